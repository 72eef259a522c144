import SQLiteCalls
import SQLiteCore

/// The value of the column that says how a found row is marked. Its storage class determines the case.
enum MarkedRow: SQLiteExtractable {
  /// NULL: there is no snippet.
  case nothing
  /// Text: the snippet from SQLite, with markers.
  case snippet([UInt8])
  /// A blob: the matches in a row that this package marks, as the module reports them. See ``LongTexts``.
  case places([UInt8])

  static func extract(from stored: StoredValue) -> MarkedRow? {
    switch stored.storageClass {
    case .text: unsafe stored.withText { unsafe .snippet(Array($0)) }  // raw bytes, because they need not be UTF-8
    case .blob: stored.blob.map { .places($0) }
    default: .nothing
    }
  }

  static func extract(from value: SQLiteValue) -> MarkedRow? {
    switch value {
    case .text(let text): .snippet(Array(text.utf8))
    case .blob(let bytes): .places(bytes)
    case .null, .integer, .real: .nothing
    }
  }
}

extension FullTextMarkers {
  static let openSQL = SQL(unchecked: open.quoted(by: "'"))
  static let closeSQL = SQL(unchecked: close.quoted(by: "'"))
}

extension SQL.StringInterpolation {
  /// Appends a number from this package directly to the SQL text.
  mutating func appendInterpolation(literal number: Int) { appendInterpolation(SQL(unchecked: "\(number)")) }
}
