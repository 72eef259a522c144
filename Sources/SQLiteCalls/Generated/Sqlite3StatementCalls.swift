// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Statement.
public protocol Sqlite3StatementCalls: AnyObject {
  /// Legacy form of `sqlite3_prepare_v2`; steps report SQLITE_ERROR instead of the reason.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32
  /// Compiles the first statement of a text; nil statement for empty text, the tail points after it.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32
  /// `sqlite3_prepare_v2` with flags, such as SQLITE_PREPARE_PERSISTENT.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32
  /// `sqlite3_prepare` for UTF-16.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare16(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32
  /// `sqlite3_prepare_v2` for UTF-16.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare16_v2(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32
  /// `sqlite3_prepare_v3` for UTF-16.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_SCHEMA, SQLITE_AUTH, SQLITE_INTERRUPT. <https://sqlite.org/c3ref/prepare.html>
  @discardableResult
  func sqlite3_prepare16_v3(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ prepFlags: UInt32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32
  /// The text a statement was compiled from, valid until it is finalized.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/sql.html>
  func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>!
  /// The text with its bound values written in, in memory to be freed with `sqlite3_free`.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/sql.html>
  func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>!
  /// 1 when a statement makes no direct change to the database.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stmt_readonly.html>
  @discardableResult
  func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32
  /// 1 for EXPLAIN, 2 for EXPLAIN QUERY PLAN, 0 for other statements.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stmt_isexplain.html>
  @discardableResult
  func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32
  /// 1 when a statement was stepped and neither finished nor reset.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stmt_busy.html>
  @discardableResult
  func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32
  /// Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE).
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_FULL, SQLITE_CORRUPT, SQLITE_INTERRUPT, SQLITE_READONLY, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_CANTOPEN, SQLITE_PROTOCOL, SQLITE_TOOBIG, SQLITE_AUTH, SQLITE_MISMATCH. <https://sqlite.org/c3ref/step.html>
  @discardableResult
  func sqlite3_step(_ a0: OpaquePointer!) -> Int32
  /// Destroys a statement; repeats the code of its last failed step. nil is allowed.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM, SQLITE_CONSTRAINT. <https://sqlite.org/c3ref/finalize.html>
  @discardableResult
  func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32
  /// Takes a statement back to its start, bindings kept; repeats the code of its last failed step.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM, SQLITE_CONSTRAINT. <https://sqlite.org/c3ref/reset.html>
  @discardableResult
  func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32
  /// Always 0 for statements of the modern interfaces; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  func sqlite3_expired(_ a0: OpaquePointer!) -> Int32
  /// The connection of a statement.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_handle.html>
  func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer!
  /// The statement after this one on a connection; the first for nil; nil after the last.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/next_stmt.html>
  func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer!
  /// A counter of a statement, reset if asked.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/stmt_status.html>
  @discardableResult
  func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32
}
