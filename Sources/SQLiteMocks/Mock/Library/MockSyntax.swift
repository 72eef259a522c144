import SQLiteCalls
package import SQLiteCore

/// Parses a statement token by token, and reports SQLite's error at the first token that is not expected.
package struct MockSyntax {
  private let sql: String
  /// The tokens that have not been read yet.
  package private(set) var rest: ArraySlice<SQLToken>

  /// Creates a parser at the first token of a statement.
  package init(_ sql: String) {
    self.sql = sql
    rest = SQLToken.all(in: sql).drop { $0.isSign(";") }
  }

  var next: SQLToken? { rest.first }

  /// Whether the statement ends here.
  var isAtEnd: Bool { next?.isSign(";") ?? true }

  /// The error that SQLite reports here.
  var fault: MockAnswer.Failure {
    guard let next else { return .error("incomplete input") }
    let spelled = String(decoding: sql.utf8.dropFirst(next.range.lowerBound).prefix(next.range.count), as: UTF8.self)
    let message = next.kind == .illegal ? "unrecognized token: \"\(spelled)\"" : "near \"\(spelled)\": syntax error"
    return .error(message, byteOffset: Int32(clamping: next.range.lowerBound))
  }

  /// Skips the next word if it is one of these keywords, in any case. Returns it in upper case; nil if it is something else.
  mutating func takes(_ keywords: String...) -> String? {
    guard let next, next.kind == .word, case let word = next.content.uppercased(), keywords.contains(word) else { return nil }
    rest.removeFirst()
    return word
  }

  /// Skips this punctuation mark if it is next, and returns whether it was.
  mutating func takes(sign: String) -> Bool { next?.isSign(sign) == true && rest.popFirst() != nil }

  /// Reads a name, with or without quotes, or a string literal. Returns it without the quotes.
  mutating func name() throws(MockAnswer.Failure) -> String {
    guard let next, next.canName, next.kind != .word || !Self.reserved.contains(next.content.uppercased()) else { throw fault }
    rest.removeFirst()
    return next.name
  }

  /// Reads a value to set: a name, a string literal, a number with an optional sign, ON, DELETE or DEFAULT.
  mutating func value() throws(MockAnswer.Failure) -> String {
    if let word = takes("ON", "DELETE", "DEFAULT") { return word }
    let sign = takes(sign: "-") ? "-" : takes(sign: "+") ? "+" : ""
    if let next, next.kind == .number {
      rest.removeFirst()
      return sign == "-" ? "-" + next.content : next.content
    }
    guard sign.isEmpty else { throw fault }
    return try name()
  }

  /// Skips a parameter if one is next, and returns whether it was.
  mutating func takesParameter() -> Bool { next?.kind == .parameter && rest.popFirst() != nil }

  /// Throws SQLite's error unless the statement ends here.
  func end() throws(MockAnswer.Failure) { if !isAtEnd { throw fault } }

  /// The keywords that cannot be names without quotes. <https://sqlite.org/lang_keywords.html>
  private static let reserved: Set<String> = [
    "ADD", "ALL", "ALTER", "AND", "AS", "AUTOINCREMENT", "BETWEEN", "CASE", "CHECK", "COLLATE", "COMMIT", "CONSTRAINT", "CREATE", "DEFAULT",
    "DEFERRABLE", "DELETE", "DISTINCT", "DROP", "ELSE", "ESCAPE", "EXCEPT", "EXISTS", "FOREIGN", "FROM", "GROUP", "HAVING", "IN", "INDEX",
    "INSERT", "INTERSECT", "INTO", "IS", "ISNULL", "JOIN", "LIMIT", "NOT", "NOTHING", "NOTNULL", "NULL", "ON", "OR", "ORDER", "PRIMARY",
    "REFERENCES", "RETURNING", "SELECT", "SET", "TABLE", "THEN", "TO", "TRANSACTION", "UNION", "UNIQUE", "UPDATE", "USING", "VALUES",
    "WHEN",
    "WHERE",
  ]
}
