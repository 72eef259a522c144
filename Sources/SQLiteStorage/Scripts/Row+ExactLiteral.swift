package import SQLiteCore

/// A value, and the stored bytes of a text, because converting UTF-16 to UTF-8 in SQLite would lose bytes that are not Unicode.
private struct ExactValue: SQLiteExtractable {
  let value: SQLiteValue
  let bytes: [UInt8]

  static func extract(from stored: StoredValue) -> ExactValue? {
    guard let bytes = stored.storageClass == .text ? stored.blob : [], let value = SQLiteValue.extract(from: stored) else { return nil }
    return ExactValue(value: value, bytes: bytes)
  }

  static func extract(from value: SQLiteValue) -> ExactValue? { ExactValue(value: value, bytes: []) }

  /// Whether SQLite, in the encoding of the database, would store this text as exactly these bytes.
  func isMade(of text: String) -> Bool {
    if bytes.elementsEqual(text.utf8) { return true }
    // When it converts UTF-8 to UTF-16, SQLite treats U+FFFE and U+FFFF as errors.
    if text.unicodeScalars.contains(where: { $0.value | 1 == 0xffff }) { return false }
    return [0, 8].contains { (shift: UInt16) in
      bytes.elementsEqual(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> shift), UInt8(truncatingIfNeeded: $0 >> (8 - shift))] })
    }
  }
}

extension Row {
  /// Returns the value as an SQL literal that reads back bit for bit in a database of this encoding. Text that is not Unicode is written as
  /// bytes.
  package func exactLiteral(at index: Int) throws -> String {
    let exact = try self[index, as: ExactValue.self]
    if case .text(let text) = exact.value, !exact.isMade(of: text) { return "CAST(x'\(exact.bytes.hexadecimal)' AS TEXT)" }
    return exact.value.literal ?? "NULL"
  }
}
