/// The instant at which a wait ends at the latest, and whether an interrupt ends it before.
struct Deadline: Sendable {
  let instant: ContinuousClock.Instant
  /// Asked about every 20 milliseconds during a wait.
  let isInterrupted: @Sendable () -> Bool

  init(after duration: Duration, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    instant = .now + duration
    self.isInterrupted = isInterrupted
  }

  private init(_ instant: ContinuousClock.Instant, _ isInterrupted: @escaping @Sendable () -> Bool) {
    self.instant = instant
    self.isInterrupted = isInterrupted
  }

  var hasPassed: Bool { ContinuousClock.now >= instant }

  /// The longest wait, in milliseconds, before the next look at the clock and at the interrupt.
  var slice: Int32 {
    let left = (instant - .now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(min(max(milliseconds + 1, 0), 20))
  }

  /// The earlier of this one and one after a duration from now.
  func limited(to duration: Duration) -> Deadline { Deadline(min(instant, .now + duration), isInterrupted) }
}
