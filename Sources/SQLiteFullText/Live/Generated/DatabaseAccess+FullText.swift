// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

public import SQLiteCore
public import SQLiteText

// Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

extension DatabaseAccess {
  /// Finds the rows that match a text while it is being typed. The last word is a prefix unless a space follows it; depending on the
  /// options, all words are prefixes.
  @_alwaysEmitIntoClient public func liveSearch(
    _ text: String, in table: FullTextTable, in schema: String? = nil, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(), clock: any Clock<Duration> = ContinuousClock(), isStale: @escaping () -> Bool = { false }
  ) throws -> LiveSearch<FullTextResult> {
    try reading { try $0.liveSearch(text, in: table, in: schema, typing, options: options, clock: clock, isStale: isStale) }
  }

  /// Returns the rows that match a query, best first, each with a value created from the row that contains its text.
  @_alwaysEmitIntoClient public func search<Value: ExpressibleByRow & Sendable>(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, as type: Value.Type,
    _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] {
    try reading { try $0.search(query, in: table, in: schema, as: type, options) }
  }

  /// Returns the rows that match a query, best first, each with a value decoded from the row that contains its text.
  @_alwaysEmitIntoClient public func search<Value: Decodable & Sendable>(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, decoding type: Value.Type,
    naming: ColumnNaming = .exact, _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] {
    try reading { try $0.search(query, in: table, in: schema, decoding: type, naming: naming, options) }
  }

  /// Returns the rows that match a text, a query or an expression, best first.
  @_alwaysEmitIntoClient public func search(
    _ query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FullTextResult] {
    try reading { try $0.search(query, in: table, in: schema, options) }
  }

  /// Calls a closure for each row that matches a query, best first. Otherwise it works like ``search(_:in:in:_:)``.
  @_alwaysEmitIntoClient public func forEachResult(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions(),
    _ body: (FullTextResult) throws -> Void
  ) throws {
    try reading { try $0.forEachResult(of: query, in: table, in: schema, options, body) }
  }

  /// Returns the number of rows that match a query.
  @_alwaysEmitIntoClient public func countResults(
    of query: some FullTextSearch, in table: FullTextTable, in schema: String? = nil, _ options: FullTextOptions = FullTextOptions()
  ) throws -> Int {
    try reading { try $0.countResults(of: query, in: table, in: schema, options) }
  }
}
