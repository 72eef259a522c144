// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLite
public import SQLiteCalls

extension Sqlite3Wrapper {
  /// Starts recording the changes of an attached database. <https://sqlite.org/session/sqlite3session_create.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_create(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    guard let sqlite3session_create = unsafe optional.pointee.sqlite3session_create else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_create(db, zDb, ppSession)
  }
  /// Ends a session; its connection must still be open. <https://sqlite.org/session/sqlite3session_delete.html>
  @_alwaysEmitIntoClient public func sqlite3session_delete(_ pSession: OpaquePointer!) {
    guard let sqlite3session_delete = unsafe optional.pointee.sqlite3session_delete else { return }
    return unsafe sqlite3session_delete(pSession)
  }
  /// Sets or reads an option of a session. <https://sqlite.org/session/sqlite3session_object_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!)
    -> Int32
  {
    guard let sqlite3session_object_config = unsafe optional.pointee.sqlite3session_object_config else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_object_config(a0, op, pArg)
  }
  /// Turns recording on (1) or off (0), or reads it (negative). <https://sqlite.org/session/sqlite3session_enable.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32 {
    guard let sqlite3session_enable = unsafe optional.pointee.sqlite3session_enable else { return 0 }
    return unsafe sqlite3session_enable(pSession, bEnable)
  }
  /// Marks changes to come as indirect, or reads the mark (negative). <https://sqlite.org/session/sqlite3session_indirect.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32 {
    guard let sqlite3session_indirect = unsafe optional.pointee.sqlite3session_indirect else { return 0 }
    return unsafe sqlite3session_indirect(pSession, bIndirect)
  }
  /// Records a table, or every table for nil. <https://sqlite.org/session/sqlite3session_attach.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32 {
    guard let sqlite3session_attach = unsafe optional.pointee.sqlite3session_attach else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_attach(pSession, zTab)
  }
  /// Sets the callback that says which tables to record. <https://sqlite.org/session/sqlite3session_table_filter.html>
  @_alwaysEmitIntoClient public func sqlite3session_table_filter(
    _ pSession: OpaquePointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) {
    guard let sqlite3session_table_filter = unsafe optional.pointee.sqlite3session_table_filter else { return }
    return unsafe sqlite3session_table_filter(pSession, xFilter, pCtx)
  }
  /// All recorded changes as a changeset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_changeset.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    guard let sqlite3session_changeset = unsafe optional.pointee.sqlite3session_changeset else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_changeset(pSession, pnChangeset, ppChangeset)
  }
  /// An upper limit of the changeset's size in bytes. <https://sqlite.org/session/sqlite3session_changeset_size.html>
  @_alwaysEmitIntoClient public func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64 {
    guard let sqlite3session_changeset_size = unsafe optional.pointee.sqlite3session_changeset_size else { return 0 }
    return unsafe sqlite3session_changeset_size(pSession)
  }
  /// Records the changes that would turn a table of another database into this one. <https://sqlite.org/session/sqlite3session_diff.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    guard let sqlite3session_diff = unsafe optional.pointee.sqlite3session_diff else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_diff(pSession, zFromDb, zTbl, pzErrMsg)
  }
  /// All recorded changes as a patchset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3session_patchset.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    guard let sqlite3session_patchset = unsafe optional.pointee.sqlite3session_patchset else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_patchset(pSession, pnPatchset, ppPatchset)
  }
  /// 1 when a session recorded no change. <https://sqlite.org/session/sqlite3session_isempty.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32 {
    guard let sqlite3session_isempty = unsafe optional.pointee.sqlite3session_isempty else { return 0 }
    return unsafe sqlite3session_isempty(pSession)
  }
  /// Bytes that a session holds. <https://sqlite.org/session/sqlite3session_memory_used.html>
  @_alwaysEmitIntoClient public func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64 {
    guard let sqlite3session_memory_used = unsafe optional.pointee.sqlite3session_memory_used else { return 0 }
    return unsafe sqlite3session_memory_used(pSession)
  }
  /// `sqlite3session_changeset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_changeset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    guard let sqlite3session_changeset_strm = unsafe optional.pointee.sqlite3session_changeset_strm else {
      return ResultCode.error.rawValue
    }
    return unsafe sqlite3session_changeset_strm(pSession, xOutput, pOut)
  }
  /// `sqlite3session_patchset` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_patchset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    guard let sqlite3session_patchset_strm = unsafe optional.pointee.sqlite3session_patchset_strm else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_patchset_strm(pSession, xOutput, pOut)
  }
  /// Sets or reads an option of the whole session extension. <https://sqlite.org/session/sqlite3session_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    guard let sqlite3session_config = unsafe optional.pointee.sqlite3session_config else { return ResultCode.error.rawValue }
    return unsafe sqlite3session_config(op, pArg)
  }
}
