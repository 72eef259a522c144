import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// The rows that match a text as a person types it, a query or an expression, best first.
  ///
  /// ```swift
  /// for found in try connection.search(FullTextQuery("old wine"), in: table) { print(found.snippet?.marked("[", "]") ?? "") }
  /// ```
  /// Rows that rank alike are in the order of their rowids, so that pages by limit and offset do not overlap as long as nothing is written.
  /// A page cannot begin after the rank of the last row: a write between two pages changes the ranks of all rows.
  ///
  /// Where several expressions belong together a row's rank is the sum of those it has by each, which is for bm25 the rank that one expression
  /// of them all would give, and marked are the words of the first that it matches. Rows found without an expression have no rank and come
  /// first.
  /// - Parameters:
  ///   - query: The text that a person looks for, or a match that is known. No text is an error.
  ///   - table: The search table.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - options: Order, limit, and the contents of each result.
  /// - Throws: ``SQLiteError`` of SQLite; SQLITE_RANGE for options that the table cannot answer; SQLITE_ERROR for a search by which this library would damage
  ///   memory (``SQLiteAdvisory``): the beginning of a word in a table of ``FullTextTable/Detail/none`` with negative rowids, or a snippet of FTS4 for an
  ///   expression with NEAR and OR; SQLITE_CORRUPT_VTAB that names a row which the
  ///   search table knows and the table of the texts does not have.
  ///
  /// <https://sqlite.org/fts5.html#full_text_query_syntax>
  public func search(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FullTextResult] {
    var found: [FullTextResult] = []
    let match = try query.match(in: table, in: schema, on: self)
    try forEachResult(of: match, in: table, in: schema, options, LongTextBudget()) { found.append($0) }
    return found
  }

  /// Calls a closure for each row that matches a query, best first; the rest is as for ``search(_:in:in:_:)``.
  ///
  /// - Throws: ``SQLiteError``, or the error of the closure; the search then ends.
  public func forEachResult(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions(),
    _ body: (FullTextResult) throws -> Void
  ) throws {
    try forEachResult(of: query.match(in: table, in: schema, on: self), in: table, in: schema, options, LongTextBudget(), body)
  }

  /// - Parameter budget: How much of long texts may be looked at.
  func forEachResult(
    of match: FullTextMatch, in table: FullTextTable, in schema: String?, _ options: FullTextOptions, _ budget: LongTextBudget,
    _ body: (FullTextResult) throws -> Void
  ) throws {
    let statement = try statement(for: match, in: table, in: schema, options)
    let sql = try (attachments[SearchCache.self] ?? beginSearches()).page(of: statement)
    if match == .nothing { return }
    if table.detail == .none { try refusePrefixes(of: match, in: table, schema) }
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

  /// The number of rows that match a query.
  ///
  /// - Parameter options: Of these the condition and the number of newest rows count.
  /// - Throws: ``SQLiteError`` of SQLite.
  public func countResults(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> Int {
    let match = try query.match(in: table, in: schema, on: self)
    let statement = try statement(for: match, in: table, in: schema, options)
    try statement.check()
    if match == .nothing { return 0 }
    if table.detail == .none { try refusePrefixes(of: match, in: table, schema) }
    do {
      return try value(statement.count) ?? 0
    } catch let error as SQLiteError {
      throw explained(error, searching: table, in: schema)
    }
  }

  /// The statement of a search, on a connection that has the table's tokenizer.
  private func statement(
    for match: FullTextMatch, in table: FullTextTable, in schema: String?, _ options: FullTextOptions
  ) throws -> FullTextStatement {
    try enter()
    try bringTokenizer(of: table.tokenizer)
    return FullTextStatement(match, in: table, options, schema: try schemaOfContent(of: table, in: schema))
  }

  /// In which database the texts are that a search table is over: in its own, whatever else is attached. Nil where a name alone says it.
  func schemaOfContent(of table: FullTextTable, in schema: String?) throws -> String? {
    if let schema { return schema }
    guard case .external = table.content else { return nil }
    let schemas = try schemasByName().filter { $0 != "temp" || hasTemporary }
    guard schemas.count > 1 else { return nil }
    for schema in schemas where try hasTable(table.name, in: schema) { return schema }
    return nil
  }

  /// Before the first search, the functions that rank and those that report places are made ready to be added.
  private func beginSearches() throws -> SearchCache {
    try give(.searchFunctions)
    return attachment(orNew: SearchCache())
  }

  /// Why a search does not compile: perhaps there is no such search table.
  private func explained(_ error: SQLiteError, searching table: FullTextTable, in schema: String?) -> SQLiteError {
    guard [.call(.sqlite3_prepare_v3), .call(.sqlite3_step)].contains(error.origin), error.code.primary == .error else { return error }
    do {
      for schema in try schemasByName(in: schema) where try fullTextTable(named: table.name, in: schema) != nil { return error }
      let names = try fullTextTables(in: schema ?? "main").map(\.name)
      let there = names.isEmpty ? schema.map { "\($0) has none" } ?? "the database has none" : "there are " + names.joined(separator: ", ")
      return .refused(.error, "\(table.name) is not a search table: \(there)")
    } catch _ {
      return error  // the reason cannot be found out: the error of the search
    }
  }

  /// The error of a database that SQLite finds damaged, in words: perhaps only an index is not in step with its texts.
  private func explained(_ error: SQLiteError, by statement: FullTextStatement) -> SQLiteError {
    do {
      guard error.origin == .call(.sqlite3_step), error.sql != nil, let missing = statement.missing else { return error }
      return try value(missing, as: Int64.self).map { statement.outOfStep(at: $0) } ?? error
    } catch _ {
      return error  // the row cannot be found out: the error of the search
    }
  }
}

extension Connection.OnDemand {
  /// The functions that rank, and those that find the places of words.
  fileprivate static let searchFunctions = Connection.OnDemand("search functions") { connection in
    connection.supply { meaning, _, connection in
      guard case .missingFunction(let name) = meaning else { return false }
      return try connection.addRanking(named: name) || connection.addPlaces(named: name)
    }
  }
}
