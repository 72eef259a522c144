import SQLiteCore

/// Which collations are named in the SQL of a table or an index: what follows COLLATE.
enum CollationNames {
  /// The names, each once, as they are spelled; comments and texts are passed over. <https://sqlite.org/lang_keywords.html>
  static func inSQL(_ sql: String) -> [String] {
    var names: [String] = []
    var isExpected = false
    var rest = Array(sql.utf8)[...]
    while let token = next(&rest) {
      if isExpected, let name = token.name, !names.containsName(name) { names.append(name) }
      isExpected = !token.isQuoted && token.name?.lowercased() == "collate"
    }
    return names
  }

  private struct Token {
    /// A word, or what is in quotes; nil for a sign.
    let name: String?
    let isQuoted: Bool
  }

  /// Takes the next word, quoted name, text or sign; nil at the end.
  private static func next(_ rest: inout ArraySlice<UInt8>) -> Token? {
    while let first = rest.first {
      switch first {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0c, UInt8(ascii: "\r"): rest.removeFirst()
      case UInt8(ascii: "-") where rest.dropFirst().first == first: rest = rest.drop { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "*"): rest = behindComment(rest)
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): return quoted(&rest, by: first)
      case UInt8(ascii: "["):
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        rest = rest[name.endIndex...].dropFirst()
        return Token(name: String(decoding: name, as: UTF8.self), isQuoted: true)
      case _ where isPartOfWord(first):
        let word = rest.prefix { isPartOfWord($0) }
        rest = rest[word.endIndex...]
        return Token(name: String(decoding: word, as: UTF8.self), isQuoted: false)
      default:
        rest.removeFirst()
        return Token(name: nil, isQuoted: false)
      }
    }
    return nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private static func behindComment(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var place = rest.startIndex + 2
    while place + 1 < rest.endIndex {
      if rest[place] == UInt8(ascii: "*"), rest[place + 1] == UInt8(ascii: "/") { return rest[(place + 2)...] }
      place += 1
    }
    return []
  }

  /// A name or text in quotes, which stand twice for themselves. SQLite takes a text for a name here.
  private static func quoted(_ rest: inout ArraySlice<UInt8>, by quote: UInt8) -> Token {
    var name: [UInt8] = []
    rest.removeFirst()
    while let byte = rest.popFirst() {
      if byte == quote {
        guard rest.first == quote else { break }
        rest.removeFirst()
      }
      name.append(byte)
    }
    return Token(name: String(decoding: name, as: UTF8.self), isQuoted: true)
  }
}
