import Foundation

/// A Codable type that is stored as a binary property list: `struct Settings: StoredAsPropertyList { var size: Int }`.
///
/// Property lists support dates and bytes natively. They allow only a collection or a structure with keys at the top level, and no nil in
/// an array. A value that cannot be encoded is not bound; bytes that cannot be decoded are an error that contains the location, but none of
/// the bytes. For a type that is not your own, use ``PropertyList``.
public protocol StoredAsPropertyList: Codable, SQLiteBindable, SQLiteExtractable {}

extension StoredAsPropertyList {
  /// A blob; nil when encoding fails.
  public var sqliteValue: SQLiteValue? { try? .blob(propertyList()) }  // the reason is read afterwards

  /// The reason and location of a failure to encode; nil if encoding succeeds.
  public var reasonAgainst: String? { CodingReason.thrown { try propertyList() } }

  /// Reads a BLOB that can be decoded.
  public static func extract(from value: SQLiteValue) -> Self? {
    if case .blob(let bytes) = value { try? decoded(bytes) } else { nil }
  }

  /// Returns the reason and location of a failure to decode; nil if decoding succeeds.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .blob(let bytes) = value { CodingReason.thrown { try decoded(bytes) } } else { nil }
  }

  private func propertyList() throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return [UInt8](try encoder.encode(self))
  }

  private static func decoded(_ bytes: [UInt8]) throws -> Self {
    // the decoder also accepts other formats, in which a few letters can be a valid list
    guard bytes.starts(with: Array("bplist".utf8)) else { throw CodingReason(text: "the bytes are not a binary property list") }
    return try PropertyListDecoder().decode(Self.self, from: Data(bytes))
  }
}

/// A Codable value that is stored as a binary property list: an array, a set, a dictionary, a structure.
///
/// `\(PropertyList(["a", "b"]))` binds, `row["tags", as: PropertyList<Set<String>>.self].value` reads. The bytes of sets and dictionaries
/// differ from run to run. Let a type of your own conform to ``StoredAsPropertyList`` instead.
public struct PropertyList<Value: Codable>: StoredAsPropertyList {
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

extension PropertyList: Equatable where Value: Equatable {}
extension PropertyList: Hashable where Value: Hashable {}
extension PropertyList: Sendable where Value: Sendable {}
