public import SQLiteCore
public import SQLiteText

/// A search of a full-text table: a `String` as a person types it, a ``FullTextQuery``, a ``FullTextExpression`` in the syntax of the
/// module, or a ``FullTextMatch`` made earlier.
public protocol FullTextSearch {
  /// Returns the expressions by which the table finds the rows.
  ///
  /// ```swift
  /// let match = try FullTextQuery("red \"old wine\"").match(in: table, on: connection)
  /// let rows = try connection.rows("SELECT rowid FROM post_search WHERE \(match.condition(in: table))")
  /// ```
  /// The tokenizer of the table splits the words, with the rules that its index was made with, whatever the description says.
  ///
  /// With more than 1,000 words, wanted or excluded, or a phrase of more than 100, this method reads the candidate rows' texts, up to 8 MB,
  /// and decides at once; the result then holds for the rows as they are now. Beyond that, and in a table that stores no texts, a phrase of
  /// more than 100 words matches where its parts of 100 words occur, in any place; on FTS4 only the first part counts where the phrase is
  /// one of several alternatives or is excluded.
  ///
  /// An index with less than ``FullTextTable/Detail/full`` detail cannot find phrases: their texts are read, too, or a phrase matches where
  /// all of its words occur, in any place. There the distance of ``FullTextQuery/Matching/near(_:)`` is ignored.
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - connection: The connection whose tokenizers split the words.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have, does not index, or, with
  ///   ``FullTextTable/Detail/none``, does not distinguish from others; with that detail also for a prefix that would make this version of
  ///   SQLite damage memory (``SQLiteAdvisory``); or the error of the tokenizer. No text is an error. ``FullTextExpressionError`` for an
  ///   expression that the module does not support.
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
  /// One expression in the syntax of the module, used unchanged.
  @_disfavoredOverload public static func expression(_ text: String) -> FullTextMatch { FullTextMatch.expression(text) }
}
