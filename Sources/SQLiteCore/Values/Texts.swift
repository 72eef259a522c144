import Foundation
public import SQLiteCalls

extension String: SQLiteConvertible {
  /// Text.
  @inlinable public var sqliteValue: SQLiteValue? { .text(self) }
  /// Binds the UTF-8 bytes with their length; a NUL inside the text is preserved.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
  /// Reads TEXT.
  @inlinable public static func extract(from value: SQLiteValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
  /// Reads TEXT. Bytes that are not UTF-8 become U+FFFD, one for each maximal part, as `String(decoding:as:)` does.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> String? {
    stored.storageClass == .text ? stored.text : nil
  }
}

extension Substring: SQLiteConvertible {
  /// Text.
  public var sqliteValue: SQLiteValue? { .text(String(self)) }
  /// Binds the UTF-8 bytes with their length, without creating a `String`.
  public func bind(to parameter: Parameter) -> Int32 {
    let code: Int32? = unsafe utf8.withContiguousStorageIfAvailable { unsafe parameter.bind(utf8: $0) }
    return code ?? parameter.bind(String(self))
  }
  /// Reads TEXT.
  public static func extract(from value: SQLiteValue) -> Substring? { String.extract(from: value).map { $0[...] } }
  /// Reads TEXT. Bytes that are not UTF-8 become U+FFFD.
  public static func extract(from stored: StoredValue) -> Substring? { String.extract(from: stored).map { $0[...] } }
}

/// The bytes of a text, which need not be valid UTF-8. They are bound to a statement as text, unchanged. If they were interpolated into
/// SQL, they would be converted to a string.
///
/// A blob that is cast to text is read in the encoding of the database: <https://sqlite.org/lang_expr.html#castexpr>. In a UTF-16 database
/// the result is a different text, although SQLite 3.40 reads a bound blob as UTF-8.
package struct TextBytes: SQLiteBindable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var sqliteValue: SQLiteValue? { .text(String(decoding: bytes, as: UTF8.self)) }

  package func bind(to parameter: Parameter) -> Int32 { unsafe bytes.withUnsafeBufferPointer { unsafe parameter.bind(utf8: $0) } }
}

/// The JSON text that stores a value with keys or elements in a column. <https://sqlite.org/json1.html>
struct JSONText<Value: Encodable>: SQLiteBindable {
  let value: Value

  var sqliteValue: SQLiteValue? { try? .text(text()) }  // the reason is read afterwards
  var reasonAgainst: String? { CodingReason.thrown { try text() } }

  /// Returns the text, with sorted keys, so that equal values have equal text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
