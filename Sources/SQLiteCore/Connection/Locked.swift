/// A value that one thread at a time may touch.
package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let lock = SystemLock()
  @usableFromInline @exclusivity(unchecked) var value: Value  // the lock sees to it, and cannot be taken twice

  package init(_ value: sending Value) { unsafe self.value = value }

  deinit { lock.destroy() }

  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try unsafe body(&value)
  }
}
