import SQLiteCalls
import SQLiteCore

extension PlausibleFault {
  /// The ways in which a call can fail, given the statement it runs; none when it cannot fail.
  static func all(of call: Sqlite3Call, _ running: RunningStatement) -> [PlausibleFault] {
    if running.commitsWhenReset {
      return [PlausibleFault(.busy), PlausibleFault(.ioerrFsync), PlausibleFault(.full), PlausibleFault(.ioerrFsync, .done)]
    }
    guard let kind = running.kind else { return withoutStatement[call.place] }
    switch kind {
    case .rollsBack: return []
    case .begins, .opensSavepoint: return [PlausibleFault(.nomem)]
    case .commits where !running.endsTransaction: return []
    case .releases where !running.endsTransaction: return [PlausibleFault(.nomem)]
    case .commits, .releases:
      return [
        PlausibleFault(.busy), PlausibleFault(.ioerrFsync), PlausibleFault(.full), PlausibleFault(.nomem),
        PlausibleFault(.constraintForeignkey),
        PlausibleFault(.ioerrFsync, .done), PlausibleFault(.full, .done),
      ]
    case .beginsWriting: return beginning[call.place]
    case .reads: return reading[call.place]
    case .writes: return (running.isInTransaction ? writingInTransaction : writing)[call.place]
    }
  }

  /// The faults of calls that run no statement, by the place of the call.
  private static let withoutStatement = Sqlite3Call.allCases.map { $0.failure.codes.map { PlausibleFault($0) } }
  private static let beginning = byCall { codes(of: $0, .beginsWriting).map { PlausibleFault($0) } }
  private static let reading = byCall { codes(of: $0, .reads).map { PlausibleFault($0) } }
  private static let writing = byCall { call in
    codes(of: call, .writes).flatMap { $0.primary == .ioerr ? [PlausibleFault($0), PlausibleFault($0, .done)] : [PlausibleFault($0)] }
  }
  private static let writingInTransaction = byCall { call in
    codes(of: call, .writes).flatMap { code in
      [.full, .nomem].contains(code.primary) ? [PlausibleFault(code), PlausibleFault(code, .keepsTransaction)] : [PlausibleFault(code)]
    }
  }

  /// The faults of calls that run statements, by the place of the call; none for other calls.
  private static func byCall(_ faults: (Sqlite3Call) -> [PlausibleFault]) -> [[PlausibleFault]] {
    Sqlite3Call.allCases.map { [.sqlite3_step, .sqlite3_exec, .sqlite3_get_table].contains($0) ? faults($0) : [] }
  }

  /// The codes with which only a statement that writes can fail.
  private static let ofWriting: Set<ResultCode> = [.full, .readonly, .constraint, .toobig, .mismatch]
  /// The codes that concern rows.
  private static let ofRows: Set<ResultCode> = [.constraint, .toobig, .mismatch, .auth, .interrupt]

  private static func codes(of call: Sqlite3Call, _ kind: StatementKind) -> [ResultCode] {
    call.failure.codes.compactMap { code in
      if !kind.isWriting, ofWriting.contains(code) { return nil }
      if kind == .beginsWriting, ofRows.contains(code) || code == .full { return nil }
      guard code == .ioerr else { return code }
      return kind == .writes ? .ioerrWrite : .ioerrRead
    }
  }
}

extension PlausibleFault {
  /// Whether a step or an exec that fails in this way, in a transaction, ends the transaction.
  func endsTransaction(_ kind: StatementKind?) -> Bool {
    guard form == .usual, let kind else { return false }
    switch kind {
    case .begins, .beginsWriting, .opensSavepoint, .rollsBack: return false
    default: return code.endsTransaction(isWriting: kind == .writes)
    }
  }
}
