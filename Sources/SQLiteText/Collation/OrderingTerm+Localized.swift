import SQLiteCore
public import SQLiteTables

extension OrderingTerm {
  /// Sorts by a column in a localized collation of the connection, in ascending order; by default ``LocalizedCollation/name``.
  ///
  /// The collation must have been added with `Connection.addLocalizedCollations(_:)`.
  public static func localized(_ column: String, collation: String = "LOCALIZED") -> OrderingTerm {
    OrderingTerm("\(identifier: column) COLLATE \(identifier: collation)", needing: .localizedCollations)
  }

  /// Sorts by a column in the order of a locale's language, in ascending order. The collation is added to the connection if missing.
  public static func localized(_ column: String, locale: String) -> OrderingTerm {
    localized(column, collation: LocalizedCollation.name(for: locale))
  }
}
