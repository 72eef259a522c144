import SQLiteCalls
public import SQLiteCore

/// An option of the file of a database. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html>
public enum FileOption: Hashable, Sendable {
  /// The write-ahead log stays beside the database when the last connection closes, so that a process that may not make a log can
  /// read the database. Apple's SQLite sets it on every connection.
  case keepsLog
  /// A power loss while some bytes of a sector are written is assumed to change no others.
  case powersafeOverwrite

  fileprivate var control: FileControl {
    switch self {
    case .keepsLog: .persistWal
    case .powersafeOverwrite: .powersafeOverwrite
    }
  }
}

extension Connection {
  /// Whether an option of the file of a database is set.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there, SQLITE_NOTFOUND for a database without such a file.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func isSet(_ option: FileOption, in schema: String = "main") throws(SQLiteError) -> Bool {
    try control(option.control, -1, in: schema) == 1
  }

  /// Sets an option of the file of a database, for this connection.
  ///
  /// - Throws: As ``isSet(_:in:)``.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func set(_ option: FileOption, to isSet: Bool, in schema: String = "main") throws(SQLiteError) {
    _ = try control(option.control, isSet ? 1 : 0, in: schema)
  }

  /// Whether the file of a database was renamed, replaced or deleted since it was opened: no other connection will see the rows that are written now.
  ///
  /// - Throws: As ``isSet(_:in:)``.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func hasFileMoved(of schema: String = "main") throws(SQLiteError) -> Bool { try isFileGone(of: schema) }
}
