import SQLiteCore

/// The part of SQL that the doubles understand: the end of a statement, and its first words. Nothing is parsed.
///
/// The lexer of SQLiteCore splits the text into words. It is tested against SQLite; a second lexer here would be one more to keep right.
package enum StatementText {
  /// The number of bytes of the first statement, with its semicolon, and whether the text has no statement.
  package static func first(of bytes: [UInt8]) -> (length: Int, isEmpty: Bool) {
    var lexer = SQLLexer(whole: bytes)
    return end(bytes, &lexer).map { ($0, false) } ?? (bytes.count, true)
  }

  /// The ranges of the statements in a text, each with the text before it and its semicolon; the text after the last one is left out.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var lexer = SQLLexer(whole: bytes)
    var found: [Range<Int>] = []
    while let end = end(bytes, &lexer) { found.append((found.last?.upperBound ?? 0)..<end) }
    return found
  }

  /// The statements of a text, each with the text before it; the last one includes the text after it.
  package static func statements(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    guard let last = ranges.last else { return [text] }
    return (ranges.dropLast() + [last.lowerBound..<bytes.count]).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The end of the next statement; nil when there is none.
  private static func end(_ bytes: [UInt8], _ lexer: inout SQLLexer) -> Int? {
    var isEmpty = true
    var phase = StatementPhase.start
    while let lexeme = lexer.next() {
      if lexeme.isSpace { continue }
      if phase.isEnded(by: lexeme, of: lexer) {
        if !isEmpty { return lexeme.range.upperBound }
      } else {
        isEmpty = false
      }
    }
    return isEmpty ? nil : bytes.count
  }

  /// The words and signs of a statement as they are spelled.
  package static func words(of bytes: [UInt8], limit: Int = .max) -> [String] {
    var lexer = SQLLexer(whole: bytes)
    var found: [String] = []
    while found.count < limit, let lexeme = lexer.next() {
      if lexeme.isSpace || lexeme.isSemicolon { continue }
      found.append(String(decoding: lexer.bytes(of: lexeme.range), as: UTF8.self))
    }
    return found
  }

  /// The words of a text with one sign for each value and each list of values, so that a thousand inserts of a thousand values have one
  /// text.
  package static func withoutValues(_ sql: String) -> String {
    var found: [String] = []
    for word in words(of: Array(sql.utf8)) {
      let isValue = word.first.map { $0 == "'" || $0 == "?" || $0.isNumber } ?? false || word.lowercased().hasPrefix("x'")
      if !isValue {
        found.append(word)
      } else if found.suffix(2) == ["?", ","] {  // a longer list
        found.removeLast()
      } else {
        found.append("?")
      }
    }
    return found.joined(separator: " ")
  }

  /// Whether a statement reads settings or the schema, rather than data.
  package static func asksForSchema(_ sql: String) -> Bool {
    let tokens = SQLToken.all(in: sql)
    return tokens.first?.isWord("pragma") == true
      || tokens.contains { $0.isWord("sqlite_schema") || $0.isWord("sqlite_master") || $0.name.hasPrefix("pragma_") }
  }

  /// The first statement of a text, trimmed.
  package static func trimmedFirst(of bytes: [UInt8]) -> String { trimmed(Array(bytes.prefix(first(of: bytes).length))) }

  /// A text without surrounding spaces, comments and semicolons: the form in which scripts are compared.
  package static func trimmed(_ bytes: [UInt8]) -> String {
    var lexer = SQLLexer(whole: bytes)
    var whole: Range<Int>?
    while let lexeme = lexer.next() {
      if lexeme.isSpace || lexeme.isSemicolon { continue }
      whole = (whole?.lowerBound ?? lexeme.range.lowerBound)..<lexeme.range.upperBound
    }
    return whole.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }
}
