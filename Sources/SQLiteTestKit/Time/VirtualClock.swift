public import Foundation
public import SQLiteCore

/// A clock for tests. Its time passes only if the test says so, or at once if a task or a thread waits.
///
/// ```swift
/// let clock = VirtualClock()
/// let sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
/// clock.at(.milliseconds(300)) { try other.execute("COMMIT") }       // the other connection gives its lock up
/// try stars.add(42)                                                  // SQLite's busy handler waits for it
/// #expect(clock.time == .milliseconds(303))                          // and asked again after its own delays
/// ```
/// Tasks sleep on it as on any other Swift clock. Threads wait on it in SQLite's busy handler, in `sqlite3_sleep`, and in calls or file
/// operations with latency, through a ``VirtualTimeSqlite3Wrapper`` or a ``VirtualTimeVFS``. Waits end, and actions scheduled with
/// ``at(_:_:)`` run, in the order of their times.
///
/// On a jumping clock, the default, a wait needs no other thread. It lets the time pass until its end, and runs the scheduled actions that
/// become due meanwhile on its own thread. Two connections can therefore race on one thread, the same way each time. If several threads
/// wait, one of them moves the clock for all. (A waiting thread is blocked, so use your own thread, not a thread of the shared pool.) A
/// standing clock moves only by ``advance(by:)``. ``untilWaiting(_:)`` returns when tasks or threads are waiting.
///
/// No wait lasts forever. The clock ends by ``end()``, with its last reference, or if waits let more time pass than
/// ``init(_:movingBy:limit:patience:)`` allows. Sleeping tasks then throw a `CancellationError`, and threads continue. Later waits end the
/// same way. If no other thread moves a standing clock, a waiting thread continues after a real time, its patience. Problems are in
/// ``findings``.
public final class VirtualClock: Clock, Sendable {
  /// The way in which the clock moves.
  public enum Pace: Hashable, Sendable {
    /// As soon as a task or a thread waits, the clock jumps to the end of its wait.
    case jumping
    /// The clock moves only by ``VirtualClock/advance(by:)``.
    case standing
  }

  /// A moment, as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let time: Duration
    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// Returns the time between two moments.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Returns whether the first moment is earlier.
    public static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  /// The scheduler. Waiting tasks and threads retain it, but not the clock, which ends with its last reference.
  let scheduler: VirtualTimeScheduler
  private let step: Duration

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - pace: The way in which the clock moves.
  ///   - step: The time by which each read of ``now`` moves the clock, so that events become due. Use it for code that reads the clock more
  ///     than once.
  ///   - limit: The maximum time that may pass because of waits; an hour by default. Exceeding it ends the clock, which stops an endless
  ///     retry loop.
  ///   - patience: The maximum real time that a thread waits on a clock that no other thread moves; a minute by default.
  public init(
    _ pace: Pace = .jumping, movingBy step: Duration = .zero, limit: Duration = .seconds(3_600), patience: Duration = .seconds(60)
  ) {
    scheduler = VirtualTimeScheduler(pace, limit: limit, patience: patience)
    self.step = step
  }

  deinit { scheduler.end() }

  /// The time since the clock was created. Reading it does not move the clock.
  public var time: Duration { scheduler.time }

  /// The current moment. Reading it moves the clock if it was created with a step.
  public var now: Instant {
    if step > .zero { scheduler.move(by: step) }
    return Instant(time: scheduler.time)
  }

  /// The time of the clock as a date with millisecond precision, as SQLite's `datetime('now')` reads it. It starts with the year 2000.
  /// Reading it does not move the clock.
  public var date: Date { Date(timeIntervalSince1970: Double(scheduler.millisecondsSince1970) / 1_000) }

  /// One nanosecond, although the clock itself distinguishes all durations.
  public var minimumResolution: Duration { .nanoseconds(1) }

  // MARK: Letting time pass

  /// Sleeps until the deadline. A jumping clock lets the time pass until then.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or if the clock ends or has ended.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try await scheduler.sleep(until: deadline.time) }

  /// Makes the calling thread wait, like SQLite's busy handler. A jumping clock moves on; a standing clock must be moved by another thread.
  ///
  /// Returns at once if the duration is not positive.
  public func wait(for duration: Duration) { scheduler.wait(for: duration, .thread) }

  /// Lets time pass. Events happen in the order of their times. Scheduled actions run on this thread. Waiting tasks and threads continue on
  /// their own threads and may wait again.
  ///
  /// A scheduled action may also call this method. While another thread is moving the clock, the call takes effect afterwards. If a
  /// scheduled action lets more time pass than remains, the clock is then later than the caller asked for.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a negative duration, because a clock does not go back.
  public func advance(by duration: Duration) throws(SQLiteError) {
    guard duration >= .zero else {
      throw SQLiteError.misuse("a clock does not go back: it cannot be advanced by \(duration.inMilliseconds)")
    }
    scheduler.move(by: duration)
  }

  /// Schedules an action for a given time since the creation of the clock. It runs once, when this thread lets that time pass, before tasks
  /// and threads that wait for the same moment.
  ///
  /// Two connections can therefore race on one thread. If the moment has passed, the action runs the next time that time passes. If the
  /// action throws, the error is added to ``findings``. If another thread lets the moment pass, the action does not run, which is also
  /// added to ``findings``. The action may use connections, wait, advance the clock and schedule more actions. It must not use a connection
  /// on which a thread is waiting, because SQLite is within a call on it. Its captures are kept until it has run or the clock ends.
  @available(*, noasync, message: "a task may go on on another thread: use onAnyThread(at:_:)")
  public func at(_ time: Duration, _ event: @escaping () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: currentThreadNumber), at: time)
  }

  /// Schedules an action that runs on whichever thread lets the time pass. Otherwise, it is like ``at(_:_:)``.
  public func onAnyThread(at time: Duration, _ event: @escaping @Sendable () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: nil), at: time)
  }

  // MARK: Waits

  /// The number of waiting tasks and threads.
  public var waiterCount: Int { scheduler.state.withLock(\.waiterCount) }

  /// Returns when at least this many tasks and threads are waiting.
  ///
  /// - Returns: False if the task was cancelled, or the clock ended, before that.
  @discardableResult public func untilWaiting(_ count: Int = 1) async -> Bool { await scheduler.untilWaiting(count) }

  /// The waits so far: for each cause, the number of waits and their total duration.
  public var waits: [VirtualWait] { scheduler.state.withLock(\.waits) }

  /// Ends the clock. Sleeping tasks throw a `CancellationError`, threads continue, and scheduled actions never run. The time no longer
  /// changes.
  public func end() { scheduler.end() }

  /// Whether the clock has ended.
  public var hasEnded: Bool { scheduler.state.withLock(\.hasEnded) }

  /// Descriptions of the problems: events that threw or did not run, waits beyond the limit, threads whose patience ran out, and the
  /// findings of a ``VirtualTimeSqlite3Wrapper``.
  public var findings: [String] { scheduler.state.withLock(\.findings) }
}
