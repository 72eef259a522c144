public import Foundation

extension URL: SQLiteConvertible {
  /// The text of `absoluteString`; a base that the URL is relative to becomes part of it.
  public var sqliteValue: SQLiteValue? { .text(absoluteString) }

  /// TEXT that is a valid URL: nothing is escaped or corrected.
  public static func extract(from value: SQLiteValue) -> URL? {
    guard case .text(let text) = value, let url = URL(string: text, encodingInvalidCharacters: false), url.absoluteString == text else {
      return nil
    }
    return url
  }

  /// Returns a reason for a text, which is not a URL.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a URL" } else { nil }
  }
}

/// NULL, for rows from Foundation's collections. Elsewhere, prefer an optional.
extension NSNull: SQLiteBindable, SQLiteExtractable {
  /// NULL.
  public var sqliteValue: SQLiteValue? { .null }
  /// Reads only NULL.
  public static func extract(from value: SQLiteValue) -> Self? { value == .null ? NSNull() as? Self : nil }
}
