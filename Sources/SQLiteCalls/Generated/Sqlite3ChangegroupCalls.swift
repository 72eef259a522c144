// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Changegroup.
public protocol Sqlite3ChangegroupCalls: AnyObject {
  /// Starts a group of changesets.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changegroup_new.html>
  @discardableResult
  func sqlite3changegroup_new(_ pp: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// Adds a changeset to a group.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_SCHEMA. <https://sqlite.org/session/sqlite3changegroup_add.html>
  @discardableResult
  func sqlite3changegroup_add(_ a0: OpaquePointer!, _ nData: Int32, _ pData: UnsafeMutableRawPointer!) -> Int32
  /// The whole group as one changeset, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changegroup_output.html>
  @discardableResult
  func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ pnData: UnsafeMutablePointer<Int32>!, _ ppData: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// Frees a group.
  ///
  /// It cannot fail. <https://sqlite.org/session/sqlite3changegroup_delete.html>
  func sqlite3changegroup_delete(_ a0: OpaquePointer!)
  /// `sqlite3changegroup_add` with the bytes read through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_SCHEMA. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changegroup_add_strm(
    _ a0: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3changegroup_output` with the bytes written through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changegroup_output_strm(
    _ a0: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
}
