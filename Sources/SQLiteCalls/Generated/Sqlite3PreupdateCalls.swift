// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Preupdate.
public protocol Sqlite3PreupdateCalls: AnyObject {
  /// Sets the callback before each change of a row. Returns the former context.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/preupdate_hook.html>
  func sqlite3_preupdate_hook(
    _ db: OpaquePointer!,
    _ xPreUpdate: (
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
    )!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer!
  /// The value a column has before the change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// The number of columns of the row being changed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32
  /// 0 for a direct change, 1 and more inside triggers.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32
  /// The value a column has after the change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// The column being written by blob I/O; -1 when it is another kind of change.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/preupdate_hook.html>
  @discardableResult
  func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32
}
