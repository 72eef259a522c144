/// The words and quoted words in the arguments of CREATE VIRTUAL TABLE, as the full-text modules read them: FTS5 and FTS4 differ only in
/// the characters that separate words.
package struct FullTextWords: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  /// Creates a sequence of the words in an argument.
  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Returns the next word, without its quotes; nil at the end. Other characters are skipped.
  @inline(never) package mutating func next() -> String? {
    while place < bytes.count {
      if let word = quoted() ?? bare() { return word }
      place += 1
    }
    return nil
  }

  /// Whether the next text after spaces is quoted.
  package var isQuoted: Bool {
    bytes[place...].first { $0 != UInt8(ascii: " ") }.map { Self.closing($0) != nil } ?? false
  }

  /// Skips spaces and an equals sign; returns false when there is none.
  package mutating func passEqualsSign() -> Bool {
    let next = bytes[place...].firstIndex { $0 != UInt8(ascii: " ") }
    guard let next, bytes[next] == UInt8(ascii: "=") else { return false }
    place = next + 1
    return true
  }

  private mutating func bare() -> String? {
    let word = bytes[place...].prefix(while: Self.isOfWord)
    if word.isEmpty { return nil }
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    guard let closing = Self.closing(bytes[place]) else { return nil }
    var content: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place] == closing {
        place += 1
        guard place < bytes.count, bytes[place] == closing else { break }  // a doubled quote stands for one
      }
      content.append(bytes[place])
      place += 1
    }
    return String(decoding: content, as: UTF8.self)
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): byte
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { byte.isOfWord && byte != UInt8(ascii: "$") }

  /// Returns whether a word needs no quotes.
  package static func isBare(_ word: String) -> Bool { !word.isEmpty && Array(word.utf8).allSatisfy(isOfWord) }

  /// Returns a text without its quotes if it begins with a quote; otherwise the text itself.
  static func dequoted(_ text: some StringProtocol) -> String {
    var words = FullTextWords(text)
    guard let first = words.bytes.first, closing(first) != nil, let content = words.quoted() else { return String(text) }
    return content
  }
}
