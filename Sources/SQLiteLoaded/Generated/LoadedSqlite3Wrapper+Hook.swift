// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Sets the callback asked, with the number of tries so far, when a table is locked; nil removes it. <https://sqlite.org/c3ref/busy_handler.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_busy_handler(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_busy_handler(a0, a1, a2)
  }
  /// Sets the callback asked for leave while statements are compiled; nil removes it. Expires all compiled statements. <https://sqlite.org/c3ref/set_authorizer.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_set_authorizer(
    _ a0: OpaquePointer!,
    _ xAuth: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
      ) -> Int32
    )!, _ pUserData: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_set_authorizer(a0, xAuth, pUserData)
  }
  /// Old form of `sqlite3_trace_v2`: the callback gets the text of each statement. Returns the former context. <https://sqlite.org/c3ref/trace.html>
  @_alwaysEmitIntoClient public func sqlite3_trace(
    _ a0: OpaquePointer!, _ xTrace: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_trace(a0, xTrace, a2)
  }
  /// Old form of `sqlite3_trace_v2`: the callback gets text and nanoseconds of each statement. Returns the former context. <https://sqlite.org/c3ref/trace.html>
  @_alwaysEmitIntoClient public func sqlite3_profile(
    _ a0: OpaquePointer!, _ xProfile: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_profile(a0, xProfile, a2)
  }
  /// Sets the callback for the trace events of a mask: statement, profile, row, close. <https://sqlite.org/c3ref/trace_v2.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_trace_v2(
    _ a0: OpaquePointer!, _ uMask: UInt32,
    _ xCallback: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_trace_v2(a0, uMask, xCallback, pCtx)
  }
  /// Calls back about every N steps of the virtual machine; a callback that answers non-zero interrupts. <https://sqlite.org/c3ref/progress_handler.html>
  @_alwaysEmitIntoClient public func sqlite3_progress_handler(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a3: UnsafeMutableRawPointer!
  ) {
    unsafe library.pointee.sqlite3_progress_handler(a0, a1, a2, a3)
  }
  /// Sets the callback that may add a collating sequence when an unknown one is asked for. <https://sqlite.org/c3ref/collation_needed.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_collation_needed(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_collation_needed(a0, a1, a2)
  }
  /// `sqlite3_collation_needed` whose callback gets a UTF-16 name. <https://sqlite.org/c3ref/collation_needed.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_collation_needed16(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_collation_needed16(a0, a1, a2)
  }
  /// Sets the callback before each commit; a non-zero answer makes it a rollback. Returns the former context. <https://sqlite.org/c3ref/commit_hook.html>
  @_alwaysEmitIntoClient public func sqlite3_commit_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_commit_hook(a0, a1, a2)
  }
  /// Sets the callback after each rollback. Returns the former context. <https://sqlite.org/c3ref/commit_hook.html>
  @_alwaysEmitIntoClient public func sqlite3_rollback_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_rollback_hook(a0, a1, a2)
  }
  /// Sets the callback that says how many pages an auto-vacuum may free. <https://sqlite.org/c3ref/autovacuum_pages.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_autovacuum_pages(
    _ db: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_autovacuum_pages(db, a1, a2, a3)
  }
  /// Sets the callback for each changed row of a rowid table. Returns the former context. <https://sqlite.org/c3ref/update_hook.html>
  @_alwaysEmitIntoClient public func sqlite3_update_hook(
    _ a0: OpaquePointer!,
    _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_update_hook(a0, a1, a2)
  }
  /// Calls back when the connection that blocks this one in shared cache ends its transaction. <https://sqlite.org/c3ref/unlock_notify.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_unlock_notify(
    _ pBlocked: OpaquePointer!, _ xNotify: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
    _ pNotifyArg: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3_unlock_notify?(pBlocked, xNotify, pNotifyArg) ?? ResultCode.error.rawValue
  }
  /// Sets the callback after each commit in WAL mode. Returns the former context. <https://sqlite.org/c3ref/wal_hook.html>
  @_alwaysEmitIntoClient public func sqlite3_wal_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_wal_hook(a0, a1, a2)
  }
}
