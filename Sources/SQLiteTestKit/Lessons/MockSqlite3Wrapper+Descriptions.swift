public import SQLiteTables

extension MockSqlite3Wrapper {
  /// Declares the columns of a described table, with their types. A table that is only named has no known columns.
  public func declare(_ table: some TableReference) {
    guard let rules = table.tableRules else { return }
    declare(table.tableName, Array(zip(rules.columnNames, rules.typeNames)), key: rules.keyColumns)
  }

  /// Unavailable: the columns are needed too.
  @available(*, unavailable, message: "the columns are needed as well: declare(table, columns: [\"id\", …], primaryKey: [\"id\"])")
  public func declare(_ table: String) {}
}
