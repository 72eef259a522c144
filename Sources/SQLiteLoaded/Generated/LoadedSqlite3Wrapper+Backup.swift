// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Starts copying one database into another; nil when it cannot, the destination then holds the error. <https://sqlite.org/c3ref/backup_init.html>
  @_alwaysEmitIntoClient public func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_backup_init(pDest, zDestName, pSource, zSourceName)
  }
  /// Copies up to so many pages, all for a negative number; SQLITE_DONE at the end. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_backup_step(p, nPage)
  }
  /// Ends a backup and frees it; an unfinished copy is rolled back. nil is allowed. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_backup_finish(p)
  }
  /// Pages still to copy, as of the last step. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_backup_remaining(p)
  }
  /// Pages of the source, as of the last step. <https://sqlite.org/c3ref/backup_init.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_backup_pagecount(p)
  }
}
