/// Cuts SQL into tokens, as far as they show which statement it is and where it ends. Space and comments are left out.
struct SQLScanner {
  enum Kind: Hashable {
    /// A keyword or a name without quotes, in capitals.
    case word(String)
    /// A name in quotes, a text, a blob or a number.
    case literal
    /// `?`, `?12`, `:a`, `@a`, `$a`.
    case parameter
    /// One byte of anything else.
    case mark(UInt8)
  }

  struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    skipSpace()
    guard let first = byte(0) else { return nil }
    let start = offset
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): skipQuoted(first)
    case UInt8(ascii: "["): skip(through: UInt8(ascii: "]"))
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "#"):
      return parameter(first)
    case _ where Self.isDigit(first):
      skipWhile { Self.isName($0) || $0 == UInt8(ascii: ".") }
    case _ where Self.isName(first):
      skipWhile(Self.isName)
      if offset - start == 1, first | 0x20 == UInt8(ascii: "x"), byte(0) == UInt8(ascii: "'") {
        skipQuoted(UInt8(ascii: "'"))
      } else {
        return Token(kind: .word(String(decoding: bytes[start..<offset], as: UTF8.self).uppercased()), range: start..<offset)
      }
    default:
      offset += 1
      return Token(kind: .mark(first), range: start..<offset)
    }
    return Token(kind: .literal, range: start..<offset)
  }

  private mutating func parameter(_ first: UInt8) -> Token {
    let start = offset
    offset += 1
    if first == UInt8(ascii: "?") {
      skipWhile(Self.isDigit)
      return Token(kind: .parameter, range: start..<offset)
    }
    skipWhile { Self.isName($0) || (first == UInt8(ascii: "$") && $0 == UInt8(ascii: ":")) }
    if first == UInt8(ascii: "$"), offset > start + 1, byte(0) == UInt8(ascii: "(") { skip(through: UInt8(ascii: ")")) }
    return Token(kind: offset == start + 1 ? .mark(first) : .parameter, range: start..<offset)
  }

  private func byte(_ distance: Int) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func skipSpace() {
    while let first = byte(0) {
      if [0x20, 0x09, 0x0a, 0x0c, 0x0d].contains(first) {
        offset += 1
      } else if first == UInt8(ascii: "-"), byte(1) == UInt8(ascii: "-") {
        skipWhile { $0 != 0x0a }
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        offset += 2
        while let next = byte(0), !(next == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func skipWhile(_ belongs: (UInt8) -> Bool) {
    while let next = byte(0), belongs(next) { offset += 1 }
  }

  private mutating func skip(through last: UInt8) {
    skipWhile { $0 != last }
    offset = min(offset + 1, bytes.count)
  }

  /// A quote in quotes is written twice: then the next one begins where this one ends.
  private mutating func skipQuoted(_ quote: UInt8) {
    repeat {
      offset += 1
      skip(through: quote)
    } while byte(0) == quote && bytes[offset - 1] == quote
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || (0x41...0x5a).contains(byte & 0xdf) || byte == UInt8(ascii: "$")
  }
}
