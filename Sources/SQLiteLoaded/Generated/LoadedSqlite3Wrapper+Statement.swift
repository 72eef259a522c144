// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Legacy form of `sqlite3_prepare_v2`; steps report SQLITE_ERROR instead of the reason. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare(db, zSql, nByte, ppStmt, pzTail)
  }
  /// Compiles the first statement of a text; nil statement for empty text, the tail points after it. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare_v2(db, zSql, nByte, ppStmt, pzTail)
  }
  /// `sqlite3_prepare_v2` with flags, such as SQLITE_PREPARE_PERSISTENT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail)
  }
  /// `sqlite3_prepare` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare16(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare16(db, zSql, nByte, ppStmt, pzTail)
  }
  /// `sqlite3_prepare_v2` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare16_v2(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare16_v2(db, zSql, nByte, ppStmt, pzTail)
  }
  /// `sqlite3_prepare_v3` for UTF-16. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_prepare16_v3(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ prepFlags: UInt32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_prepare16_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail)
  }
  /// The text a statement was compiled from, valid until it is finalized. <https://sqlite.org/c3ref/sql.html>
  @_alwaysEmitIntoClient public func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_sql(pStmt)
  }
  /// The text with its bound values written in, in memory to be freed with `sqlite3_free`. <https://sqlite.org/c3ref/sql.html>
  @_alwaysEmitIntoClient public func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe library.pointee.sqlite3_expanded_sql(pStmt)
  }
  /// 1 when a statement makes no direct change to the database. <https://sqlite.org/c3ref/stmt_readonly.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_stmt_readonly(pStmt)
  }
  /// 1 for EXPLAIN, 2 for EXPLAIN QUERY PLAN, 0 for other statements. <https://sqlite.org/c3ref/stmt_isexplain.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_stmt_isexplain(pStmt)
  }
  /// 1 when a statement was stepped and neither finished nor reset. <https://sqlite.org/c3ref/stmt_busy.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_stmt_busy(a0)
  }
  /// Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE). <https://sqlite.org/c3ref/step.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_step(a0)
  }
  /// Destroys a statement; repeats the code of its last failed step. nil is allowed. <https://sqlite.org/c3ref/finalize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_finalize(pStmt)
  }
  /// Takes a statement back to its start, bindings kept; repeats the code of its last failed step. <https://sqlite.org/c3ref/reset.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_reset(pStmt)
  }
  /// Always 0 for statements of the modern interfaces; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_expired(a0)
  }
  /// The connection of a statement. <https://sqlite.org/c3ref/db_handle.html>
  @_alwaysEmitIntoClient public func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_db_handle(a0)
  }
  /// The statement after this one on a connection; the first for nil; nil after the last. <https://sqlite.org/c3ref/next_stmt.html>
  @_alwaysEmitIntoClient public func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_next_stmt(pDb, pStmt)
  }
  /// A counter of a statement, reset if asked. <https://sqlite.org/c3ref/stmt_status.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_stmt_status(a0, op, resetFlg)
  }
}
