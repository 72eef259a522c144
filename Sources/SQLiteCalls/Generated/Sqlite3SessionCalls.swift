// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Session.
public protocol Sqlite3SessionCalls: AnyObject {
  /// Starts recording the changes of an attached database.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3session_create.html>
  @discardableResult
  func sqlite3session_create(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  /// Ends a session; its connection must still be open.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_delete.html>
  func sqlite3session_delete(_ pSession: OpaquePointer!)
  /// Sets or reads an option of a session.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/session/sqlite3session_object_config.html>
  @discardableResult
  func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32
  /// Turns recording on (1) or off (0), or reads it (negative).
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_enable.html>
  @discardableResult
  func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32
  /// Marks changes to come as indirect, or reads the mark (negative).
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_indirect.html>
  @discardableResult
  func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32
  /// Records a table, or every table for nil.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3session_attach.html>
  @discardableResult
  func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32
  /// Sets the callback that says which tables to record.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_table_filter.html>
  func sqlite3session_table_filter(
    _ pSession: OpaquePointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!)
  /// All recorded changes as a changeset, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3session_changeset.html>
  @discardableResult
  func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// An upper limit of the changeset's size in bytes.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_changeset_size.html>
  func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64
  /// Records the changes that would turn a table of another database into this one.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_SCHEMA. <https://sqlite.org/session/sqlite3session_diff.html>
  @discardableResult
  func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32
  /// All recorded changes as a patchset, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3session_patchset.html>
  @discardableResult
  func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// 1 when a session recorded no change.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_isempty.html>
  @discardableResult
  func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32
  /// Bytes that a session holds.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3session_memory_used.html>
  func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64
  /// `sqlite3session_changeset` with the bytes written through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3session_changeset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3session_patchset` with the bytes written through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3session_patchset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
  /// Sets or reads an option of the whole session extension.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/session/sqlite3session_config.html>
  @discardableResult
  func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32
}
