public import SQLiteCore
public import SQLiteSchema

// As for a table by its name; the description is checked first, and so are the columns that are given.

extension Connection {
  /// Inserts a row into a described table and answers columns of it as they were written.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError`` as inserting does; SQLITE_CONSTRAINT when a trigger or a conflict clause of the table passed the row over. Nothing
  ///   is written then.
  public func insert(_ row: ColumnValues, into table: TableDescription, in schema: String? = nil, returning columns: [String]?) throws
    -> OwnedRow
  {
    try insert(row, into: table, in: schema, returning: columns) { row in try row.owned() }
  }

  /// Inserts a row into a described table and answers what a closure makes of it as it was written.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError`` as without the closure, or what the closure throws. Nothing is written then.
  public func insert<Element>(
    _ row: ColumnValues, into table: TableDescription, in schema: String? = nil, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> Element {
    try table.checkComplete(row.columns)
    return try insert(row, into: table.name, in: schema, returning: columns, body)
  }

  /// Changes the rows of a described table for which a condition holds, and answers columns of each as changed, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  public func update(
    _ table: TableDescription, in schema: String? = nil, set values: ColumnValues, where condition: Condition, returning columns: [String]?
  ) throws -> [OwnedRow] {
    try update(table, in: schema, set: values, where: condition, returning: columns) { row in try row.owned() }
  }

  /// Changes the rows of a described table for which a condition holds, and answers what a closure makes of each as changed, in no particular
  /// order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError``, or what the closure throws. Nothing is written then.
  public func update<Element>(
    _ table: TableDescription, in schema: String? = nil, set values: ColumnValues, where condition: Condition, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try table.checkColumns(values.columns)
    return try update(table.name, in: schema, set: values, where: condition, returning: columns, body)
  }

  /// Deletes the rows of a described table for which a condition holds, and answers columns of each as it was, in no particular order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  public func delete(from table: TableDescription, in schema: String? = nil, where condition: Condition, returning columns: [String]?)
    throws -> [OwnedRow]
  {
    try delete(from: table.name, in: schema, where: condition, returning: columns)
  }

  /// Deletes the rows of a described table for which a condition holds, and answers what a closure makes of each as it was, in no particular
  /// order.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError``, or what the closure throws. Nothing is deleted then.
  public func delete<Element>(
    from table: TableDescription, in schema: String? = nil, where condition: Condition, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> [Element] {
    try delete(from: table.name, in: schema, where: condition, returning: columns, body)
  }

  /// Inserts a row into a described table, or changes the one that has its primary key, and answers columns of it as it then is; nil when there
  /// was nothing to change.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  public func upsert(_ row: ColumnValues, into table: TableDescription, in schema: String? = nil, returning columns: [String]?) throws
    -> OwnedRow?
  {
    try upsert(row, into: table, in: schema, returning: columns) { row in try row.owned() }
  }

  /// Inserts a row into a described table, or changes the one that has its primary key, and answers what a closure makes of it as it then is;
  /// nil when there was nothing to change.
  ///
  /// - Parameter columns: Which columns, in order; nil for all.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a row without its key, or what the closure throws. Nothing is written then.
  public func upsert<Element>(
    _ row: ColumnValues, into table: TableDescription, in schema: String? = nil, returning columns: [String]?,
    _ body: (Row) throws -> Element
  ) throws -> Element? {
    _ = try table.upsert(columns: row.columns)  // says what is wrong with the key
    try table.checkComplete(row.columns)
    return try upsert(row, into: table.name, in: schema, onConflict: table.keyColumns, returning: columns, body)
  }
}
