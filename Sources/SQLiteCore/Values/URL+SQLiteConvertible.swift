public import Foundation

extension URL: SQLiteConvertible {
  /// The text of `absoluteString`; for a relative URL, the base URL becomes part of it.
  public var sqliteValue: SQLiteValue? { .text(absoluteString) }

  /// Reads TEXT that is a valid URL: nothing is escaped or corrected.
  public static func extract(from value: SQLiteValue) -> URL? {
    guard case .text(let text) = value, let url = URL(string: text, encodingInvalidCharacters: false), url.absoluteString == text else {
      return nil
    }
    return url
  }

  /// Returns the reason why a text cannot be read: it is not a URL.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a URL" } else { nil }
  }
}

/// Binds and reads NULL, for rows from Foundation's collections. Otherwise, prefer an optional.
extension NSNull: SQLiteBindable, SQLiteExtractable {
  /// NULL.
  public var sqliteValue: SQLiteValue? { .null }
  /// Reads only NULL.
  public static func extract(from value: SQLiteValue) -> Self? { value == .null ? NSNull() as? Self : nil }
}
