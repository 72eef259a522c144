import SQLiteCore
public import SQLiteTables

extension OrderingTerm {
  /// Sorts by a column as people do, smallest first: in a collation of the connection, by default ``LocalizedCollation/name``.
  ///
  /// The name must have a meaning, given by `Connection.addLocalizedCollations(_:)`.
  public static func localized(_ column: String, collation: String = "LOCALIZED") -> OrderingTerm {
    OrderingTerm("\(identifier: column) COLLATE \(identifier: collation)", needing: .localizedCollations)
  }

  /// Sorts by a column in the order of a locale's language, smallest first. The connection gets the collation if it lacks it.
  public static func localized(_ column: String, locale: String) -> OrderingTerm {
    localized(column, collation: LocalizedCollation.name(for: locale))
  }
}
