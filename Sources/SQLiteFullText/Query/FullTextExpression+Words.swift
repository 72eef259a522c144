public import SQLiteCore
public import SQLiteText

extension FullTextExpression: FullTextSearch {
  /// Translates this expression for the module. Drops phrases in which the table's tokenizer finds no words, such as a dash, unless no
  /// phrase would remain.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch {
    var hasParentheses = true
    if table.module == .fts4 {
      hasParentheses = try connection.value("SELECT sqlite_compileoption_used('ENABLE_FTS3_PARENTHESIS')", as: Bool.self) ?? false
    }
    var text = try text(for: table, hasParentheses: hasParentheses)  // before dropping phrases, to report errors in them too
    if let shorter = try treeOfWords(in: table, schema, connection), shorter != tree {
      text = try FullTextTranslator(table: table, hasParentheses: hasParentheses).text(of: shorter)
    }
    try connection.refusePrefixes(of: .expression(text), in: table, schema)
    return .expression(text)
  }

  /// Returns the tree without the phrases in which the table's tokenizer finds no word; nil if no phrase remains, or if the tree is a
  /// single phrase.
  private func treeOfWords(in table: FullTextTable, _ schema: String?, _ connection: Connection) throws -> FullTextTree? {
    if case .phrase = tree { return nil }
    let tokenizer = try connection.tokenizer(of: table, in: schema)
    return try tree.leavingOut { text in
      // A word that is too short for a trigram may still occur in the text.
      if table.hasOverlappingWords, text.unicodeScalars.contains(where: \.isWordCharacter) { return false }
      return try connection.tokens(of: text, with: tokenizer, module: table.module, for: .query).isEmpty
    }
  }
}

extension FullTextTree {
  /// Returns the tree without the phrases that contain no words; nil if no phrase remains.
  ///
  /// FTS5 ignores a phrase without words next to other phrases, but finds nothing if the phrase follows AND. FTS4 finds nothing in either
  /// case.
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
      guard let base = try base.leavingOut(isWithoutWords) else { return self }  // without a base there are no rows to exclude from
      let kept = try others.compactMap { try $0.leavingOut(isWithoutWords) }
      return kept.isEmpty ? base : .except(base, kept)
    }
  }
}
