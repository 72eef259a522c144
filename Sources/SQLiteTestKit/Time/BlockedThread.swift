import Foundation
import SQLiteCore

/// A thread that a clock keeps.
final class BlockedThread: Sendable {
  private let turn = Locked<ClockTurn?>(nil)
  private let isServed = DispatchSemaphore(value: 0)

  /// Lets it go on.
  func serve(_ answer: ClockTurn) {
    turn.withLock { $0 = answer }
    isServed.signal()
  }

  /// Keeps the calling thread until it is served, but no longer than for a real time; nil when that is over.
  func wait(atMost patience: Duration) -> ClockTurn? {
    _ = isServed.wait(timeout: .now() + patience / .seconds(1))
    return turn.withLock { $0 }
  }
}

/// The answer to a thread or a task that waits.
enum ClockTurn {
  /// The moment has come.
  case over
  /// No other one moves the clock: go on moving it yourself.
  case yours
  /// The clock has ended, or the task was cancelled.
  case ended
}

/// An event that the test has scheduled. Only the thread it belongs to runs it, when it belongs to one; hence it need not be Sendable.
struct ClockEvent: @unchecked Sendable {
  let body: () throws -> Void
  let thread: UInt?

  /// Runs it; answers what went wrong.
  func run() -> String? {
    if let thread, thread != currentThreadNumber {
      return "did not happen: another thread let the time pass than the one that has scheduled it. Schedule it with onAnyThread(at:_:)"
    }
    do { try body() } catch { return "threw: \(error)" }
    return nil
  }
}
