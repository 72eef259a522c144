import Foundation

/// A value that one thread at a time may touch.
///
/// Not a `Mutex`: the thread sanitizer does not see that one on Linux.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
