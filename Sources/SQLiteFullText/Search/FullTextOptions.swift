public import SQLiteCore

/// Options of a search: the rows to return, their order, and the contents of each result.
///
/// ```swift
/// FullTextOptions(limit: 50, offset: 100, highlights: ["title"], condition: "category = \(category)")
/// ```
public struct FullTextOptions: Hashable, Sendable {
  /// Options of a snippet, an excerpt of a text.
  public struct Snippet: Hashable, Sendable {
    /// The maximum number of words, from 1 to 64.
    public var words: Int
    /// The text that replaces the words that a snippet leaves out.
    public var ellipsis: String
    /// The column; nil for the column with the best excerpt.
    public var column: String?

    /// Creates options of a snippet.
    public init(words: Int = 16, ellipsis: String = "…", column: String? = nil) {
      (self.words, self.ellipsis, self.column) = (words, ellipsis, column)
    }
  }

  /// The order of the rows.
  public var ranking: FullTextRanking
  /// The maximum number of rows; nil for all.
  public var limit: Int?
  /// The number of rows to skip at the beginning.
  public var offset: Int
  /// The snippet to return; nil for none.
  ///
  /// Usually SQLite creates the snippet. This package creates it instead for a row with more than 65,536 bytes of indexed text, and on FTS5
  /// for a row with more than 128 matches, because SQLite could take minutes. A snippet from this package is one piece, shows as many
  /// different words as it can, and searches only the first megabyte of a text. If there are no matches in it, the snippet is the beginning
  /// of the text. This package also creates the snippet in a trigram table, where SQLite would repeat text if matches overlap, as "aba"
  /// does with itself in "ababa", and for a row that contains the noncharacters U+FDD0 or U+FDD1, which are passed to SQLite as markers.
  public var snippet: Snippet?
  /// The columns whose whole text is returned with the searched words highlighted. If this package marks the row (see ``snippet``), only
  /// words in the first megabyte of a text are highlighted, and no more than about 16,000 of them.
  public var highlights: [String]
  /// The columns whose values to return.
  public var values: [String]
  /// An additional condition on the rows. With ``FullTextTable/Content/external(table:rowid:)`` it refers to the columns of that table,
  /// otherwise to the columns of the search table.
  public var condition: SQL?
  /// The number of the newest matching rows to examine, by largest rowid; nil for all.
  ///
  /// Ranking a million rows is slow, ranking only the newest thousand is fast.
  public var newest: Int?

  /// Creates options. By default a search returns the best 20 rows, with a snippet of 16 words.
  public init(
    ranking: FullTextRanking = .bm25(), limit: Int? = 20, offset: Int = 0, snippet: Snippet? = Snippet(), highlights: [String] = [],
    values: [String] = [], condition: SQL? = nil, newest: Int? = nil
  ) {
    (self.ranking, self.limit, self.offset, self.snippet) = (ranking, limit, offset, snippet)
    (self.highlights, self.values, self.condition, self.newest) = (highlights, values, condition, newest)
  }
}
