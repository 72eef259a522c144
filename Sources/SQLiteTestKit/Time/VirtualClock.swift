public import Foundation
public import SQLiteCore

/// A clock of a test: its time passes when the test says so, or at once when a task or a thread waits, and never by itself.
///
/// ```swift
/// let clock = VirtualClock()
/// let sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
/// clock.at(.milliseconds(300)) { try other.execute("COMMIT") }       // the other connection gives its lock up
/// try stars.add(42)                                                  // SQLite's busy handler waits for it
/// #expect(clock.time == .milliseconds(303))                          // and asked again after its own delays
/// ```
/// Tasks sleep on it as on any clock of Swift, threads in SQLite's busy handler, in `sqlite3_sleep`, in a call or a file operation that takes its time through a
/// ``VirtualTimeSqlite3Wrapper`` or a ``VirtualTimeVFS``. All of them, and what the test has scheduled with ``at(_:_:)``, come in the order of their moments.
///
/// On a jumping clock, the default, a wait needs no other thread: it lets the time pass until its end, and on the way runs the scheduled actions that are due,
/// on its own thread. So two connections play a race in one thread, the same way each time. When several threads wait, one of them moves the clock, and the
/// others follow. (A thread that waits is kept: let it be one of your own, not one of the few that tasks share.) A standing clock moves only by
/// ``advance(by:)``; ``untilWaiting(_:)`` comes back when tasks or threads wait.
///
/// No wait lasts for ever. When the clock ends, by ``end()``, with its last reference, or because waits have let more time pass than
/// ``init(_:movingBy:limit:patience:startingAt:)`` allows, tasks that sleep get a `CancellationError` and threads go on; later waits end in the same way. A
/// thread that waits on a standing clock which no other thread moves goes on when its patience, a real time, is over. Problems are in ``findings``.
public final class VirtualClock: Clock, Sendable {
  /// How the clock moves.
  public enum Pace: Hashable, Sendable {
    /// The clock moves to the moment that a task or a thread waits for, as soon as one does.
    case jumping
    /// The clock moves by ``VirtualClock/advance(by:)`` alone.
    case standing
  }

  /// A moment: how long after the clock was made.
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

  /// The scheduler, which tasks and threads keep while they wait; the clock itself ends with its last reference all the same.
  let scheduler: VirtualTimeScheduler
  private let step: Duration

  /// A clock.
  ///
  /// - Parameters:
  ///   - pace: How the clock moves.
  ///   - step: How far each look at ``now`` moves the clock; events that become due happen then. For code that reads the clock more than once.
  ///   - limit: How much time may pass by waiting; more ends the clock, so that a loop that tries again for ever comes to an end. An hour unless given.
  ///   - patience: How much real time a thread waits at most on a clock that no other thread moves. A minute unless given.
  ///   - start: The first value of ``date`` and of SQLite's `datetime('now')`; the beginning of the year 2000 unless given.
  public init(
    _ pace: Pace = .jumping, movingBy step: Duration = .zero, limit: Duration = .seconds(3_600), patience: Duration = .seconds(60),
    startingAt start: Date = Date(timeIntervalSince1970: 946_684_800)
  ) {
    scheduler = VirtualTimeScheduler(
      pace, limit: limit, patience: patience, start: Int64((start.timeIntervalSince1970 * 1_000).rounded(.down).clamped))
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

  /// The time of the clock as a date, to the millisecond: the time that SQLite gets. Reading it does not move the clock.
  public var date: Date { Date(timeIntervalSince1970: Double(scheduler.millisecondsSince1970) / 1_000) }

  /// One nanosecond; the clock itself distinguishes all times.
  public var minimumResolution: Duration { .nanoseconds(1) }

  // MARK: Letting time pass

  /// Sleeps until a moment, or lets the time pass until then.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, and when the clock ends or has ended.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try await scheduler.sleep(until: deadline.time) }

  /// Lets the calling thread wait, as SQLite's busy handler does: on a jumping clock the time passes, on a standing one another thread must let it pass.
  ///
  /// A time that is not positive has passed already.
  public func wait(for duration: Duration) { scheduler.wait(for: duration, .thread) }

  /// Lets time pass. Events happen in the order of their moments: scheduled actions run on this thread, tasks and threads that wait go on where they are, and
  /// may wait again.
  ///
  /// A scheduled action may call this, too. When another thread is moving the clock, the call takes effect after that. A scheduled action may itself let more
  /// time pass than there is left; the clock is then later than the caller asked for.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a negative time: a clock does not go back.
  public func advance(by duration: Duration) throws(SQLiteError) {
    guard duration >= .zero else {
      throw SQLiteError.refused(.misuse, "a clock does not go back: it cannot be advanced by \(duration.told)")
    }
    scheduler.move(by: duration)
  }

  /// Schedules an action for a moment, counted from when the clock was made. It runs once, when this thread lets the time pass, and before the tasks and
  /// threads that wait for the same moment.
  ///
  /// So two connections race in one thread. For a moment that is over, the action runs when time passes next. An error that it throws is one of the
  /// ``findings``; so is a moment that another thread lets pass: the action does not run then. The action may use connections, wait, advance the clock and
  /// schedule more. It must not use the connection on which a thread waits: SQLite is within a call on that one. Its captures are kept until it has run, or
  /// the clock ends.
  @available(*, noasync, message: "a task may go on on another thread: use onAnyThread(at:_:)")
  public func at(_ time: Duration, _ event: @escaping () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: currentThreadNumber), at: time)
  }

  /// Schedules an action that runs on any thread that lets the time pass; the rest is as for ``at(_:_:)``.
  public func onAnyThread(at time: Duration, _ event: @escaping @Sendable () throws -> Void) {
    scheduler.schedule(ClockEvent(body: event, thread: nil), at: time)
  }

  // MARK: Waits

  /// How many tasks and threads wait.
  public var waiterCount: Int { scheduler.state.withLock(\.waiterCount) }

  /// Returns when at least so many tasks and threads wait.
  ///
  /// - Returns: False when the task was cancelled, or the clock ended, before.
  @discardableResult public func untilWaiting(_ count: Int = 1) async -> Bool { await scheduler.untilWaiting(count) }

  /// The time that passed or was waited for, by its causes: how many waits each one had, and how long they took in all.
  public var waits: [VirtualWait] { scheduler.state.withLock(\.waits) }

  /// Ends the clock: tasks that sleep get a `CancellationError`, threads go on, and scheduled actions never happen. The time stays what it is.
  public func end() { scheduler.end() }

  /// Whether the clock has ended.
  public var hasEnded: Bool { scheduler.state.withLock(\.hasEnded) }

  /// The problems, a text each: events that threw or did not run, waits beyond the limit, threads whose patience was over, and the findings of a
  /// ``VirtualTimeSqlite3Wrapper``.
  public var findings: [String] { scheduler.state.withLock(\.findings) }
}

extension Double {
  /// A number that an `Int64` can hold.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -9e15), 9e15) }
}
