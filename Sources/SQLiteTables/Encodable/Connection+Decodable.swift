import SQLiteCalls
public import SQLiteCore

// Decodes rows of tables as values of a type whose keys are the columns, without SQL. Statement.rows(decoding:naming:) documents how values
// are decoded, and keys without a column.

extension Connection {
  /// Returns a value decoded from each row of a table or view.
  ///
  /// ```swift
  /// let questions = try connection.read(decoding: Question.self, from: "question", where: Column("category") == 3)
  /// ```
  /// - Parameters:
  ///   - type: The type to decode. Columns without a key are ignored.
  ///   - table: A table or view, by its name or its description.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - naming: The mapping of keys to column names.
  ///   - condition: The condition that the rows must match; nil for all rows.
  ///   - order: The terms to sort by; without them SQLite chooses the order.
  ///   - limit: The maximum number of rows; nil for all.
  ///   - offset: The number of rows to skip at the beginning.
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or the row and column of a value that does not fit; or the error of
  ///   the type.
  @_alwaysEmitIntoClient public func read<Value: Decodable>(
    decoding type: Value.Type, from table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> [Value] {
    let wanted = TableSelection(table.tableName, table.tableRules, nil)
    return try prepare(wanted, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).rows(
      decoding: type, naming: naming)
  }

  /// Returns a value decoded from the row with a key; nil if there is none. The values of a key with several columns are in the order of
  /// the key.
  ///
  /// - Throws: ``SQLiteError``, as for finding the row or decoding it; or the error of the type.
  @_alwaysEmitIntoClient public func find<Value: Decodable, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try find(in: table, in: schema, key: repeat each key) { row in try row.decoded(as: type, naming: naming) }
  }
  /// Returns the decoded row with a key, for a record type that declares the stored forms of its values. The key is bound in the form of
  /// its column.
  @_alwaysEmitIntoClient public func find<Value: Decodable & StoredInForms, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try find(in: table, in: schema, key: repeat KeyInForm<each Key>(each key, type)) { row in try row.decoded(as: type, naming: naming) }
  }
}

extension Row {
  /// Returns a value decoded from the columns of one table: its keys are the names of the columns in that table.
  ///
  /// ```swift
  /// let recipes = try connection.rows("SELECT * FROM recipe LEFT JOIN author ON author.id = recipe.author") { row in
  ///   (try row.decode(Recipe.self, from: "recipe"), author: try row.decode(Author?.self, from: "author"))
  /// }
  /// ```
  /// An optional type is nil if all these columns are NULL. SQLite reports the table of a column, but not the row. For a query that names
  /// the table twice, or reads it through a view or a common table expression, use ``decode(_:prefix:naming:)``.
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - table: The table, by its name or its description; not its alias in the query.
  ///   - schema: The database of the table; nil for any.
  ///   - naming: The mapping of keys to column names.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when no column is from the table, when columns from two of its rows could be mixed, and
  ///   when the columns are from tables of that name in two databases. SQLITE_ERROR when the library does not report tables. Otherwise as
  ///   for decoding a row.
  ///
  /// <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func decode<Value: Decodable>(
    _ type: Value.Type, from table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws -> Value {
    try decoded(as: type, .table(table.tableName, schema: schema), naming: naming)
  }
}
