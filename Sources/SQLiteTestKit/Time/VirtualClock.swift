public import Foundation
public import SQLiteCore

/// A clock for tests. Its time passes when the test says so, or at once when a task or a thread waits, and never by itself.
///
/// ```swift
/// let clock = VirtualClock()
/// let sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
/// clock.at(.milliseconds(300)) { try other.execute("COMMIT") }       // the other connection gives its lock up
/// try stars.add(42)                                                  // SQLite's busy handler waits for it
/// #expect(clock.time == .milliseconds(303))                          // and asked again after its own delays
/// ```
/// Tasks sleep on it as on any clock of Swift; threads wait on it in SQLite's busy handler, in `sqlite3_sleep`, and in calls or file
/// operations with latency, through a ``VirtualTimeSqlite3Wrapper`` or a ``VirtualTimeVFS``. Their wake-ups and the actions scheduled with
/// ``at(_:_:)`` happen in the order of their moments.
///
/// On a jumping clock, the default, a wait needs no other thread: it lets the time pass until its end, and meanwhile runs the scheduled
/// actions that become due, on its own thread. So two connections can race in one thread, the same way each time. When several threads
/// wait, one of them moves the clock, and the others follow. (A waiting thread is blocked: use a thread of your own, not one of the pool
/// that tasks share.) A standing clock moves only by ``advance(by:)``; ``untilWaiting(_:)`` returns when tasks or threads wait.
///
/// No wait lasts forever. When the clock ends, by ``end()``, with its last reference, or because waits have let more time pass than
/// ``init(_:movingBy:limit:patience:)`` allows, sleeping tasks throw a `CancellationError` and threads go on; later waits end
/// the same way. A thread that waits on a standing clock that no other thread moves goes on when its patience, a real time, is over.
/// Problems are in ``findings``.
public final class VirtualClock: Clock, Sendable {
  /// How the clock moves.
  public enum Pace: Hashable, Sendable {
    /// The clock moves to the moment that a task or a thread waits for, as soon as one does.
    case jumping
    /// The clock moves by ``VirtualClock/advance(by:)`` alone.
    case standing
  }

  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let time: Duration
    /// The moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// The time between two moments.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Whether the first moment is earlier.
    public static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  /// The scheduler, which waiting tasks and threads retain; the clock itself still ends with its last reference.
  let scheduler: VirtualTimeScheduler
  private let step: Duration

  /// A clock.
  ///
  /// - Parameters:
  ///   - pace: How the clock moves.
  ///   - step: The time by which each read of ``now`` moves the clock; events that become due happen then. For code that reads the clock
  ///     more than once.
  ///   - limit: The time that may pass by waiting. Exceeding it ends the clock, so that an endless retry loop comes to an end. An hour by
  ///     default.
  ///   - patience: The longest real time that a thread waits on a clock that no other thread moves. A minute by default.
  public init(
    _ pace: Pace = .jumping, movingBy step: Duration = .zero, limit: Duration = .seconds(3_600), patience: Duration = .seconds(60)
  ) {
    scheduler = VirtualTimeScheduler(pace, limit: limit, patience: patience)
    self.step = step
  }

  deinit { scheduler.end() }

  /// The time since the clock was made. Reading it does not move the clock.
  public var time: Duration { scheduler.time }

  /// The moment that the clock shows; reading it moves a clock that was made with a step.
  public var now: Instant {
    if step > .zero { scheduler.move(by: step) }
    return Instant(time: scheduler.time)
  }

  /// The time of the clock as a date, to the millisecond, as SQLite's `datetime('now')` sees it. It begins with the year 2000; reading it
  /// does not move the clock.
  public var date: Date { Date(timeIntervalSince1970: Double(scheduler.millisecondsSince1970) / 1_000) }

  /// One nanosecond; the clock itself distinguishes all times.
  public var minimumResolution: Duration { .nanoseconds(1) }

  // MARK: Letting time pass

  /// Sleeps until a moment, or lets the time pass until then.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, and when the clock ends or has ended.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try await scheduler.sleep(until: deadline.time) }

  /// Makes the calling thread wait, like SQLite's busy handler: a jumping clock moves on, a standing one must be moved by another thread.
  ///
  /// A time that is not positive has passed already.
  public func wait(for duration: Duration) { scheduler.wait(for: duration, .thread) }

  /// Lets time pass. Events happen in the order of their moments: scheduled actions run on this thread; waiting tasks and threads go on
  /// where they are, and may wait again.
  ///
  /// A scheduled action may call this too. While another thread is moving the clock, the call takes effect afterwards. A scheduled action
  /// may itself let more time pass than remains; the clock is then later than the caller asked for.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a negative time: a clock does not go back.
  public func advance(by duration: Duration) throws(SQLiteError) {
    guard duration >= .zero else {
      throw SQLiteError.refused(.misuse, "a clock does not go back: it cannot be advanced by \(duration.inMilliseconds)")
    }
    scheduler.move(by: duration)
  }

  /// Schedules an action for a moment, counted from the creation of the clock. It runs once, when this thread lets the time pass, before
  /// waiting tasks and threads of the same moment.
  ///
  /// So two connections can race in one thread. If the moment is over, the action runs when time passes next. An error that it throws is
  /// added to ``findings``, and so is a moment that another thread lets pass: the action does not run then. The action may use connections,
  /// wait, advance the clock and schedule more. It must not use the connection on which a thread waits: SQLite is within a call on it. Its
  /// captures are kept until it has run, or the clock ends.
  @available(*, noasync, message: "a task may go on on another thread: use onAnyThread(at:_:)")
  public func at(_ time: Duration, _ event: @escaping () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: currentThreadNumber), at: time)
  }

  /// Schedules an action that runs on any thread that lets the time pass; otherwise like ``at(_:_:)``.
  public func onAnyThread(at time: Duration, _ event: @escaping @Sendable () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: nil), at: time)
  }

  // MARK: Waits

  /// The number of waiting tasks and threads.
  public var waiterCount: Int { scheduler.state.withLock(\.waiterCount) }

  /// Returns when at least this many tasks and threads wait.
  ///
  /// - Returns: False if the task was cancelled, or the clock ended, before.
  @discardableResult public func untilWaiting(_ count: Int = 1) async -> Bool { await scheduler.untilWaiting(count) }

  /// The time that passed or was waited for, by cause: the number of waits, and their total duration.
  public var waits: [VirtualWait] { scheduler.state.withLock(\.waits) }

  /// Ends the clock: sleeping tasks throw a `CancellationError`, threads go on, and scheduled actions never happen. The time stays as it
  /// is.
  public func end() { scheduler.end() }

  /// Whether the clock has ended.
  public var hasEnded: Bool { scheduler.state.withLock(\.hasEnded) }

  /// The problems, as texts: events that threw or did not run, waits beyond the limit, threads whose patience was over, and the findings of
  /// a ``VirtualTimeSqlite3Wrapper``.
  public var findings: [String] { scheduler.state.withLock(\.findings) }
}
