import SQLiteManager

extension Connection {
  /// Calls a closure, and interrupts its statements on this connection if they take too long. A view in an untrusted file may never end.
  ///
  /// - Throws: The error of the closure, which is ``SQLiteError`` with SQLITE_INTERRUPT if a statement was interrupted.
  func within<Result>(_ limit: Duration, _ body: () throws -> Result) throws -> Result {
    let deadline = ContinuousClock.now + limit
    let token = try addProgressHandler(everySteps: 10_000) { ContinuousClock.now > deadline ? .interrupt : .proceed }
    defer { token.cancel() }
    return try body()
  }
}
