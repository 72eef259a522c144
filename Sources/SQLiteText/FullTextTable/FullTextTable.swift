/// A description of a full-text search table: its columns, its tokenizer and its options. A plain value.
///
/// ``Connection/createFullTextTable(_:ifNotExists:in:)`` creates the table. ``Connection/fullTextTable(named:in:)`` reads the description
/// of an existing table, whichever program created it.
///
/// ```swift
/// let search = FullTextTable(
///   "question_search", columns: ["title", .init("body", weight: 0.5)], tokenizer: .unicode61(), content: .external(table: "question"))
/// ```
/// <https://sqlite.org/fts5.html>, <https://sqlite.org/fts3.html>
public struct FullTextTable: Hashable, Sendable {
  /// The SQLite module that implements the table.
  public enum Module: Hashable, Sendable {
    /// <https://sqlite.org/fts5.html>
    case fts5
    /// <https://sqlite.org/fts3.html>
    case fts4
  }

  /// A column.
  public struct Column: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name. It need not be a plain SQL identifier, because it is quoted in SQL.
    public let name: String
    /// Whether the column is searched. A column that is not searched is only stored and returned.
    public let isIndexed: Bool
    /// The weight of a match in this column when ranking, relative to the other columns.
    ///
    /// FTS5 stores the weights in the file, and `ORDER BY rank` uses them. FTS4 does not store weights; only code that ranks with this
    /// description uses them.
    public let weight: Double

    /// Creates a column.
    public init(_ name: String, isIndexed: Bool = true, weight: Double = 1) {
      (self.name, self.isIndexed, self.weight) = (name, isIndexed, weight)
    }

    /// Creates a searched column with weight 1.
    public init(stringLiteral name: String) { self.init(name) }
  }

  /// The storage of the indexed text.
  public enum Content: Hashable, Sendable {
    /// In the search table itself.
    case own
    /// In another table that has columns with the same names. Triggers keep the index in step with it.
    ///
    /// `rowid` is the name of the integer column that identifies its rows: an INTEGER PRIMARY KEY, or `rowid` itself. FTS4 does not store
    /// this name, so it is read back as `rowid`.
    case external(table: String, rowid: String = "rowid")
    /// Not stored. Searches find only rowids, rows cannot be deleted or changed, and the index cannot be rebuilt.
    case none
  }

  /// The amount of detail that an FTS5 index stores about each occurrence of a word. <https://sqlite.org/fts5.html#the_detail_option>
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// The row, the column and the position in it. Needed for phrases, NEAR and fast highlighting.
    case full
    /// The column.
    case column
    /// The row alone. Before SQLite 3.54, rowids must not be negative if prefixes are searched: see <doc:WhichSQLite>.
    case none
  }

  /// The name. It need not be a plain SQL identifier, because it is quoted in SQL.
  public let name: String
  /// The module.
  public let module: Module
  /// The columns, in order.
  public let columns: [Column]
  /// The lengths, in characters, of the word prefixes that have an index of their own.
  public let prefixes: [Int]
  /// The tokenizer that splits text into words.
  public let tokenizer: FullTextTokenizer
  /// The storage of the indexed text.
  public let content: Content
  /// The amount of detail stored about each occurrence of a word. FTS4 supports only ``Detail/full``.
  public let detail: Detail
  /// Whether the number of words in each column of each row is stored. This makes `bm25` fast, and FTS4's `matchinfo` needs it for lengths.
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
