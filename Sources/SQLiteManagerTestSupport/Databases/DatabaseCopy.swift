import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteStorage

extension Connection {
  /// The bytes that a database would have as a file, by any library: one that lacks `sqlite3_serialize` backs it up into a file, which is removed.
  ///
  /// - Throws: ``SQLiteError`` as ``serialized(_:)``, or as a backup.
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

/// Copies of databases, made by `sqlite3_backup_init` and its companions, which no library lacks; another engine may.
/// <https://sqlite.org/c3ref/backup_finish.html>
enum DatabaseCopy {
  /// Whether there can be any.
  static func isPossible(on sqlite: any Sqlite3WrapperProtocol) -> Bool { sqlite.provides(.sqlite3_backup_init) }

  /// Copies the database of a connection, whose hooks, functions and limits are left alone.
  ///
  /// - Parameter name: The copy: a new file, or `:memory:`.
  /// - Returns: A connection to the copy, which the caller closes; nil, and the code, when it cannot be made.
  static func open(_ name: String, of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> (Int32, OpaquePointer?) {
    var copy: OpaquePointer?
    let flags: OpenFlags = [.readwrite, .create, .nomutex, .privatecache]
    var code = unsafe sqlite.sqlite3_open_v2(name, &copy, flags.rawValue, nil)
    if code == ResultCode.ok.rawValue { code = unsafe sqlite.sqlite3_exec(copy, "PRAGMA synchronous = OFF", nil, nil, nil) }
    if code == ResultCode.ok.rawValue {
      if let backup = unsafe sqlite.sqlite3_backup_init(copy, "main", db, "main") {
        let stepped = unsafe sqlite.sqlite3_backup_step(backup, -1)
        let finished = unsafe sqlite.sqlite3_backup_finish(backup)
        code = stepped == ResultCode.done.rawValue ? finished : stepped
      } else {
        code = unsafe max(sqlite.sqlite3_errcode(copy), ResultCode.error.rawValue)
      }
    }
    if code == ResultCode.ok.rawValue { return unsafe (code, copy) }
    unsafe sqlite.sqlite3_close(copy)
    return (code, nil)
  }

  /// The bytes that the database of a connection would have as a file; nil when it cannot be copied.
  static func bytes(of db: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) -> [UInt8]? {
    try? withFile { path in
      let (_, copy) = unsafe open(path, of: db, on: sqlite)
      guard let copy = unsafe copy else { return nil }
      unsafe sqlite.sqlite3_close(copy)
      return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
  }

  /// Lends the path of a new file, in a folder of its own that is removed.
  fileprivate static func withFile<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "copy-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes what is left there
    return try body(folder.appending(path: "copy.sqlite").path(percentEncoded: false))
  }
}
