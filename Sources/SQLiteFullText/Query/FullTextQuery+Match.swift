public import SQLiteCore
public import SQLiteText

extension FullTextQuery {
  /// The expressions for a table, made without a connection: words are cut by the tokenizer of the description when it is `folding`, `cjk` or `html` or
  /// `porter` over one of them, else as `unicode61` does.
  ///
  /// Where another tokenizer cuts elsewhere, words that it would cut are phrases, and rows may be missed; it is not an error all the same.
  /// ``match(in:in:on:)`` asks the tokenizer, and the table by which rules it was made.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have, or does not index, or
  ///   does not tell from others.
  public func match(in table: FullTextTable) throws -> FullTextMatch {
    let own = table.tokenizer.cuttingQueries
    return try match(in: table) { text in
      if let own { return try own.words(of: text) }
      return table.findsSubstrings ? PlainWords.trigrams(of: text) : PlainWords.tokens(of: text)
    }
  }

  /// The expressions for a table.
  ///
  /// - Parameter tokens: Cuts a text into words as the tokenizer of the table does.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have, or does not index, or
  ///   does not tell from others; or the error of `tokens`.
  public func match(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> FullTextMatch {
    let writer = try FullTextQueryWriter(table, columns: columns)
    let (wanted, unwanted) = try terms(in: table, tokens: tokens)
    return writer.match(wanted, matching, except: unwanted)
  }

  /// The words that must be there, and those that must not; the first are empty when nothing can be found.
  func terms(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> (wanted: [FullTextTerm], unwanted: [FullTextTerm]) {
    if columns?.isEmpty == true { return ([], []) }
    let wanted = try QueryTerms(of: [text], in: table, prefixes: prefixes, tokens: tokens)
    if wanted.terms.isEmpty || (wanted.hasUnfindable && matching != .any) { return ([], []) }
    return (wanted.terms, try QueryTerms(of: excluded, in: table, tokens: tokens).terms)
  }
}
