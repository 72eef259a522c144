import SQLiteCalls

/// The decision of a commit hook.
public enum CommitDecision: Hashable, Sendable {
  /// The transaction may be committed.
  case commit
  /// The transaction is rolled back; the statement that would have committed it fails with SQLITE_CONSTRAINT_COMMITHOOK.
  case rollback
}

extension Connection {
  /// Adds an observer that decides before each commit of a transaction that had the right to write.
  ///
  /// Observers are called in the order in which they were added, until one refuses. An immediate transaction has that right even if it
  /// wrote nothing; a deferred one that has only read does not. SQL on the connection is refused within the closure.
  /// - Parameter isAllowed: Returns whether the transaction may be committed.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_commit_hook`: <https://sqlite.org/c3ref/commit_hook.html>
  public func addCommitHook(_ isAllowed: @escaping () -> CommitDecision) throws(SQLiteError) -> HookToken {
    try hooksToChange().commit.add(isAllowed)
  }

  /// Adds an observer that is called after each rollback, including rollbacks by SQLite itself or because of a commit hook.
  ///
  /// Rolling back to a savepoint is not a rollback. Closing the connection within a transaction is one. SQL on the connection is refused
  /// within the closure.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_rollback_hook`: <https://sqlite.org/c3ref/commit_hook.html>
  public func addRollbackHook(_ body: @escaping () -> Void) throws(SQLiteError) -> HookToken {
    try hooksToChange().rollback.add(body)
  }
}

final class CommitHook: HookObservers<() -> CommitDecision> {
  override var call: Sqlite3Call { .sqlite3_commit_hook }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
      unsafe context.object(as: CommitHook.self)?.first { isAllowed in isAllowed() == .rollback } == true ? 1 : 0
    }
    let _ = unsafe connection.wrapper.sqlite3_commit_hook(connection.handle, isNeeded ? callback : nil, context)
    return 0
  }
}

final class RollbackHook: HookObservers<() -> Void> {
  override var call: Sqlite3Call { .sqlite3_rollback_hook }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      unsafe context.object(as: RollbackHook.self)?.forEach { $0() }
    }
    let _ = unsafe connection.wrapper.sqlite3_rollback_hook(connection.handle, isNeeded ? callback : nil, context)
    return 0
  }
}
