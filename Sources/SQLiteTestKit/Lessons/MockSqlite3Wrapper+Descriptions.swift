public import SQLiteTables

extension MockSqlite3Wrapper {
  /// Declares the columns of a table that has a description, with their types. Does nothing for a table that has only a name, because its
  /// columns are not known.
  public func declare(_ table: some TableReference) {
    guard let rules = table.tableRules else { return }
    declare(table.tableName, Array(zip(rules.columnNames, rules.typeNames)), key: rules.keyColumns)
  }

  /// Unavailable: the columns are needed too.
  @available(*, unavailable, message: "the columns are needed as well: declare(table, columns: [\"id\", …], primaryKey: [\"id\"])")
  public func declare(_ table: String) {}
}
