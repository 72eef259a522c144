import SQLiteCore

/// The one lock of a mock. The thread that holds it may take it again, and may give it up for a while.
final class MockLock: @unchecked Sendable {
  private let lock = SystemMutex(isRecursive: true)
  /// How often the thread that holds the lock has taken it; no other thread touches this.
  @safe @exclusivity(unchecked) private var depth = 0

  deinit { lock.destroy() }

  /// Takes the lock; the same thread must give it up.
  @inline(__always) func take() {
    lock.lock()
    depth += 1
  }

  /// Gives the lock up.
  @inline(__always) func giveUp() {
    depth -= 1
    lock.unlock()
  }

  /// Calls a closure while no other thread may take the lock.
  @inline(__always) func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    take()
    defer { giveUp() }
    return try body()
  }

  /// Calls a closure while other threads may take the lock, which is held again afterwards.
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
