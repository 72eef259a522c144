/// The kind of a statement by its first words, which are read once.
struct FirstWords {
  /// Its relation to triggers, or the fact that it is a ``LogPragma`` or a VACUUM.
  private(set) var role = TriggerRole.unrelated
  /// Whether it makes or removes things that one connection alone may have: temporary tables, attached databases.
  private(set) var makesThings = false
  /// Whether it adds a database.
  private(set) var attaches = false
  /// Whether it removes a database.
  private(set) var detaches = false
  /// The pragma that it is, or explains, where the connection has to know of it.
  private(set) var logPragma: LogPragma?
  /// The number to which it sets `user_version` of the main database, as it is spelled, where the connection keeps that number.
  private(set) var version: String?

  /// A statement of this package's own, or one whose words are known.
  init(of role: TriggerRole) { self.role = role }

  /// Reads the statement after an offset.
  ///
  /// - Parameters:
  ///   - settlesTriggers: Whether the role of each statement matters; elsewhere most are unrelated.
  ///   - guardsCheckpoints: Whether it matters that the statement is a pragma of the log; one of the busy timeout matters always.
  ///   - keepsVersion: Whether it matters that the statement sets `user_version`.
  init(of sql: String, from offset: Int, settlesTriggers: Bool, guardsCheckpoints: Bool, keepsVersion: Bool) {
    let statement = StatementStart(sql, offset)
    guard let first = statement.firstWord else { return }
    attaches = first == "attach"
    detaches = first == "detach"
    makesThings = attaches || detaches || first == "create" || first == "drop" || first == "alter"
    switch first {
    case "commit", "end", "savepoint", "release": role = .commits
    case "rollback": role = .rollsBack
    case "vacuum": role = .vacuums
    default: if settlesTriggers { role = statement.role(after: first) }
    }
    if keepsVersion, first == "pragma", statement.maySay(["user_version"]), let pragma = SpelledPragma(of: sql, from: offset),
      pragma.name == "user_version", pragma.schema?.lowercased() ?? "main" == "main"
    {
      version = pragma.argument
    }
    guard first == "pragma" || first == "explain", statement.maySay(LogPragma.markers) else { return }
    let pragma = LogPragma(of: sql, from: offset)
    guard let pragma, guardsCheckpoints || pragma.name == .busyTimeout else { return }
    logPragma = pragma
    if pragma.isMadeReady { role = .isLogPragma }
  }
}

/// The lexemes of a statement, without space and comments.
struct StatementWords {
  private var lexer: SQLLexer

  init(_ sql: String, from offset: Int) { lexer = SQLLexer(sql.utf8.dropFirst(offset)) }

  mutating func first() -> SQLLexeme? {
    while let lexeme = lexer.next() {
      if !lexeme.isSpace, !lexeme.isSemicolon { return lexeme }
    }
    return nil
  }

  func spells(_ word: SQLLexeme, _ keywords: String...) -> Bool { keywords.contains { lexer.spells(word, $0) } }

  func bytes(of lexeme: SQLLexeme) -> ArraySlice<UInt8> { lexer.bytes(of: lexeme.range) }

  mutating func next() -> SQLLexeme? {
    while let lexeme = lexer.next() {
      if !lexeme.isSpace { return lexeme.isSemicolon ? nil : lexeme }
    }
    return nil
  }

  /// The next lexeme without its quotes, and without a plus before it.
  mutating func nextName() -> String? {
    var lexeme = next()
    let sign = lexeme?.first == UInt8(ascii: "-") ? "-" : ""
    if sign == "-" || lexeme?.first == UInt8(ascii: "+") { lexeme = next() }
    guard let lexeme else { return nil }
    let bytes = bytes(of: lexeme)
    let isQuoted = (lexeme.kind == .name || lexeme.kind == .text) && bytes.count >= 2
    return sign + String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }

  /// Whether OR REPLACE comes next.
  mutating func sayOrReplace() -> Bool {
    guard let or = next(), lexer.spells(or, "or"), let policy = next() else { return false }
    return lexer.spells(policy, "replace")
  }

  /// The role of a statement with common tables; nil where it does not write.
  mutating func roleOfWriting() -> TriggerRole? {
    var isWriting = false
    while let lexeme = next() {
      guard lexeme.kind == .word else { continue }
      if lexer.spells(lexeme, "replace") {  // mostly the function
        guard let into = next() else { break }
        if lexer.spells(into, "into") { return .writesVirtualTables }
      } else if spells(lexeme, "insert", "update", "delete") {
        isWriting = true
        if sayOrReplace() { return .writesVirtualTables }
      }
    }
    return isWriting ? .writesTables : nil
  }

  /// Whether the pragma is named, in any quotes, or the table that SQLite makes of it.
  mutating func namePragma() -> Bool {
    let (name, table) = ("recursive_triggers", "pragma_recursive_triggers")
    while let lexeme = next() {
      let lengths = name.utf8.count...table.utf8.count + 2  // with quotes
      guard [.word, .name, .text].contains(lexeme.kind), lengths.contains(lexeme.range.count) else { continue }
      if String(decoding: bytes(of: lexeme).map { $0.small }, as: UTF8.self).contains(name) { return true }
    }
    return false
  }
}
