// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Vfs.
public protocol Sqlite3VfsCalls: AnyObject {
  /// The value of a query parameter of a URI file name; nil when it has none of that name.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/uri_parameter.html>
  func sqlite3_uri_parameter(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!) -> UnsafePointer<CChar>!
  /// A query parameter of a URI file name as 0 or 1, or the default.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/uri_parameter.html>
  @discardableResult
  func sqlite3_uri_boolean(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!, _ bDefault: Int32) -> Int32
  /// A query parameter of a URI file name as an integer, or the default.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/uri_parameter.html>
  func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64
  /// The name of the N-th query parameter of a URI file name; nil after the last.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/uri_parameter.html>
  func sqlite3_uri_key(_ z: UnsafePointer<CChar>!, _ N: Int32) -> UnsafePointer<CChar>!
  /// The database's name, from any of the names SQLite gave a VFS.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/filename_database.html>
  func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>!
  /// The rollback journal's name, from any of the names SQLite gave a VFS.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/filename_database.html>
  func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>!
  /// The write-ahead log's name, from any of the names SQLite gave a VFS.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/filename_database.html>
  func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>!
  /// The main file's object, from the name of its journal or log.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/database_file_object.html>
  func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>!
  /// Builds a file name with parameters as a VFS expects it; free it with `sqlite3_free_filename`.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/create_filename.html>
  func sqlite3_create_filename(
    _ zDatabase: UnsafePointer<CChar>!, _ zJournal: UnsafePointer<CChar>!, _ zWal: UnsafePointer<CChar>!, _ nParam: Int32,
    _ azParam: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>!
  /// Frees a name that `sqlite3_create_filename` made.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/create_filename.html>
  func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!)
  /// The VFS of a name, or the default one for nil; nil when there is none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vfs_find.html>
  func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>!
  /// Registers a VFS, as the default one if asked.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/vfs_find.html>
  @discardableResult
  func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ makeDflt: Int32) -> Int32
  /// Removes a VFS.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/vfs_find.html>
  @discardableResult
  func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32
}
