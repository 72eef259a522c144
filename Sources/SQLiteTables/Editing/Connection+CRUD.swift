import SQLiteCalls
public import SQLiteCore

// Each method takes a table by its name or its description, then its database as `in:`. With nil, it is the first database in which SQLite
// finds the table.

extension Connection {
  /// Inserts a row; columns that are not given get their defaults.
  ///
  /// - Returns: The rowid; 0 if no row was inserted, for example through a view or if a constraint skips it, and in a table without rowids.
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or with a SQLITE_CONSTRAINT code. SQLITE_MISUSE if, according to a
  ///   description, a column does not exist, is generated, or is missing and has no default. Then nothing is written.
  @discardableResult @_alwaysEmitIntoClient public func insert(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil
  )
    throws -> Int64
  {
    let name = table.tableName
    return try rowid(into: name, in: schema, lending: 1) { try write(row, into: name, table.tableRules, in: schema) }
  }

  /// Updates the rows that match a condition.
  ///
  /// - Parameter values: The columns to change; it is an error if there are none.
  /// - Returns: The number of rows that matched.
  @discardableResult public func update(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, where condition: Condition
  ) throws -> Int {
    let (name, rules) = (table.tableName, table.tableRules)
    try values.checkValues(for: name)
    let shape = StatementShape(.update, name, in: schema, columns: values.columns, where: condition.restriction, of: rules)
    let statement = try prepare(shape, values.values) {
      try rules?.checkColumns(values.columns)
      return try .update(name, in: schema, set: values, where: condition)
    }
    return try changes(by: statement)
  }

  /// Deletes the rows that match a condition. For ``Condition/all`` SQLite empties the table at once, if it has no triggers, no foreign
  /// keys refer to it, and no update hook needs to be called for each row.
  ///
  /// - Returns: The number of deleted rows, not counting rows deleted by foreign key actions.
  ///
  /// <https://sqlite.org/lang_delete.html#the_truncate_optimization>
  @discardableResult public func delete(
    from table: some TableReference, in schema: String? = nil, where condition: Condition
  ) throws -> Int {
    let (name, tellsOfRows) = (table.tableName, tellsOfRows)
    let which = tellsOfRows ? condition.sql : condition.restriction
    let statement = try prepare(StatementShape(tellsOfRows ? .deleteEachRow : .delete, name, in: schema, where: which)) {
      .delete(from: name, in: schema, where: condition, tellsOfRows: tellsOfRows)
    }
    return try changes(by: statement)
  }

  /// Inserts a row, or updates the row with the same key: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted.
  ///
  /// - Parameter key: The columns of a primary key or unique index, which may be partial or over expressions of these columns. The row must
  ///   contain them. Nil for the table's primary key.
  /// - Returns: The number of rows inserted or updated: 1, or 0 when the row contains only its key and already exists.
  /// - Throws: ``SQLiteError`` as for ``insert(_:into:in:)``, and for a row without its key.
  /// <https://sqlite.org/lang_upsert.html>
  @discardableResult @_alwaysEmitIntoClient public func upsert(
    _ row: ColumnValues, into table: some TableReference, in schema: String? = nil, onConflict key: [String]? = nil
  ) throws -> Int {
    try withKey(key, of: table.tableName, table.tableRules, in: schema) { key in
      try write(row, into: table.tableName, table.tableRules, in: schema, onConflict: .update(key: key))
      return try changedRows()
    }
  }
}

// MARK: Statements

extension Connection {
  /// Inserts a row, or applies the policy if its key already exists.
  @usableFromInline func write(
    _ row: ColumnValues, into table: String, _ rules: TableRules?, in schema: String?, onConflict policy: ConflictPolicy = .fail
  ) throws {
    if row.refusal != nil { try row.checkValues(for: table) }
    let shape = StatementShape(policy.verb, table, in: schema, columns: row.columns, key: policy.key, of: rules)
    try writingAgain(shape) {
      let statement = try prepare(shape, row.values) {
        try rules?.checkInsertion(of: row.columns, onConflict: policy)
        return try writtenInsertion(into: table, in: schema, columns: row.columns, onConflict: policy)
      }
      try statement.run()
    }
  }
}
