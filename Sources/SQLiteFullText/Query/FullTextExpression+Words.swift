public import SQLiteCore
public import SQLiteText

extension FullTextExpression: FullTextSearch {
  /// Itself, where the module can say it; phrases beside others in which the tokenizer of the table finds no word, such as a dash, are left out.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch {
    var hasParentheses = true
    if table.module == .fts4 {
      hasParentheses = try connection.value("SELECT sqlite_compileoption_used('ENABLE_FTS3_PARENTHESIS')", as: Bool.self) ?? false
    }
    var text = try text(for: table, hasParentheses: hasParentheses)  // all of it is looked at
    if let shorter = try treeOfWords(in: table, schema, connection), shorter != tree {
      text = try FullTextTranslator(table: table, hasParentheses: hasParentheses).text(of: shorter)
    }
    if table.detail == .none { try connection.refusePrefixes(of: .expression(text), in: table, schema) }
    return .expression(text)
  }

  /// The tree without the phrases beside others in which the tokenizer of the table finds no word; nil where that leaves nothing.
  private func treeOfWords(in table: FullTextTable, _ schema: String?, _ connection: Connection) throws -> FullTextTree? {
    if case .phrase = tree { return nil }
    let tokenizer = try connection.withOwnRules(table, in: schema).tokenizer
    return try tree.leavingOut { text in
      // A word that is too short for trigrams may stand in the text all the same.
      if table.hasOverlappingWords, !PlainWords.tokens(of: text).isEmpty { return false }
      return try connection.tokens(of: Array(text.utf8), with: tokenizer, module: table.module, for: .query).isEmpty
    }
  }
}

extension FullTextTree {
  /// The tree without the phrases beside others in which there is no word; nil for one that has no word at all.
  ///
  /// FTS5 passes over such a phrase among phrases side by side, and after AND finds nothing; FTS4 finds nothing in either case.
  fileprivate func leavingOut(_ isWithoutWords: (String) throws -> Bool) throws -> FullTextTree? {
    func joined(_ parts: [FullTextTree], by join: ([FullTextTree]) -> FullTextTree) throws -> FullTextTree? {
      let kept = try parts.compactMap { try $0.leavingOut(isWithoutWords) }
      return kept.isEmpty ? nil : .joined(kept, by: join)
    }
    switch self {
    case .phrase(let phrase): return try isWithoutWords(phrase.text) ? nil : self
    case .near(let phrases, let distance):
      let kept = try phrases.filter { try !isWithoutWords($0.text) }
      return kept.isEmpty ? nil : .near(kept, distance)
    case .columns(let names, let isComplement, let inner):
      return try inner.leavingOut(isWithoutWords).map { .columns(names, isComplement: isComplement, $0) }
    case .all(let parts): return try joined(parts, by: Self.all)
    case .any(let parts): return try joined(parts, by: Self.any)
    case .except(let base, let others):
      guard let base = try base.leavingOut(isWithoutWords) else { return self }  // there is nothing to take rows from
      let kept = try others.compactMap { try $0.leavingOut(isWithoutWords) }
      return kept.isEmpty ? base : .except(base, kept)
    }
  }
}
