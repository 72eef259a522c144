// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Mutex.
public protocol Sqlite3MutexCalls: AnyObject {
  /// Makes a mutex or hands out a static one.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/mutex_alloc.html>
  func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer!
  /// Frees a mutex that `sqlite3_mutex_alloc` made.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/mutex_alloc.html>
  func sqlite3_mutex_free(_ a0: OpaquePointer!)
  /// Waits for a mutex and takes it; nil is allowed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/mutex_alloc.html>
  func sqlite3_mutex_enter(_ a0: OpaquePointer!)
  /// Takes a mutex if it is free, else SQLITE_BUSY.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY. <https://sqlite.org/c3ref/mutex_alloc.html>
  @discardableResult
  func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32
  /// Gives a mutex back; nil is allowed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/mutex_alloc.html>
  func sqlite3_mutex_leave(_ a0: OpaquePointer!)
}
