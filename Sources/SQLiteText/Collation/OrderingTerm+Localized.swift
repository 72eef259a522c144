import SQLiteCore
public import SQLiteTables

extension OrderingTerm {
  /// By a column as people sort, smallest first: in a collation of the connection, ``LocalizedCollation/name`` unless another is named.
  ///
  /// The connection needs `Connection.addLocalizedCollations(_:)`.
  public static func localized(_ column: String, collation: String = "LOCALIZED") -> OrderingTerm {
    OrderingTerm("\(identifier: column) COLLATE \(identifier: collation)")
  }

  /// By a column in the order of the language of a locale, smallest first.
  public static func localized(_ column: String, locale: String) -> OrderingTerm {
    localized(column, collation: LocalizedCollation.name(for: locale))
  }
}
