import SQLiteCore

extension [UInt8] {
  /// Appends a JSON string in double quotes, with only the escapes that JSON requires. <https://www.rfc-editor.org/rfc/rfc8259#section-7>
  package mutating func append(jsonString string: String) {
    append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
      case 0x0a: self += #"\n"#.utf8
      case 0x0d: self += #"\r"#.utf8
      case 0x09: self += #"\t"#.utf8
      case 0..<0x20: self += "\\u00\([byte].hexadecimal)".utf8
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
