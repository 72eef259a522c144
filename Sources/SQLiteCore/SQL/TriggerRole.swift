/// What a statement has to do with `PRAGMA recursive_triggers`; see ``RecursiveTriggers``.
enum TriggerRole {
  /// Nothing.
  case unrelated
  /// It writes. It was compiled so that it fails where it, or a trigger, uses a virtual table: it is compiled again then.
  case writesTables
  /// It writes, and uses a virtual table: an index kept by triggers, or any other. Or it says REPLACE: while the setting is off, SQLite does not compile the
  /// triggers that would tell.
  case writesVirtualTables
  /// It reads or sets the pragma.
  case isPragma
  /// It may change the schema, or end the transaction in which that was looked at.
  case changesSchema
  /// It makes the schema a former one, whose version may come again.
  case undoesSchema
  /// It adds a database.
  case attaches
}

extension TriggerRole {
  /// What the statement after an offset has to do with the setting, by its first words.
  init(of sql: String, from offset: Int) {
    var words = Words(SQLLexer(sql.utf8.dropFirst(offset)))
    guard let first = words.first() else {
      self = .unrelated
      return
    }
    func isOne(of keywords: String...) -> Bool { keywords.contains { words.lexer.spells(first, $0) } }
    if isOne(of: "insert", "replace", "update", "delete") {
      self = words.saysReplace(first) ? .writesVirtualTables : .writesTables
    } else if isOne(of: "with") {
      self = words.writes() ?? .unrelated
    } else if isOne(of: "select", "values", "explain") {
      self = words.namePragma() ? .isPragma : .unrelated
    } else if isOne(of: "pragma") {
      self = words.namePragma() ? .isPragma : .changesSchema
    } else if isOne(of: "attach") {
      self = .attaches
    } else {
      self = isOne(of: "rollback", "detach") ? .undoesSchema : .changesSchema
    }
  }

  /// Whether the statement after an offset makes or takes away what one connection alone may have: temporary tables, attached databases.
  static func makesThings(_ sql: String, from offset: Int) -> Bool {
    var words = Words(SQLLexer(sql.utf8.dropFirst(offset)))
    guard let first = words.first() else { return false }
    return ["create", "drop", "alter", "attach", "detach"].contains { words.lexer.spells(first, $0) }
  }

  /// The lexemes of a statement, without space and comments.
  private struct Words {
    var lexer: SQLLexer

    init(_ lexer: SQLLexer) { self.lexer = lexer }

    mutating func first() -> SQLLexeme? {
      while let lexeme = lexer.next() {
        if !lexeme.isSpace, !lexeme.isSemicolon { return lexeme }
      }
      return nil
    }

    mutating func next() -> SQLLexeme? {
      while let lexeme = lexer.next() {
        if !lexeme.isSpace { return lexeme.isSemicolon ? nil : lexeme }
      }
      return nil
    }

    /// Whether a statement that begins with a verb replaces rows by its own words.
    mutating func saysReplace(_ verb: SQLLexeme) -> Bool {
      if lexer.spells(verb, "replace") { return true }
      guard let or = next(), lexer.spells(or, "or"), let policy = next() else { return false }
      return lexer.spells(policy, "replace")
    }

    /// What a statement with common tables is, where it writes.
    mutating func writes() -> TriggerRole? {
      var isWriting = false
      while let lexeme = next() {
        guard lexeme.kind == .word else { continue }
        if lexer.spells(lexeme, "replace") {  // mostly the function
          guard let into = next() else { break }
          if lexer.spells(into, "into") { return .writesVirtualTables }
        } else if ["insert", "update", "delete"].contains(where: { lexer.spells(lexeme, $0) }) {
          isWriting = true
          if saysReplace(lexeme) { return .writesVirtualTables }
        }
      }
      return isWriting ? .writesTables : nil
    }

    /// Whether the pragma is named, between whatever quotes, or the table that SQLite makes of it.
    mutating func namePragma() -> Bool {
      let (name, table) = ("recursive_triggers", "pragma_recursive_triggers")
      while let lexeme = next() {
        let lengths = name.utf8.count...table.utf8.count + 2  // with quotes
        guard [.word, .name, .text].contains(lexeme.kind), lengths.contains(lexeme.range.count) else { continue }
        if String(decoding: lexer.bytes(of: lexeme.range).map { $0.small }, as: UTF8.self).contains(name) { return true }
      }
      return false
    }
  }
}
