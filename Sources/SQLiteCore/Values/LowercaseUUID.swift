public import Foundation

/// A UUID that is stored as text with small letters, as most servers write it: `\(LowercaseUUID(uuid))` to bind,
/// `row["id", as: LowercaseUUID.self].uuid` to read, `@LowercaseUUID var id: UUID` in a record.
@propertyWrapper public struct LowercaseUUID: StoredForm {
  /// The UUID, as the value of a property.
  public var wrappedValue: UUID

  /// A property of a record.
  public init(wrappedValue: UUID) { self.wrappedValue = wrappedValue }

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
