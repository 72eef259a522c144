// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Makes a mutex or hands out a static one. <https://sqlite.org/c3ref/mutex_alloc.html>
  @_alwaysEmitIntoClient public func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_mutex_alloc(a0)
  }
  /// Frees a mutex that `sqlite3_mutex_alloc` made. <https://sqlite.org/c3ref/mutex_alloc.html>
  @_alwaysEmitIntoClient public func sqlite3_mutex_free(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_mutex_free(a0)
  }
  /// Waits for a mutex and takes it; nil is allowed. <https://sqlite.org/c3ref/mutex_alloc.html>
  @_alwaysEmitIntoClient public func sqlite3_mutex_enter(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_mutex_enter(a0)
  }
  /// Takes a mutex if it is free, else SQLITE_BUSY. <https://sqlite.org/c3ref/mutex_alloc.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_mutex_try(a0)
  }
  /// Gives a mutex back; nil is allowed. <https://sqlite.org/c3ref/mutex_alloc.html>
  @_alwaysEmitIntoClient public func sqlite3_mutex_leave(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_mutex_leave(a0)
  }
}
