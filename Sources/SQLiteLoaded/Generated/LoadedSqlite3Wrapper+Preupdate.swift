// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Sets the callback before each change of a row. Returns the former context. <https://sqlite.org/c3ref/preupdate_hook.html>
  @_alwaysEmitIntoClient public func sqlite3_preupdate_hook(
    _ db: OpaquePointer!,
    _ xPreUpdate: (
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
    )!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.optional.sqlite3_preupdate_hook?(db, xPreUpdate, a2)
  }
  /// The value a column has before the change. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe library.pointee.optional.sqlite3_preupdate_old?(a0, a1, a2) ?? ResultCode.error.rawValue
  }
  /// The number of columns of the row being changed. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3_preupdate_count?(a0) ?? 0
  }
  /// 0 for a direct change, 1 and more inside triggers. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3_preupdate_depth?(a0) ?? 0
  }
  /// The value a column has after the change. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe library.pointee.optional.sqlite3_preupdate_new?(a0, a1, a2) ?? ResultCode.error.rawValue
  }
  /// The column being written by blob I/O; -1 when it is another kind of change. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3_preupdate_blobwrite?(a0) ?? 0
  }
}
