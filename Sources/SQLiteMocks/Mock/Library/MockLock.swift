import SQLiteCore

/// The lock of a mock. It is recursive, and the thread that holds it may release it temporarily.
final class MockLock: @unchecked Sendable {
  private let lock = SystemMutex(isRecursive: true)
  /// The number of times that the thread holding the lock has acquired it. Other threads do not access this property.
  @safe @exclusivity(unchecked) private var depth = 0

  deinit { lock.destroy() }

  /// Acquires the lock. The same thread must release it.
  @inline(__always) func take() {
    lock.lock()
    depth += 1
  }

  @inline(__always) func giveUp() {
    depth -= 1
    lock.unlock()
  }

  /// Calls a closure while this thread holds the lock.
  @inline(__always) func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    take()
    defer { giveUp() }
    return try body()
  }

  /// Calls a closure with the lock released, and acquires it again afterwards.
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
