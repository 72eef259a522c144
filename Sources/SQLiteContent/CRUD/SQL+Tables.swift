public import SQLiteCore

// The SQL of reading and editing one table: names quoted, values bound.

extension SQL {
  /// Reads rows of a table.
  ///
  /// - Parameters:
  ///   - table: A table or view.
  ///   - columns: Which columns, in order; nil for all.
  ///   - condition: Which rows; nil for all.
  ///   - order: What they are sorted by; without it the order is SQLite's to choose.
  ///   - limit: At most so many; nil for all.
  ///   - offset: Without so many at the beginning.
  public static func select(
    from table: String, columns: [String]? = nil, where condition: Condition? = nil, orderedBy order: [Ordering] = [], limit: Int? = nil,
    offset: Int? = nil
  ) -> SQL {
    let names = columns?.map { SQL(identifier: $0) }.joined(separator: ", ") ?? "*"
    var sql: SQL = "SELECT \(names) FROM \(identifier: table)"
    if let condition { sql = sql + " WHERE \(condition.sql)" }
    if !order.isEmpty { sql = sql + " ORDER BY \(order.map(\.sql).joined(separator: ", "))" }
    if limit != nil || offset != nil { sql = sql + " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)" }
    return sql
  }

  static func insert(_ row: ColumnValues, into table: String) -> SQL {
    if row.columns.isEmpty { return "INSERT INTO \(identifier: table) DEFAULT VALUES" }
    return "INSERT INTO \(identifier: table) (\(row.names)) VALUES \(list: row.values)"
  }

  static func upsert(_ row: ColumnValues, into table: String, onConflict key: [String]) -> SQL {
    let rest = row.columns.filter { !key.contains($0) }
    let keys = key.map { SQL(identifier: $0) }.joined(separator: ", ")
    let assignments = rest.map { "\(identifier: $0) = excluded.\(identifier: $0)" as SQL }.joined(separator: ", ")
    return insert(row, into: table) + " ON CONFLICT (\(keys)) DO " + (rest.isEmpty ? "NOTHING" : "UPDATE SET \(assignments)")
  }
}
