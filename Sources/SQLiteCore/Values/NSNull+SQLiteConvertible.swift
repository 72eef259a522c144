public import Foundation

/// NULL, for rows that come from Foundation's collections. Elsewhere an optional says it better.
extension NSNull: SQLiteBindable, SQLiteExtractable {
  /// NULL.
  public var sqliteValue: SQLiteValue? { .null }
  /// NULL alone.
  public static func extract(from value: SQLiteValue) -> Self? { value == .null ? NSNull() as? Self : nil }
}
