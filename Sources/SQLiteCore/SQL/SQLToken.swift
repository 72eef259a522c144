/// A word, name, text or sign of SQL, and where it stands. Nothing is parsed; space and comments are left out.
package struct SQLToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A keyword, a name without quotes, a number.
    case word
    /// A name in `"…"`, `` `…` `` or `[…]`.
    case name
    /// A text in `'…'`.
    case text
    /// Any other sign, one byte.
    case sign
  }

  package let kind: Kind
  /// Where it stands, in bytes.
  package let range: Range<Int>
  /// A word or name without quotes; anything else as it stands.
  package let content: String
  /// What it is compared by: the content, but of a word or name the ASCII letters small.
  package let folded: String

  private init(_ kind: Kind, _ range: Range<Int>, _ content: some Sequence<UInt8>) {
    self.kind = kind
    self.range = range
    self.content = String(decoding: Array(content), as: UTF8.self)
    folded = kind == .text ? self.content : String(decoding: content.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  /// Whether it is this keyword, given in small letters.
  package func isWord(_ word: String) -> Bool { kind == .word && folded == word }
  /// Whether it is this sign.
  package func isSign(_ sign: String) -> Bool { kind == .sign && folded == sign }

  /// What it names, in small letters: SQLite takes a text in `'…'` for a name where only a name can stand.
  package var named: String {
    guard kind == .text else { return folded }
    var bytes: [UInt8] = []
    var isDoubled = false
    for byte in content.utf8.dropFirst().dropLast() {
      isDoubled = byte == UInt8(ascii: "'") && !isDoubled
      if byte != UInt8(ascii: "'") || isDoubled { bytes.append((65...90).contains(byte) ? byte + 32 : byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tokens of a text.
  package static func all(in text: String) -> [SQLToken] {
    let bytes = Array(text.utf8)
    var tokens: [SQLToken] = []
    var place = 0
    while let (token, end) = next(in: bytes, from: place) {
      if let token { tokens.append(token) }
      place = end
    }
    return tokens
  }

  /// The token at a place, nil for space and comments, and where the next one begins; nil at the end.
  private static func next(in bytes: [UInt8], from start: Int) -> (SQLToken?, Int)? {
    guard start < bytes.count else { return nil }
    let following = start + 1 < bytes.count ? bytes[start + 1] : 0
    func end(_ from: Int, where isEnd: (Int) -> Bool) -> Int { (from..<max(from, bytes.count)).first(where: isEnd) ?? bytes.count }
    switch bytes[start] {
    case 0x20, 0x09...0x0d:
      return (nil, start + 1)
    case UInt8(ascii: "-") where following == UInt8(ascii: "-"):
      return (nil, end(start) { bytes[$0] == UInt8(ascii: "\n") })
    case UInt8(ascii: "/") where following == UInt8(ascii: "*"):
      return (nil, end(start + 4) { bytes[$0 - 2] == UInt8(ascii: "*") && bytes[$0 - 1] == UInt8(ascii: "/") })
    case let quote where [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "[")].contains(quote):
      return quoted(by: quote, in: bytes, from: start)
    case let byte where isOfWord(byte):
      let stop = end(start) { !isOfWord(bytes[$0]) }
      return (SQLToken(.word, start..<stop, bytes[start..<stop]), stop)
    default:
      return (SQLToken(.sign, start..<start + 1, bytes[start..<start + 1]), start + 1)
    }
  }

  private static func quoted(by quote: UInt8, in bytes: [UInt8], from start: Int) -> (SQLToken?, Int) {
    let closing = quote == UInt8(ascii: "[") ? UInt8(ascii: "]") : quote
    var content: [UInt8] = []
    var place = start + 1
    while place < bytes.count {
      if bytes[place] == closing {
        guard closing == quote, place + 1 < bytes.count, bytes[place + 1] == closing else { break }
        place += 1  // doubled: it stands for itself
      }
      content.append(bytes[place])
      place += 1
    }
    let stop = min(place + 1, bytes.count)
    if quote == UInt8(ascii: "'") { return (SQLToken(.text, start..<stop, bytes[start..<stop]), stop) }
    return (SQLToken(.name, start..<stop, content), stop)
  }

  /// Whether words, names without quotes and numbers are made of it.
  package static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
