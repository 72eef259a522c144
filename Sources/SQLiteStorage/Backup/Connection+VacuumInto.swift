import SQLiteCalls
public import SQLiteCore
package import SQLiteFiles

extension Connection {
  /// Writes a copy of the database, without free pages, into a new file.
  ///
  /// The file gets its name once it is complete, as with ``backup(_:toNewFile:pagesPerStep:busySteps:restarts:_:)``, so after any failure,
  /// nothing is left at the path or beside it. It is in a rollback mode, and other users get no more access to it than to the source.
  /// - Parameters:
  ///   - path: The path; any characters are allowed. No file may exist there, and no journal of a deleted database beside it.
  ///   - schema: The database to copy.
  /// - Throws: ``SQLiteError`` with SQLITE_PERM that names the file in the way, SQLITE_CANTOPEN when the file cannot be created,
  ///   SQLITE_ERROR in a transaction, SQLITE_FULL and so on.
  ///
  /// <https://sqlite.org/lang_vacuum.html#vacuuminto>
  public func vacuum(into path: String, of schema: String = "main") throws {
    try vacuum(into: path, of: schema, files: LocalFileSystem())
  }

  /// Writes a copy into a new file, using the given file system for the final name.
  package func vacuum(into path: String, of schema: String = "main", files: any FileSystem) throws {
    try StagedDatabase.make(path, like: try fileName(of: schema), on: wrapper, files: files) { location in
      do { try prepare("VACUUM \(identifier: schema) INTO \(try location.name(for: .new))").run() } catch { throw cause(of: error) }
    }
  }
}
