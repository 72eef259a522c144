import Foundation

/// A Codable type that is stored as JSON text: `struct Address: StoredAsJSON { var street: String }`.
///
/// Keys are sorted, so that equal values have equal text unless they contain sets, or dictionaries whose keys are not text. SQLite's JSON
/// functions can read the text. Dates are written as by `JSONEncoder`, in seconds since 2001, which is exact. A value that cannot be
/// encoded is not bound; text that cannot be decoded is an error that contains the location, but no part of the text. For a type that is
/// not your own, use ``JSON``.
///
/// A document is read in any spelling, with keys in any order, but a comparison matches only the exact text that is bound: search for a
/// value inside it (`doc ->> 'name'`), or read and bind ``AsStored``. <https://sqlite.org/json1.html>
public protocol StoredAsJSON: Codable, SQLiteBindable, SQLiteExtractable {}

extension StoredAsJSON {
  /// JSON text; nil when encoding fails.
  public var sqliteValue: SQLiteValue? { JSONText(value: self).sqliteValue }

  /// The reason and location of a failure to encode; nil if encoding succeeds.
  public var reasonAgainst: String? { JSONText(value: self).reasonAgainst }

  /// Reads TEXT that can be decoded.
  public static func extract(from value: SQLiteValue) -> Self? {
    if case .text(let text) = value { try? decoded(text) } else { nil }
  }

  /// Returns the reason and location of a failure to decode; nil if decoding succeeds.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text(let text) = value { CodingReason.thrown { try decoded(text) } } else { nil }
  }

  private static func decoded(_ text: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(Array(text.utf8))) }
}

/// A Codable value that is stored as JSON text: `\(JSON(tags))` to bind, `row["tags", as: JSON<[String]>.self].value` to read.
///
/// Let a type of your own conform to ``StoredAsJSON`` instead, which describes the format.
public struct JSON<Value: Codable>: StoredAsJSON {
  /// The value.
  public var value: Value

  /// Creates a value to store.
  public init(_ value: Value) { self.value = value }

  /// Decodes the bare value.
  public init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }

  /// Encodes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension JSON: Equatable where Value: Equatable {}
extension JSON: Hashable where Value: Hashable {}
extension JSON: Sendable where Value: Sendable {}
