import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// Returns the rows that match a text, a query or an expression, best first.
  ///
  /// ```swift
  /// for found in try connection.search(FullTextQuery("old wine"), in: table) { print(found.snippet?.marked("[", "]") ?? "") }
  /// ```
  /// Rows of equal rank are ordered by rowid, so that pages by limit and offset do not overlap as long as nothing is written. Paging by the
  /// rank of the last row is not possible, because a write between two pages changes the ranks of all rows.
  ///
  /// If a match consists of several expressions, a row's rank is the sum of its ranks for each of them; for bm25, this equals the rank for
  /// one combined expression. The highlighted words are the words of the first expression that the row matches. Rows found without an
  /// expression have no rank and come first.
  /// - Parameters:
  ///   - query: The text to search for, or an existing match. Every text is valid.
  ///   - table: The search table.
  ///   - schema: The database of the table; nil for the first database in which SQLite finds the table.
  ///   - options: Order, limit, and the contents of each result.
  /// - Throws: ``SQLiteError`` from SQLite; SQLITE_RANGE for options that the table does not support; SQLITE_ERROR for a search that would
  ///   corrupt memory in this version of SQLite (``SQLiteAdvisory``): a prefix in a table with ``FullTextTable/Detail/none`` and negative
  ///   rowids, or an FTS4 snippet for an expression with NEAR and OR; SQLITE_CORRUPT_VTAB, whose message names the row, if a row is in the
  ///   search table but not in its content table.
  ///
  /// <https://sqlite.org/fts5.html#full_text_query_syntax>
  public func search(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FullTextResult] {
    var found: [FullTextResult] = []
    try forEachResult(of: query, in: table, in: schema, options) { found.append($0) }
    return found
  }

  /// Calls a closure for each row that matches a query, best first. Otherwise it works like ``search(_:in:in:_:)``.
  ///
  /// - Throws: ``SQLiteError``, or the error of the closure, which ends the search.
  public func forEachResult(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions(),
    _ body: (FullTextResult) throws -> Void
  ) throws {
    try forEachResult(of: query.match(in: table, in: schema, on: self), in: table, in: schema, options, LongTextBudget(), body)
  }

  /// - Parameter budget: The budget for highlighting long texts.
  func forEachResult(
    of match: FullTextMatch, in table: FullTextTable, in schema: String?, _ options: FullTextOptions, _ budget: LongTextBudget,
    _ body: (FullTextResult) throws -> Void
  ) throws {
    let statement = try statement(for: match, in: table, in: schema, options)
    try give(.searchFunctions)
    let sql = try attachment(orNew: SearchCache()).page(of: statement)
    if match == .nothing { return }
    try refusePrefixes(of: match, in: table, schema)
    if table.module == .fts4, statement.snippet != nil { try refuseSnippets(of: match) }
    let reader = FullTextReader(statement: statement, connection: self, budget: budget)
    do {
      try prepare(sql).forEach { row in try body(try reader.result(row)) }
    } catch let error as SQLiteError where error.code.primary == .corrupt {
      throw explained(error, by: statement)
    } catch let error as SQLiteError {
      throw explained(error, searching: table, in: schema)
    }
  }

  /// Returns the number of rows that match a query.
  ///
  /// - Parameter options: Only the condition and the number of newest rows are used.
  /// - Throws: ``SQLiteError`` from SQLite.
  public func countResults(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> Int {
    let match = try query.match(in: table, in: schema, on: self)
    let statement = try statement(for: match, in: table, in: schema, options)
    try statement.check()
    if match == .nothing { return 0 }
    try refusePrefixes(of: match, in: table, schema)
    do {
      return try value(statement.count) ?? 0
    } catch let error as SQLiteError {
      throw explained(error, searching: table, in: schema)
    }
  }

  /// Creates the statement for a search, after adding the table's tokenizer to the connection.
  private func statement(
    for match: FullTextMatch, in table: FullTextTable, in schema: String?, _ options: FullTextOptions
  ) throws -> FullTextStatement {
    try enter()
    try bringTokenizer(of: table.tokenizer)
    return FullTextStatement(match, in: table, options, schema: try schemaOfContent(of: table, in: schema))
  }

  /// Returns the database of a search table, which is also the database of its content table, whatever else is attached; nil if
  /// unqualified names suffice.
  func schemaOfContent(of table: FullTextTable, in schema: String?) throws -> String? {
    if let schema { return schema }
    guard case .external = table.content else { return nil }
    let schemas = try schemasByName().filter { $0 != "temp" || hasTemporary }
    guard schemas.count > 1 else { return nil }
    for schema in schemas where try hasTable(table.name, in: schema) { return schema }
    return nil
  }

  /// Replaces the error of a search with a clearer one if the search table does not exist.
  private func explained(_ error: SQLiteError, searching table: FullTextTable, in schema: String?) -> SQLiteError {
    guard [.call(.sqlite3_prepare_v3), .call(.sqlite3_step)].contains(error.origin), error.code.primary == .error else { return error }
    do {
      for schema in try schemasByName(in: schema) where try fullTextTable(named: table.name, in: schema) != nil { return error }
      let names = try fullTextTables(in: schema ?? "main").map(\.name)
      let there = names.isEmpty ? schema.map { "\($0) has none" } ?? "the database has none" : "there are " + names.joined(separator: ", ")
      return .refused(.error, "\(table.name) is not a search table: \(there)")
    } catch _ {
      return error  // no reason found: the original error
    }
  }

  /// Replaces the error of a corrupt database with a clearer one if only the index is out of step with its content.
  private func explained(_ error: SQLiteError, by statement: FullTextStatement) -> SQLiteError {
    do {
      guard error.origin == .call(.sqlite3_step), error.sql != nil, let missing = statement.missing else { return error }
      return try value(missing, as: Int64.self).map { statement.outOfStep(at: $0) } ?? error
    } catch _ {
      return error  // no row found: the original error
    }
  }
}

extension Connection.OnDemand {
  /// The SQL functions for ranking rows and locating matches.
  fileprivate static let searchFunctions = Connection.OnDemand("search functions") { connection in
    connection.supply { meaning, _, connection in
      guard case .missingFunction(let name) = meaning else { return false }
      return try connection.addSearchFunction(named: name)
    }
  }
}
