// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Starts recording the changes of an attached database. <https://sqlite.org/session/sqlite3session_create.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_create(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_create?(db, zDb, ppSession) ?? ResultCode.error.rawValue
  }
  /// Ends a session; its connection must still be open. <https://sqlite.org/session/sqlite3session_delete.html>
  @_alwaysEmitIntoClient public func sqlite3session_delete(_ pSession: OpaquePointer!) {
    unsafe library.pointee.optional.sqlite3session_delete?(pSession)
  }
  /// Sets or reads an option of a session. <https://sqlite.org/session/sqlite3session_object_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!)
    -> Int32
  {
    unsafe library.pointee.optional.sqlite3session_object_config?(a0, op, pArg) ?? ResultCode.error.rawValue
  }
  /// Turns recording on (1) or off (0), or reads it (negative). <https://sqlite.org/session/sqlite3session_enable.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_enable?(pSession, bEnable) ?? 0
  }
  /// Marks changes to come as indirect, or reads the mark (negative). <https://sqlite.org/session/sqlite3session_indirect.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_indirect?(pSession, bIndirect) ?? 0
  }
  /// Records a table, or every table for nil. <https://sqlite.org/session/sqlite3session_attach.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_attach?(pSession, zTab) ?? ResultCode.error.rawValue
  }
  /// Sets the callback that says which tables to record. <https://sqlite.org/session/sqlite3session_table_filter.html>
  @_alwaysEmitIntoClient public func sqlite3session_table_filter(
    _ pSession: OpaquePointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) {
    unsafe library.pointee.optional.sqlite3session_table_filter?(pSession, xFilter, pCtx)
  }
  /// All recorded changes as a changeset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_changeset.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_changeset?(pSession, pnChangeset, ppChangeset) ?? ResultCode.error.rawValue
  }
  /// An upper limit of the changeset's size in bytes. <https://sqlite.org/session/sqlite3session_changeset_size.html>
  @_alwaysEmitIntoClient public func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64 {
    unsafe library.pointee.optional.sqlite3session_changeset_size?(pSession) ?? 0
  }
  /// Records the changes that would turn a table of another database into this one. <https://sqlite.org/session/sqlite3session_diff.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_diff?(pSession, zFromDb, zTbl, pzErrMsg) ?? ResultCode.error.rawValue
  }
  /// All recorded changes as a patchset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_patchset.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_patchset?(pSession, pnPatchset, ppPatchset) ?? ResultCode.error.rawValue
  }
  /// 1 when a session recorded no change. <https://sqlite.org/session/sqlite3session_isempty.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_isempty?(pSession) ?? 0
  }
  /// Bytes that a session holds. <https://sqlite.org/session/sqlite3session_memory_used.html>
  @_alwaysEmitIntoClient public func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64 {
    unsafe library.pointee.optional.sqlite3session_memory_used?(pSession) ?? 0
  }
  /// `sqlite3session_changeset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_changeset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_changeset_strm?(pSession, xOutput, pOut) ?? ResultCode.error.rawValue
  }
  /// `sqlite3session_patchset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_patchset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_patchset_strm?(pSession, xOutput, pOut) ?? ResultCode.error.rawValue
  }
  /// Sets or reads an option of the whole session extension. <https://sqlite.org/session/sqlite3session_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3session_config?(op, pArg) ?? ResultCode.error.rawValue
  }
}
