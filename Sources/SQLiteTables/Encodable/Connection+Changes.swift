public import SQLiteCore

extension Connection {
  /// Changes the row that has the key of a value to the contents of the value: only the columns that differ are written, none where all are the same.
  ///
  /// ```swift
  /// let changed = try connection.update("question", encoding: question)
  /// ```
  /// The value is compared with the row that is there, in one transaction with the write. Columns differ as SQLite stores them: 1 and 1.0 are the same in an
  /// INTEGER column, 'a' and 'A' are not, whatever the collation; 0.0 and -0.0 are the same, an integer that
  /// a REAL column rounds is another each time, and JSON text is compared as text. Generated columns are passed over.
  /// - Parameters:
  ///   - table: A table with a primary key, by its name or its description.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - value: Its keys are the columns, the key's among them; see ``ColumnValues/init(encoding:naming:)``.
  ///   - naming: How keys are spelled as names of columns.
  /// - Returns: The columns that were written, in the order of the value; nil when there is no row of that key.
  /// - Throws: ``SQLiteError`` as changing the row of a key does, and for a value without its key; or the error of the value when it is encoded.
  @discardableResult public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact
  ) throws -> [String]? {
    try writeDifferences(ColumnValues(encoding: value, naming: naming), to: table.tableName, table.tableRules, in: schema)
  }

  private func writeDifferences(_ row: ColumnValues, to table: String, _ rules: TableRules?, in schema: String?) throws -> [String]? {
    try SQL.refuseRepetition(among: row.columns, of: table)
    return try transaction {
      try withKey(of: table, rules, in: schema) { key in
        if let missing = key.without(row.columns).first { throw SQLiteError.misuse("\(table): the row lacks the key column \(missing)") }
        let byName = Dictionary(zip(row.columns.map { SchemaName($0) }, row.values)) { first, _ in first }
        let values = key.compactMap { byName[SchemaName($0)] }
        guard let differing = try differences(of: row, from: table, in: schema, key: key, values) else { return nil }
        return try write(differing, to: table, rules, in: schema, key: key, values)
      }
    }
  }

  /// The columns and values of a row, without its key, that are others in the row that is there; nil where there is none.
  private func differences(
    of row: ColumnValues, from table: String, in schema: String?, key: [String], _ values: [SQLiteValue]
  ) throws -> ColumnValues? {
    let keys = Set(key.map { SchemaName($0) })
    let others = row.filter { column, _ in !keys.contains(SchemaName(column)) }
    let sql = try written(StatementShape(.compare, table, in: schema, columns: others.columns, key: key)) {
      let columns = others.columns.enumerated().map { SQL.isStored(column: $1, of: table, as: "?\($0 + 1)") }
      return "SELECT \(columns.isEmpty ? "1" : columns.joined(separator: ", ")) FROM \(identifier: table, in: schema) WHERE \(SQL.key(key))"
    }
    let statement = try prepare(sql)
    try statement.bind(values: others.values + values)
    let same = try statement.row { row in try others.columns.indices.map { try row[$0, as: Bool.self] } }
    guard let same else { return nil }
    let differing = Set(zip(others.columns, same).filter { !$1 }.map(\.0))
    return others.filter { column, _ in differing.contains(column) }
  }

  /// Changes columns of the row of a key; answers which, but for generated ones.
  private func write(
    _ row: ColumnValues, to table: String, _ rules: TableRules?, in schema: String?, key: [String], _ values: [SQLiteValue]
  ) throws -> [String] {
    if row.columns.isEmpty { return [] }
    let statement: Statement
    do { statement = try prepareUpdate(of: table, rules, in: schema, row.columns, key: key, []) } catch {
      let generated = try allColumns(of: table, in: schema).filter(\.isGenerated).map(\.name)
      let others = row.filter { column, _ in !generated.containsName(column) }
      if others.columns.count == row.columns.count { throw error }
      return try write(others, to: table, rules, in: schema, key: key, values)
    }
    try statement.bind(values: row.values + values)
    return try changes(by: statement) == 0 ? [] : row.columns
  }
}

extension ColumnValues {
  /// Those for which a closure holds.
  fileprivate func filter(_ isWanted: (String, SQLiteValue) -> Bool) -> ColumnValues {
    ColumnValues(zip(columns, values).filter { isWanted($0, $1) }.map { ($0, $1) })
  }
}

extension SQL {
  /// Whether a column holds the value that it would hold if a parameter were written to it.
  ///
  /// The affinity of the column converts the parameter as it converts a value that is written. A number of another class that equals what is there, in a column
  /// without affinity, does not equal it as text.
  fileprivate static func isStored(column: String, of table: String, as parameter: String) -> SQL {
    let (column, value) = ("\(identifier: table).\(identifier: column)" as SQL, SQL(unchecked: parameter))
    let isSame: SQL = "\(column) COLLATE BINARY IS \(value)"
    return
      "CASE WHEN typeof(\(column)) = typeof(\(value)) THEN \(isSame) ELSE \(isSame) AND \(column) COLLATE BINARY IS ('' || \(value)) END"
  }
}
