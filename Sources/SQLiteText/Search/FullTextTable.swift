/// A table for full-text search: what is searched, and how it is cut into words. A pure value.
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
    /// Whether its words are searched; one that is not is kept and given back alone.
    public let isIndexed: Bool
    /// How much a match in it counts for the rank, beside the other columns.
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
    /// `rowid` names its column of integers that says which row is which: an INTEGER PRIMARY KEY, or `rowid` itself.
    case external(table: String, rowid: String = "rowid")
    /// Nowhere: only rowids are found.
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
  /// What cuts texts into words.
  public let tokenizer: FullTextTokenizer
  /// Where the texts are kept.
  public let content: Content

  /// A description; nothing is made by it.
  public init(
    _ name: String, columns: [Column], module: Module = .fts5, prefixes: [Int] = [], tokenizer: FullTextTokenizer = .unicode61(),
    content: Content = .own
  ) {
    (self.name, self.columns, self.module) = (name, columns, module)
    (self.prefixes, self.tokenizer, self.content) = (prefixes, tokenizer, content)
  }
}
