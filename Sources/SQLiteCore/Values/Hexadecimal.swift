extension Sequence<UInt8> {
  /// The bytes as hexadecimal text, with two lowercase digits for each byte.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * underestimatedCount)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Decodes a text with two hexadecimal digits for each byte; returns nil for any other text.
  package init?(hexadecimal text: some Collection<UInt8>) {
    guard text.count.isMultiple(of: 2) else { return nil }
    self = []
    reserveCapacity(text.count / 2)
    var high: UInt8?
    for byte in text {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      if let first = high { append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
  }

  /// Decodes a text in which bytes may be written as `%XX`; a `%` without two digits stays, as in SQLite. <https://sqlite.org/uri.html>
  package init(percentDecoding text: [UInt8]) {  // not generic, because it is called from another module whenever a manager is opened
    self = []
    reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let decoded = [UInt8](hexadecimal: digits) {
        self += decoded
        rest = rest.dropFirst(2)
      } else {
        append(byte)
      }
    }
  }
}

extension Sequence<UInt8> {
  /// A hash of the bytes that is the same in every process: FNV-1a, 64 bits.
  package var fnv1a: UInt64 { reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}
