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
  /// The same so that what follows it is not part of it: after what may be a comment to the end of the line, the line ends.
  package var closed: SQL {
    let line = text.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == $0 } ? self + "\n" : self
  }
}
