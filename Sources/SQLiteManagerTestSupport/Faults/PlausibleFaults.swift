import SQLiteCalls
import SQLiteCore

extension PlausibleFault {
  /// The ways in which a call can fail; none when it cannot.
  ///
  /// - Parameters:
  ///   - kind: What the statement does that it runs; nil when it runs none.
  ///   - isInTransaction: Whether a transaction was begun before.
  ///   - endsTransaction: Whether the statement is a COMMIT, or a RELEASE of the savepoint that began the transaction, and there is something to commit.
  static func all(of call: Sqlite3Call, _ kind: StatementKind?, isInTransaction: Bool, endsTransaction: Bool) -> [PlausibleFault] {
    guard let kind else { return call.failure.codes.map { PlausibleFault($0) } }
    switch kind {
    case .rollsBack: return []
    case .begins, .opensSavepoint: return [PlausibleFault(.nomem)]
    case .commits where !endsTransaction: return []
    case .releases where !endsTransaction: return [PlausibleFault(.nomem)]
    case .commits, .releases:
      return [
        PlausibleFault(.busy), PlausibleFault(.ioerrFsync), PlausibleFault(.full), PlausibleFault(.nomem),
        PlausibleFault(.constraintForeignkey),
        PlausibleFault(.ioerrFsync, .done), PlausibleFault(.full, .done),
      ]
    case .beginsWriting: return codes(of: call, .beginsWriting).map { PlausibleFault($0) }
    case .reads: return codes(of: call, .reads).map { PlausibleFault($0) }
    case .writes:
      return codes(of: call, .writes).flatMap { code in
        switch (code.primary, isInTransaction) {
        case (.full, true), (.nomem, true): [PlausibleFault(code), PlausibleFault(code, .keepsTransaction)]
        case (.ioerr, false): [PlausibleFault(code), PlausibleFault(code, .done)]
        default: [PlausibleFault(code)]
        }
      }
    }
  }

  /// What only a statement that writes can fail with.
  private static let ofWriting: Set<ResultCode> = [.full, .readonly, .constraint, .toobig, .mismatch]
  /// What is about rows.
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
  /// Whether a step or an exec that fails so, in a transaction, takes the transaction with it.
  func endsTransaction(_ kind: StatementKind?) -> Bool {
    guard form == .usual, let kind else { return false }
    switch kind {
    case .begins, .beginsWriting, .opensSavepoint, .rollsBack: return false
    default: return code.endsTransaction(isWriting: kind == .writes)
    }
  }
}
