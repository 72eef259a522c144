import SQLiteCalls

/// Finds out what each statement of a connection does, which SQLite reports while it compiles, and says whether it may be lent.
protocol StatementGate: AnyObject {
  /// Takes note that a text is going to be compiled.
  func beginCompiling(on connection: Connection)
  /// The findings about what the statement does; nil where it was not compiled.
  func endCompiling(_ statement: OpaquePointer?, on connection: Connection) -> StatementUse?
  /// Refuses a statement, just compiled or from the cache, by what it does.
  func admit(_ use: StatementUse, _ sql: String, on connection: Connection) throws
  /// Takes note that a statement was not compiled.
  ///
  /// - Parameter prepared: The statement that SQLite compiled again when it began to run; nil when it was compiled for the first time.
  func noteFailure(_ error: SQLiteError, of prepared: PreparedStatement?, on connection: Connection)
}

extension Connection {
  /// Whether the shut gate lets a statement from the cache pass; one that has to be compiled again is not kept.
  ///
  /// - Throws: The error that says why it may not.
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

  /// Ends statements in the middle of their rows: those that a closure leaves when the loan of the connection ends.
  package func endRunningStatements() {
    for prepared in cache.lent where prepared.isRunning { prepared.end() }
  }
}
