import SQLiteCore

/// Splits SQL text into statements with the lexer of SQLiteCore, which is tested against SQLite's, so that no second lexer needs to be kept
/// correct. Nothing is parsed.
package enum StatementText {
  /// The length of the first statement in bytes, including its semicolon; the length of the whole text if it has no statement.
  static func firstLength(of bytes: [UInt8]) -> Int {
    var lexer = SQLLexer(whole: bytes)
    return end(bytes, &lexer) ?? bytes.count
  }

  /// The byte ranges of the statements in a text. Each includes the text before the statement and its semicolon. The text after the last
  /// one is left out.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var lexer = SQLLexer(whole: bytes)
    var found: [Range<Int>] = []
    while let end = end(bytes, &lexer) { found.append((found.last?.upperBound ?? 0)..<end) }
    return found
  }

  /// The statements of a text, each with the text before it. The last statement also includes the text after it.
  package static func statements(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let ranges = ranges(in: bytes)
    guard let last = ranges.last else { return [text] }
    return (ranges.dropLast() + [last.lowerBound..<bytes.count]).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The end of the next statement; nil if there is none.
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

  /// The tokens of an SQL text with `?` in place of each value and each list of values, so that statements that differ only in their values
  /// or the number of values have the same text.
  package static func withoutValues(_ sql: String) -> String {
    var found: [String] = []
    var lexer = SQLLexer(whole: sql.utf8)
    while let lexeme = lexer.next() {
      if lexeme.isSpace || lexeme.isSemicolon { continue }
      if ![.text, .blob, .number, .parameter].contains(lexeme.kind) {
        found.append(String(decoding: lexer.bytes(of: lexeme.range), as: UTF8.self))
      } else if found.suffix(2) == ["?", ","] {  // a longer list
        found.removeLast()
      } else {
        found.append("?")
      }
    }
    return found.joined(separator: " ")
  }

  /// Whether a statement reads settings or the schema, rather than data.
  package static func readsSchema(_ sql: String) -> Bool {
    let tokens = SQLToken.all(in: sql)
    return tokens.first?.isWord("pragma") == true
      || tokens.contains { $0.isWord("sqlite_schema") || $0.isWord("sqlite_master") || $0.name.hasPrefix("pragma_") }
  }

  /// The first statement of a text, trimmed.
  package static func trimmedFirst(of bytes: [UInt8]) -> String { trimmed(bytes.prefix(firstLength(of: bytes))) }

  /// A text without surrounding spaces, comments and semicolons. Texts are compared with scripts in this form.
  package static func trimmed(_ bytes: some Sequence<UInt8>) -> String {
    var lexer = SQLLexer(whole: bytes)
    var whole: Range<Int>?
    while let lexeme = lexer.next() {
      if lexeme.isSpace || lexeme.isSemicolon { continue }
      whole = (whole?.lowerBound ?? lexeme.range.lowerBound)..<lexeme.range.upperBound
    }
    return whole.map { String(decoding: lexer.bytes(of: $0), as: UTF8.self) } ?? ""
  }
}
