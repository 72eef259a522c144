import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// Finds the rows that match a text while it is being typed. The last word is a prefix unless a space follows it; depending on the
  /// options, all words are prefixes.
  ///
  /// ```swift
  /// let typed = try connection.liveSearch("old wi", in: table, LiveSearchOptions(ranksFrom: 3, time: .milliseconds(100)))
  /// ```
  /// If ranking exceeds the limits, the search returns the newest rows instead, which may take as long again.
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - table: The search table.
  ///   - schema: The database of the table; nil for the first database in which SQLite finds the table.
  ///   - typing: The minimum length of a search text, the number of rows to rank, and the limits on time and steps.
  ///   - options: The contents of each result. Unranked rows are not in the order of these options.
  ///   - clock: The clock that measures time.
  ///   - isStale: Returns whether the result is no longer needed because the text has changed. Called every few microseconds, on this
  ///     thread.
  /// - Throws: ``SQLiteError`` as in other searches; SQLITE_INTERRUPT if the search is stale or the connection is interrupted.
  ///
  /// The C function is `sqlite3_progress_handler`: <https://sqlite.org/c3ref/progress_handler.html>
  public func liveSearch(
    _ text: String, in table: FullTextTable, in schema: String? = nil, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    clock: any Clock<Duration> = ContinuousClock(), isStale: @escaping () -> Bool = { false }
  ) throws -> LiveSearch<FullTextResult> {
    try liveSearch(text, in: table, in: schema, typing, options, clock, isStale: isStale) { $0 }
  }

  /// - Parameter made: Creates a value from each result.
  func liveSearch<Found>(
    _ text: String, in table: FullTextTable, in schema: String?, _ typing: LiveSearchOptions, _ options: FullTextOptions,
    _ clock: any Clock<Duration>, isStale: @escaping () -> Bool, _ made: (FullTextResult) throws -> Found
  ) throws -> LiveSearch<Found> {
    let typed = text.drop { $0.isWhitespace }
    let length = typed.reversed().drop { $0.isWhitespace }.count
    guard length > 0, length >= typing.minimumLength else { return LiveSearch(text: text, outcome: .tooShort, results: []) }
    let budget = LiveSearchBudget(typing, clock, isStale: isStale)
    let prefixes = typing.prefixes == .lastWord && text.last?.isWhitespace != false ? nil : typing.prefixes
    let match = try FullTextQuery(text, prefixes: prefixes).match(in: table, in: schema, on: self)
    func results(_ options: FullTextOptions) throws -> (found: [Found], areAll: Bool) {
      var found: [Found] = []
      let isWhole: Void? = try budget.spend(on: self) {
        try forEachResult(of: match, in: table, in: schema, options, budget.ofLongTexts) { found.append(try made($0)) }
      }
      return (found, isWhole != nil)
    }
    if length >= typing.ranksFrom, options.ranking.isRanked {
      var ranked = options
      ranked.newest = [options.newest, typing.ranksNewest].compactMap { $0 }.min()
      let best = try results(ranked)
      if best.areAll { return LiveSearch(text: text, outcome: .ranked, results: best.found) }
      budget.renew()
    }
    var unranked = options
    if options.ranking.isRanked { unranked.ranking = .newestFirst }
    let newest = try results(unranked)
    return LiveSearch(text: text, outcome: newest.areAll ? .newest : .outOfBudget, results: newest.found)
  }
}
