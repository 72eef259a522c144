/// What a statement is by its first words, which are read once.
struct FirstWords {
  /// What it has to do with triggers, or that it is a ``LogPragma``.
  var role: TriggerRole
  /// Whether it makes or takes away what one connection alone may have: temporary tables, attached databases.
  var makesThings = false
  /// Whether it adds a database.
  var attaches = false
  /// Whether it takes a database away.
  var detaches = false
  /// Whether it is a pragma, or explains one.
  var mayBePragma = false

  /// A statement of this package's own, or one whose words are known.
  init(of role: TriggerRole) { self.role = role }

  /// Reads the statement after an offset.
  ///
  /// - Parameter settlesTriggers: Whether its role matters; elsewhere it is unrelated.
  init(of sql: String, from offset: Int, settlesTriggers: Bool) {
    var words = StatementWords(sql, from: offset)
    role = .unrelated
    guard let first = words.first() else { return }
    attaches = words.spells(first, "attach")
    detaches = words.spells(first, "detach")
    makesThings = attaches || detaches || words.spells(first, "create", "drop", "alter")
    mayBePragma = words.spells(first, "pragma", "explain")
    if settlesTriggers { role = words.role(after: first) }
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

  /// What the statement has to do with triggers.
  fileprivate mutating func role(after first: SQLLexeme) -> TriggerRole {
    if spells(first, "insert", "replace", "update", "delete") { return saysReplace(first) ? .writesVirtualTables : .writesTables }
    if spells(first, "with") { return writes() ?? .unrelated }
    if spells(first, "select", "values", "explain") { return namePragma() ? .isPragma : .unrelated }
    if spells(first, "pragma") { return namePragma() ? .isPragma : .changesSchema }
    if spells(first, "attach") { return .attaches }
    return spells(first, "rollback", "detach") ? .undoesSchema : .changesSchema
  }

  mutating func next() -> SQLLexeme? {
    while let lexeme = lexer.next() {
      if !lexeme.isSpace { return lexeme.isSemicolon ? nil : lexeme }
    }
    return nil
  }

  /// The next lexeme without its quotes, and without a sign before it.
  mutating func nextName() -> String? {
    var lexeme = next()
    if let sign = lexeme?.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { lexeme = next() }
    guard let lexeme else { return nil }
    let bytes = lexer.bytes(of: lexeme.range)
    let isQuoted = (lexeme.kind == .name || lexeme.kind == .text) && bytes.count >= 2
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }

  /// Whether a statement that begins with a verb replaces rows by its own words.
  private mutating func saysReplace(_ verb: SQLLexeme) -> Bool {
    if lexer.spells(verb, "replace") { return true }
    guard let or = next(), lexer.spells(or, "or"), let policy = next() else { return false }
    return lexer.spells(policy, "replace")
  }

  /// What a statement with common tables is, where it writes.
  private mutating func writes() -> TriggerRole? {
    var isWriting = false
    while let lexeme = next() {
      guard lexeme.kind == .word else { continue }
      if lexer.spells(lexeme, "replace") {  // mostly the function
        guard let into = next() else { break }
        if lexer.spells(into, "into") { return .writesVirtualTables }
      } else if spells(lexeme, "insert", "update", "delete") {
        isWriting = true
        if saysReplace(lexeme) { return .writesVirtualTables }
      }
    }
    return isWriting ? .writesTables : nil
  }

  /// Whether the pragma is named, between whatever quotes, or the table that SQLite makes of it.
  private mutating func namePragma() -> Bool {
    let (name, table) = ("recursive_triggers", "pragma_recursive_triggers")
    while let lexeme = next() {
      let lengths = name.utf8.count...table.utf8.count + 2  // with quotes
      guard [.word, .name, .text].contains(lexeme.kind), lengths.contains(lexeme.range.count) else { continue }
      if String(decoding: lexer.bytes(of: lexeme.range).map { $0.small }, as: UTF8.self).contains(name) { return true }
    }
    return false
  }
}
