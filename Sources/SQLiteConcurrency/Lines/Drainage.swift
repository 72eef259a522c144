/// The rule for closing unused connections.
package struct Drainage: Sendable {
  /// The time without a use after which they are closed.
  let delay: Duration
  /// The clock that measures the delay.
  let clock: any Clock<Duration>

  /// Calls a closure now and after each delay, until it returns nil.
  ///
  /// - Parameter ask: Returns the number of uses so far, or nil to end. Its argument is its last result, nil in the first call.
  func start(_ ask: @escaping @Sendable (_ seen: Int?) -> Int?) {
    Task {
      var seen: Int?
      while let count = ask(seen) {
        do { try await clock.sleep(for: delay.forClocks) } catch { return }  // this task is never cancelled
        seen = count
      }
    }
  }
}
