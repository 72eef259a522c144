public import SQLiteContent
public import SQLiteText

extension SQLiteManager {
  /// The results of a search field, each for the text as it is when the typing pauses.
  ///
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - typing: What is looked for, what is ranked, and how long it may take.
  ///   - options: What is told of each row.
  ///   - debounce: How long nothing must be typed before the text is looked for.
  ///   - clock: What time is measured by.
  public func liveSearches(
    in table: FullTextTable, in schema: String? = nil, _ typing: LiveSearchOptions = LiveSearchOptions(),
    options: FullTextOptions = FullTextOptions(),
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches {
    LiveSearches(of: self, in: table, in: schema, typing, options, debounce: debounce, clock: clock)
  }
}
