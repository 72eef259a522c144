public import Foundation

extension UUID: SQLiteConvertible {
  /// Text of 36 characters in uppercase, like `uuidString`. SQLite's comparison is case-sensitive, so do not store lowercase texts in the
  /// same column.
  public var sqliteValue: SQLiteValue? { .text(uuidString) }

  /// The forms of ``LowercaseUUID`` and ``BlobUUID``.
  public var otherSpellings: [SQLiteValue] { [LowercaseUUID(self).sqliteValue, BlobUUID(self).sqliteValue].compactMap(\.self) }

  /// Reads TEXT of 36 characters in uppercase or in lowercase, or a BLOB of 16 bytes.
  public static func extract(from value: SQLiteValue) -> UUID? {
    guard case .text(let text) = value else { return extract(fromAnyForm: value) }
    guard let uuid = UUID(uuidString: text), uuid.uuidString == text || uuid.uuidString.lowercased() == text else { return nil }
    return uuid
  }

  /// Reads TEXT of 36 characters in uppercase, lowercase or mixed case, or a BLOB of 16 bytes.
  public static func extract(fromAnyForm value: SQLiteValue) -> UUID? {
    switch value {
    case .text(let text):
      // Foundation also reads " E" as "0E", and accepts any text after a NUL
      guard let uuid = UUID(uuidString: text), uuid.uuidString == text.uppercased() else { return nil }
      return uuid
    case .blob(let bytes):
      guard bytes.count == 16 else { return nil }
      var uuid = UUID().uuid
      unsafe withUnsafeMutableBytes(of: &uuid) { unsafe $0.copyBytes(from: bytes) }
      return UUID(uuid: uuid)
    default: return nil
    }
  }

  /// Returns the reason why the text or bytes are not a UUID, or names the type that reads them.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .text:
      extract(fromAnyForm: value) == nil ? "the text is not a UUID of 36 characters" : readAlone("letters of one case")
    case .blob(let bytes): "it has \(bytes.count) bytes, not 16"
    default: nil
    }
  }
}

/// A UUID that is stored as text in lowercase, as most servers write it: `\(LowercaseUUID(uuid))` to bind,
/// `row["id", as: LowercaseUUID.self].uuid` to read, `@LowercaseUUID var id: UUID` in a record.
@propertyWrapper public struct LowercaseUUID: StoredForm {
  /// The property's value.
  public var wrappedValue: UUID

  /// Wraps the value of a property.
  public init(wrappedValue: UUID) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: LowercaseUUID { self }

  /// Text of 36 characters in lowercase.
  public var sqliteValue: SQLiteValue? { .text(uuid.uuidString.lowercased()) }

  /// Reads TEXT of 36 characters in lowercase.
  public static func extract(from value: SQLiteValue) -> LowercaseUUID? {
    guard case .text(let text) = value, let uuid = UUID(uuidString: text) else { return nil }
    return uuid.uuidString.lowercased() == text ? LowercaseUUID(uuid) : nil
  }

  /// Returns the reason why a text cannot be read: it is not a UUID in this form.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a UUID of 36 characters in lowercase" } else { nil }
  }
}

/// A UUID that is stored as its 16 bytes, as in GRDB and Core Data: `\(BlobUUID(uuid))` to bind, `row["id", as: BlobUUID.self].uuid` to
/// read, `@BlobUUID var id: UUID` in a record.
@propertyWrapper public struct BlobUUID: StoredForm {
  /// The property's value.
  public var wrappedValue: UUID

  /// Wraps the value of a property.
  public init(wrappedValue: UUID) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: BlobUUID { self }

  /// A blob of 16 bytes.
  public var sqliteValue: SQLiteValue? { .blob(unsafe withUnsafeBytes(of: uuid.uuid) { unsafe Array($0) }) }

  /// Reads a BLOB of 16 bytes.
  public static func extract(from value: SQLiteValue) -> BlobUUID? {
    if case .blob = value { UUID.extract(fromAnyForm: value).map { BlobUUID($0) } } else { nil }
  }

  /// Returns the reason why a blob cannot be read: it does not have 16 bytes.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .blob = value { UUID.reason(against: value) } else { nil }
  }
}
