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
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(clamping: min(max(seconds, 0), 1_000_000)) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    _ = isServed.wait(timeout: .now() + .nanoseconds(nanoseconds))
    return turn.withLock { $0 }
  }
}
