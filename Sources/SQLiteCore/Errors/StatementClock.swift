/// The clock with which a connection measures how long its statements have been running, for ``LockDiagnosis``.
///
/// Two clocks are equal when one is a copy of the other.
public struct StatementClock: Hashable, Sendable {
  private final class Source: Sendable {
    let now: @Sendable () -> Duration

    init(_ now: @escaping @Sendable () -> Duration) { self.now = now }
  }

  private let source: Source

  /// Creates a statement clock from a clock of your own, such as a test clock that stands still.
  public init<Time: Clock<Duration>>(_ clock: Time) {
    let start = clock.now
    source = Source { start.duration(to: clock.now) }
  }

  /// The system's clock that continues while the system sleeps.
  public static let continuous = StatementClock(ContinuousClock())

  /// The time since the clock was created.
  var now: Duration { source.now() }

  /// Returns whether one clock is a copy of the other.
  public static func == (first: StatementClock, second: StatementClock) -> Bool { first.source === second.source }

  /// Hashes the identity of the clock.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
