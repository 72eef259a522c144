import SQLiteCore
public import SQLiteTables

extension OrderingTerm {
  /// By a column as people sort, smallest first: in a collation of the connection, ``LocalizedCollation/name`` unless another is named.
  ///
  /// The name needs a meaning, by `Connection.addLocalizedCollations(_:)`.
  public static func localized(_ column: String, collation: String = "LOCALIZED") -> OrderingTerm {
    OrderingTerm("\(identifier: column) COLLATE \(identifier: collation)", needing: .localizedCollations)
  }

  /// By a column in the order of the language of a locale, smallest first. The connection is given the collation where it lacks it.
  public static func localized(_ column: String, locale: String) -> OrderingTerm {
    localized(column, collation: LocalizedCollation.name(for: locale))
  }
}
