/// The rule for closing unused connections.
package struct Drainage: Sendable {
  /// The time without use after which they are closed.
  let delay: Duration
  /// The clock that measures the delay.
  let clock: any Clock<Duration>

  /// Waits for the delay; throws when the clock ends.
  func wait() async throws { try await clock.sleep(for: delay.forClocks) }
}
