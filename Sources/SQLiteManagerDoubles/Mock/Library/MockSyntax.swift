import SQLiteCalls
import SQLiteCore

/// Reads one statement word by word, and says what SQLite says where it stops to understand it.
struct MockSyntax {
  /// Why SQLite does not compile a text.
  struct Fault: Error { let failure: MockAnswer.Failure }

  private var lexer: SQLLexer
  private var next: SQLLexeme?

  init(_ sql: some Sequence<UInt8>) {
    lexer = SQLLexer(whole: sql)
    advance()
  }

  private mutating func advance() {
    next = nil
    while let lexeme = lexer.next() {
      if lexeme.isSpace { continue }
      next = lexeme
      return
    }
  }

  private var spelled: String { next.map { String(decoding: lexer.bytes(of: $0.range), as: UTF8.self) } ?? "" }

  /// Whether the statement ends here.
  var isAtEnd: Bool { next?.isSemicolon ?? true }

  /// What SQLite says of the place.
  var fault: Fault {
    guard let next else { return Fault(failure: .init(.error, message: "incomplete input")) }
    let message = next.kind == .illegal ? "unrecognized token: \"\(spelled)\"" : "near \"\(spelled)\": syntax error"
    return Fault(failure: .init(.error, message: message, byteOffset: Int32(clamping: next.range.lowerBound)))
  }

  /// Moves on if one of these words, in capitals, is next; the word.
  mutating func takes(_ keywords: String...) -> String? {
    guard let next, next.kind == .word, case let word = spelled.uppercased(), keywords.contains(word) else { return nil }
    advance()
    return word
  }

  /// Moves on if this sign is next.
  mutating func takes(sign: Character) -> Bool {
    guard next?.kind == .sign, spelled == String(sign) else { return false }
    advance()
    return true
  }

  /// A name, with or without quotes, or a text in quotes; without them.
  mutating func name() throws(Fault) -> String {
    let text = spelled
    switch next?.kind {
    case .word? where !Self.reserved.contains(text.uppercased()):
      advance()
      return text
    case .name?, .text?:
      advance()
      let quote = String(text.last ?? "]")
      let inner = String(text.dropFirst().dropLast())
      return quote == "]" ? inner : inner.replacing(quote + quote, with: quote)
    default: throw fault
    }
  }

  /// The value that is set: a name, a text, a number with its sign, ON, DELETE or DEFAULT.
  mutating func value() throws(Fault) -> String {
    if let word = takes("ON", "DELETE", "DEFAULT") { return word }
    let sign = takes(sign: "-") ? "-" : takes(sign: "+") ? "+" : ""
    if next?.kind == .number {
      defer { advance() }
      return sign == "-" ? "-" + spelled : spelled
    }
    guard sign.isEmpty else { throw fault }
    return try name()
  }

  /// A parameter; nil when something else is next.
  mutating func parameter() -> String? {
    guard next?.kind == .parameter else { return nil }
    defer { advance() }
    return spelled
  }

  /// Nothing more may come.
  func end() throws(Fault) { if !isAtEnd { throw fault } }

  /// The keywords that cannot be a name without quotes. <https://sqlite.org/lang_keywords.html>
  private static let reserved: Set<String> = [
    "ADD", "ALL", "ALTER", "AND", "AS", "AUTOINCREMENT", "BETWEEN", "CASE", "CHECK", "COLLATE", "COMMIT", "CONSTRAINT", "CREATE", "DEFAULT",
    "DEFERRABLE", "DELETE", "DISTINCT", "DROP", "ELSE", "ESCAPE", "EXCEPT", "EXISTS", "FOREIGN", "FROM", "GROUP", "HAVING", "IN", "INDEX",
    "INSERT", "INTERSECT", "INTO", "IS", "ISNULL", "JOIN", "LIMIT", "NOT", "NOTHING", "NOTNULL", "NULL", "ON", "OR", "ORDER", "PRIMARY",
    "REFERENCES", "RETURNING", "SELECT", "SET", "TABLE", "THEN", "TO", "TRANSACTION", "UNION", "UNIQUE", "UPDATE", "USING", "VALUES",
    "WHEN",
    "WHERE",
  ]
}
