/// A table for full-text search: the columns that are searched, and how their texts are cut into words. A pure value.
///
/// ``Connection/createFullTextTable(_:ifNotExists:in:)`` makes the table, ``Connection/fullTextTable(named:in:)``
/// reads the description of one that exists, whichever program made it.
///
/// ```swift
/// let search = FullTextTable(
///   "question_search", columns: ["title", .init("body", weight: 0.5)], tokenizer: .unicode61(), content: .external(table: "question"))
/// ```
/// <https://sqlite.org/fts5.html>, <https://sqlite.org/fts3.html>
public struct FullTextTable: Hashable, Sendable {
  /// The module of SQLite that does the work.
  public enum Module: Hashable, Sendable {
    /// <https://sqlite.org/fts5.html>
    case fts5
    /// <https://sqlite.org/fts3.html>
    case fts4
  }

  /// A column.
  public struct Column: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, in any spelling; it is quoted.
    public let name: String
    /// Whether its words are searched; a column that is not is only kept and given back.
    public let isIndexed: Bool
    /// How much a match in it counts for the rank, beside the other columns.
    ///
    /// FTS5 keeps the weights in the file, and `ORDER BY rank` goes by them. FTS4 keeps none: there they serve code that ranks with the
    /// description at hand.
    public let weight: Double

    /// A column.
    public init(_ name: String, isIndexed: Bool = true, weight: Double = 1) {
      (self.name, self.isIndexed, self.weight) = (name, isIndexed, weight)
    }

    /// A column that is searched, of weight 1.
    public init(stringLiteral name: String) { self.init(name) }
  }

  /// Where the texts are kept.
  public enum Content: Hashable, Sendable {
    /// In the search table itself.
    case own
    /// In a table that has columns of the same names; triggers keep the index in step with it.
    ///
    /// `rowid` names its column of integers that says which row is which: an INTEGER PRIMARY KEY, or `rowid` itself. FTS4 has no word for it
    /// and is read back with `rowid`.
    case external(table: String, rowid: String = "rowid")
    /// Nowhere: only rowids are found. Rows cannot be deleted or changed, and the index cannot be made again from anything.
    case none
  }

  /// The detail in which an FTS5 index knows the places of a word. <https://sqlite.org/fts5.html#the_detail_option>
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// The column and the place in it, which phrases, NEAR and quick highlights need.
    case full
    /// The column.
    case column
    /// The row alone. Its rowids must not be negative where beginnings of words are looked for with SQLite before 3.54: see <doc:WhichSQLite>.
    case none
  }

  /// The name, in any spelling; it is quoted.
  public let name: String
  /// The module.
  public let module: Module
  /// The columns, in order.
  public let columns: [Column]
  /// The lengths, in characters, of beginnings of words that have an index of their own.
  public let prefixes: [Int]
  /// The tokenizer that cuts texts into words.
  public internal(set) var tokenizer: FullTextTokenizer
  /// Where the texts are kept.
  public let content: Content
  /// The detail in which the index knows the places of a word; FTS4 knows ``Detail/full`` alone.
  public let detail: Detail
  /// Whether the number of words of each text is kept, which bm25 needs to be quick and FTS4's `matchinfo` to know lengths at all.
  public let keepsLengths: Bool

  /// A description; nothing is made by it, and nothing refused.
  public init(
    _ name: String, columns: [Column], module: Module = .fts5, prefixes: [Int] = [], tokenizer: FullTextTokenizer = .unicode61(),
    content: Content = .own, detail: Detail = .full, keepsLengths: Bool = true
  ) {
    (self.name, self.columns, self.module) = (name, columns, module)
    (self.prefixes, self.tokenizer, self.content) = (prefixes, tokenizer, content)
    (self.detail, self.keepsLengths) = (detail, keepsLengths)
  }
}
