import Foundation

/// A Codable type that is stored as JSON text: `struct Address: StoredAsJSON { var street: String }`.
///
/// Keys are sorted, so that equal values without sets or dictionaries of other keys than text are equal text, and SQLite's JSON functions read
/// it. Dates are written as by `JSONEncoder`, in seconds since 2001, which is exact. A value that cannot be encoded is not bound; text that
/// cannot be decoded is an error that says where, and holds nothing of the text. ``JSON`` stores a type that is not your own.
///
/// A document is read in every spelling, with keys in any order, but is equal only to the text that is bound: look for a value within it
/// (`doc ->> 'name'`), or read and bind ``AsStored``. <https://sqlite.org/json1.html>
public protocol StoredAsJSON: Codable, SQLiteBindable, SQLiteExtractable {}

extension StoredAsJSON {
  /// JSON text; nil when encoding fails.
  public var sqliteValue: SQLiteValue? { JSONText(value: self).sqliteValue }

  /// Why encoding fails, and where.
  public var reasonAgainst: String? { JSONText(value: self).reasonAgainst }

  /// TEXT that decodes.
  public static func extract(from value: SQLiteValue) -> Self? {
    if case .text(let text) = value { try? decoded(text) } else { nil }
  }

  /// Why decoding fails, and where.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text(let text) = value { CodingReason.thrown { try decoded(text) } } else { nil }
  }

  private static func decoded(_ text: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(Array(text.utf8))) }
}

/// A Codable value that is stored as JSON text: `\(JSON(tags))` to bind, `row["tags", as: JSON<[String]>.self].value` to read.
///
/// A type of your own conforms to ``StoredAsJSON`` instead, which also says how it is written.
public struct JSON<Value: Codable>: StoredAsJSON {
  /// The value.
  public var value: Value

  /// A value to store.
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
