import SQLiteCallsCore

extension SQLiteError {
  /// A name that none of the columns has, or more than one.
  static func noColumn(_ name: String, among names: [String], sql: String?) -> SQLiteError {
    let message =
      names.containsName(name)
      ? "more than one column is named \(name): give them names with AS, or read by number"
      : "there is no column \(name): there are \(names.joined(separator: ", "))"
    return .refused(.range, message, sql: sql)
  }

  /// A result of another number of columns than types are asked for.
  static func columnCount(_ count: Int, wanted: Int, sql: String?) -> SQLiteError {
    .refused(.range, "the result has \(count) columns, \(wanted) types are asked for: as many of each are needed", sql: sql)
  }

  /// A key that an earlier row had already. It is not told: it may be private.
  static func duplicateKey(row: Int, sql: String?) -> SQLiteError {
    .refused(.constraintUnique, "row \(row) holds a key that an earlier row holds too: group the values, or make keys unique", sql: sql)
  }
}
