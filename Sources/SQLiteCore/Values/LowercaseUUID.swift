public import Foundation

/// A UUID that is stored as text with small letters, as most servers write it: `\(LowercaseUUID(uuid))` to bind,
/// `row["id", as: LowercaseUUID.self].uuid` to read, `@LowercaseUUID var id: UUID` in a record.
@propertyWrapper public struct LowercaseUUID: SQLiteConvertible, Hashable, Sendable {
  /// The UUID.
  public let uuid: UUID

  /// A UUID.
  public init(_ uuid: UUID) { self.uuid = uuid }

  /// A property of a record.
  public init(wrappedValue: UUID) { self.init(wrappedValue) }

  /// The UUID, as the value of a property.
  public var wrappedValue: UUID {
    get { uuid }
    set { self = LowercaseUUID(newValue) }
  }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: LowercaseUUID { self }

  /// Text of 36 characters with small letters.
  public var sqliteValue: SQLiteValue? { .text(uuid.uuidString.lowercased()) }

  /// TEXT of 36 characters with small letters.
  public static func extract(from value: SQLiteValue) -> LowercaseUUID? {
    guard case .text(let text) = value, let uuid = UUID(uuidString: text) else { return nil }
    return uuid.uuidString.lowercased() == text ? LowercaseUUID(uuid) : nil
  }

  /// That the text is none.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a UUID of 36 characters with small letters" } else { nil }
  }
}

extension LowercaseUUID: Codable {
  /// Decodes the UUID alone.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(UUID.self)) }

  /// Encodes the UUID alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}
