import Foundation
public import SQLiteCalls

extension String: SQLiteConvertible {
  /// Text.
  @inlinable public var sqliteValue: SQLiteValue? { .text(self) }
  /// Binds the UTF-8 bytes with their length; a NUL inside survives.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
  /// TEXT.
  @inlinable public static func extract(from value: SQLiteValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
  /// TEXT. Bytes that are not UTF-8 become U+FFFD, one for each maximal part, as `String(decoding:as:)` does.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> String? {
    stored.storageClass == .text ? stored.text : nil
  }
}

extension Substring: SQLiteConvertible {
  /// Text.
  public var sqliteValue: SQLiteValue? { .text(String(self)) }
  /// Binds the UTF-8 bytes with their length, without making a `String`.
  public func bind(to parameter: Parameter) -> Int32 {
    let code: Int32? = unsafe utf8.withContiguousStorageIfAvailable { unsafe parameter.bind(utf8: $0) }
    return code ?? parameter.bind(String(self))
  }
  /// TEXT.
  public static func extract(from value: SQLiteValue) -> Substring? { String.extract(from: value).map { $0[...] } }
  /// TEXT. Bytes that are not UTF-8 become U+FFFD.
  public static func extract(from stored: StoredValue) -> Substring? { String.extract(from: stored).map { $0[...] } }
}

/// The bytes of a text, which need not be UTF-8, bound to a statement as text, unchanged. Interpolated into SQL, they would become a
/// string.
///
/// A blob that is cast to text is read in the encoding of the database: <https://sqlite.org/lang_expr.html#castexpr>. In UTF-16 the result
/// is another text, though SQLite 3.40 takes a bound blob for UTF-8.
package struct TextBytes: SQLiteBindable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var sqliteValue: SQLiteValue? { .text(String(decoding: bytes, as: UTF8.self)) }

  package func bind(to parameter: Parameter) -> Int32 { unsafe bytes.withUnsafeBufferPointer { unsafe parameter.bind(utf8: $0) } }
}

/// The JSON text as which a value with keys or elements is stored in a column. <https://sqlite.org/json1.html>
struct JSONText<Value: Encodable>: SQLiteBindable {
  let value: Value

  var sqliteValue: SQLiteValue? { try? .text(text()) }  // the reason is read afterwards
  var reasonAgainst: String? { CodingReason.thrown { try text() } }

  /// The text, with sorted keys, so that equal values are equal text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
