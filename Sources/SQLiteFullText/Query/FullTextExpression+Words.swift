import SQLiteCore
import SQLiteText

extension Connection {
  /// The expressions by which a table finds the rows of an expression that is built.
  func match(for expression: FullTextExpression, in table: FullTextTable, in schema: String?) throws -> FullTextMatch {
    var hasParentheses = true
    if table.module == .fts4 {
      hasParentheses = try value("SELECT sqlite_compileoption_used('ENABLE_FTS3_PARENTHESIS')", as: Bool.self) ?? false
    }
    var text = try expression.text(for: table, hasParentheses: hasParentheses)  // all of it is looked at
    if let shorter = try expressionOfWords(expression, in: table, schema) {
      text = try shorter.text(for: table, hasParentheses: hasParentheses)
    }
    if table.detail == .none { try refusePrefixes(of: .expression(text), in: table, schema) }
    return .expression(text)
  }

  /// The expression without the phrases beside others in which the tokenizer of the table finds no word; nil where nothing is left out.
  private func expressionOfWords(
    _ expression: FullTextExpression, in table: FullTextTable, _ schema: String?
  ) throws -> FullTextExpression? {
    if case .phrase = expression.node { return nil }
    let tokenizer = try withOwnRules(table, in: schema).tokenizer
    let node = try expression.node.leavingOut { text in
      // A word that is too short for trigrams may stand in the text all the same.
      if table.hasOverlappingWords, !PlainWords.tokens(of: text).isEmpty { return false }
      return try tokens(of: Array(text.utf8), with: tokenizer, module: table.module, for: .query).isEmpty
    }
    guard let node, node != expression.node else { return nil }
    return FullTextExpression(node, depth: expression.depth)
  }
}

extension FullTextExpression.Node {
  /// The node without the phrases beside others in which there is no word; nil for one that has no word at all.
  ///
  /// FTS5 passes over such a phrase among phrases side by side, and after AND finds nothing; FTS4 finds nothing in either case.
  fileprivate func leavingOut(_ isWithoutWords: (String) throws -> Bool) throws -> Self? {
    func joined(_ parts: JoinedList<Self>, _ join: (JoinedList<Self>) -> Self) throws -> Self? {
      let kept = try parts.elements.compactMap { try $0.leavingOut(isWithoutWords) }
      return kept.count < 2 ? kept.first : join(JoinedList(kept))
    }
    switch self {
    case .tooDeep: return self
    case .phrase(let phrase): return try isWithoutWords(phrase.text) ? nil : self
    case .near(let phrases, let distance):
      let kept = try phrases.filter { try !isWithoutWords($0.text) }
      return kept.isEmpty ? nil : .near(kept, distance)
    case .columns(let names, let isComplement, let inner):
      return try inner.leavingOut(isWithoutWords).map { .columns(names, isComplement: isComplement, $0) }
    case .all(let parts): return try joined(parts, Self.all)
    case .any(let parts): return try joined(parts, Self.any)
    case .except(let base, let others):
      guard let base = try base.leavingOut(isWithoutWords) else { return self }  // there is nothing to take rows from
      let kept = try others.elements.compactMap { try $0.leavingOut(isWithoutWords) }
      return kept.isEmpty ? base : .except(base, JoinedList(kept))
    }
  }
}
