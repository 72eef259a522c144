import SQLiteCalls
public import SQLiteCore

// The rows come from the statement that writes them (RETURNING), as defaults, triggers before it and generated columns made them.
// It runs in a transaction, so that nothing stays written when a row cannot be read. <https://sqlite.org/lang_returning.html>

extension Connection {
  /// Inserts a row and answers columns of it as they were written.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError`` as inserting does; SQLITE_CONSTRAINT when a trigger or a conflict clause of the table passed the row over. Nothing
  ///   is written then.
  public func insert(_ row: ColumnValues, into table: some TableReference, in schema: String? = nil, returning columns: [String]?) throws
    -> OwnedRow
  {
    try insert(row, into: table, in: schema, returning: columns) { row in try row.owned() }
  }

  /// Inserts a row and answers the result of a closure for the row as it was written.
  ///
  /// ```swift
  /// let id = try connection.insert(["title": "Apple"], into: "question", returning: ["id"]) { try $0["id", as: Int64.self] }
  /// ```
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError`` as without the closure, or the error of the closure. Nothing is written then.
  public func insert<Element>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> Element {
    try table.tableRules?.checkComplete(row.columns)
    let name = table.tableName
    return try transaction {  // rows that a trigger wrote before it passed the row over are taken back
      guard let element = try returned(by: insertion(of: row, into: name, in: schema), returning: columns, body).first else {
        throw SQLiteError.refused(.constraint, "\(name): the row was passed over by a trigger or a conflict clause")
      }
      return element
    }
  }

  /// Changes the rows of a condition and answers columns of each as changed, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  public func update(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition,
    returning columns: [String]?
  ) throws -> [OwnedRow] {
    try update(table, in: schema, set: values, where: condition, returning: columns) { row in try row.owned() }
  }

  /// Changes the rows of a condition and answers the result of a closure for each as changed, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Nothing is written then.
  public func update<Element>(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition,
    returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try table.tableRules?.checkColumns(values.columns)
    return try written(by: .update(table.tableName, in: schema, set: values, where: condition), returning: columns, body)
  }

  /// Deletes the rows of a condition and answers columns of each as it was, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  public func delete(
    from table: some TableReference, in schema: String? = nil, where condition: Condition, returning columns: [String]?
  ) throws -> [OwnedRow] {
    try delete(from: table, in: schema, where: condition, returning: columns) { row in try row.owned() }
  }

  /// Deletes the rows of a condition and answers the result of a closure for each as it was, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Nothing is deleted then.
  public func delete<Element>(
    from table: some TableReference, in schema: String? = nil, where condition: Condition, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try written(by: .delete(from: table.tableName, in: schema, where: condition, tellsOfRows: tellsOfRows), returning: columns, body)
  }

  /// Inserts a row, or changes the one that has its key, and answers columns of it as it then is; nil when there was nothing to change.
  ///
  /// - Parameters:
  ///   - key: The columns of a primary key or unique index; the row must hold them. Nil for the table's primary key.
  ///   - columns: Which columns, in order; nil for all.
  public func upsert(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil,
    returning columns: [String]?
  ) throws -> OwnedRow? {
    try upsert(row, into: table, in: schema, onConflict: key, returning: columns) { row in try row.owned() }
  }

  /// Inserts a row, or changes the one that has its key, and answers the result of a closure for the row as it then is; nil when there was
  /// nothing to change.
  ///
  /// - Parameters:
  ///   - key: The columns of a primary key or unique index; the row must hold them. Nil for the table's primary key.
  ///   - columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError``, or the error of the closure. Nothing is written then.
  public func upsert<Element>(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil,
    returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> Element? {
    let (name, rules) = (table.tableName, table.tableRules)
    return try withKey(key, of: name, rules, in: schema) { key in
      try rules?.checkInsertion(of: row.columns, onConflict: .update(key: key))
      return try writingAgain(.insert(into: name, in: schema, columns: row.columns, onConflict: .update(key: key))) {
        try written(by: insertion(of: row, into: name, in: schema, onConflict: .update(key: key)), returning: columns, body).first
      }
    }
  }

  /// The results of a closure for the rows that a statement writes: all of them, or an error and no row is written.
  private func written<Element>(
    by sql: SQL, returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try transaction { try returned(by: sql, returning: columns, body) }
  }

  private func returned<Element>(
    by sql: SQL, returning columns: [String]?, _ body: (Row) throws -> Element
  ) throws -> [Element] {
    if columns?.isEmpty == true { throw SQLiteError.misuse("there is no column to return: name one, or leave them nil for all") }
    return try rows(sql + " RETURNING " + (columns.map { .names($0) } ?? "*"), body)
  }
}
