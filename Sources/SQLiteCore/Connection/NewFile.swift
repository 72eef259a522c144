package import SQLiteCalls

/// An empty file that was made because nothing had its name.
///
/// `sqlite3_open_v2` takes no SQLITE_OPEN_EXCLUSIVE, so the file is made by the file system SQLite itself opens it with. The kernel decides
/// which of several openers makes it, and no descriptor of our own is closed: that would drop the locks of other connections of this
/// process.
/// <https://sqlite.org/c3ref/vfs.html>
package struct NewFile: ~Copyable {
  private let files: VirtualFileSystem

  private init(_ files: consuming VirtualFileSystem) { self.files = files }

  /// Makes the file of a location when the access asks for a new one; nil when it does not, or when nothing has to be made.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_PERM when something has the name, SQLITE_CANTOPEN when the file cannot be made.
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

  /// Removes the file, because the work it was made for failed. No connection may have it open.
  ///
  /// A journal goes first: one without its database would be rolled back into the next that gets the name.
  package func remove() {
    for suffix in Sidecars.all { files.removeFile(beside: suffix) }
    files.removeFile()
  }
}

extension SQLiteError {
  /// The error for a file in the place where a new one was to be made.
  package static func isThere(_ path: String) -> SQLiteError {
    .refused(.perm, "there is a file already: \(path). Open it with .readWrite, or choose another name")
  }
}

extension VirtualFileSystem {
  /// The file system with the name of a database's file.
  ///
  /// - Parameters:
  ///   - system: Another file system than the default one, where the library has it.
  ///   - purpose: A verb for the error: what is to be done with the file.
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
