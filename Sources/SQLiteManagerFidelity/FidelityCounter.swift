import SQLiteCalls

/// Counts how often C calls a destructor or a callback whose context it is.
@safe final class FidelityCounter: CustomStringConvertible {
  private let memory: UnsafeMutablePointer<Int32>

  init() {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: 0)
  }

  deinit { unsafe memory.deallocate() }

  /// As the context of a callback.
  var context: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(memory) }

  /// As the text of a binding: the count itself, so that the destructor can find it.
  var text: UnsafePointer<CChar> { unsafe UnsafePointer(context.assumingMemoryBound(to: CChar.self)) }

  var count: Int32 { unsafe memory.pointee }

  var description: String { String(count) }

  /// The destructor: one more.
  static let increment: Sqlite3Destructor.Function = { context in
    unsafe context?.assumingMemoryBound(to: Int32.self).pointee += 1
  }
}
