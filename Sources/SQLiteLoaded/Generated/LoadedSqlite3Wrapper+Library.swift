// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// The version of the running library as text, such as "3.40.1". <https://sqlite.org/c3ref/libversion.html>
  @_alwaysEmitIntoClient public func sqlite3_libversion() -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_libversion()
  }
  /// Date, time and hash of the check-in the running library was built from. <https://sqlite.org/c3ref/libversion.html>
  @_alwaysEmitIntoClient public func sqlite3_sourceid() -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_sourceid()
  }
  /// The version of the running library as a number, such as 3040001. <https://sqlite.org/c3ref/libversion.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_libversion_number() -> Int32 {
    unsafe library.pointee.sqlite3_libversion_number()
  }
  /// Whether the library was built with an option (1) or not (0); the `SQLITE_` in front may be left out. <https://sqlite.org/c3ref/compileoption_used.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_compileoption_used(zOptName)
  }
  /// The N-th option the library was built with; nil after the last. <https://sqlite.org/c3ref/compileoption_used.html>
  @_alwaysEmitIntoClient public func sqlite3_compileoption_get(_ N: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_compileoption_get(N)
  }
  /// 0 when the library was built without mutexes, 1 serialized, 2 multi-thread. <https://sqlite.org/c3ref/threadsafe.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_threadsafe() -> Int32 {
    unsafe library.pointee.sqlite3_threadsafe()
  }
  /// Sets the library up; called by the functions that need it. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_initialize() -> Int32 {
    unsafe library.pointee.sqlite3_initialize()
  }
  /// Gives back what `sqlite3_initialize` took; no connection may be open. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_shutdown() -> Int32 {
    unsafe library.pointee.sqlite3_shutdown()
  }
  /// Sets up the operating-system layer; for ports, not for applications. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_os_init() -> Int32 {
    unsafe library.pointee.sqlite3_os_init()
  }
  /// Undoes `sqlite3_os_init`. <https://sqlite.org/c3ref/initialize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_os_end() -> Int32 {
    unsafe library.pointee.sqlite3_os_end()
  }
  /// Sets an option of the whole library, before `sqlite3_initialize`. <https://sqlite.org/c3ref/config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe CSQLiteLoaded.sqm_loaded_config(library, option, first, second, pointer, context)
  }
  /// 1 when a text ends in a finished statement, 0 when more is to come. <https://sqlite.org/c3ref/complete.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_complete(sql)
  }
  /// `sqlite3_complete` for UTF-16 in host byte order. <https://sqlite.org/c3ref/complete.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_complete16(_ sql: UnsafeRawPointer!) -> Int32 {
    unsafe library.pointee.sqlite3_complete16(sql)
  }
  /// English text of a result code; static. <https://sqlite.org/c3ref/errcode.html>
  @_alwaysEmitIntoClient public func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_errstr(a0)
  }
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_global_recover() -> Int32 {
    unsafe library.pointee.sqlite3_global_recover()
  }
  /// Does nothing; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @_alwaysEmitIntoClient public func sqlite3_thread_cleanup() {
    unsafe library.pointee.sqlite3_thread_cleanup()
  }
  /// Sleeps so many milliseconds and answers how many were asked of the system. <https://sqlite.org/c3ref/sleep.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_sleep(_ a0: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_sleep(a0)
  }
  /// Turns the shared cache on or off for connections to come; discouraged. <https://sqlite.org/c3ref/enable_shared_cache.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_enable_shared_cache(a0)
  }
  /// Calls an entry point for each new connection. <https://sqlite.org/c3ref/auto_extension.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    unsafe library.pointee.sqlite3_auto_extension(xEntryPoint)
  }
  /// Removes an automatic entry point; 1 when it was there. <https://sqlite.org/c3ref/cancel_auto_extension.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_cancel_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    unsafe library.pointee.sqlite3_cancel_auto_extension(xEntryPoint)
  }
  /// Removes every automatic entry point. <https://sqlite.org/c3ref/reset_auto_extension.html>
  @_alwaysEmitIntoClient public func sqlite3_reset_auto_extension() {
    unsafe library.pointee.sqlite3_reset_auto_extension()
  }
  /// Opens doors for SQLite's own tests; not for applications. <https://sqlite.org/c3ref/test_control.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_test_control(_ option: Int32, _ value: Int32, _ pointer: UnsafeMutableRawPointer!) -> Int32 {
    unsafe CSQLiteLoaded.sqm_loaded_test_control(library, option, value, pointer)
  }
  /// How many keywords this library knows. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_keyword_count() -> Int32 {
    unsafe library.pointee.sqlite3_keyword_count()
  }
  /// The N-th keyword, not NUL-terminated, and its length. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_keyword_name(
    _ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_keyword_name(a0, a1, a2)
  }
  /// 1 when a text of so many bytes is a keyword. <https://sqlite.org/c3ref/keyword_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_keyword_check(a0, a1)
  }
  /// A counter of the library and its highest value, 32 bits. <https://sqlite.org/c3ref/status.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_status(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int32>!, _ pHighwater: UnsafeMutablePointer<Int32>!, _ resetFlag: Int32
  ) -> Int32 {
    unsafe library.pointee.sqlite3_status(op, pCurrent, pHighwater, resetFlag)
  }
  /// A counter of the library and its highest value. <https://sqlite.org/c3ref/status.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_status64(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int64>!, _ pHighwater: UnsafeMutablePointer<Int64>!, _ resetFlag: Int32
  ) -> Int32 {
    unsafe library.pointee.sqlite3_status64(op, pCurrent, pHighwater, resetFlag)
  }
  /// Writes a code and a text to the error log. <https://sqlite.org/c3ref/log.html>
  @_alwaysEmitIntoClient public func sqlite3_log(_ code: Int32, _ text: UnsafePointer<CChar>!) {
    unsafe CSQLiteLoaded.sqm_loaded_log(library, code, text)
  }
}
