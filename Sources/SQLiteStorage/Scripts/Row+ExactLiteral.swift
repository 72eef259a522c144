package import SQLiteCore

extension Row {
  /// The bytes of a text that is not UTF-8; nil for every other value.
  package func bytesIfNotUTF8(at index: Int) throws -> [UInt8]? {
    // The byte 0xEF begins U+FFFD, which may stand for bytes that are not UTF-8.
    guard case .text(let text) = try self[index] as SQLiteValue, text.utf8.contains(0xEF) else { return nil }
    let bytes = try withBytes(at: index) { unsafe Array($0) } ?? []
    return bytes.elementsEqual(text.utf8) ? nil : bytes
  }

  /// The value as SQL that reads back the same, to the last bit; text that is not UTF-8 as its bytes.
  package func exactLiteral(at index: Int) throws -> String {
    if let bytes = try bytesIfNotUTF8(at: index) { return "CAST(x'\(bytes.hexadecimal)' AS TEXT)" }
    return try (self[index] as SQLiteValue).literal ?? "NULL"
  }
}
