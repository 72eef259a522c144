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

  /// Blocks the calling thread until it is served. Returns nil if it has not been served within the given real time.
  func wait(atMost patience: Duration) -> ClockTurn? {
    _ = isServed.wait(timeout: .now() + patience / .seconds(1))
    return turn.withLock { $0 }
  }
}

/// The reason why a waiting thread or task continues.
enum ClockTurn {
  /// The awaited time has been reached.
  case over
  /// No other thread is moving the clock, so this thread must do so.
  case yours
  /// The clock has ended, or the task was cancelled.
  case ended
}

/// An event that the test has scheduled. If it belongs to a thread, it runs only there, so it need not be `Sendable`.
struct ClockEvent: @unchecked Sendable {
  let body: () throws -> Void
  let thread: UInt?

  /// Runs the event. Returns a description of the problem, or nil.
  func run() -> String? {
    if let thread, thread != currentThreadNumber {
      return "did not happen: another thread let the time pass than the one that has scheduled it. Schedule it with onAnyThread(at:_:)"
    }
    do { try body() } catch { return "threw: \(error)" }
    return nil
  }
}
