package import SQLiteCallsCore

extension Connection {
  /// Whether the file of a database was renamed, replaced or deleted since it was opened.
  package func isFileGone(of schema: String) throws(SQLiteError) -> Bool { try control(.hasMoved, 0, in: schema) == 1 }

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
