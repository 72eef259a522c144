import SQLiteCalls

/// The moment at which a transaction takes its locks. <https://sqlite.org/lang_transaction.html>
public enum TransactionKind: String, Hashable, Sendable {
  /// At the first read or write. Writing after reading fails at once, whatever the busy timeout, when another connection wrote meanwhile.
  case deferred = "DEFERRED"
  /// At the beginning, for writing; others may read.
  case immediate = "IMMEDIATE"
  /// At the beginning, for writing; in a rollback journal mode others may not read.
  case exclusive = "EXCLUSIVE"
}

extension TransactionKind {
  fileprivate var begin: String {
    switch self {
    case .deferred: "BEGIN DEFERRED"
    case .immediate: "BEGIN IMMEDIATE"
    case .exclusive: "BEGIN EXCLUSIVE"
    }
  }
}

extension Connection {
  /// Runs a closure in a transaction, which is committed when the closure returns and rolled back when it throws.
  ///
  /// Inside an open transaction the closure runs in a savepoint, whatever the kind.
  ///
  /// Some errors make SQLite roll the whole transaction back: a full disk, a failed read or write, an interrupted write, `OR ROLLBACK`. A
  /// closure that catches such an error cannot go on, since each further statement would be a transaction of its own: the connection then
  /// refuses to run anything until the outermost closure has ended.
  /// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
  ///
  /// SQL in the closure cannot end the transaction: COMMIT, END and ROLLBACK are refused before they run, as is RELEASE of a savepoint that
  /// SQL in the closure did not begin. ROLLBACK TO a savepoint is allowed.
  ///
  /// With `retries`, the transaction is begun again, and the closure run again from its beginning, when the transaction was lost through no
  /// fault of the closure: after SQLITE_ABORT_ROLLBACK (``SQLiteError/Meaning/transactionGone``), as when an engine's leader changed, and
  /// after SQLITE_BUSY_SNAPSHOT, when a deferred transaction read something that another connection has changed since. There is no retry
  /// after a commit that may have succeeded (``SQLiteError/Meaning/outcomeUnknown``), nor when BEGIN or COMMIT fails because of a lock: use
  /// the busy timeout to wait for locks. Effects of the closure outside the database happen again.
  ///
  /// - Parameters:
  ///   - kind: The moment at which locks are taken.
  ///   - retries: The largest number of retries. It has no effect inside an open transaction, since the outer transaction is lost then.
  ///   - body: The work of the transaction.
  /// - Throws: The error of the closure, or ``SQLiteError`` when the transaction cannot begin or commit, SQLITE_MISUSE for SQL that would
  ///   end it; the transaction is then rolled back. The first error is thrown; with retries, the first error of the last try. Should the
  ///   rollback itself fail, it is tried again before anything else runs on this connection. SQLITE_ABORT_ROLLBACK when the closure goes
  ///   on, or ends, after SQLite rolled back; the reason is its ``SQLiteError/underlying``. The message of SQLITE_CONSTRAINT_FOREIGNKEY
  ///   names the first row without a parent, if a short search finds one.
  @discardableResult public func transaction<Result>(
    _ kind: TransactionKind = .immediate, retries: Int = 0, _ body: () throws -> Result
  ) throws -> Result {
    try enter()
    if isInTransaction, !owesRollback { return try savepoint(body) }
    var left = retries
    while true {
      do {
        try run(kind.begin)
        return try block {
          let result = try body()
          try commit("COMMIT")
          return result
        } undo: {
          rollback()
        }
      } catch let error as SQLiteError where left > 0 && error.allowsRetry { left -= 1 }
    }
  }

  /// Runs a closure in a savepoint, released when the closure returns and undone when it throws. Savepoints nest, even with the same name.
  ///
  /// SQL in the closure cannot end the transaction, as for ``transaction(_:retries:_:)``.
  ///
  /// - Parameter name: Any text without a NUL.
  /// - Throws: The error of the closure, or ``SQLiteError``; the closure's changes are undone then.
  @discardableResult public func savepoint<Result>(named name: String = "sqlitemanager", _ body: () throws -> Result) throws -> Result {
    try enter()
    let savepoint = SQL(identifier: name)
    let quoted = savepoint.text
    if let refusal = savepoint.refusal { throw SQLiteError.refused(.mismatch, refusal, sql: "SAVEPOINT " + quoted) }
    let isOutermost = !isInTransaction
    try run("SAVEPOINT " + quoted)
    return try block {
      let result = try body()
      if isOutermost { try commit("RELEASE " + quoted) } else { try run("RELEASE " + quoted) }
      return result
    } undo: {
      if isOutermost { return rollback() }
      guard isInTransaction, !owesRollback else { return }
      do {
        try undoing {
          try run("ROLLBACK TO " + quoted)
          try run("RELEASE " + quoted)
        }
      } catch {
        owesRollback = true  // the changes of the closure cannot be undone alone: nothing in the transaction may be committed
        loseTransaction(to: error)
      }
    }
  }

  /// Runs the closure of a transaction or savepoint that was begun, and undoes it when the closure throws.
  private func block<Result>(_ body: () throws -> Result, undo: () -> Void) throws -> Result {
    let isOpen = isInTransaction  // false with a test double that has no transactions
    if isOpen { openBlocks += 1 }
    let outer = savepoints
    savepoints = []
    defer {
      savepoints = outer
      if isOpen { openBlocks -= 1 }
      if openBlocks == 0 { forgetLostTransaction() }
    }
    do { return try body() } catch {
      undo()
      throw error
    }
  }

  /// Runs one of this package's own statements, which return no rows. It is compiled only once and bypasses the gate.
  private func run(_ text: String) throws {
    try admitWork("run SQL on it", sql: text)
    runsOwnStatement = true
    defer { runsOwnStatement = false }
    if let kept = cache.lend(text) {
      kept.isOwn = true
      return try Statement(kept, of: self).run()
    }
    try prepare(SQL(unchecked: text)).run()
  }

  /// Commits, and marks an error that leaves the outcome uncertain.
  ///
  /// If the transaction is still open, nothing in it was committed, and it is rolled back. If an I/O error has closed it, SQLite rolled it
  /// back as far as it could write: a log whose sync failed, or a journal that could not be deleted, may be found whole, or gone, when the
  /// file is opened next.
  private func commit(_ text: String) throws {
    do { try run(text) } catch let error as SQLiteError {
      let isOfFile = error.origin == .call(.sqlite3_step) && [.ioerr, .full].contains(error.code.primary)
      guard isOfFile, !isInTransaction else { throw error }
      throw error.with { $0.isOutcomeUnknown = true }
    }
  }

  /// Rolls back, unless SQLite did so itself. A failure is recorded but not thrown, because the first error must be thrown.
  private func rollback() {
    guard isInTransaction else { return }
    owesRollback = true
    do { try rollbackOwed() } catch { owesRollback = isInTransaction }
  }

  /// Whether a transaction around a statement could fail where the statement alone does not: BEGIN IMMEDIATE locks the main database and
  /// all attached ones, whatever the statement writes, and COMMIT is refused while another statement writes.
  package var isBusyElsewhere: Bool {
    mayHaveAttached || hasTemporary || cache.lentCount > 0 && cache.lent.contains { !$0.isReadOnly }
  }

  /// Whether no transaction is open and no statement is in the middle of its rows.
  package var isAtRest: Bool {
    guard let open = unsafe handle else { return true }
    return unsafe wrapper.sqlite3_get_autocommit(open) != 0 && wrapper.sqlite3_txn_state(open, nil) <= 0 && !owesRollback
  }

  /// Whether a transaction or a statement is still open. It is always false for a test double, which has only the state that its test
  /// scripted.
  package var isToBeTidied: Bool { wrapper.runsAnySQL && (cache.lentCount > 0 || !isAtRest) }

  /// Rolls back a transaction whose rollback failed before, because nothing may run inside a transaction that should be gone.
  @inline(__always) package func settleRollback() throws { if owesRollback { try rollbackOwed() } }

  /// Rolls back an open transaction whose rollback failed before, or that a closure left open.
  package func rollbackOwed() throws {
    try undoing {
      try enter()
      owesRollback = false
      var tries = 3  // another thread may interrupt the ROLLBACK itself, and again the next one
      while isInTransaction {
        do { return try run("ROLLBACK") } catch ResultCode.interrupt where tries > 1 { tries -= 1 } catch {
          owesRollback = isInTransaction
          throw error
        }
      }
    }
  }
}

extension SQLiteError {
  /// Whether the transaction is certainly undone, and failed because of other connections rather than its own work.
  fileprivate var allowsRetry: Bool {
    if let cause = underlying as? SQLiteError, cause.meaning == .outcomeUnknown { return false }
    return meaning == .transactionGone || code == .busySnapshot
  }
}

extension PreparedStatement {
  /// Throws for a statement that would end the transaction of a closure: later statements would each be a transaction of their own.
  ///
  /// The package's own statements are allowed, and so are the user's outside of these closures. A savepoint may be released in the closure
  /// in which SQL began it.
  func refuseEnding(on connection: Connection) throws {
    guard connection.openBlocks > 0, !connection.runsOwnStatement else { return }
    let words = Array(StatementTokens(ownSQL))
    let name = words.last?.named ?? ""
    switch words.first?.folded {
    case "rollback" where words.contains { $0.isWord("to") }: return
    case "savepoint": return connection.savepoints.append(name)
    case "release":
      if let place = connection.savepoints.lastIndex(of: name) { return connection.savepoints.removeSubrange(place...) }
    default: break
    }
    throw SQLiteError.refused(
      .misuse,
      "\(words.map(\.content).joined(separator: " ")) ends the transaction in which it runs: leave it out. The transaction is committed when its closure returns, and "
        + "rolled back when the closure throws",
      sql: ownSQL)
  }
}
