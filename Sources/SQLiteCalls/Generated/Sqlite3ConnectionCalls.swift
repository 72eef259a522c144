// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Connection.
public protocol Sqlite3ConnectionCalls: AnyObject {
  /// Closes a connection; SQLITE_BUSY, and still open, while statements, blobs or backups live.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_BUSY. <https://sqlite.org/c3ref/close.html>
  @discardableResult
  func sqlite3_close(_ a0: OpaquePointer!) -> Int32
  /// Closes a connection as soon as its last statement, blob and backup is gone; nil is allowed.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_MISUSE. <https://sqlite.org/c3ref/close.html>
  @discardableResult
  func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32
  /// Runs every statement of a text and gives each row to the callback as text.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_CORRUPT, SQLITE_INTERRUPT, SQLITE_READONLY, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_CANTOPEN, SQLITE_PROTOCOL, SQLITE_TOOBIG, SQLITE_AUTH, SQLITE_MISMATCH. <https://sqlite.org/c3ref/exec.html>
  @discardableResult
  func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32
  /// Sets or reads an option of one connection.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/c3ref/db_config.html>
  @discardableResult
  func sqlite3_db_config(_ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!)
    -> Int32
  /// Turns extended result codes on (1) or off (0).
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/extended_result_codes.html>
  @discardableResult
  func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32
  /// The rowid of the last row inserted on this connection into a rowid table; 0 if none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/last_insert_rowid.html>
  func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64
  /// Makes `sqlite3_last_insert_rowid` answer this number.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/set_last_insert_rowid.html>
  func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64)
  /// Rows changed by the last INSERT, UPDATE or DELETE, cut to 32 bits.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/changes.html>
  @discardableResult
  func sqlite3_changes(_ a0: OpaquePointer!) -> Int32
  /// Rows changed by the last INSERT, UPDATE or DELETE.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/changes.html>
  func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64
  /// Rows changed since the connection was opened, cut to 32 bits.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/total_changes.html>
  @discardableResult
  func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32
  /// Rows changed since the connection was opened.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/total_changes.html>
  func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64
  /// Makes the running statements of a connection stop with SQLITE_INTERRUPT; may come from another thread.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/interrupt.html>
  func sqlite3_interrupt(_ a0: OpaquePointer!)
  /// Waits up to so many milliseconds for a lock; zero or less turns waiting off.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/busy_timeout.html>
  @discardableResult
  func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32
  /// Runs a text and collects all rows as an array of C strings, the column names first.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_CORRUPT, SQLITE_INTERRUPT, SQLITE_READONLY, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_CANTOPEN, SQLITE_PROTOCOL, SQLITE_TOOBIG, SQLITE_AUTH, SQLITE_MISMATCH. <https://sqlite.org/c3ref/get_table.html>
  @discardableResult
  func sqlite3_get_table(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!,
    _ pazResult: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!, _ pnRow: UnsafeMutablePointer<Int32>!,
    _ pnColumn: UnsafeMutablePointer<Int32>!, _ pzErrmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32
  /// Frees the array that `sqlite3_get_table` made.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/get_table.html>
  func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!)
  /// Opens or creates a database file for reading and writing.
  ///
  /// When it returns a result code, such as SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_IOERR, its work is done all the same. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// `sqlite3_open` for a UTF-16 name; a new database is encoded in UTF-16.
  ///
  /// When it returns a result code, such as SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_IOERR, its work is done all the same. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// Opens a database with flags and a VFS; even a failed open hands out a handle that must be closed.
  ///
  /// When it returns a result code, such as SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_IOERR, its work is done all the same. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32
  /// The result code of the last failed call on a connection; undefined when it did not fail.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  func sqlite3_errcode(_ db: OpaquePointer!) -> Int32
  /// The extended result code of the last failed call on a connection.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32
  /// English text of the last failed call, UTF-8, valid until the next call on the connection.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>!
  /// `sqlite3_errmsg` in UTF-16.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer!
  /// Byte offset in the SQL of the token the last error is about; -1 when unknown.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32
  /// Sets one of the connection's limits and returns the former; a negative value only reads.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/limit.html>
  @discardableResult
  func sqlite3_limit(_ a0: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32
  /// 0 inside a transaction that BEGIN started, else 1.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/get_autocommit.html>
  @discardableResult
  func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32
  /// The name of the N-th attached database; nil out of range.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_name.html>
  func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>!
  /// The full path of an attached database; empty for a temporary or in-memory one, nil for an unknown name.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_filename.html>
  func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>!
  /// 1 when an attached database is read-only, 0 when not, -1 when there is none of that name.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_readonly.html>
  @discardableResult
  func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32
  /// The transaction state of an attached database, or the highest of all: none, read, write.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/txn_state.html>
  @discardableResult
  func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32
  /// Frees as much of a connection's cache as it can.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_release_memory.html>
  @discardableResult
  func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32
  /// Type, collation and flags of a column of a table; SQLITE_ERROR when there is none.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_NOMEM. <https://sqlite.org/c3ref/table_column_metadata.html>
  @discardableResult
  func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!, _ zColumnName: UnsafePointer<CChar>!,
    _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pNotNull: UnsafeMutablePointer<Int32>!, _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// Loads an extension from a shared library.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/c3ref/load_extension.html>
  @discardableResult
  func sqlite3_load_extension(
    _ db: OpaquePointer!, _ zFile: UnsafePointer<CChar>!, _ zProc: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32
  /// Allows (1) or forbids (0) loading extensions.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/enable_load_extension.html>
  @discardableResult
  func sqlite3_enable_load_extension(_ db: OpaquePointer!, _ onoff: Int32) -> Int32
  /// The mutex of a connection; nil when it was opened without.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/db_mutex.html>
  func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer!
  /// Asks the VFS file object of an attached database something by opcode.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOTFOUND, SQLITE_IOERR. <https://sqlite.org/c3ref/file_control.html>
  @discardableResult
  func sqlite3_file_control(_ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!) -> Int32
  /// A counter of a connection and its highest value.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/c3ref/db_status.html>
  @discardableResult
  func sqlite3_db_status(
    _ a0: OpaquePointer!, _ op: Int32, _ pCur: UnsafeMutablePointer<Int32>!, _ pHiwtr: UnsafeMutablePointer<Int32>!, _ resetFlg: Int32
  ) -> Int32
  /// Checkpoints when the log has so many frames; zero or less turns that off. Replaces the WAL hook.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/wal_autocheckpoint.html>
  @discardableResult
  func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ N: Int32) -> Int32
  /// A passive checkpoint.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. <https://sqlite.org/c3ref/wal_checkpoint.html>
  @discardableResult
  func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32
  /// A checkpoint of a mode; tells the frames of the log and those copied.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
  @discardableResult
  func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// Writes dirty pages to disk in the middle of a transaction.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL. <https://sqlite.org/c3ref/db_cacheflush.html>
  @discardableResult
  func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32
  /// The operating system's errno of the last I/O error or failed open.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/system_errno.html>
  @discardableResult
  func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32
}
