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
