public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteText

extension SharedDatabase {
  /// Returns the results of a search field: one result each time the typing pauses.
  ///
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database of the table; nil for the first database in which SQLite finds the table.
  ///   - typing: The minimum length of a search text, the number of rows to rank, and the limits on time and steps.
  ///   - options: The contents of each result.
  ///   - debounce: The duration for which typing must pause before the search starts.
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

  /// Returns the results of a search field, each with a value created from the row that contains the text.
  ///
  /// ```swift
  /// let searches = database.liveSearches(in: table, decoding: Wine.self)  // or as: a type that is ExpressibleByRow
  /// ```
  /// A result and its row are read in the same transaction. Reading the rows counts toward the limits.
  public func liveSearches<Value: ExpressibleByRow & Sendable>(
    in table: FullTextTable, in schema: String? = nil, as type: Value.Type, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches<FoundRow<Value>> {
    LiveSearches(of: self, debounce: debounce, clock: clock) { connection, text, isStale in
      try connection.liveRows(text, in: table, in: schema, typing, options, clock, isStale: isStale) { try connection.row($0, as: type) }
    }
  }

  /// Returns the results of a search field, each with a value decoded from the row that contains the text.
  ///
  /// It works like the variant with `as:`, but decodes the values. `naming` maps coding keys to column names.
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
  /// Runs a live search whose results have values created from their rows.
  fileprivate func liveRows<Value>(
    _ text: String, in table: FullTextTable, in schema: String?, _ typing: LiveSearchOptions, _ options: FullTextOptions,
    _ clock: any Clock<Duration>, isStale: @escaping () -> Bool, _ read: @escaping (SQL) throws -> Value?
  ) throws -> LiveSearch<FoundRow<Value>> {
    let found = try rowReader(of: table, in: schema, read)
    return try transaction(.deferred) { try liveSearch(text, in: table, in: schema, typing, options, clock, isStale: isStale, found) }
  }
}
