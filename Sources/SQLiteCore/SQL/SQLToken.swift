/// A token of SQL, such as a word, a name, a string or a sign, with its content. Nothing is parsed; space and comments are left out.
package struct SQLToken: Equatable, Sendable {
  package let kind: SQLLexeme.Kind
  /// The range in bytes.
  package let range: Range<Int>
  /// A name without its quotes; anything else as it is spelled.
  package let content: String
  /// The content in the form in which tokens are compared: with ASCII letters in lowercase where case does not matter.
  package let folded: String

  init(_ lexeme: SQLLexeme, _ bytes: ArraySlice<UInt8>) {
    kind = lexeme.kind
    range = lexeme.range
    let content = lexeme.kind == .name ? Self.unquoted(bytes)[...] : bytes
    self.content = String(decoding: content, as: UTF8.self)
    let isExact = lexeme.kind == .text || lexeme.kind == .parameter
    folded = isExact ? self.content : String(decoding: content.map { $0.small }, as: UTF8.self)
  }

  /// Returns whether the token is a keyword, given in lowercase.
  @inline(never) package func isWord(_ word: String) -> Bool { kind == .word && folded == word }
  @inline(never) package func isSign(_ sign: String) -> Bool { kind == .sign && content == sign }

  /// Returns whether the SQL of a table contains AUTOINCREMENT, so that SQLite keeps a counter for it in `sqlite_sequence`.
  package static func makesCounter(_ sql: String) -> Bool { all(in: sql).contains { $0.isWord("autoincrement") } }

  /// Whether the token can be a name: SQLite accepts a string in `'…'` where only a name is allowed.
  package var canName: Bool { kind == .word || kind == .name || kind == .text }

  /// The token as a name, without quotes, as spelled.
  package var name: String { kind == .text ? String(decoding: unquotedText, as: UTF8.self) : content }
  /// The token as a name, without quotes, in lowercase.
  @inline(never)
  package var named: String { kind == .text ? String(decoding: unquotedText.map { $0.small }, as: UTF8.self) : folded }

  private var unquotedText: [UInt8] { Self.unquoted(Array(content.utf8)[...]) }

  /// Returns the content between quotes, with doubled quotes reduced to one; between brackets no character is doubled.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var content: [UInt8] = []
    var isDoubling = false
    for byte in bytes.dropFirst().dropLast() {
      isDoubling = byte == bytes.first && !isDoubling && byte != UInt8(ascii: "[")
      if !isDoubling { content.append(byte) }
    }
    return content
  }

  /// Returns the tokens of a text, at most the first `limit`; the text is not read any further.
  package static func all(in text: String, limit: Int = .max) -> [SQLToken] {
    var lexer = SQLLexer(text.utf8[...])
    var tokens: [SQLToken] = []
    while tokens.count < limit, let lexeme = lexer.next() {
      if !lexeme.isSpace { tokens.append(SQLToken(lexeme, lexer.bytes(of: lexeme.range))) }
    }
    return tokens
  }
}
