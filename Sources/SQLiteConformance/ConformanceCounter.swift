import SQLiteCalls
import SQLiteMocks

/// Counts the calls to a destructor or callback that gets the counter as its context.
@safe final class ConformanceCounter: CustomStringConvertible {
  /// The four bytes of the count.
  private let memory = OwnedText([0, 0, 0, 0], terminators: 0)

  /// The counter as the context for a callback.
  var context: UnsafeMutableRawPointer { unsafe memory.base }

  /// The counter as a text to bind. It points to the count, so that the destructor can find it.
  var text: UnsafePointer<CChar> { unsafe memory.cString }

  var description: String { unsafe String(memory.base.load(as: Int32.self)) }

  /// A destructor that increments the count.
  static let increment: Sqlite3Destructor.Function = { context in
    unsafe context?.assumingMemoryBound(to: Int32.self).pointee += 1
  }

  /// A commit hook that increments the count and rejects the commit.
  static let refuse: Sqlite3Callback.Commit = { context in
    unsafe increment(context)
    return 1
  }
}
