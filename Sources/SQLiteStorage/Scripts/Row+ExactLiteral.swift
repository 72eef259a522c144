package import SQLiteCore

/// A value, and of a text its bytes as they are stored: they are read before SQLite makes UTF-8 of a text in UTF-16, which loses what is not Unicode.
private struct ExactValue: SQLiteExtractable {
  let value: SQLiteValue
  let bytes: [UInt8]

  static func extract(from stored: StoredValue) -> ExactValue? {
    guard let bytes = stored.storageClass == .text ? stored.blob : [], let value = SQLiteValue.extract(from: stored) else { return nil }
    return ExactValue(value: value, bytes: bytes)
  }

  static func extract(from value: SQLiteValue) -> ExactValue? { ExactValue(value: value, bytes: []) }

  /// Whether SQLite makes the bytes of a text, in the encoding of the database, of its characters.
  func isMade(of text: String) -> Bool {
    if bytes.elementsEqual(text.utf8) { return true }
    // Where SQLite makes UTF-16 of UTF-8, it takes U+FFFE and U+FFFF for errors.
    if text.unicodeScalars.contains(where: { $0.value | 1 == 0xffff }) { return false }
    return [0, 8].contains { (shift: UInt16) in
      bytes.elementsEqual(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> shift), UInt8(truncatingIfNeeded: $0 >> (8 - shift))] })
    }
  }
}

extension Row {
  /// The bytes of a text that is not UTF-8; nil for every other value.
  package func bytesIfNotUTF8(at index: Int) throws -> [UInt8]? {
    // The byte 0xEF begins U+FFFD, which may stand for bytes that are not UTF-8.
    guard case .text(let text) = try self[index] as SQLiteValue, text.utf8.contains(0xEF) else { return nil }
    let bytes = try withBytes(at: index) { unsafe Array($0) } ?? []
    return bytes.elementsEqual(text.utf8) ? nil : bytes
  }

  /// The value as SQL that reads back the same in a database of this encoding, to the last bit; text that is not Unicode as its bytes.
  package func exactLiteral(at index: Int) throws -> String {
    let exact = try self[index, as: ExactValue.self]
    if case .text(let text) = exact.value, !exact.isMade(of: text) { return "CAST(x'\(exact.bytes.hexadecimal)' AS TEXT)" }
    return exact.value.literal ?? "NULL"
  }
}
