import SQLiteCalls
import SQLiteCore

extension PlausibleFault {
  /// Returns the ways in which a call can fail, given the statement that it runs; empty if it cannot fail.
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
    case .commits, .releases: return committing
    case .beginsWriting: return beginning[call.place]
    case .reads: return reading[call.place]
    case .writes where running.hasMadeChanges: return running.isInTransaction ? readingResults : committing + [PlausibleFault(.interrupt)]
    case .writes: return (running.isInTransaction ? writingInTransaction : writing)[call.place]
    }
  }

  /// The faults of functions that run no statement, by the function's position in `allCases`. SQLITE_BUSY is left out where it means that a
  /// function or a collation is replaced while a statement runs: such an operation always fails.
  private static let withoutStatement = Sqlite3Call.allCases.map { call in
    call.failure.codes.filter { $0 != .busy || !call.rawValue.hasPrefix("sqlite3_create_") }.map { PlausibleFault($0) }
  }
  /// All codes except codes that concern rows.
  private static let beginning = byCall(.beginsWriting, without: [.constraint, .toobig, .mismatch, .auth, .interrupt, .full])
  /// All codes except the codes that only writing statements can fail with.
  private static let reading = byCall(.reads, without: [.full, .readonly, .constraint, .toobig, .mismatch])
  private static let writing = byCall(.writes, .done, after: [.ioerr])
  private static let writingInTransaction = byCall(.writes, .keepsTransaction, after: [.full, .nomem])
  /// The faults of reading result rows, in a transaction, after the statement has made its changes.
  private static let readingResults = [ResultCode.nomem, .interrupt, .ioerrRead].map { PlausibleFault($0) }
  private static let committing =
    [ResultCode.busy, .ioerrFsync, .full, .nomem, .constraintForeignkey].map { PlausibleFault($0) }
    + [PlausibleFault(.ioerrFsync, .done), PlausibleFault(.full, .done)]

  /// Returns the faults of functions that run statements of a kind, by the function's position in `allCases`; empty for other functions.
  /// For some codes, a second form is also possible.
  private static func byCall(
    _ kind: StatementKind, without left: [ResultCode] = [], _ other: FaultForm = .usual, after others: [ResultCode] = []
  ) -> [[PlausibleFault]] {
    Sqlite3Call.allCases.map { call in
      guard call.runsStatements else { return [] }
      return call.failure.codes.flatMap { primary -> [PlausibleFault] in
        if left.contains(primary) { return [] }
        let code = primary != .ioerr ? primary : kind == .writes ? .ioerrWrite : .ioerrRead
        return [PlausibleFault(code)] + (others.contains(primary) ? [PlausibleFault(code, other)] : [])
      }
    }
  }
}

extension Sqlite3Call {
  /// Whether the function runs a statement to its next row or to its end.
  var runsStatements: Bool { self == .sqlite3_step || self == .sqlite3_exec || self == .sqlite3_get_table }
}

extension PlausibleFault {
  /// Whether a step or an exec that fails in this way ends the enclosing transaction.
  func endsTransaction(_ kind: StatementKind?) -> Bool {
    guard form == .usual, let kind else { return false }
    switch kind {
    case .begins, .beginsWriting, .opensSavepoint, .rollsBack: return false
    default: return code.endsTransaction(isWriting: kind == .writes)
    }
  }
}
