import SQLiteManager
import Scratch

/// SQLite's own tokenizer, as far as its errors show it: after `RELEASE a` it takes nothing but a semicolon, and names what it does not take.
/// A comment comes between, for a vertical tab would belong to a space.
final class SQLiteTokenizer {
  struct Token: Equatable {
    var range: Range<Int>
    var isIllegal: Bool
  }

  private let connection: Connection

  init() throws { connection = try Connection(.memory) }

  /// The tokens of a text without NUL; space and comments are not tokens.
  func tokens(of text: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    while let token = refused(Array(text[place...]), after: "RELEASE a/**/") ?? refused(Array(text[place...]), after: "RELEASE/**/") {
      tokens.append(Token(range: (place + token.range.lowerBound)..<(place + token.range.upperBound), isIllegal: token.isIllegal))
      place += token.range.upperBound
    }
    return tokens
  }

  /// The token that SQLite refuses first; nil when it takes what there is, or wants more.
  private func refused(_ text: [UInt8], after beginning: String) -> Token? {
    let sql = (Array(beginning.utf8) + text + [0]).map { CChar(bitPattern: $0) }
    var statement: OpaquePointer?
    let code = unsafe connection.wrapper.sqlite3_prepare_v3(connection.handle, sql, Int32(sql.count), 0, &statement, nil)
    _ = unsafe connection.wrapper.sqlite3_finalize(statement)
    guard code != 0, let message = unsafe connection.wrapper.sqlite3_errmsg(connection.handle) else { return nil }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: message, count: strlen(message)))
    let (near, illegal, end) = (Array("near \"".utf8), Array("unrecognized token: \"".utf8), Array("\": syntax error".utf8))
    let isIllegal = bytes.starts(with: illegal)
    guard isIllegal || bytes.starts(with: near) else { return nil }  // "incomplete input"
    let length = isIllegal ? bytes.count - illegal.count - 1 : bytes.count - near.count - end.count
    let start = unsafe Int(connection.wrapper.sqlite3_error_offset(connection.handle)) - beginning.utf8.count
    return Token(range: start..<start + length, isIllegal: isIllegal)
  }

  private func strlen(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while unsafe text[length] != 0 { length += 1 }
    return length
  }
}

/// Random texts of the pieces that SQL is made of, whole or not.
struct HostileSQL {
  static let pieces: [[UInt8]] =
    [
      "'", "\"", "`", "[", "]", "--", "/*", "*/", "-", "/", "*", " ", "\n", "\t", "\u{c}", "\r", "\u{b}", ";", "a", "é", "word", "END", "x",
      "X'",
      "x'ab'", "x'a'", "e", "E", "1", "25", ".", "0x1F,", "0xg", "+", ":", "::", "@", "#", "$", "(", ")", "?", "<", ">", "=", "!", "|", "&",
      "~",
      "%", ",", "\u{feff}", "🙂", "\\", "{", "^", "\u{7f}", "\u{1}", "''", "\"\"", "$a(", ":a", "1e+", "2.5e-3", "->>",
    ].map { Array($0.utf8) } + [[0x80], [0xff], [0xef], [0xef, 0xbb]]

  static func text(of pieces: [[UInt8]], upTo count: Int, using random: inout SplitMix64) -> [UInt8] {
    (0..<random.below(count) + 1).flatMap { _ in pieces[random.below(pieces.count)] }
  }

  /// The same in random pieces, some of them empty.
  static func cut(_ text: [UInt8], using random: inout SplitMix64) -> [ArraySlice<UInt8>] {
    var rest = text[...]
    var cuts: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      let count = random.below(4)
      cuts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return cuts
  }
}
