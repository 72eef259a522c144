import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// Returns the rows that match a query, best first, each with a value created from the row that contains its text.
  ///
  /// With ``FullTextTable/Content/external(table:rowid:)``, the value is created from the row of that table with all its columns, otherwise
  /// from the row of the search table. Everything is read in one transaction.
  /// - Throws: ``SQLiteError`` in the same cases as ``search(_:in:in:_:)``, and with SQLITE_RANGE for a table that does not store text; or
  ///   the error of the type.
  public func search<Value: ExpressibleByRow>(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, as type: Value.Type,
    _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] {
    try found(query, in: table, schema, options) { (sql) in try self.row(sql, as: type) }
  }

  /// Returns the rows that match a query, best first, each with a value decoded from the row that contains its text.
  ///
  /// It works like the variant with `as:`, but decodes the values. `naming` maps coding keys to column names.
  public func search<Value: Decodable>(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, decoding type: Value.Type,
    naming: ColumnNaming = .exact,
    _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] {
    try found(query, in: table, schema, options) { (sql) in try self.row(sql, decoding: type, naming: naming) }
  }

  private func found<Value>(
    _ query: some FullTextSearch, in table: FullTextTable, _ schema: String?, _ options: FullTextOptions,
    _ read: @escaping (SQL) throws -> Value?
  ) throws -> [FoundRow<Value>] {
    let found = try rowReader(of: table, in: schema, read)
    return try transaction(.deferred) { try search(query, in: table, in: schema, options).map(found) }
  }

  /// Returns a closure that reads the row that contains the text of a result.
  func rowReader<Value>(
    of table: FullTextTable, in schema: String?, _ read: @escaping (SQL) throws -> Value?
  ) throws -> (FullTextResult) throws -> FoundRow<Value> {
    let source: (table: SQL, key: String)
    switch table.content {
    case .own: source = ("\(identifier: table.name, in: schema)", "rowid")
    case .external(let content, let key):
      source = ("\(identifier: content, in: try schemaOfContent(of: table, in: schema))", key)
    case .none: throw SQLiteError.refused(.range, "\(table.name) keeps no texts: there is no row to read")
    }
    return { result in
      let row: SQL = "SELECT * FROM \(source.table) WHERE \(identifier: source.key) = \(result.rowid)"
      guard let value = try read(row) else {
        throw FullTextStatement(.nothing, in: table, FullTextOptions(), schema: nil).outOfStep(at: result.rowid)
      }
      return FoundRow(result: result, value: value)
    }
  }
}
