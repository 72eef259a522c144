/// The column of a table that a column of a result comes from. <https://sqlite.org/c3ref/column_database_name.html>
public struct MockOrigin: Hashable, Sendable {
  /// The schema, such as `main`.
  public let schema: String
  /// The name of the table.
  public let table: String
  /// The name of the column in the table.
  public let column: String

  /// A column of a table.
  public init(schema: String = "main", table: String, column: String) {
    self.schema = schema
    self.table = table
    self.column = column
  }
}
