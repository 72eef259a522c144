extension String {
  /// Returns the text in quotes, with each inner quote doubled.
  ///
  /// As in SQLite, bytes are compared: to Swift, a quote followed by a combining accent is a different character.
  ///
  /// - Parameter rest: The text that follows the quotes.
  package func quoted(by quote: Unicode.Scalar, then rest: String = "") -> String {
    let quote = UInt8(ascii: quote)
    var doubled = 0
    for byte in utf8 where byte == quote { doubled += 1 }
    return unsafe String(unsafeUninitializedCapacity: utf8.count + doubled + 2 + rest.utf8.count) { buffer in
      var end = 0
      func append(_ byte: UInt8) {
        unsafe buffer.initializeElement(at: end, to: byte)
        end += 1
      }
      append(quote)
      for byte in utf8 {
        if byte == quote { append(quote) }
        append(byte)
      }
      append(quote)
      for byte in rest.utf8 { append(byte) }
      return end
    }
  }
}

extension SQL.StringInterpolation {
  /// Appends the quoted name of a table, view or index, qualified with its database if one is given.
  @inline(never) package mutating func appendInterpolation(identifier name: String, in schema: String?) {
    if let schema {
      appendInterpolation(identifier: schema)
      appendLiteral(".")
    }
    appendInterpolation(identifier: name)
  }
}

extension SQL {
  /// The same SQL, safe to append to: a newline is added after a trailing `--` comment.
  package var closed: SQL {
    var lexer = SQLLexer(pieces.outline.utf8[...])
    var last: SQLLexeme?
    while let lexeme = lexer.next() { last = lexeme }
    return last?.kind == .comment && last?.first == UInt8(ascii: "-") ? self + "\n" : self
  }
}
