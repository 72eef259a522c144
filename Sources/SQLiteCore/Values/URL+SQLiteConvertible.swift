public import Foundation

extension URL: SQLiteConvertible {
  /// The text of `absoluteString`; a base that the URL is relative to becomes part of it.
  public var sqliteValue: SQLiteValue? { .text(absoluteString) }

  /// TEXT that is a URL as it stands: nothing is escaped or mended.
  public static func extract(from value: SQLiteValue) -> URL? {
    guard case .text(let text) = value, let url = URL(string: text, encodingInvalidCharacters: false), url.absoluteString == text else {
      return nil
    }
    return url
  }

  /// Says that the text is not a URL.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a URL" } else { nil }
  }
}

/// NULL, for rows that come from Foundation's collections. Elsewhere an optional says it better.
extension NSNull: SQLiteBindable, SQLiteExtractable {
  /// NULL.
  public var sqliteValue: SQLiteValue? { .null }
  /// NULL alone.
  public static func extract(from value: SQLiteValue) -> Self? { value == .null ? NSNull() as? Self : nil }
}
