public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteText

extension SharedDatabase {
  /// The results of a search field, each for the text as it is when the typing pauses.
  ///
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - typing: Which texts are looked for, which rows are ranked, and how long that may take.
  ///   - options: The contents of each result.
  ///   - debounce: How long nothing must be typed before the text is looked for.
  ///   - clock: The clock that measures time.
  public func liveSearches(
    in table: FullTextTable, in schema: String? = nil, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches<FullTextResult> {
    LiveSearches(of: self, debounce: debounce, clock: clock) { connection, text, isStale in
      try connection.liveSearch(text, in: table, in: schema, typing, options: options, clock: clock, isStale: isStale)
    }
  }

  /// The results of a search field, each with a value made of the row its texts are kept in.
  ///
  /// ```swift
  /// let searches = database.liveSearches(in: table, decoding: Wine.self)  // or as: a type that makes itself of a row
  /// ```
  /// A result and its row are of one state of the database. The work of reading rows is part of the budget.
  public func liveSearches<Value: ExpressibleByRow & Sendable>(
    in table: FullTextTable, in schema: String? = nil, as type: Value.Type, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches<FoundRow<Value>> {
    LiveSearches(of: self, debounce: debounce, clock: clock) { connection, text, isStale in
      try connection.liveRows(text, in: table, in: schema, typing, options, clock, isStale: isStale) { try connection.row($0, as: type) }
    }
  }

  /// The results of a search field, each with a value decoded from the row its texts are kept in.
  ///
  /// The rest is as with a type that makes itself of a row; `naming` says how keys are spelled as names of columns.
  public func liveSearches<Value: Decodable & Sendable>(
    in table: FullTextTable, in schema: String? = nil, decoding type: Value.Type, naming: ColumnNaming = .exact,
    _ typing: LiveSearchOptions = LiveSearchOptions(), options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches<FoundRow<Value>> {
    LiveSearches(of: self, debounce: debounce, clock: clock) { connection, text, isStale in
      try connection.liveRows(text, in: table, in: schema, typing, options, clock, isStale: isStale) {
        try connection.row($0, decoding: type, naming: naming)
      }
    }
  }
}

extension Connection {
  /// A live search whose results have values made of their rows.
  fileprivate func liveRows<Value>(
    _ text: String, in table: FullTextTable, in schema: String?, _ typing: LiveSearchOptions, _ options: FullTextOptions,
    _ clock: any Clock<Duration>, isStale: @escaping () -> Bool, _ read: @escaping (SQL) throws -> Value?
  ) throws -> LiveSearch<FoundRow<Value>> {
    let found = try rowReader(of: table, in: schema, read)
    return try transaction(.deferred) { try liveSearch(text, in: table, in: schema, typing, options, clock, isStale: isStale, found) }
  }
}
