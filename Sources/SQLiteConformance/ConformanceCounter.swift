import SQLiteCalls
import SQLiteMocks

/// Counts how often C calls a destructor or a callback whose context it is.
@safe final class ConformanceCounter: CustomStringConvertible {
  /// The four bytes of the count.
  private let memory = OwnedText([0, 0, 0, 0], terminators: 0)

  /// As the context of a callback.
  var context: UnsafeMutableRawPointer { unsafe memory.base }

  /// As the text of a binding: the count itself, so that the destructor can find it.
  var text: UnsafePointer<CChar> { unsafe memory.cString }

  var description: String { unsafe String(memory.base.load(as: Int32.self)) }

  /// The destructor: one more.
  static let increment: Sqlite3Destructor.Function = { context in
    unsafe context?.assumingMemoryBound(to: Int32.self).pointee += 1
  }

  /// The commit hook that refuses: one more.
  static let refuse: Sqlite3Callback.Commit = { context in
    unsafe increment(context)
    return 1
  }
}
