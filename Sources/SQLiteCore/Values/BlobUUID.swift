public import Foundation

/// A UUID that is stored as its 16 bytes, as GRDB and Core Data do it: `\(BlobUUID(uuid))` to bind, `row["id", as: BlobUUID.self].uuid` to read,
/// `@BlobUUID var id: UUID` in a record.
@propertyWrapper public struct BlobUUID: StoredForm {
  /// The UUID, as the value of a property.
  public var wrappedValue: UUID

  /// A property of a record.
  public init(wrappedValue: UUID) { self.wrappedValue = wrappedValue }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: BlobUUID { self }

  /// A blob of 16 bytes.
  public var sqliteValue: SQLiteValue? { .blob(unsafe withUnsafeBytes(of: uuid.uuid) { unsafe Array($0) }) }

  /// A BLOB of 16 bytes.
  public static func extract(from value: SQLiteValue) -> BlobUUID? {
    if case .blob = value { UUID.extract(fromAnyForm: value).map { BlobUUID($0) } } else { nil }
  }

  /// That there are not 16 bytes.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .blob = value { UUID.reason(against: value) } else { nil }
  }
}
