import SQLiteCalls

/// Collects what each statement of a connection does, which SQLite reports while compiling, and decides whether it may be lent.
protocol StatementGate: AnyObject {
  /// Called before SQL is compiled.
  func beginCompiling(on connection: Connection)
  /// Returns the record of what the statement uses and does; nil if it was not compiled.
  func endCompiling(_ statement: OpaquePointer?, on connection: Connection) -> StatementUse?
  /// Throws if a statement, just compiled or from the cache, may not run because of what it does.
  func admit(_ use: StatementUse, _ sql: String, on connection: Connection) throws
  /// Records that a statement could not be compiled.
  ///
  /// - Parameter prepared: The statement that SQLite recompiled when it began to run; nil at a first compilation.
  func noteFailure(_ error: SQLiteError, of prepared: PreparedStatement?, on connection: Connection)
}

extension Connection {
  /// Returns whether the closed gate admits a statement from the cache; a statement that has to be recompiled is removed from the cache.
  ///
  /// - Throws: The gate's error when the statement may not run.
  func isAdmitted(_ prepared: PreparedStatement) throws -> Bool {
    guard let gate else { return true }
    guard let use = prepared.use, prepared.compilations == 0 else {  // the record belongs to the first compilation
      cache.forgetLent(prepared)
      giveBack(Loan(prepared))
      return false
    }
    do { try gate.admit(use, prepared.sql, on: self) } catch {
      giveBack(Loan(prepared))
      throw error
    }
    return true
  }

  /// Ends the statements that are still in the middle of their rows when the closure that borrowed the connection returns.
  package func endRunningStatements() {
    for prepared in cache.lent where prepared.isRunning { prepared.end() }
  }
}
