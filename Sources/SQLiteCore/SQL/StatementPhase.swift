/// The progress of reading a statement, as far as it matters for finding its end.
package enum StatementPhase: Sendable {
  case start, explain, create, plain
  /// Within CREATE TRIGGER, after a semicolon in it, and after `; END`.
  case trigger, triggerSemicolon, triggerEnd

  /// Takes the next lexeme that is not space; returns true when it is the semicolon that ends the statement.
  /// <https://sqlite.org/c3ref/complete.html>
  @inline(never) package mutating func isEnded(by lexeme: SQLLexeme, of lexer: SQLLexer) -> Bool {
    guard lexeme.isSemicolon else {
      self = next(lexeme, lexer)
      return false
    }
    let isWithin = self == .trigger || self == .triggerSemicolon
    self = isWithin ? .triggerSemicolon : .start
    return !isWithin
  }

  private func next(_ lexeme: SQLLexeme, _ lexer: SQLLexer) -> StatementPhase {
    @inline(never) func isOne(of keywords: String...) -> Bool { keywords.contains { lexer.spells(lexeme, $0) } }
    switch self {
    case .plain, .trigger: return self
    case .start where isOne(of: "explain"): return .explain
    case .explain where isOne(of: "query", "plan"): return .explain
    case .start where isOne(of: "create"), .explain where isOne(of: "create"): return .create
    case .create where isOne(of: "temp", "temporary"): return .create
    case .create where isOne(of: "trigger"): return .trigger
    case .triggerSemicolon where isOne(of: "end"): return .triggerEnd
    case .triggerSemicolon, .triggerEnd: return .trigger
    case .start, .explain, .create: return .plain
    }
  }
}
