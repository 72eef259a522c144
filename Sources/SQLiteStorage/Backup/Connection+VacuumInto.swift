import SQLiteCalls
public import SQLiteCore
package import SQLiteFiles

extension Connection {
  /// Writes a copy of the database, without free pages, into a new file.
  ///
  /// The file gets its name when it is whole, as that of ``backup(_:toNewFile:pagesPerStep:busySteps:restarts:_:)``: whatever fails, nothing is at the path or
  /// beside it. It is in a rollback mode, and no user but the user of the process may do more with it than with the source.
  /// - Parameters:
  ///   - path: A path, whatever characters it has. No file may be there, nor may the journal of a database that is gone lie beside it.
  ///   - schema: Which database.
  /// - Throws: ``SQLiteError`` with SQLITE_PERM that names the file in the way, SQLITE_CANTOPEN when the file cannot be made, SQLITE_ERROR in a
  ///   transaction, SQLITE_FULL …
  ///
  /// <https://sqlite.org/lang_vacuum.html#vacuuminto>
  public func vacuum(into path: String, of schema: String = "main") throws {
    try vacuum(into: path, of: schema, files: LocalFileSystem())
  }

  /// Writes a copy into a new file that a file system gives its name.
  package func vacuum(into path: String, of schema: String = "main", files: any FileSystem) throws {
    try StagedDatabase.make(path, like: try fileName(of: schema), on: wrapper, files: files) { location in
      do { try prepare("VACUUM \(identifier: schema) INTO \(try location.name(for: .new))").run() } catch { throw reason(behind: error) }
    }
  }
}
