package import SQLiteCalls

/// An empty file that was created because no file had its name.
///
/// `sqlite3_open_v2` takes no SQLITE_OPEN_EXCLUSIVE, so the file is created by the file system with which SQLite itself opens it. The
/// kernel decides which of several openers creates it, and no descriptor of our own is closed: that would drop the locks of this process's
/// other connections.
/// <https://sqlite.org/c3ref/vfs.html>
package struct NewFile: ~Copyable {
  private let files: VirtualFileSystem

  private init(_ files: consuming VirtualFileSystem) { self.files = files }

  /// Creates the file of a location if the access requires a new one; returns nil if it does not, or if there is nothing to create.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_PERM when the name is taken, SQLITE_CANTOPEN when the file cannot be created.
  package static func make(
    at location: Connection.Location, access: Connection.Access, on wrapper: any Sqlite3WrapperProtocol
  ) throws(SQLiteError) -> NewFile? {
    guard access == .new, case .file(let path) = location else { return nil }
    let files = try VirtualFileSystem.holding(path, for: access, to: "make", on: wrapper)
    let code = files.makeFile()
    if code == .perm { throw .isThere(path) }
    if code != .ok { throw SQLiteError.refused(code, "unable to make the database file: \(path)") }
    return NewFile(files)
  }

  /// Removes the file, because the work it was created for failed. No connection may have it open.
  ///
  /// A journal is removed first: left without its database, it would be rolled back into the next one of the same name.
  package func remove() {
    for suffix in Sidecars.all { files.removeFile(beside: suffix) }
    files.removeFile()
  }
}

extension SQLiteError {
  /// Returns the error for a name that is taken by an existing file.
  package static func isThere(_ path: String) -> SQLiteError {
    .refused(.perm, "there is a file already: \(path). Open it with .readWrite, or choose another name")
  }
}

extension VirtualFileSystem {
  /// Returns the file system together with the name of a database's file.
  ///
  /// - Parameters:
  ///   - system: A file system to use instead of the default one, if the library has it.
  ///   - purpose: A verb for the error: the action intended with the file.
  package static func holding(
    _ path: String, for access: Connection.Access, preferring system: String? = nil, to purpose: String,
    on wrapper: any Sqlite3WrapperProtocol
  ) throws(SQLiteError) -> VirtualFileSystem {
    let name = try Connection.Location.file(path).name(for: access)
    do throws(Unusable) {
      return try VirtualFileSystem(name: name, preferring: system, on: wrapper)
    } catch {
      let origin = error.call.map { SQLiteError.Origin.call($0) } ?? .refusal
      throw SQLiteError(.cantopen, "the library has no file system to \(purpose) \(path) with", origin: origin)
    }
  }
}
