public import SQLiteCore

// The SQL of reading and editing one table: names quoted, values bound.

extension SQL {
  /// Reads rows of a table.
  ///
  /// - Parameters:
  ///   - table: A table or view.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - columns: Which columns, in order; nil for all.
  ///   - condition: Which rows; nil for all.
  ///   - order: What they are sorted by; without it the order is SQLite's to choose.
  ///   - limit: At most so many; nil for all.
  ///   - offset: Without so many at the beginning.
  public static func select(
    from table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: [OrderingTerm] = [],
    limit: Int? = nil,
    offset: Int? = nil
  ) -> SQL {
    var sql = StringInterpolation(literalCapacity: 64, interpolationCount: 4)
    sql.appendLiteral("SELECT ")
    if let columns { sql.appendInterpolation(names(columns)) } else { sql.appendLiteral("*") }
    sql.appendLiteral(" FROM ")
    sql.appendInterpolation(identifier: table, in: schema)
    if let condition {
      sql.appendLiteral(" WHERE ")
      sql.appendInterpolation(condition.sql)
    }
    if !order.isEmpty { sql.appendInterpolation(" ORDER BY \(order.map(\.sql).joined(separator: ", "))" as SQL) }
    if limit != nil || offset != nil { sql.appendInterpolation(" LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)" as SQL) }
    return SQL(stringInterpolation: sql)
  }

  /// Changes the rows of a condition; without a column to change it is refused.
  static func update(_ table: String, in schema: String?, set values: ColumnValues, where condition: Condition) throws(SQLiteError) -> SQL {
    try values.checkValues(for: table)
    try refuseRepetition(among: values.columns, of: table)
    if values.columns.isEmpty { throw .misuse("\(table): there is no column to change") }
    return "UPDATE \(identifier: table, in: schema) SET \(values.assignments)\(condition.whereClause)"
  }

  /// Deletes the rows of a condition.
  ///
  /// - Parameter tellsOfRows: Whether update hooks are called for each row: without a WHERE SQLite empties the table at once and calls none.
  static func delete(from table: String, in schema: String?, where condition: Condition, tellsOfRows: Bool) -> SQL {
    "DELETE FROM \(identifier: table, in: schema)\(tellsOfRows ? " WHERE \(condition.sql)" : condition.whereClause)"
  }
}

extension Connection {
  /// Inserts one row; what is named twice in it, or a key it lacks, is refused.
  func insertion(of row: ColumnValues, into table: String, in schema: String?, onConflict policy: ConflictPolicy = .fail) throws -> SQL {
    try row.checkValues(for: table)
    var sql = try insertion(into: table, in: schema, columns: row.columns, onConflict: policy)
    sql.bindings = row.values
    return sql
  }
}
