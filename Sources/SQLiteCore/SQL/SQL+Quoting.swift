extension String {
  /// The text in quotes, those within it doubled.
  ///
  /// Bytes are looked at, as SQLite does: for Swift a quote with an accent after it is another character than a quote.
  package func quoted(by quote: Unicode.Scalar) -> String {
    let mark = String(quote)
    guard utf8.contains(where: { $0 == UInt8(ascii: quote) }) else { return mark + self + mark }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: quote) { bytes.append(byte) }
      bytes.append(byte)
    }
    return mark + String(decoding: bytes, as: UTF8.self) + mark
  }
}

extension SQL {
  /// The same so that what follows it is not part of it: after a comment to the end of the line, the line ends.
  package var closed: SQL {
    var lexer = SQLLexer(text.utf8[...])
    var last: SQLLexeme?
    while let lexeme = lexer.next() { last = lexeme }
    return last?.kind == .comment && last?.first == UInt8(ascii: "-") ? self + "\n" : self
  }
}
