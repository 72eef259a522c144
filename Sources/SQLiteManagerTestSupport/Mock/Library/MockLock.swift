import Foundation

/// The one lock of a mock. It may be taken again by the thread that holds it, and given up for a while.
final class MockLock: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// How often the thread that holds it has taken it; touched by nobody else.
  @safe @exclusivity(unchecked) private var depth = 0

  /// Does something while nobody else may.
  @inline(__always) func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    lock.lock()
    depth += 1
    defer {
      depth -= 1
      lock.unlock()
    }
    return try body()
  }

  /// Does something while others may take the lock, which is held again afterwards.
  func unlocked<Answer>(_ body: () -> Answer) -> Answer {
    let held = depth
    depth = 0
    for _ in 0..<held { lock.unlock() }
    defer {
      for _ in 0..<held { lock.lock() }
      depth = held
    }
    return body()
  }
}
