extension Statement {
  /// Returns a value decoded from each row: its keys are names of columns.
  ///
  /// A type that is ``SQLiteExtractable`` is read through that protocol, not through its `Decodable` conformance; an enum with raw values
  /// is read by its raw value; any other type with keys or elements is read from JSON text in the column. A key without a column is nil for
  /// an optional property and an error for any other; columns without a key are ignored. A type that decodes a single value reads the only
  /// column.
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - naming: The conversion of keys to column names.
  /// - Throws: ``SQLiteError`` that names row and column, also in place of a `DecodingError`; any other error thrown by the type.
  @_alwaysEmitIntoClient public func rows<Value: Decodable>(decoding type: Value.Type, naming: ColumnNaming = .exact) throws -> [Value] {
    var decoder = RowDecoder.start(prepared, type, naming)
    defer { RowDecoder.end(&decoder, prepared) }
    return try rows { row in try decoder.decode(type, of: row.columnCount) }
  }

  /// Returns a value decoded from the first row; nil when there is none. In other respects it works like ``row(_:)`` and
  /// ``rows(decoding:naming:)``.
  @_alwaysEmitIntoClient public func row<Value: Decodable>(decoding type: Value.Type, naming: ColumnNaming = .exact) throws -> Value? {
    var decoder = RowDecoder.start(prepared, type, naming)
    defer { RowDecoder.end(&decoder, prepared) }
    return try row { row in try decoder.decode(type, of: row.columnCount) }
  }

  /// Calls a closure with a value decoded from each row; see ``rows(decoding:naming:)``.
  @_alwaysEmitIntoClient public func forEach<Value: Decodable>(
    decoding type: Value.Type, naming: ColumnNaming = .exact, _ body: (Value) throws -> Void
  ) throws {
    var decoder = RowDecoder.start(prepared, type, naming)
    defer { RowDecoder.end(&decoder, prepared) }
    try forEach { row in try body(decoder.decode(type, of: row.columnCount)) }
  }
}

extension Row {
  /// Returns a value decoded from the columns whose names begin with a prefix: its keys are the names without the prefix.
  ///
  /// Use it for a row of a join, which contains more than one record:
  /// ```swift
  /// let sql: SQL = """
  ///   SELECT r.*, a.id AS author_id, a.name AS author_name FROM recipe AS r LEFT JOIN author AS a ON a.id = r.author
  ///   """
  /// let recipes = try connection.rows(sql) { row in
  ///   (try row.decode(Recipe.self), author: try row.decode(Author?.self, prefix: "author_"))
  /// }
  /// ```
  /// An optional type is nil if all these columns are NULL, as when a LEFT JOIN found nothing. In other respects it works like
  /// ``Statement/rows(decoding:naming:)``.
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - prefix: The beginning of the names, compared exactly or, if no name matches exactly, as SQLite compares names. Empty for all
  ///     columns.
  ///   - naming: The conversion of keys to the rest of the names after the prefix.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when no name begins with the prefix; otherwise the errors of decoding a row.
  @_alwaysEmitIntoClient public func decode<Value: Decodable>(
    _ type: Value.Type, prefix: String = "", naming: ColumnNaming = .exact
  ) throws -> Value {
    try decoded(as: type, .prefix(prefix), naming: naming)
  }

  /// Returns a value decoded from a part of the row.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline package func decoded<Value: Decodable>(as type: Value.Type, _ part: RowPart, naming: ColumnNaming) throws -> Value {
    var decoder = RowDecoder.start(prepared, type, naming, part)
    defer { RowDecoder.endPart(&decoder, prepared) }
    return try decoder.decode(type, of: columnCount)
  }

  /// Returns a value decoded from the row.
  @inlinable package func decoded<Value: Decodable>(as type: Value.Type, naming: ColumnNaming) throws -> Value {
    var decoder = RowDecoder.start(prepared, type, naming)
    defer { RowDecoder.end(&decoder, prepared) }
    return try decoder.decode(type, of: columnCount)
  }
}

extension Connection {
  /// Returns a value decoded from each row of a query; see ``Statement/rows(decoding:naming:)``.
  @_alwaysEmitIntoClient public func rows<Value: Decodable>(
    _ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact
  ) throws -> [Value] { try prepare(sql).rows(decoding: type, naming: naming) }

  /// Returns a value decoded from the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<Value: Decodable>(
    _ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact
  ) throws -> Value? { try prepare(sql).row(decoding: type, naming: naming) }

  /// Calls a closure with a value decoded from each row of a query.
  @_alwaysEmitIntoClient public func forEach<Value: Decodable>(
    _ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact, _ body: (Value) throws -> Void
  ) throws { try prepare(sql).forEach(decoding: type, naming: naming, body) }
}
