public import SQLiteSchema

extension MockSqlite3Wrapper {
  /// Lets the mock know the columns of a described table, with their types.
  public func declare(_ table: TableDescription) {
    declare(table.name, table.columns.map { ($0.name, $0.type.name) }, key: table.keyColumns)
  }
}
