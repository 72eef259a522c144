/// The tokens of one statement, without the semicolons before it and at its end; SQL is read only as far as tokens are requested.
struct StatementTokens: Sequence, IteratorProtocol {
  private var lexer: SQLLexer
  private var isBegun = false

  /// Creates the tokens from an offset in bytes.
  init(_ sql: String, from offset: Int = 0) { lexer = SQLLexer(sql.utf8.dropFirst(offset)) }

  @inline(never) mutating func next() -> SQLToken? {
    while let lexeme = lexer.next() {
      if lexeme.isSpace || lexeme.isSemicolon && !isBegun { continue }
      isBegun = true
      return lexeme.isSemicolon ? nil : SQLToken(lexeme, lexer.bytes(of: lexeme.range))
    }
    return nil
  }
}
