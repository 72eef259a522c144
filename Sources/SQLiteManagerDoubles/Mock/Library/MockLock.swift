import SQLiteCore

/// The one lock of a mock. It may be taken again by the thread that holds it, and given up for a while.
final class MockLock: @unchecked Sendable {
  private let lock = SystemMutex(isRecursive: true)
  /// How often the thread that holds it has taken it; touched by nobody else.
  @safe @exclusivity(unchecked) private var depth = 0

  deinit { lock.destroy() }

  /// Takes it; to be given up by the same thread.
  @inline(__always) func take() {
    lock.lock()
    depth += 1
  }

  /// Gives it up.
  @inline(__always) func giveUp() {
    depth -= 1
    lock.unlock()
  }

  /// Does something while no other thread may.
  @inline(__always) func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    take()
    defer { giveUp() }
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
