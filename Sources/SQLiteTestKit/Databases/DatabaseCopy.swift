import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteStorage

extension Connection {
  /// Returns the bytes that a database would have as a file. If the library lacks `sqlite3_serialize`, makes a backup to a temporary file.
  ///
  /// - Throws: ``SQLiteError`` as in ``serialized(_:)``, or as for a backup.
  func bytes(of schema: String = "main") throws -> Data {
    if wrapper.provides(.sqlite3_serialize) { return try serialized(schema) }
    return try DatabaseCopy.withFile { path in
      let copy = try Connection(.file(path), on: wrapper)
      try copy.execute("PRAGMA synchronous = OFF")
      try backup(schema, to: copy)
      try copy.close()
      return try Data(contentsOf: URL(filePath: path))
    }
  }
}

/// Copies databases with `sqlite3_backup_init` and related functions. Every SQLite library has them, but another engine may lack them.
/// <https://sqlite.org/c3ref/backup_finish.html>
enum DatabaseCopy {
  /// Returns whether databases can be copied.
  static func isPossible(on sqlite: any Sqlite3WrapperProtocol) -> Bool { sqlite.provides(.sqlite3_backup_init) }

  /// Copies the database of a connection without using or changing the hooks, functions and limits of the connection.
  ///
  /// - Parameter name: The name of the copy: a new file, or `:memory:`.
  /// - Returns: The result code and a connection to the copy, which the caller must close; the connection is nil if there is no copy.
  static func open(_ name: String, of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> (Int32, OpaquePointer?) {
    unsafe sqlite.opened(name, [.readwrite, .create]) { copy in
      let code = unsafe sqlite.sqlite3_exec(copy, "PRAGMA synchronous = OFF", nil, nil, nil)
      if code != ResultCode.ok.rawValue { return code }
      guard let backup = unsafe sqlite.sqlite3_backup_init(copy, "main", db, "main") else {
        return unsafe max(sqlite.sqlite3_errcode(copy), ResultCode.error.rawValue)
      }
      let stepped = unsafe sqlite.sqlite3_backup_step(backup, -1)
      let finished = unsafe sqlite.sqlite3_backup_finish(backup)
      return stepped == ResultCode.done.rawValue ? finished : stepped
    }
  }

  /// Returns the bytes that the database of a connection would have as a file; nil if it cannot be copied.
  static func bytes(of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> Data? {
    try? withFile { path in
      guard let copy = unsafe open(path, of: db, on: sqlite).1 else { return nil }
      unsafe sqlite.sqlite3_close(copy)
      return FileManager.default.contents(atPath: path)
    }
  }

  /// Calls a closure with the path of a new file in a new folder. Removes the folder afterwards.
  fileprivate static func withFile<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "copy-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes any remains
    return try body(folder.appending(path: "copy.sqlite").path(percentEncoded: false))
  }
}

extension LocalFileSystem {
  /// Returns the status of the file or folder at a path; nil if there is none, or if the status cannot be read.
  func status(of path: String) -> FileStatus? { try? facts(of: path, followsLink: true) }

  /// Returns whether there is a file or folder at a path.
  func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// Returns whether a file is empty or missing.
  func isEmptyOrMissing(_ path: String) -> Bool { status(of: path)?.size ?? 0 == 0 }
}

extension Sqlite3WrapperProtocol {
  /// Opens a database on a connection without a shared cache, and fills it.
  ///
  /// - Parameters:
  ///   - vfs: The name of a file system. If the operation of a sweep made it and it no longer exists, the default one is used.
  ///   - fill: Fills the database, and returns a result code.
  /// - Returns: The result code and the connection, which the caller must close; the connection is nil if it cannot be opened or filled.
  func opened(
    _ name: String, _ flags: OpenFlags, vfs: String? = nil, _ fill: (OpaquePointer?) -> Int32 = { _ in ResultCode.ok.rawValue }
  ) -> (Int32, OpaquePointer?) {
    let system = vfs.flatMap { unsafe sqlite3_vfs_find($0) == nil ? nil : OwnedText($0) }
    defer { withExtendedLifetime(system) {} }
    var db: OpaquePointer?
    var code = unsafe sqlite3_open_v2(name, &db, flags.union([.nomutex, .privatecache]).rawValue, system?.cString)
    if code == ResultCode.ok.rawValue { code = unsafe fill(db) }
    if code == ResultCode.ok.rawValue { return unsafe (code, db) }
    unsafe sqlite3_close(db)
    return (code, nil)
  }

  /// Runs a statement and calls a closure for each row. Returns the error message; nil on success.
  @discardableResult func forEachRow(of sql: String, in db: OpaquePointer, _ body: (OpaquePointer) -> Void) -> String? {
    var statement: OpaquePointer?
    defer { unsafe sqlite3_finalize(statement) }
    var code = unsafe sqlite3_prepare_v2(db, sql, -1, &statement, nil)
    while code == ResultCode.ok.rawValue || code == ResultCode.row.rawValue, let statement = unsafe statement {
      code = unsafe sqlite3_step(statement)
      if code == ResultCode.row.rawValue { unsafe body(statement) }
    }
    // A double may refuse both this call and the call that returns the error message.
    return unsafe code == ResultCode.done.rawValue ? nil : sqlite3_errmsg(db).map(String.init(cString:)) ?? ErrorTexts.text(of: code)
  }

  /// Returns the text of a column in a statement's current row; empty for NULL.
  func text(_ statement: OpaquePointer, _ column: Int32) -> String {
    guard let bytes = unsafe sqlite3_column_text(statement, column) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
