import SQLiteCore
import Testing

@Suite struct `Bytes as digits` {
  @Test func `are read again as they were written, in either case`() {
    let bytes = (0...255).map { UInt8($0) }
    #expect([UInt8](hexadecimal: bytes.hexadecimal.utf8) == bytes)
    #expect([UInt8](hexadecimal: bytes.hexadecimal.uppercased().utf8) == bytes)
  }

  @Test(arguments: ["0", "0g", "+f", "é", "00 "]) func `are not read from other texts`(text: String) {
    #expect([UInt8](hexadecimal: text.utf8) == nil)
  }

  @Test(arguments: [
    ("", ""), ("a b", "a b"), ("a%20b%c3%A9", "a bé"), ("100%", "100%"), ("%4", "%4"), ("%+f", "%+f"), ("%%41", "%A"), ("%2541", "%41"),
  ]) func `stand after percent signs, and any other percent sign for itself`(text: String, decoded: String) {
    #expect(String(decoding: [UInt8](percentDecoding: Array(text.utf8)), as: UTF8.self) == decoded)
  }
}
