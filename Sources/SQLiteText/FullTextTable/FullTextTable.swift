/// A description of a table for full-text search: the searched columns, and the tokenizer of their texts. A plain value.
///
/// ``Connection/createFullTextTable(_:ifNotExists:in:)`` creates the table, ``Connection/fullTextTable(named:in:)`` reads the description
/// of an existing one, whichever program created it.
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
    /// The name, in any spelling; it is quoted in SQL.
    public let name: String
    /// Whether its words are searched; a column that is not searched is only stored and returned.
    public let isIndexed: Bool
    /// The weight of a match in it for the rank, relative to the other columns.
    ///
    /// FTS5 stores the weights in the file, and `ORDER BY rank` uses them. FTS4 stores none: its weights serve only code that ranks with
    /// this description.
    public let weight: Double

    /// Creates a column.
    public init(_ name: String, isIndexed: Bool = true, weight: Double = 1) {
      (self.name, self.isIndexed, self.weight) = (name, isIndexed, weight)
    }

    /// Creates a searched column with weight 1.
    public init(stringLiteral name: String) { self.init(name) }
  }

  /// The storage of the texts.
  public enum Content: Hashable, Sendable {
    /// In the search table itself.
    case own
    /// In a table with columns of the same names; triggers keep the index in step with it.
    ///
    /// `rowid` names its column of integers that identifies rows: an INTEGER PRIMARY KEY, or `rowid` itself. FTS4 does not store it, and is
    /// read back with `rowid`.
    case external(table: String, rowid: String = "rowid")
    /// Nowhere: searches find only rowids. Rows cannot be deleted or changed, and the index cannot be rebuilt.
    case none
  }

  /// The detail in which an FTS5 index stores the places of a word. <https://sqlite.org/fts5.html#the_detail_option>
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// The column and the place in it, needed for phrases, NEAR and quick highlights.
    case full
    /// The column.
    case column
    /// The row alone. Its rowids must not be negative when prefixes are searched with SQLite before 3.54: see <doc:WhichSQLite>.
    case none
  }

  /// The name, in any spelling; it is quoted in SQL.
  public let name: String
  /// The module.
  public let module: Module
  /// The columns, in order.
  public let columns: [Column]
  /// The lengths, in characters, of word prefixes with an index of their own.
  public let prefixes: [Int]
  /// The tokenizer that splits texts into words.
  public let tokenizer: FullTextTokenizer
  /// The storage of the texts.
  public let content: Content
  /// The detail in which the index stores the places of a word; FTS4 supports only ``Detail/full``.
  public let detail: Detail
  /// Whether the number of words of each text is stored, which makes bm25 quick and which FTS4's `matchinfo` needs for lengths.
  public let keepsLengths: Bool

  /// Creates a description, without creating or checking anything.
  public init(
    _ name: String, columns: [Column], module: Module = .fts5, prefixes: [Int] = [], tokenizer: FullTextTokenizer = .unicode61(),
    content: Content = .own, detail: Detail = .full, keepsLengths: Bool = true
  ) {
    (self.name, self.columns, self.module) = (name, columns, module)
    (self.prefixes, self.tokenizer, self.content) = (prefixes, tokenizer, content)
    (self.detail, self.keepsLengths) = (detail, keepsLengths)
  }
}
