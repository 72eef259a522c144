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
    /// The text that replaces words a snippet leaves out.
    public var ellipsis: String
    /// The column; nil for the one with the best excerpt.
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
  /// This package makes it for a row with more than 65,536 bytes of indexed text, and on FTS5 with more than 128 places to mark, because
  /// SQLite would take up to minutes. Such a snippet is one piece, shows as many different words as it can, and searches only the first
  /// megabyte of a text; without matches there it is the beginning of the text. This package also makes it in a trigram table, where SQLite
  /// would repeat text if places overlap, as "aba" does with itself in "ababa", and for a row with the noncharacters U+FDD0 or U+FDD1,
  /// which SQLite is given as markers.
  public var snippet: Snippet?
  /// The columns whose whole texts to return with the words highlighted. In a row that this package marks, see ``snippet``, it highlights
  /// words in the first megabyte of a text, and no more than some 16,000 of them.
  public var highlights: [String]
  /// The columns whose values to return.
  public var values: [String]
  /// A further condition on the rows. With ``FullTextTable/Content/external(table:rowid:)`` it uses the columns of that table, otherwise
  /// the columns of the search table.
  public var condition: SQL?
  /// The number of matching rows to examine, the newest (by largest rowid) first; nil for all.
  ///
  /// Ranking a million rows is slow; ranking the newest thousand of them is not.
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
