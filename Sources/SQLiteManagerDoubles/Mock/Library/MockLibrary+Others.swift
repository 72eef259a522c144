import SQLiteCalls

// What SQLite answers depends on what other connections to the same file hold. Of that a mock knows only who has begun to write in a transaction.
extension MockLibrary {
  /// The failure of a statement whose answer depends on what another connection to its file holds; nil when it does not.
  func dependence(of statement: MockStatement) -> MockAnswer.Failure? {
    let db = statement.connection
    let (database, others) = (db.database, others(of: db))
    if others.isEmpty { return nil }
    let isStale = database.isWriteAhead && db.transactionState == .read && db.snapshot != database.commits
    let (writes, commits) = needs(of: statement)
    if writes, db.isQueryOnly || database.writer.map({ $0 !== db }) == true { return nil }  // readers or not, it is refused
    let isMet = others.contains { other in
      if commits, !database.isWriteAhead, other.transactionState != .none { return true }
      if writes { return other.transactionState == .write && database.writer !== other }
      // A connection that writes outside of a transaction commits soon, which readers prevent.
      return statement.access == .read && !database.isWriteAhead && other.transactionState == .write
        && (database.isExclusive || !other.isInTransaction)
    }
    let isOfHeader = if case .pragma(let pragma) = statement.plan { pragma.isOfHeader } else { false }
    return isMet || isStale && (writes || isOfHeader) ? refuse(statement.key, on: db) : nil
  }

  /// The failure of compiling SQL for which the schema is read, while another connection keeps readers out; nil when none does.
  func dependenceOfCompiling(_ sql: String, on db: MockConnection) -> MockAnswer.Failure? {
    guard db.database.isExclusive, let writer = db.database.writer, writer !== db else { return nil }
    return refuse(sql, on: db)
  }

  private func others(of db: MockConnection) -> [MockConnection] {
    connections.values.filter { $0 !== db && $0.database === db.database }
  }

  /// Whether a statement needs the right to write, and whether it needs to be alone: to commit, or to keep others out.
  private func needs(of statement: MockStatement) -> (writes: Bool, commits: Bool) {
    let db = statement.connection
    switch statement.transaction {
    case .begin(.immediate): return (true, false)
    case .begin(.exclusive): return (true, true)
    case .commit: return (false, db.isInTransaction && !db.hasWriter && db.transactionState == .write)
    case .release(let name): return (false, db.isEnded(byReleasing: name) && !db.hasWriter && db.transactionState == .write)
    case .begin, .rollback, .savepoint, .rollbackTo: return (false, false)
    case nil: return (statement.writes, statement.writes && !db.isInTransaction)
    }
  }

  private func refuse(_ sql: String, on db: MockConnection) -> MockAnswer.Failure {
    let why = "another connection to \(db.filename) has a statement on its row, or a transaction"
    let message = "the answer of SQLite to \(sql) while \(why), is not modelled by this mock; @Test(.database) gives a test a real database"
    unexpected.append(message)
    return MockAnswer.Failure(.error, message: message)
  }
}
