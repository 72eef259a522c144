package import SQLiteCalls

extension Connection {
  /// Whether the file of a database was renamed, replaced or deleted since it was opened: no other connection will see the rows that are written now.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there, SQLITE_NOTFOUND for a database without such a file.
  ///
  /// The C function is `sqlite3_file_control`: <https://sqlite.org/c3ref/file_control.html>
  public func hasFileMoved(of schema: String = "main") throws(SQLiteError) -> Bool { try control(.hasMoved, 0, in: schema) == 1 }

  /// Asks the file of a database for something that is answered with a number.
  package func control(_ operation: FileControl, _ value: Int32, in schema: String) throws(SQLiteError) -> Int32 {
    let open = unsafe try openHandle()
    try refuseNul(inName: schema)
    var number = value
    let code = unsafe wrapper.sqlite3_file_control(open, schema, operation.rawValue, &number)
    if code == ResultCode.error.rawValue { throw .noSchema(schema, .sqlite3_file_control) }
    try check(code, in: .sqlite3_file_control)
    return number
  }
}
