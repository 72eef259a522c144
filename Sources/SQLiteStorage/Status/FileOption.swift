import SQLiteCalls
public import SQLiteCore

/// An option of a database's file. <https://sqlite.org/c3ref/c_fcntl_begin_atomic_write.html>
public enum FileOption: Hashable, Sendable {
  /// The write-ahead log remains beside the database when the last connection closes, so that a process that must not create a log can
  /// read the database. Apple's SQLite sets it on every connection.
  case keepsLog
  /// SQLite assumes that a power failure while some bytes of a sector are written does not change any other bytes.
  case powersafeOverwrite

  fileprivate var control: FileControl {
    switch self {
    case .keepsLog: .persistWal
    case .powersafeOverwrite: .powersafeOverwrite
    }
  }
}

extension Connection {
  /// Returns whether an option of a database's file is set.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist, SQLITE_NOTFOUND for a database without such a file.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func isSet(_ option: FileOption, in schema: String = "main") throws(SQLiteError) -> Bool {
    try control(option.control, -1, in: schema) == 1
  }

  /// Sets an option of a database's file, for this connection.
  ///
  /// - Throws: The errors of ``isSet(_:in:)``.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func set(_ option: FileOption, to isSet: Bool, in schema: String = "main") throws(SQLiteError) {
    _ = try control(option.control, isSet ? 1 : 0, in: schema)
  }

  /// Returns whether the file of a database has been renamed, replaced or deleted since it was opened. Other connections will not see rows
  /// written now.
  ///
  /// - Throws: The errors of ``isSet(_:in:)``.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func hasFileMoved(of schema: String = "main") throws(SQLiteError) -> Bool { try isFileGone(of: schema) }
}
