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

  /// Changes columns of some rows, with a `?` for each; without a column to change it is refused.
  ///
  /// - Parameter condition: Which rows; nil for all.
  static func update(_ table: String, in schema: String?, _ columns: [String], where condition: SQL?) throws(SQLiteError) -> SQL {
    try refuseRepetition(among: columns, of: table)
    if columns.isEmpty { throw .misuse("\(table): there is no column to change") }
    let settings = columns.map { "\(identifier: $0) = ?" as SQL }.joined(separator: ", ")
    return "UPDATE \(identifier: table, in: schema) SET \(settings)\(condition.map { " WHERE \($0)" as SQL } ?? "")"
  }

  /// Deletes the rows of a condition.
  ///
  /// - Parameter tellsOfRows: Whether update hooks are called for each row: without a WHERE SQLite empties the table at once and calls none.
  static func delete(from table: String, in schema: String?, where condition: Condition, tellsOfRows: Bool) -> SQL {
    "DELETE FROM \(identifier: table, in: schema)\(tellsOfRows ? " WHERE \(condition.sql)" : condition.whereClause)"
  }
}

extension Connection {
  /// The statement that changes the rows of a condition, with its values.
  ///
  /// - Parameters:
  ///   - description: The description that the columns are compared with; nil for none.
  ///   - check: Refuses columns that cannot be written; asked when the shape is new.
  func prepareUpdate(
    _ table: String, in schema: String?, set values: ColumnValues, where condition: Condition, of description: AnyObject? = nil,
    check: () throws -> Void = {}
  ) throws -> Statement {
    let which = condition.restriction
    try values.checkValues(for: table)
    let shape = StatementShape(.update, table, in: schema, columns: values.columns, where: which, of: description)
    return try prepare(shape, values.values) {
      try check()
      var sql = try SQL.update(table, in: schema, values.columns, where: which)
      sql.bindings = values.values + (which?.bindings ?? [])
      return sql
    }
  }

  /// The statement that reads rows of a table.
  @usableFromInline func prepareSelect(
    from table: String, in schema: String?, columns: [String]? = nil, where condition: Condition?, orderedBy order: [OrderingTerm],
    limit: Int?, offset: Int?
  ) throws -> Statement {
    func select() -> SQL {
      .select(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset)
    }
    let isLimited = limit != nil || offset != nil
    if order.isEmpty, !isLimited {
      return try prepare(StatementShape(.select, table, in: schema, columns: columns, where: condition?.sql), write: select)
    }
    if order.contains(where: { $0.sql.refusal != nil }) { return try prepare(select()) }
    let shape = StatementShape(
      isLimited ? .selectLimited : .select, table, in: schema, columns: columns, where: condition?.sql, orderedBy: order.map(\.sql))
    var last = order.flatMap(\.sql.bindings)
    if isLimited { last += [.integer(Int64(limit ?? -1)), .integer(Int64(offset ?? 0))] }
    return try prepare(shape, last: last, write: select)
  }

  /// Inserts one row; what is named twice in it, or a key it lacks, is refused.
  func insertion(of row: ColumnValues, into table: String, in schema: String?, onConflict policy: ConflictPolicy = .fail) throws -> SQL {
    try row.checkValues(for: table)
    var sql = try insertion(into: table, in: schema, columns: row.columns, onConflict: policy)
    sql.bindings = row.values
    return sql
  }
}
