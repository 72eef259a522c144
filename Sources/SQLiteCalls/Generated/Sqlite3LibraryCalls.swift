// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Library.
public protocol Sqlite3LibraryCalls: AnyObject {
  /// The version of the running library as text, such as "3.40.1".
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/libversion.html>
  func sqlite3_libversion() -> UnsafePointer<CChar>!
  /// Date, time and hash of the check-in the running library was built from.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/libversion.html>
  func sqlite3_sourceid() -> UnsafePointer<CChar>!
  /// The version of the running library as a number, such as 3040001.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/libversion.html>
  @discardableResult
  func sqlite3_libversion_number() -> Int32
  /// Whether the library was built with an option (1) or not (0); the `SQLITE_` in front may be left out.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/compileoption_used.html>
  @discardableResult
  func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>!) -> Int32
  /// The N-th option the library was built with; nil after the last.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/compileoption_used.html>
  func sqlite3_compileoption_get(_ N: Int32) -> UnsafePointer<CChar>!
  /// 0 when the library was built without mutexes, 1 serialized, 2 multi-thread.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/threadsafe.html>
  @discardableResult
  func sqlite3_threadsafe() -> Int32
  /// Sets the library up; called by the functions that need it.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  func sqlite3_initialize() -> Int32
  /// Gives back what `sqlite3_initialize` took; no connection may be open.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  func sqlite3_shutdown() -> Int32
  /// Sets up the operating-system layer; for ports, not for applications.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  func sqlite3_os_init() -> Int32
  /// Undoes `sqlite3_os_init`.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  func sqlite3_os_end() -> Int32
  /// Sets an option of the whole library, before `sqlite3_initialize`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/config.html>
  @discardableResult
  func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32
  /// 1 when a text ends in a finished statement, 0 when more is to come.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/complete.html>
  @discardableResult
  func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32
  /// `sqlite3_complete` for UTF-16 in host byte order.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/complete.html>
  @discardableResult
  func sqlite3_complete16(_ sql: UnsafeRawPointer!) -> Int32
  /// English text of a result code; static.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>!
  /// Does nothing; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  func sqlite3_global_recover() -> Int32
  /// Does nothing; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/aggregate_count.html>
  func sqlite3_thread_cleanup()
  /// Sleeps so many milliseconds and answers how many were asked of the system.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/sleep.html>
  @discardableResult
  func sqlite3_sleep(_ a0: Int32) -> Int32
  /// Turns the shared cache on or off for connections to come; discouraged.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/enable_shared_cache.html>
  @discardableResult
  func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32
  /// Calls an entry point for each new connection.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/auto_extension.html>
  @discardableResult
  func sqlite3_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32
  /// Removes an automatic entry point; 1 when it was there.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/cancel_auto_extension.html>
  @discardableResult
  func sqlite3_cancel_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32
  /// Removes every automatic entry point.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/reset_auto_extension.html>
  func sqlite3_reset_auto_extension()
  /// Opens doors for SQLite's own tests; not for applications.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/test_control.html>
  @discardableResult
  func sqlite3_test_control(_ option: Int32, _ value: Int32, _ pointer: UnsafeMutableRawPointer!) -> Int32
  /// How many keywords this library knows.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  func sqlite3_keyword_count() -> Int32
  /// The N-th keyword, not NUL-terminated, and its length.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  func sqlite3_keyword_name(_ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!) -> Int32
  /// 1 when a text of so many bytes is a keyword.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32
  /// A counter of the library and its highest value, 32 bits.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/status.html>
  @discardableResult
  func sqlite3_status(_ op: Int32, _ pCurrent: UnsafeMutablePointer<Int32>!, _ pHighwater: UnsafeMutablePointer<Int32>!, _ resetFlag: Int32)
    -> Int32
  /// A counter of the library and its highest value.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/status.html>
  @discardableResult
  func sqlite3_status64(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int64>!, _ pHighwater: UnsafeMutablePointer<Int64>!, _ resetFlag: Int32
  ) -> Int32
  /// Writes a code and a text to the error log.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/log.html>
  func sqlite3_log(_ code: Int32, _ text: UnsafePointer<CChar>!)
}
