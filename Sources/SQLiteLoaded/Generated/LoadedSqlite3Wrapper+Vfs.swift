// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import CSQLiteManager

extension LoadedSqlite3Wrapper {
  /// The value of a query parameter of a URI file name; nil when it has none of that name. <https://sqlite.org/c3ref/uri_parameter.html>
  @_alwaysEmitIntoClient public func sqlite3_uri_parameter(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!) -> UnsafePointer<
    CChar
  >! {
    unsafe library.pointee.sqlite3_uri_parameter(z, zParam)
  }
  /// A query parameter of a URI file name as 0 or 1, or the default. <https://sqlite.org/c3ref/uri_parameter.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_uri_boolean(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!, _ bDefault: Int32)
    -> Int32
  {
    unsafe library.pointee.sqlite3_uri_boolean(z, zParam, bDefault)
  }
  /// A query parameter of a URI file name as an integer, or the default. <https://sqlite.org/c3ref/uri_parameter.html>
  @_alwaysEmitIntoClient public func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 {
    unsafe library.pointee.sqlite3_uri_int64(a0, a1, a2)
  }
  /// The name of the N-th query parameter of a URI file name; nil after the last. <https://sqlite.org/c3ref/uri_parameter.html>
  @_alwaysEmitIntoClient public func sqlite3_uri_key(_ z: UnsafePointer<CChar>!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_uri_key(z, N)
  }
  /// The database's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  @_alwaysEmitIntoClient public func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_filename_database(a0)
  }
  /// The rollback journal's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  @_alwaysEmitIntoClient public func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_filename_journal(a0)
  }
  /// The write-ahead log's name, from any of the names SQLite gave a VFS. <https://sqlite.org/c3ref/filename_database.html>
  @_alwaysEmitIntoClient public func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_filename_wal(a0)
  }
  /// The main file's object, from the name of its journal or log. <https://sqlite.org/c3ref/database_file_object.html>
  @_alwaysEmitIntoClient public func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! {
    unsafe library.pointee.sqlite3_database_file_object(a0)
  }
  /// Builds a file name with parameters as a VFS expects it; free it with `sqlite3_free_filename`. <https://sqlite.org/c3ref/create_filename.html>
  @_alwaysEmitIntoClient public func sqlite3_create_filename(
    _ zDatabase: UnsafePointer<CChar>!, _ zJournal: UnsafePointer<CChar>!, _ zWal: UnsafePointer<CChar>!, _ nParam: Int32,
    _ azParam: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_create_filename(zDatabase, zJournal, zWal, nParam, azParam)
  }
  /// Frees a name that `sqlite3_create_filename` made. <https://sqlite.org/c3ref/create_filename.html>
  @_alwaysEmitIntoClient public func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
    unsafe library.pointee.sqlite3_free_filename(a0)
  }
  /// The VFS of a name, or the default one for nil; nil when there is none. <https://sqlite.org/c3ref/vfs_find.html>
  @_alwaysEmitIntoClient public func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    unsafe library.pointee.sqlite3_vfs_find(zVfsName)
  }
  /// Registers a VFS, as the default one if asked. <https://sqlite.org/c3ref/vfs_find.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ makeDflt: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_vfs_register(a0, makeDflt)
  }
  /// Removes a VFS. <https://sqlite.org/c3ref/vfs_find.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
    unsafe library.pointee.sqlite3_vfs_unregister(a0)
  }
}
