extension [UInt8] {
  mutating func append(utf8Of text: String) {
    // A string of Objective-C has no bytes that lie in a row.
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  /// Appends a text in quotes, those within it doubled.
  ///
  /// Bytes are looked at, as SQLite does: for Swift a quote with an accent after it is another character than a quote.
  mutating func append(_ text: String, quotedBy quote: UInt8) {
    append(quote)
    if text.offset(of: quote) == nil {
      append(utf8Of: text)
    } else {
      for byte in text.utf8 {
        if byte == quote { append(quote) }
        append(byte)
      }
    }
    append(quote)
  }
}

extension String {
  /// The text in quotes, those within it doubled.
  package func quoted(by quote: Unicode.Scalar) -> String {
    var bytes: [UInt8] = []
    bytes.append(self, quotedBy: UInt8(ascii: quote))
    return String(decoding: bytes, as: UTF8.self)
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
