import SQLiteCalls
public import SQLiteCore

// The rows come from the writing statement itself (RETURNING), with the effects of defaults, BEFORE triggers and generated columns.
// It runs in a transaction, so that nothing is written when a row cannot be read. <https://sqlite.org/lang_returning.html>

extension Connection {
  /// Inserts a row and returns the result of a closure for the row as written, or a copy of the row without a closure.
  ///
  /// ```swift
  /// let id = try connection.insert(["title": "Apple"], into: "question", returning: ["id"]) { try $0["id", as: Int64.self] }
  /// ```
  /// - Parameter columns: The columns to return, in order; nil for all.
  /// - Throws: ``SQLiteError``, as for inserting; SQLITE_CONSTRAINT when a trigger or a conflict clause of the table skipped the row; or
  ///   the error of the closure. Then nothing is written.
  public func insert<Element>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, returning columns: [String]?,
    _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element {
    try table.tableRules?.checkComplete(row.columns)
    let name = table.tableName
    return try transaction {  // undoes writes by a trigger that then skipped the row
      guard let element = try returned(by: insertion(of: row, into: name, in: schema), returning: columns, body).first else {
        throw SQLiteError.refused(.constraint, "\(name): the row was passed over by a trigger or a conflict clause")
      }
      return element
    }
  }

  /// Updates the rows that match a condition. Returns the result of a closure for each updated row, or without a closure a copy of it, in
  /// no particular order.
  ///
  /// - Parameter columns: The columns to return, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Then nothing is written.
  public func update<Element>(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition,
    returning columns: [String]?, _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> [Element] {
    try table.tableRules?.checkColumns(values.columns)
    return try written(by: .update(table.tableName, in: schema, set: values, where: condition), returning: columns, body)
  }

  /// Deletes the rows that match a condition. Returns the result of a closure for each row as it was, or without a closure a copy of it, in
  /// no particular order.
  ///
  /// - Parameter columns: The columns to return, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Then nothing is deleted.
  public func delete<Element>(
    from table: some TableReference, in schema: String? = nil, where condition: Condition, returning columns: [String]?,
    _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> [Element] {
    try written(by: .delete(from: table.tableName, in: schema, where: condition, tellsOfRows: tellsOfRows), returning: columns, body)
  }

  /// Inserts a row, or updates the row with the same key. Returns the result of a closure for the resulting row, or without a closure a
  /// copy of it; nil when there was nothing to change.
  ///
  /// - Parameters:
  ///   - key: The columns of a primary key or unique index; the row must contain them. Nil for the table's primary key.
  ///   - columns: The columns to return, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Then nothing is written.
  public func upsert<Element>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil,
    returning columns: [String]?, _ body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element? {
    let (name, rules) = (table.tableName, table.tableRules)
    return try withKey(key, of: name, rules, in: schema) { key in
      try rules?.checkInsertion(of: row.columns, onConflict: .update(key: key))
      try row.checkValues(for: name)
      let clause = try returning(columns)
      let shape = StatementShape(.upsert, name, in: schema, columns: row.columns, key: key, where: clause)
      return try writingAgain(shape) {
        var sql = try written(shape) {
          try writtenInsertion(into: name, in: schema, columns: row.columns, onConflict: .update(key: key), returning: clause)
        }
        sql.bindings = row.values
        return try transaction { try rows(sql, body) }.first
      }
    }
  }

  /// Returns the results of a closure for all rows that a statement writes; after an error, no row is written.
  private func written<Element>(
    by sql: SQL, returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try transaction { try returned(by: sql, returning: columns, body) }
  }

  private func returned<Element>(
    by sql: SQL, returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try rows(sql + self.returning(columns), body)
  }

  /// Returns a RETURNING clause.
  private func returning(_ columns: [String]?) throws -> SQL {
    if columns?.isEmpty == true { throw SQLiteError.misuse("there is no column to return: name one, or leave them nil for all") }
    return " RETURNING " + (columns.map { .names($0) } ?? "*")
  }
}
