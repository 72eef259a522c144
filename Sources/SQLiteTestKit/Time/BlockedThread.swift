import Foundation
import SQLiteCore

/// A thread that is blocked by a clock.
final class BlockedThread: Sendable {
  private let turn = Locked<ClockTurn?>(nil)
  private let isServed = DispatchSemaphore(value: 0)

  /// Unblocks the thread.
  func serve(_ answer: ClockTurn) {
    turn.withLock { $0 = answer }
    isServed.signal()
  }

  /// Blocks the calling thread until it is served, but no longer than a real time; nil when that time is over.
  func wait(atMost patience: Duration) -> ClockTurn? {
    _ = isServed.wait(timeout: .now() + patience / .seconds(1))
    return turn.withLock { $0 }
  }
}

/// The reason why a waiting thread or task goes on.
enum ClockTurn {
  /// The moment has come.
  case over
  /// No other thread moves the clock, so that this one must move it on.
  case yours
  /// The clock has ended, or the task was cancelled.
  case ended
}

/// An event that the test has scheduled. An event that belongs to a thread runs only there; hence it need not be Sendable.
struct ClockEvent: @unchecked Sendable {
  let body: () throws -> Void
  let thread: UInt?

  /// Runs the event; returns the problem, or nil.
  func run() -> String? {
    if let thread, thread != currentThreadNumber {
      return "did not happen: another thread let the time pass than the one that has scheduled it. Schedule it with onAnyThread(at:_:)"
    }
    do { try body() } catch { return "threw: \(error)" }
    return nil
  }
}
