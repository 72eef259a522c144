public import Foundation

extension UUID: SQLiteConvertible {
  /// Text of 36 characters with capital letters, as `uuidString` writes it. SQLite compares letters by case, so write no others beside it.
  public var sqliteValue: SQLiteValue? { .text(uuidString) }

  /// TEXT in the form that is bound, so that a UUID that was read finds its row. ``LowercaseUUID`` and ``BlobUUID`` read other forms.
  public static func extract(from value: SQLiteValue) -> UUID? {
    guard case .text(let text) = value, let uuid = UUID(uuidString: text), uuid.uuidString == text else { return nil }
    return uuid
  }

  /// TEXT of 36 characters in either case, or a BLOB of 16 bytes.
  public static func extract(fromAnyForm value: SQLiteValue) -> UUID? {
    switch value {
    case .text(let text):
      // Foundation also takes " E" for "0E", and what follows a NUL
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

  /// That the text or the bytes are none, or which type reads them.
  public static func reason(against value: SQLiteValue) -> String? {
    if extract(fromAnyForm: value) != nil {
      let others: [any SQLiteExtractable.Type] = [LowercaseUUID.self, BlobUUID.self]
      return readAlone("text with capital letters", other: others.first { $0.extract(from: value) != nil })
    }
    return switch value {
    case .text: "the text is not a UUID of 36 characters"
    case .blob(let bytes): "it has \(bytes.count) bytes, not 16"
    default: nil
    }
  }
}
