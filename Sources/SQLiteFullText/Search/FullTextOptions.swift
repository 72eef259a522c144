public import SQLiteCore

/// The rows that are wanted of those that match, their order, and the contents of each result.
///
/// ```swift
/// FullTextOptions(limit: 50, offset: 100, highlights: ["title"], condition: "category = \(category)")
/// ```
public struct FullTextOptions: Hashable, Sendable {
  /// A part of a text to show.
  public struct Snippet: Hashable, Sendable {
    /// At most so many words, from 1 to 64.
    public var words: Int
    /// The text where a snippet leaves words out.
    public var ellipsis: String
    /// The column; nil for the one that shows the words best.
    public var column: String?

    /// A part of a text.
    public init(words: Int = 16, ellipsis: String = "…", column: String? = nil) {
      (self.words, self.ellipsis, self.column) = (words, ellipsis, column)
    }
  }

  /// The order.
  public var ranking: FullTextRanking
  /// At most so many rows; nil for all.
  public var limit: Int?
  /// Without so many at the beginning.
  public var offset: Int
  /// The part of a text to show; nil for none.
  ///
  /// Of a row with more than 65,536 bytes of indexed text, on FTS5 also of one with more than 128 places to mark, it is made by this package,
  /// because SQLite would take up to minutes: it is one piece, it shows as many different words as it can, and looks for them in the first
  /// megabyte of a text. Where there are none it is the beginning of the text. This package makes it in a table of trigrams as well: where the
  /// places found overlap, as "aba" does with itself in "ababa", SQLite would show some of the text twice. It also makes it for a row that holds
  /// U+FDD0 or U+FDD1, which are no characters: SQLite is asked to mark words with them.
  public var snippet: Snippet?
  /// The columns whose whole texts are wanted with the words marked. In a row that this package marks, as ``snippet`` says, words are
  /// marked in the first megabyte of a text, and no more than some 16,000 of them.
  public var highlights: [String]
  /// The columns whose values are wanted.
  public var values: [String]
  /// A condition that the rows fulfil besides. With ``FullTextTable/Content/external(table:rowid:)`` it is about the columns of that table, else about those of
  /// the search table.
  public var condition: SQL?
  /// How many of the rows that match are looked at: the newest, which are those of the largest rowids; nil for all of them.
  ///
  /// To rank a million rows takes long; to rank the newest thousand of them does not.
  public var newest: Int?

  /// Options; by default the best 20 rows, with a snippet of 16 words.
  public init(
    ranking: FullTextRanking = .bm25(), limit: Int? = 20, offset: Int = 0, snippet: Snippet? = Snippet(), highlights: [String] = [],
    values: [String] = [], condition: SQL? = nil, newest: Int? = nil
  ) {
    (self.ranking, self.limit, self.offset, self.snippet) = (ranking, limit, offset, snippet)
    (self.highlights, self.values, self.condition, self.newest) = (highlights, values, condition, newest)
  }
}
