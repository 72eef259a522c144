extension String {
  /// The text in quotes, with each quote within it doubled.
  ///
  /// As in SQLite, only bytes count: for Swift a quote with an accent after it is another character than a quote.
  ///
  /// - Parameter rest: The text that follows the quotes.
  package func quoted(by quote: Unicode.Scalar, then rest: String = "") -> String {
    let quote = UInt8(ascii: quote)
    var doubled = 0
    for byte in utf8 where byte == quote { doubled += 1 }
    return unsafe String(unsafeUninitializedCapacity: utf8.count + doubled + 2 + rest.utf8.count) { buffer in
      var end = 0
      func put(_ byte: UInt8) {
        unsafe buffer.initializeElement(at: end, to: byte)
        end += 1
      }
      put(quote)
      for byte in utf8 {
        if byte == quote { put(quote) }
        put(byte)
      }
      put(quote)
      for byte in rest.utf8 { put(byte) }
      return end
    }
  }
}

extension SQL.StringInterpolation {
  /// The name of a table, view or index, quoted, after that of its database where one is given.
  @inline(never) package mutating func appendInterpolation(identifier name: String, in schema: String?) {
    if let schema {
      appendInterpolation(identifier: schema)
      appendLiteral(".")
    }
    appendInterpolation(identifier: name)
  }
}

extension SQL {
  /// The same SQL, closed against text after it: a comment to the end of the line gets a line end.
  package var closed: SQL {
    var lexer = SQLLexer(pieces.outline.utf8[...])
    var last: SQLLexeme?
    while let lexeme = lexer.next() { last = lexeme }
    return last?.kind == .comment && last?.first == UInt8(ascii: "-") ? self + "\n" : self
  }
}
