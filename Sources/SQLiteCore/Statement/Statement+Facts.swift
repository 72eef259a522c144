import SQLiteCalls

extension Statement {
  /// The names of the result's columns; empty for a statement that has no result.
  ///
  /// They are those the statement was compiled with; a running one that was compiled again since has its own: ``Row/columnNames``.
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for a name.
  ///
  /// The C function is `sqlite3_column_name`: <https://sqlite.org/c3ref/column_name.html>
  public var columnNames: [String] {
    get throws(SQLiteError) { try prepared.names(columnCount: unsafe prepared.wrapper.sqlite3_column_count(prepared.handle)).names }
  }

  /// Whether the statement makes no direct change to a database file.
  ///
  /// True also for what only changes the connection: BEGIN, ATTACH and many a PRAGMA. <https://sqlite.org/c3ref/stmt_readonly.html>
  public var isReadOnly: Bool { unsafe prepared.wrapper.sqlite3_stmt_readonly(prepared.handle) != 0 }

  /// The names of the parameters, in order, each with the `:`, `@`, `$` or `?` in front; nil where one has none.
  /// <https://sqlite.org/c3ref/bind_parameter_name.html>
  public var parameterNames: [String?] {
    guard prepared.parameterCount > 0 else { return [] }
    return (1...prepared.parameterCount).map { index in
      unsafe prepared.wrapper.sqlite3_bind_parameter_name(prepared.handle, index).map { unsafe String(cString: $0) }
    }
  }
}
