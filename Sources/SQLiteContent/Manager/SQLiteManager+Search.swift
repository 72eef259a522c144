public import SQLiteCore
public import SQLiteText

// Each call runs alone on the manager's connection; what it does and throws is told at the method of Connection with the same name.

extension SQLiteManager {
  /// The rows that match a query, best first.
  public func search(_ query: FullTextQuery, in table: FullTextTable, _ options: FullTextOptions = FullTextOptions()) throws
    -> [FullTextResult]
  {
    try with { try $0.search(query, in: table, options) }
  }

  /// The rows that match a query, best first, each with a value made of the row its texts are kept in.
  public func search<Value: ExpressibleByRow & Sendable>(
    _ query: FullTextQuery, in table: FullTextTable, as type: Value.Type, _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] { try with { try $0.search(query, in: table, as: type, options) } }

  /// The rows that match a query, best first, each with a value decoded from the row its texts are kept in.
  public func search<Value: Decodable & Sendable>(
    _ query: FullTextQuery, in table: FullTextTable, decoding type: Value.Type, naming: ColumnNaming = .exact,
    _ options: FullTextOptions = FullTextOptions()
  ) throws -> [FoundRow<Value>] { try with { try $0.search(query, in: table, decoding: type, naming: naming, options) } }

  /// The number of rows that match a query.
  public func countResults(
    of query: FullTextQuery, in table: FullTextTable, _ options: FullTextOptions = FullTextOptions()
  ) throws -> Int { try with { try $0.countResults(of: query, in: table, options) } }

  /// The rows that match a text as far as it was typed. For a search field there is ``liveSearches(in:_:options:debounce:clock:)``.
  public func liveSearch(
    _ text: String, in table: FullTextTable, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    clock: any Clock<Duration> = ContinuousClock(), isStale: @escaping () -> Bool = { false }
  ) throws -> LiveSearch {
    try with { try $0.liveSearch(text, in: table, typing, options: options, clock: clock, isStale: isStale) }
  }

  /// The results of a search field, each for the text as it is when the typing pauses.
  ///
  /// - Parameters:
  ///   - table: The search table.
  ///   - typing: What is looked for, what is ranked, and how long it may take.
  ///   - options: What is told of each row.
  ///   - debounce: How long nothing must be typed before the text is looked for.
  ///   - clock: What time is measured by.
  public func liveSearches(
    in table: FullTextTable, _ typing: LiveSearchOptions = LiveSearchOptions(), options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches {
    LiveSearches(of: self, in: table, typing, options, debounce: debounce, clock: clock)
  }
}
