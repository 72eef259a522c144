// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Backup.
public protocol Sqlite3BackupCalls: AnyObject {
  /// Starts copying one database into another; nil when it cannot, the destination then holds the error.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/backup_init.html>
  func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer!
  /// Copies up to so many pages, all for a negative number; SQLITE_DONE at the end.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_READONLY, SQLITE_FULL. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32
  /// Ends a backup and frees it; an unfinished copy is rolled back. nil is allowed.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_BUSY, SQLITE_LOCKED, SQLITE_NOMEM, SQLITE_IOERR, SQLITE_READONLY, SQLITE_FULL. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32
  /// Pages still to copy, as of the last step.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32
  /// Pages of the source, as of the last step.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32
}
