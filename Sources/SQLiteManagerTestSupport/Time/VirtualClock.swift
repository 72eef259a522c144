public import Foundation
public import SQLiteCore

/// A clock of a test: its time passes when the test says so, or at once when somebody waits, and never by itself.
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
/// A jumping clock, which it is unless told otherwise, cannot keep anybody: whoever waits lets the time pass until then, and on the way runs what is due, on its own
/// thread. So two connections play a race in one thread, the same way each time. When several threads wait, one of them moves the clock, and the
/// others follow. (A thread that waits is kept: let it be one of your own, not one of the few that tasks share.) A standing clock moves only by ``advance(by:)``; ``untilWaiting(_:)`` comes back when somebody waits.
///
/// Nothing waits for ever. When the clock ends, by ``end()``, with its last reference, or because waits have let more time pass than ``init(_:movingBy:limit:patience:startingAt:)``
/// allows, tasks that sleep get a `CancellationError` and threads go on; so does whoever waits later. A thread that is kept by a standing clock which nobody moves goes on when
/// its patience, a real time, is over. What went wrong is in ``findings``.
public final class VirtualClock: Clock, Sendable {
  /// How the clock moves.
  public enum Pace: Hashable, Sendable {
    /// To the moment that somebody waits for, as soon as somebody does.
    case jumping
    /// By ``VirtualClock/advance(by:)`` alone.
    case standing
  }

  /// A moment: how long after the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let time: Duration
    /// A later one.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// The time between two.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Whether one is earlier.
    public static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  /// What waits, apart from the clock itself, which ends with its last reference whoever waits.
  let course: ClockCourse
  private let step: Duration

  /// A clock.
  ///
  /// - Parameters:
  ///   - pace: How it moves.
  ///   - step: How far each look at ``now`` moves it; what becomes due happens then. For code that reads the clock more than once.
  ///   - limit: How much time may pass by waiting; more ends the clock, so that a loop that tries again for ever comes to an end. An hour unless given.
  ///   - patience: How much real time a thread waits at most on a clock that nobody moves. A minute unless given.
  ///   - start: What ``date`` and SQLite's `datetime('now')` are at first; the beginning of the year 2000 unless given.
  public init(
    _ pace: Pace = .jumping, movingBy step: Duration = .zero, limit: Duration = .seconds(3_600), patience: Duration = .seconds(60),
    startingAt start: Date = Date(timeIntervalSince1970: 946_684_800)
  ) {
    course = ClockCourse(
      pace, limit: limit, patience: patience, start: Int64((start.timeIntervalSince1970 * 1_000).rounded(.down).clamped))
    self.step = step
  }

  deinit { course.end() }

  /// The time since the clock was made. To look at it does not move it.
  public var time: Duration { course.time }

  /// What the clock shows; a look moves a clock that was made so.
  public var now: Instant {
    if step > .zero { course.move(by: step) }
    return Instant(time: course.time)
  }

  /// The same as a date, to the millisecond, which is what SQLite is told. A look does not move it.
  public var date: Date { Date(timeIntervalSince1970: Double(course.millisecondsSince1970) / 1_000) }

  /// Any time is told apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  // MARK: Letting time pass

  /// Sleeps until a moment, or lets the time pass until then.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, and when the clock ends or has ended.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try await course.sleep(until: deadline.time) }

  /// Lets the calling thread wait, as SQLite's busy handler does: on a jumping clock the time passes, on a standing one somebody else must let it.
  ///
  /// A time that is not positive has passed already.
  public func wait(for duration: Duration) { course.wait(for: duration, .thread) }

  /// Lets time pass. What is due happens in the order of its moments: what was scheduled runs on this thread, who waits goes on, on its own, and may wait again.
  ///
  /// Within something that was scheduled it works as well. When another thread moves the clock, this one comes after it. What was scheduled may itself
  /// let more time pass than there is left; the clock is then later than it was asked for.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a negative time: a clock does not go back.
  public func advance(by duration: Duration) throws(SQLiteError) {
    guard duration >= .zero else {
      throw SQLiteError.refused(.misuse, "a clock does not go back: it cannot be advanced by \(duration.told)")
    }
    course.move(by: duration)
  }

  /// Schedules something for a moment, counted from when the clock was made; it runs once, when this thread lets the time pass, and before what waits for the same moment.
  ///
  /// So two connections race in one thread. For a moment that is over, it runs when time passes next. An error that it throws is one of the ``findings``, and so is that another
  /// thread lets the moment pass: it does not run then. It may use connections, wait, advance the clock and schedule more. It must not use the connection of whoever waits:
  /// SQLite calls from within that one. What it captures is kept until it has run, or the clock ends.
  @available(*, noasync, message: "a task may go on on another thread: use onAnyThread(at:_:)")
  public func at(_ time: Duration, _ event: @escaping () throws -> Void) {
    course.schedule(ClockEvent(body: event, thread: currentThreadNumber), at: time)
  }

  /// Schedules something that may run on any thread, whichever lets the time pass; the rest is as for ``at(_:_:)``.
  public func onAnyThread(at time: Duration, _ event: @escaping @Sendable () throws -> Void) {
    course.schedule(ClockEvent(body: event, thread: nil), at: time)
  }

  // MARK: Who waits

  /// How many tasks and threads wait.
  public var waiterCount: Int { course.state.withLock(\.waiterCount) }

  /// Comes back when so many tasks and threads wait.
  ///
  /// - Returns: False when the task was cancelled, or the clock ended, before.
  @discardableResult public func untilWaiting(_ count: Int = 1) async -> Bool { await course.untilWaiting(count) }

  /// What time passed, or was waited for, and why: how often and how long in all.
  public var waits: [VirtualWait] { course.state.withLock(\.waits) }

  /// Ends the clock: who sleeps gets a `CancellationError`, threads go on, and what is scheduled never happens. The time stays what it is.
  public func end() { course.end() }

  /// Whether it has ended.
  public var hasEnded: Bool { course.state.withLock(\.hasEnded) }

  /// What went wrong, a text each: events that threw, waits beyond the limit, threads that nobody woke, and what a ``VirtualTimeSqlite3Wrapper`` has found.
  public var findings: [String] { course.state.withLock(\.findings) }
}

extension Double {
  /// A number that an `Int64` can hold.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -9e15), 9e15) }
}
