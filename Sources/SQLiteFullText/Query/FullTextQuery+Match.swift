public import SQLiteCore
public import SQLiteText

extension FullTextQuery {
  /// Makes the expressions for a table without a connection, splitting words as the table's tokenizer does if it is `folding`, `cjk`,
  /// `html`, or `porter` over one of them; otherwise as `unicode61` does.
  ///
  /// A different tokenizer may split elsewhere: words that it would split become phrases, and rows may be missed, without an error.
  /// ``match(in:in:on:)`` uses the tokenizer itself, with the rules that the table was made with.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have or does not index, or whose words its index does
  ///   not distinguish from other columns'.
  public func match(in table: FullTextTable) throws -> FullTextMatch {
    let own = table.tokenizer.queryTokenizer
    return try match(in: table) { text in
      if let own { return try own.words(of: text) }
      return table.findsSubstrings ? PlainWords.trigrams(of: text) : PlainWords.tokens(of: text)
    }
  }

  /// Makes the expressions for a table.
  ///
  /// - Parameter tokens: Splits a text into words as the tokenizer of the table does.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a column that the table does not have or does not index, or whose words its index does
  ///   not distinguish from other columns'; or the error of `tokens`.
  public func match(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> FullTextMatch {
    let writer = try FullTextQueryWriter(table, columns: columns)
    let (wanted, unwanted) = try terms(in: table, tokens: tokens)
    return writer.match(wanted, matching, except: unwanted)
  }

  /// The words to find and the words to exclude; both are empty when nothing can match.
  func terms(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> (wanted: [FullTextTerm], unwanted: [FullTextTerm]) {
    if columns?.isEmpty == true { return ([], []) }
    let wanted = try QueryTerms(of: [text], in: table, prefixes: prefixes, tokens: tokens)
    if wanted.terms.isEmpty || (wanted.hasUnfindable && matching != .any) { return ([], []) }
    return (wanted.terms, try QueryTerms(of: excluded, in: table, tokens: tokens).terms)
  }
}
