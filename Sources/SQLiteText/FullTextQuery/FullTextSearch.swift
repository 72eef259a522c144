public import SQLiteCore

/// A thing that a search table can be searched for: a `String` as a person types it, a ``FullTextQuery``, a ``FullTextExpression`` in the syntax of the module, or a
/// ``FullTextMatch`` that is known already.
public protocol FullTextSearch {
  /// The match for which the table is asked.
  ///
  /// - Parameters:
  ///   - table: The search table.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - connection: Its tokenizers cut the words.
  func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch
}

extension String: FullTextSearch {
  /// As a ``FullTextQuery`` of this text.
  public func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch {
    try connection.match(for: FullTextQuery(self), in: table, in: schema)
  }
}

extension FullTextQuery: FullTextSearch {
  /// Its words, cut by the tokenizer of the table.
  public func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch {
    try connection.match(for: self, in: table, in: schema)
  }
}

extension FullTextExpression: FullTextSearch {
  /// Itself, where the module can say it.
  public func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch {
    try connection.match(for: self, in: table, in: schema)
  }
}

extension FullTextMatch: FullTextSearch {
  /// Itself.
  public func match(in table: FullTextTable, in schema: String?, on connection: Connection) throws -> FullTextMatch { self }
}

extension FullTextSearch where Self == FullTextMatch {
  /// One expression of the module, as it stands.
  @_disfavoredOverload public static func expression(_ text: String) -> FullTextMatch { FullTextMatch.expression(text) }
}
