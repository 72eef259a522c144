import SQLiteCalls

extension SQLiteError {
  /// A value that a type cannot hold.
  static func mismatch(
    _ stored: SQLiteValue, row: Int, column: Int, _ name: String, wanted: any Extractable.Type, sql: String?
  ) -> SQLiteError {
    let reason = wanted.reason(against: stored).map { ": " + $0 } ?? ""
    return SQLiteError(
      .mismatch, "row \(row), column \(column) (\(name)) holds \(stored.described), which is no \(wanted)\(reason)",
      call: .sqlite3_column_value,
      sql: sql)
  }

  static func noColumn(_ name: String, among names: [String], sql: String?) -> SQLiteError {
    let message =
      names.contains(name)
      ? "more than one column is named \(name): give them names with AS, or read by number"
      : "there is no column \(name): there are \(names.joined(separator: ", "))"
    return SQLiteError(.range, message, call: .sqlite3_column_name, sql: sql)
  }
}
