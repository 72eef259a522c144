import SQLiteCallsCore
import SQLiteCore
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
  ///   does not tell from others; what `tokens` throws.
  public func match(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> FullTextMatch {
    let writer = FullTextQueryWriter(table, columns: try indexedColumns(of: table))
    let (wanted, unwanted) = try terms(in: table, tokens: tokens)
    return writer.match(wanted, matching, except: unwanted)
  }

  /// The words that must be there, and those that must not; the first are empty when nothing can be found.
  func terms(
    in table: FullTextTable, tokens: (String) throws -> [FullTextToken]
  ) throws -> (wanted: [FullTextTerm], unwanted: [FullTextTerm]) {
    if columns?.isEmpty == true { return ([], []) }
    var wanted = QueryTerms()
    try wanted.add(text, of: table, prefixes: prefixes, tokens: tokens)
    if wanted.terms.isEmpty || (wanted.hasUnfindable && matching != .any) { return ([], []) }
    var unwanted = QueryTerms()
    for text in excluded { try unwanted.add(text, of: table, tokens: tokens) }
    return (wanted.terms, unwanted.terms)
  }

  /// The columns to look into by the names they have in the table; nil when it is all that are indexed.
  func indexedColumns(of table: FullTextTable) throws(SQLiteError) -> [String]? {
    guard let columns else { return nil }
    var found: [String] = []
    for name in columns {
      guard let column = table.columns.first(where: { SchemaName($0.name) == SchemaName(name) }) else {
        let names = table.columns.map(\.name).joined(separator: ", ")
        throw SQLiteError.refused(.error, "the search table \(table.name) has no column \(name): there are \(names)")
      }
      guard column.isIndexed else {
        throw SQLiteError.refused(
          .error, "the column \(column.name) of the search table \(table.name) is not indexed: nothing can be found in it")
      }
      if !found.contains(column.name) { found.append(column.name) }
    }
    if found.count == table.columns.count(where: \.isIndexed) { return nil }
    if table.detail == .none, let column = found.first {
      throw SQLiteError.refused(
        .error, "the search table \(table.name) has detail=none: it does not know which words are in the column \(column)")
    }
    return found
  }
}
