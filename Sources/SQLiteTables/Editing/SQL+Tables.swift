public import SQLiteCore

// The SQL for reading and editing one table: names are quoted, values bound.

extension SQL {
  /// Returns a SELECT of rows of a table.
  ///
  /// - Parameters:
  ///   - table: A table or view.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - columns: The columns to read, in order; nil for all.
  ///   - condition: The condition that the rows must match; nil for all rows.
  ///   - order: The terms to sort by; without them SQLite chooses the order.
  ///   - limit: The maximum number of rows; nil for all.
  ///   - offset: The number of rows to skip at the beginning.
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
    let order = OrderingTerm(order)
    if !order.isNone { sql.appendInterpolation(" ORDER BY \(order.sql)" as SQL) }
    if limit != nil || offset != nil { sql.appendInterpolation(" LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)" as SQL) }
    return SQL(stringInterpolation: sql)
  }

  /// Returns an UPDATE of the rows that match a condition; throws if there is no column to change.
  @inline(never)
  static func update(_ table: String, in schema: String?, set values: ColumnValues, where condition: Condition) throws(SQLiteError) -> SQL {
    try values.checkValues(for: table)
    let which = condition.restriction
    var sql = try update(table, in: schema, columns: values.columns, where: which)
    sql.bindings = values.values + (which?.bindings ?? [])
    return sql
  }

  /// Returns a DELETE of the rows that match a condition.
  ///
  /// - Parameter tellsOfRows: Whether update hooks are called for each row. Without WHERE, SQLite empties the table at once and calls none.
  @inline(never) static func delete(from table: String, in schema: String?, where condition: Condition, tellsOfRows: Bool) -> SQL {
    "DELETE FROM \(identifier: table, in: schema)\(tellsOfRows ? " WHERE \(condition.sql)" : condition.whereClause)"
  }
}

extension Connection {
  /// Prepares the statement that reads rows of a table.
  @inline(never) @usableFromInline func prepareSelect(
    from table: String, in schema: String?, columns: [String]? = nil, where condition: Condition?, orderedBy order: [OrderingTerm],
    limit: Int?, offset: Int?
  ) throws -> Statement {
    let limits: [SQLiteValue] = limit == nil && offset == nil ? [] : [.integer(Int64(limit ?? -1)), .integer(Int64(offset ?? 0))]
    let shape = StatementShape(
      limits.isEmpty ? .select : .selectLimited, table, in: schema, columns: columns, where: condition?.sql,
      orderedBy: order.allSatisfy(\.isNone) ? [] : order.map(\.sql))
    return try prepare(shape, last: limits) {
      .select(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset)
    }
  }

  /// Returns an INSERT of one row; throws if the row names a column twice or lacks its key.
  func insertion(of row: ColumnValues, into table: String, in schema: String?, onConflict policy: ConflictPolicy = .fail) throws -> SQL {
    try row.checkValues(for: table)
    var sql = try insertion(into: table, in: schema, columns: row.columns, onConflict: policy)
    sql.bindings = row.values
    return sql
  }
}
