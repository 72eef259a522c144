import SQLiteCalls

/// A statement that begins or ends a transaction. <https://sqlite.org/lang_transaction.html>
package enum MockTransaction {
  case begin(TransactionStart)
  case commit
  case rollback
  case savepoint(String)
  case release(String)
  case rollbackTo(String)

  package enum TransactionStart { case deferred, immediate, exclusive }

  /// Parses a statement. Fails if it is another kind of statement.
  ///
  /// - Throws: SQLite's error if the text begins like a transaction statement but is malformed.
  package init?(_ syntax: MockSyntax) throws(MockAnswer.Failure) {
    var syntax = syntax
    switch syntax.takes("BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE") {
    case "BEGIN"?:
      let kind = syntax.takes("DEFERRED", "IMMEDIATE", "EXCLUSIVE")
      try Self.skipTransaction(&syntax)
      self = .begin(kind == "IMMEDIATE" ? .immediate : kind == "EXCLUSIVE" ? .exclusive : .deferred)
    case "COMMIT"?, "END"?:
      try Self.skipTransaction(&syntax)
      self = .commit
    case "ROLLBACK"?:
      try Self.skipTransaction(&syntax)
      if syntax.takes("TO") == nil {
        self = .rollback
      } else {
        _ = syntax.takes("SAVEPOINT")
        self = .rollbackTo(try syntax.name())
      }
    case "SAVEPOINT"?: self = .savepoint(try syntax.name())
    case "RELEASE"?:
      _ = syntax.takes("SAVEPOINT")
      self = .release(try syntax.name())
    default: return nil
    }
    try syntax.end()
  }

  /// Skips TRANSACTION and a name after it. Neither has any effect.
  private static func skipTransaction(_ syntax: inout MockSyntax) throws(MockAnswer.Failure) {
    guard syntax.takes("TRANSACTION") != nil, !syntax.isAtEnd else { return }
    var ahead = syntax
    if ahead.takes("TO") == nil { _ = try syntax.name() }
  }

  /// Whether the statement can commit changes.
  var mayCommit: Bool {
    switch self {
    case .commit, .release: true
    case .begin, .rollback, .savepoint, .rollbackTo: false
    }
  }

  var isReadonly: Bool {
    if case .begin(let start) = self { start == .deferred } else { true }
  }

  /// Runs the statement.
  ///
  /// - Throws: SQLite's error.
  func run(on connection: MockConnection) throws(MockAnswer.Failure) {
    switch self {
    case .begin(let start):
      if start != .deferred {
        if connection.isQueryOnly { throw MockAnswer.Failure(.readonly) }
        if connection.isReadonly("main") {
          connection.enter(.read)
        } else {
          guard connection.database.lock(for: connection) else { throw MockAnswer.Failure(.busy) }
          if start == .exclusive { connection.database.isExclusive = !connection.database.isWriteAhead }
          connection.enter(.write)
        }
      }
      if connection.isInTransaction { throw .error("cannot start a transaction within a transaction") }
      connection.isInTransaction = true
    case .commit:
      guard connection.isInTransaction else { throw .error("cannot commit - no transaction is active") }
      if connection.hasWriter { throw Self.inProgress("commit transaction") }
      try commit(connection)
    case .rollback:
      guard connection.isInTransaction else { throw .error("cannot rollback - no transaction is active") }
      connection.undoHeader()
      connection.leaveTransaction()
      connection.callRollbackHook()
    case .savepoint(let name):
      if connection.hasWriter { throw Self.inProgress("open savepoint") }
      if !connection.isInTransaction {
        connection.isInTransaction = true
        connection.savepointOpenedTransaction = true
      }
      connection.savepoints.append((name, connection.header))
    case .release(let name):
      guard let at = connection.place(ofSavepoint: name) else { throw missing(name) }
      if connection.hasWriter { throw Self.inProgress("release savepoint") }
      if connection.isEnded(byReleasing: name) {
        do {
          try commit(connection)
        } catch {
          connection.isInTransaction = true  // rolled back, but SQLite still considers it open
          throw error
        }
      } else {
        connection.savepoints.removeSubrange(at...)
      }
    case .rollbackTo(let name):
      guard let at = connection.place(ofSavepoint: name) else { throw missing(name) }
      connection.savepoints.removeSubrange((at + 1)...)
      connection.header = connection.savepoints[at].header
    }
  }

  private static func inProgress(_ what: String) -> MockAnswer.Failure {
    MockAnswer.Failure(.busy, message: "cannot \(what) - SQL statements in progress")
  }

  private func missing(_ name: String) -> MockAnswer.Failure { .error("no such savepoint: \(name)") }

  private func commit(_ connection: MockConnection) throws(MockAnswer.Failure) {
    let isAllowed = connection.transactionState != .write || connection.allowsCommit()
    if isAllowed { connection.countCommits() } else { connection.undoHeader() }
    connection.leaveTransaction()
    if isAllowed { return }
    connection.callRollbackHook()
    throw MockConnection.vetoed
  }
}
