// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Rebaser.
public protocol Sqlite3RebaserCalls: AnyObject {
  /// Makes a rebaser.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3rebaser_create.html>
  @discardableResult
  func sqlite3rebaser_create(_ ppNew: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// Gives a rebaser what `sqlite3changeset_apply_v2` handed out.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/session/sqlite3rebaser_configure.html>
  @discardableResult
  func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ nRebase: Int32, _ pRebase: UnsafeRawPointer!) -> Int32
  /// A changeset as it would be after the remote one, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3rebaser_rebase.html>
  @discardableResult
  func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// Frees a rebaser.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3rebaser_delete.html>
  func sqlite3rebaser_delete(_ p: OpaquePointer!)
  /// `sqlite3rebaser_rebase` with bytes read and written through callbacks.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3rebaser_rebase_strm(
    _ pRebaser: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
}
