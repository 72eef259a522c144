// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Allocates so many bytes; nil when there are none. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_malloc(a0)
  }
  /// Allocates so many bytes; nil when there are none. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_malloc64(a0)
  }
  /// Changes the size of an allocation; nil leaves the old one alone. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_realloc(a0, a1)
  }
  /// Changes the size of an allocation; nil leaves the old one alone. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_realloc64(a0, a1)
  }
  /// Frees memory that SQLite handed out; nil is allowed. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    unsafe library.pointee.sqlite3_free(a0)
  }
  /// The usable size of an allocation, in bytes. <https://sqlite.org/c3ref/malloc.html>
  @_alwaysEmitIntoClient public func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    unsafe library.pointee.sqlite3_msize(a0)
  }
  /// Bytes that SQLite holds now. <https://sqlite.org/c3ref/memory_used.html>
  @_alwaysEmitIntoClient public func sqlite3_memory_used() -> Int64 {
    unsafe library.pointee.sqlite3_memory_used()
  }
  /// The most bytes SQLite held so far; 1 resets the mark. <https://sqlite.org/c3ref/memory_used.html>
  @_alwaysEmitIntoClient public func sqlite3_memory_highwater(_ resetFlag: Int32) -> Int64 {
    unsafe library.pointee.sqlite3_memory_highwater(resetFlag)
  }
  /// Fills a buffer with random bytes; 0 or nil seeds again. <https://sqlite.org/c3ref/randomness.html>
  @_alwaysEmitIntoClient public func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {
    unsafe library.pointee.sqlite3_randomness(N, P)
  }
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32 {
    unsafe library.pointee.sqlite3_memory_alarm(a0, a1, a2)
  }
  /// Frees up to so many bytes of cache; answers how many. <https://sqlite.org/c3ref/release_memory.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_release_memory(_ a0: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_release_memory(a0)
  }
  /// Sets the advisory heap limit in bytes and returns the former; negative only reads. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  @_alwaysEmitIntoClient public func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64 {
    unsafe library.pointee.sqlite3_soft_heap_limit64(N)
  }
  /// Sets the heap limit at which allocations fail and returns the former; negative only reads. <https://sqlite.org/c3ref/soft_heap_limit64.html>
  @_alwaysEmitIntoClient public func sqlite3_hard_heap_limit64(_ N: Int64) -> Int64 {
    unsafe library.pointee.sqlite3_hard_heap_limit64(N)
  }
  /// Old form of `sqlite3_soft_heap_limit64`; deprecated. <https://sqlite.org/c3ref/soft_heap_limit.html>
  @_alwaysEmitIntoClient public func sqlite3_soft_heap_limit(_ N: Int32) {
    unsafe library.pointee.sqlite3_soft_heap_limit(N)
  }
}
