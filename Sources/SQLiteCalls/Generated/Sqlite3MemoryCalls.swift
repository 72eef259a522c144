// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Memory.
public protocol Sqlite3MemoryCalls: AnyObject {
  /// Allocates so many bytes; nil when there are none.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer!
  /// Allocates so many bytes; nil when there are none.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer!
  /// Changes the size of an allocation; nil leaves the old one alone.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer!
  /// Changes the size of an allocation; nil leaves the old one alone.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer!
  /// Frees memory that SQLite handed out; nil is allowed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_free(_ a0: UnsafeMutableRawPointer!)
  /// The usable size of an allocation, in bytes.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/malloc.html>
  func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64
  /// Bytes that SQLite holds now.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/memory_used.html>
  func sqlite3_memory_used() -> Int64
  /// The most bytes SQLite held so far; 1 resets the mark.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/memory_used.html>
  func sqlite3_memory_highwater(_ resetFlag: Int32) -> Int64
  /// Fills a buffer with random bytes; 0 or nil seeds again.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/randomness.html>
  func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!)
  /// Does nothing; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32
  /// Frees up to so many bytes of cache; answers how many.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/release_memory.html>
  @discardableResult
  func sqlite3_release_memory(_ a0: Int32) -> Int32
  /// Sets the advisory heap limit in bytes and returns the former; negative only reads.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64
  /// Sets the heap limit at which allocations fail and returns the former; negative only reads.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  func sqlite3_hard_heap_limit64(_ N: Int64) -> Int64
  /// Old form of `sqlite3_soft_heap_limit64`; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/soft_heap_limit.html>
  func sqlite3_soft_heap_limit(_ N: Int32)
}
