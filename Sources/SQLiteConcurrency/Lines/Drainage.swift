/// When unused connections are closed.
package struct Drainage: Sendable {
  /// How long none of them must have been used.
  let delay: Duration
  /// The clock that measures the delay.
  let clock: any Clock<Duration>

  /// Asks again and again, each time after the delay, as long as it is answered how many uses there have been.
  ///
  /// - Parameter ask: It is called with its last answer, nil at first; nil as its answer ends it.
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
