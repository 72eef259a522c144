// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Closes a connection; SQLITE_BUSY, and still open, while statements, blobs or backups live. <https://sqlite.org/c3ref/close.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_close(a0)
  }
  /// Closes a connection as soon as its last statement, blob and backup is gone; nil is allowed. <https://sqlite.org/c3ref/close.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_close_v2(a0)
  }
  /// Runs every statement of a text and gives each row to the callback as text. <https://sqlite.org/c3ref/exec.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_exec(a0, sql, callback, a3, errmsg)
  }
  /// Sets or reads an option of one connection. <https://sqlite.org/c3ref/db_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe CSQLiteLoaded.sqm_loaded_db_config(library, db, option, first, second, pointer)
  }
  /// Turns extended result codes on (1) or off (0). <https://sqlite.org/c3ref/extended_result_codes.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_extended_result_codes(a0, onoff)
  }
  /// The rowid of the last row inserted on this connection into a rowid table; 0 if none. <https://sqlite.org/c3ref/last_insert_rowid.html>
  @_alwaysEmitIntoClient public func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
    unsafe library.pointee.sqlite3_last_insert_rowid(a0)
  }
  /// Makes `sqlite3_last_insert_rowid` answer this number. <https://sqlite.org/c3ref/set_last_insert_rowid.html>
  @_alwaysEmitIntoClient public func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
    unsafe library.pointee.sqlite3_set_last_insert_rowid(a0, a1)
  }
  /// Rows changed by the last INSERT, UPDATE or DELETE, cut to 32 bits. <https://sqlite.org/c3ref/changes.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_changes(a0)
  }
  /// Rows changed by the last INSERT, UPDATE or DELETE. <https://sqlite.org/c3ref/changes.html>
  @_alwaysEmitIntoClient public func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
    unsafe library.pointee.sqlite3_changes64(a0)
  }
  /// Rows changed since the connection was opened, cut to 32 bits. <https://sqlite.org/c3ref/total_changes.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_total_changes(a0)
  }
  /// Rows changed since the connection was opened. <https://sqlite.org/c3ref/total_changes.html>
  @_alwaysEmitIntoClient public func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
    unsafe library.pointee.sqlite3_total_changes64(a0)
  }
  /// Makes the running statements of a connection stop with SQLITE_INTERRUPT; may come from another thread. <https://sqlite.org/c3ref/interrupt.html>
  @_alwaysEmitIntoClient public func sqlite3_interrupt(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_interrupt(a0)
  }
  /// Waits up to so many milliseconds for a lock; zero or less turns waiting off. <https://sqlite.org/c3ref/busy_timeout.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_busy_timeout(a0, ms)
  }
  /// Runs a text and collects all rows as an array of C strings, the column names first. <https://sqlite.org/c3ref/get_table.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_get_table(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!,
    _ pazResult: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!, _ pnRow: UnsafeMutablePointer<Int32>!,
    _ pnColumn: UnsafeMutablePointer<Int32>!, _ pzErrmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_get_table(db, zSql, pazResult, pnRow, pnColumn, pzErrmsg)
  }
  /// Frees the array that `sqlite3_get_table` made. <https://sqlite.org/c3ref/get_table.html>
  @_alwaysEmitIntoClient public func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
    unsafe library.pointee.sqlite3_free_table(result)
  }
  /// Opens or creates a database file for reading and writing. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  {
    unsafe library.pointee.sqlite3_open(filename, ppDb)
  }
  /// `sqlite3_open` for a UTF-16 name; a new database is encoded in UTF-16. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe library.pointee.sqlite3_open16(filename, ppDb)
  }
  /// Opens a database with flags and a VFS; even a failed open hands out a handle that must be closed. <https://sqlite.org/c3ref/open.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_open_v2(filename, ppDb, flags, zVfs)
  }
  /// The result code of the last failed call on a connection; undefined when it did not fail. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_errcode(db)
  }
  /// The extended result code of the last failed call on a connection. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_extended_errcode(db)
  }
  /// English text of the last failed call, UTF-8, valid until the next call on the connection. <https://sqlite.org/c3ref/errcode.html>
  @_alwaysEmitIntoClient public func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_errmsg(a0)
  }
  /// `sqlite3_errmsg` in UTF-16. <https://sqlite.org/c3ref/errcode.html>
  @_alwaysEmitIntoClient public func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_errmsg16(a0)
  }
  /// Byte offset in the SQL of the token the last error is about; -1 when unknown. <https://sqlite.org/c3ref/errcode.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_error_offset(db)
  }
  /// Sets one of the connection's limits and returns the former; a negative value only reads. <https://sqlite.org/c3ref/limit.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_limit(_ a0: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_limit(a0, id, newVal)
  }
  /// 0 inside a transaction that BEGIN started, else 1. <https://sqlite.org/c3ref/get_autocommit.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_get_autocommit(a0)
  }
  /// The name of the N-th attached database; nil out of range. <https://sqlite.org/c3ref/db_name.html>
  @_alwaysEmitIntoClient public func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_db_name(db, N)
  }
  /// The full path of an attached database; empty for a temporary or in-memory one, nil for an unknown name. <https://sqlite.org/c3ref/db_filename.html>
  @_alwaysEmitIntoClient public func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_db_filename(db, zDbName)
  }
  /// 1 when an attached database is read-only, 0 when not, -1 when there is none of that name. <https://sqlite.org/c3ref/db_readonly.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_db_readonly(db, zDbName)
  }
  /// The transaction state of an attached database, or the highest of all: none, read, write. <https://sqlite.org/c3ref/txn_state.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_txn_state(a0, zSchema)
  }
  /// Frees as much of a connection's cache as it can. <https://sqlite.org/c3ref/db_release_memory.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_db_release_memory(a0)
  }
  /// Type, collation and flags of a column of a table; SQLITE_ERROR when there is none. <https://sqlite.org/c3ref/table_column_metadata.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!, _ zColumnName: UnsafePointer<CChar>!,
    _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pNotNull: UnsafeMutablePointer<Int32>!, _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_table_column_metadata(
      db, zDbName, zTableName, zColumnName, pzDataType, pzCollSeq, pNotNull, pPrimaryKey, pAutoinc)
  }
  /// Loads an extension from a shared library. <https://sqlite.org/c3ref/load_extension.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_load_extension(
    _ db: OpaquePointer!, _ zFile: UnsafePointer<CChar>!, _ zProc: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3_load_extension?(db, zFile, zProc, pzErrMsg) ?? ResultCode.error.rawValue
  }
  /// Allows (1) or forbids (0) loading extensions. <https://sqlite.org/c3ref/enable_load_extension.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_enable_load_extension(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
    unsafe library.pointee.optional.sqlite3_enable_load_extension?(db, onoff) ?? 0
  }
  /// The mutex of a connection; nil when it was opened without. <https://sqlite.org/c3ref/db_mutex.html>
  @_alwaysEmitIntoClient public func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_db_mutex(a0)
  }
  /// Asks the VFS file object of an attached database something by opcode. <https://sqlite.org/c3ref/file_control.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_file_control(
    _ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_file_control(a0, zDbName, op, a3)
  }
  /// A counter of a connection and its highest value. <https://sqlite.org/c3ref/db_status.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_db_status(
    _ a0: OpaquePointer!, _ op: Int32, _ pCur: UnsafeMutablePointer<Int32>!, _ pHiwtr: UnsafeMutablePointer<Int32>!, _ resetFlg: Int32
  ) -> Int32 {
    unsafe library.pointee.sqlite3_db_status(a0, op, pCur, pHiwtr, resetFlg)
  }
  /// Checkpoints when the log has so many frames; zero or less turns that off. Replaces the WAL hook. <https://sqlite.org/c3ref/wal_autocheckpoint.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ N: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_wal_autocheckpoint(db, N)
  }
  /// A passive checkpoint. <https://sqlite.org/c3ref/wal_checkpoint.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_wal_checkpoint(db, zDb)
  }
  /// A checkpoint of a mode; tells the frames of the log and those copied. <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_wal_checkpoint_v2(db, zDb, eMode, pnLog, pnCkpt)
  }
  /// Writes dirty pages to disk in the middle of a transaction. <https://sqlite.org/c3ref/db_cacheflush.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_db_cacheflush(a0)
  }
  /// The operating system's errno of the last I/O error or failed open. <https://sqlite.org/c3ref/system_errno.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_system_errno(a0)
  }
}
