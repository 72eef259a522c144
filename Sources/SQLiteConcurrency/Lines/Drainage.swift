/// When connections are closed that nobody uses.
package struct Drainage: Sendable {
  /// How long nobody may have used any.
  let delay: Duration
  /// What the delay is measured with.
  let clock: any Clock<Duration>

  /// Asks again and again, each time after the delay, as long as it is answered how many uses there have been.
  ///
  /// - Parameter ask: Told what it answered the last time, nil at first; nil ends it.
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
