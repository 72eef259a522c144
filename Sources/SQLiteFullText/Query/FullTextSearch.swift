public import SQLiteCore
public import SQLiteText

/// A search of a full-text table: a `String` as a person types it, a ``FullTextQuery``, a ``FullTextExpression`` in the syntax of the
/// module, or an existing ``FullTextMatch``.
public protocol FullTextSearch {
  /// Returns the expressions with which the table finds the rows.
  ///
  /// ```swift
  /// let match = try FullTextQuery("red \"old wine\"").match(in: table, on: connection)
  /// let rows = try connection.rows("SELECT rowid FROM post_search WHERE \(match.condition(in: table))")
  /// ```
  /// The table's tokenizer splits the words, with the rules that the index was created with, even if the description names other rules.
  ///
  /// If there are more than 1,000 words, wanted or excluded, or a phrase of more than 100 words, this method reads the text of the
  /// candidate rows, up to 8 MB, and determines the matching rows immediately. The result is then valid only for the current content of the
  /// rows. If there is more text, or the table does not store text, a phrase of more than 100 words matches if its parts of 100 words occur
  /// anywhere. On FTS4, only the first part counts if the phrase is one of several alternatives or is excluded.
  ///
  /// An index with less than ``FullTextTable/Detail/full`` detail cannot find phrases. Then the text is read as well; if that is not
  /// possible, a phrase matches if all of its words occur anywhere. The distance of ``FullTextQuery/Matching/near(_:)`` is ignored in these
  /// indexes.
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database of the table; nil for the first database in which SQLite finds the table.
  ///   - connection: The connection whose tokenizers split the words.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have, does not index, or, with
  ///   ``FullTextTable/Detail/none``, does not distinguish from others; with that detail, also for a prefix that would corrupt memory in
  ///   this version of SQLite (``SQLiteAdvisory``); or the error of the tokenizer. Text typed by a person never causes a syntax error.
  ///   ``FullTextExpressionError`` for an expression that the module does not support.
  func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch
}

extension String: FullTextSearch {
  /// Matches this text as a ``FullTextQuery``.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch {
    try FullTextQuery(self).match(in: table, in: schema, on: connection)
  }
}

extension FullTextMatch: FullTextSearch {
  /// Returns this match.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch { self }
}

extension FullTextSearch where Self == FullTextMatch {
  /// Uses one expression in the syntax of the module, unchanged.
  @_disfavoredOverload public static func expression(_ text: String) -> FullTextMatch { FullTextMatch.expression(text) }
}
