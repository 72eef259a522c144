public import SQLiteCore

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
  ///   - type: What to decode.
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
