import SQLiteManager

extension Connection {
  /// Runs a closure, and interrupts what it runs on this connection when that takes too long: a view of a strange file may have no end.
  ///
  /// - Parameter limit: How long; nil for as long as it takes.
  /// - Throws: What the closure throws; ``SQLiteError`` with SQLITE_INTERRUPT after the limit.
  func within<Result>(_ limit: Duration?, _ body: () throws -> Result) throws -> Result {
    guard let limit else { return try body() }
    let deadline = ContinuousClock.now + limit
    let token = try addProgressHandler(everySteps: 10_000) { ContinuousClock.now > deadline ? .interrupt : .proceed }
    defer { token.cancel() }
    return try body()
  }
}
