// Types under names that GRDB and others share with this package: a stand-in for a library whose data code is tested with the test kit.

/// SQL that is written as a literal.
public struct SQL: ExpressibleByStringLiteral {
  let text: String

  /// The text of a literal.
  public init(stringLiteral text: String) { self.text = text }
}

/// A column by its name.
public struct Column {
  let name: String

  /// The column of a name.
  public init(_ name: String) { self.name = name }
}

/// A row by its columns.
public struct Row {
  let values: [String: Int]

  /// The value of a column.
  public subscript(_ column: Column) -> Int? { values[column.name] }
}

/// Rows one at a time.
public struct Cursor {
  let rows: [Row]

  /// The first row.
  public func next() -> Row? { rows.first }
}

/// A statement that answers one row: how long its SQL is.
public struct Statement {
  let sql: SQL

  /// The rows of the statement.
  public func cursor() -> Cursor { Cursor(rows: [Row(values: ["length": sql.text.utf8.count])]) }
}

/// A database without a file.
public struct Database {
  /// A database.
  public init() {}

  /// A statement of this SQL.
  public func prepare(_ sql: SQL) -> Statement { Statement(sql: sql) }
}
