import SQLiteManager

extension Connection {
  /// Runs a closure, and interrupts its statements on this connection when they take too long: a view of a strange file may never end.
  ///
  /// - Throws: The error of the closure; ``SQLiteError`` with SQLITE_INTERRUPT after the limit.
  func within<Result>(_ limit: Duration, _ body: () throws -> Result) throws -> Result {
    let deadline = ContinuousClock.now + limit
    let token = try addProgressHandler(everySteps: 10_000) { ContinuousClock.now > deadline ? .interrupt : .proceed }
    defer { token.cancel() }
    return try body()
  }
}
