import SQLiteCalls
public import SQLiteCore

// Rows of tables as values of a type whose keys are the columns, without SQL. Statement.rows(decoding:naming:) tells the meaning of a key without
// a column, and how values are read.

extension Connection {
  /// A value decoded from each row of a table or view.
  ///
  /// ```swift
  /// let questions = try connection.read(decoding: Question.self, from: "question", where: Column("category") == 3)
  /// ```
  /// - Parameters:
  ///   - type: The type to decode. Columns without a key are passed over.
  ///   - table: A table or view, by its name or its description.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - naming: How keys are spelled as names of columns.
  ///   - condition: Which rows; nil for all.
  ///   - order: The terms to sort by; without them SQLite chooses the order.
  ///   - limit: The largest number of rows; nil for all.
  ///   - offset: The number of rows to pass over at the beginning.
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or row and column of a value that does not fit; or the error of the type.
  @_alwaysEmitIntoClient public func read<Value: Decodable>(
    decoding type: Value.Type, from table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> [Value] {
    let wanted = TableSelection(table.tableName, table.tableRules, nil)
    return try prepare(wanted, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).rows(
      decoding: type, naming: naming)
  }

  /// A value decoded from the row of a key; nil when there is none. A key of several columns is given in the order of the key.
  ///
  /// - Throws: ``SQLiteError`` as finding the row does, or as decoding it does; or the error of the type.
  @_alwaysEmitIntoClient public func find<Value: Decodable, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try find(in: table, in: schema, key: repeat each key) { row in try row.decoded(as: type, naming: naming) }
  }
  /// The same for a record that says in which forms its values are stored: the key is bound in the form of its column.
  @_alwaysEmitIntoClient public func find<Value: Decodable & StoredInForms, each Key: SQLiteBindable>(
    decoding type: Value.Type, in table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact, key: repeat each Key
  ) throws -> Value? {
    try find(in: table, in: schema, key: repeat KeyInForm<each Key>(each key, type)) { row in try row.decoded(as: type, naming: naming) }
  }
}

extension Row {
  /// A value decoded from the columns that come from a table: its keys are the names that they have there.
  ///
  /// ```swift
  /// let recipes = try connection.rows("SELECT * FROM recipe LEFT JOIN author ON author.id = recipe.author") { row in
  ///   (try row.decode(Recipe.self, from: "recipe"), author: try row.decode(Author?.self, from: "author"))
  /// }
  /// ```
  /// An optional type is nil where all these columns are NULL. SQLite tells of which table a column is, and not of which of its rows: so a query that names the
  /// table twice, or reads it through a view or a common table expression, is read by ``decode(_:prefix:naming:)``.
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - table: The table, by its name or its description; not the alias that it has in the query.
  ///   - schema: The database it is in; nil for any.
  ///   - naming: How keys are spelled as names of columns.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when no column is of the table, when those of two rows of it could be mixed, and when they are of tables of
  ///   that name in two databases; SQLITE_ERROR when the library does not tell; else as for decoding a row.
  ///
  /// <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func decode<Value: Decodable>(
    _ type: Value.Type, from table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws -> Value {
    try decoded(as: type, .table(table.tableName, schema: schema), naming: naming)
  }
}
