/// The lexemes of a statement, without space and comments.
struct StatementWords {
  private var lexer: SQLLexer

  init(_ sql: String, from offset: Int) { lexer = SQLLexer(sql.utf8.dropFirst(offset)) }

  mutating func first() -> SQLLexeme? {
    while let lexeme = lexer.next() {
      if !lexeme.isSpace, !lexeme.isSemicolon { return lexeme }
    }
    return nil
  }

  func spells(_ word: SQLLexeme, _ keyword: String) -> Bool { lexer.spells(word, keyword) }

  func bytes(of lexeme: SQLLexeme) -> ArraySlice<UInt8> { lexer.bytes(of: lexeme.range) }

  mutating func next() -> SQLLexeme? {
    while let lexeme = lexer.next() {
      if !lexeme.isSpace { return lexeme.isSemicolon ? nil : lexeme }
    }
    return nil
  }

  /// The next lexeme without its quotes, and without a plus before it.
  mutating func nextName() -> String? {
    var lexeme = next()
    let sign = lexeme?.first == UInt8(ascii: "-") ? "-" : ""
    if sign == "-" || lexeme?.first == UInt8(ascii: "+") { lexeme = next() }
    guard let lexeme else { return nil }
    let bytes = bytes(of: lexeme)
    let isQuoted = (lexeme.kind == .name || lexeme.kind == .text) && bytes.count >= 2
    return sign + String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }

  /// Whether INSERT, UPDATE, DELETE or REPLACE INTO comes anywhere: `replace` by itself is mostly the function.
  mutating func sayThatTheyWrite() -> Bool {
    while let lexeme = next() {
      guard lexeme.kind == .word else { continue }
      if ["insert", "update", "delete"].contains(where: { spells(lexeme, $0) }) { return true }
      if spells(lexeme, "replace"), let into = next(), spells(into, "into") { return true }
    }
    return false
  }
}
