import Foundation

/// A Codable type that is stored as JSON text: `struct Address: StoredAsJSON { var street: String }`.
///
/// Keys are sorted, so that equal values are equal text unless they contain sets, or dictionaries whose keys are not text, and SQLite's
/// JSON functions read the text. Dates are written as by `JSONEncoder`, in seconds since 2001, which is exact. A value that cannot be
/// encoded is not bound; text that cannot be decoded is an error that contains the place, and nothing of the text. ``JSON`` stores a type
/// that is not your own.
///
/// A document is read in every spelling, with keys in any order, but equals only the text that is bound: search for a value inside it
/// (`doc ->> 'name'`), or read and bind ``AsStored``. <https://sqlite.org/json1.html>
public protocol StoredAsJSON: Codable, SQLiteBindable, SQLiteExtractable {}

extension StoredAsJSON {
  /// JSON text; nil when encoding fails.
  public var sqliteValue: SQLiteValue? { JSONText(value: self).sqliteValue }

  /// The reason and place of a failure to encode; nil without one.
  public var reasonAgainst: String? { JSONText(value: self).reasonAgainst }

  /// TEXT that decodes.
  public static func extract(from value: SQLiteValue) -> Self? {
    if case .text(let text) = value { try? decoded(text) } else { nil }
  }

  /// Returns the reason and place of a failure to decode; nil without one.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text(let text) = value { CodingReason.thrown { try decoded(text) } } else { nil }
  }

  private static func decoded(_ text: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(Array(text.utf8))) }
}

/// A Codable value that is stored as JSON text: `\(JSON(tags))` to bind, `row["tags", as: JSON<[String]>.self].value` to read.
///
/// A type of your own conforms to ``StoredAsJSON`` instead, where the format is described.
public struct JSON<Value: Codable>: StoredAsJSON {
  /// The value.
  public var value: Value

  /// Creates a value to store.
  public init(_ value: Value) { self.value = value }

  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }

  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension JSON: Equatable where Value: Equatable {}
extension JSON: Hashable where Value: Hashable {}
extension JSON: Sendable where Value: Sendable {}
