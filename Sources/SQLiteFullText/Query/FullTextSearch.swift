public import SQLiteCore
public import SQLiteText

/// A thing that a search table can be searched for: a `String` as a person types it, a ``FullTextQuery``, a ``FullTextExpression`` in the syntax of the module, or a
/// ``FullTextMatch`` that is known already.
public protocol FullTextSearch {
  /// The expressions by which the table finds the rows.
  ///
  /// ```swift
  /// let match = try FullTextQuery("red \"old wine\"").match(in: table, on: connection)
  /// let rows = try connection.rows("SELECT rowid FROM post_search WHERE \(match.condition(in: table))")
  /// ```
  /// Words are cut by the tokenizer of the table, by the rules that its index was made by, whichever the description names.
  ///
  /// More than 1,000 words, wanted or excluded, and phrases of more than 100 are decided here and
  /// now by reading the texts that come into question, as long as these are no more than 8 MB; the answer then holds for the rows as they
  /// are. Beyond that, and in a table that keeps no texts, a phrase of more than 100 words stands for its parts of 100, wherever they are; on
  /// FTS4 for the first of them, where one of several phrases is enough or none may be there.
  ///
  /// An index of less than ``FullTextTable/Detail/full`` detail does not know phrases: they are decided by reading, too, or stand for all of
  /// their words, wherever they are. The distance of ``FullTextQuery/Matching/near(_:)`` is not looked at there.
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - connection: Its tokenizers cut the words.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have, does not index, or with
  ///   ``FullTextTable/Detail/none`` does not tell from others; for the beginning of a word there, where this library would damage memory by
  ///   it (``SQLiteAdvisory``); or the error of the tokenizer. No text is an error. ``FullTextExpressionError`` for an expression that the module cannot say.
  func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch
}

extension String: FullTextSearch {
  /// As a ``FullTextQuery`` of this text.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch {
    try FullTextQuery(self).match(in: table, in: schema, on: connection)
  }
}

extension FullTextMatch: FullTextSearch {
  /// Itself.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch { self }
}

extension FullTextSearch where Self == FullTextMatch {
  /// One expression of the module, as it stands.
  @_disfavoredOverload public static func expression(_ text: String) -> FullTextMatch { FullTextMatch.expression(text) }
}
