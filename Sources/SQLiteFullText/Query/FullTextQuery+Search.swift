import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension FullTextQuery: FullTextSearch {
  /// Creates the expressions for a table, with words split by the table's tokenizer.
  public func match(in table: FullTextTable, in schema: String? = nil, on connection: Connection) throws -> FullTextMatch {
    let writer = try FullTextQueryWriter(table, columns: columns)
    var tokenizer = table.tokenizer
    if tokenizer.hasRules, try !tokenizer.splitsAlike([text] + excluded) { tokenizer = try connection.tokenizer(of: table, in: schema) }
    func terms(of texts: [String], prefixes: Prefixes? = nil) throws -> QueryTerms {
      try QueryTerms(of: texts, in: table, prefixes: prefixes) { text in
        try connection.tokens(of: text, with: tokenizer, module: table.module, for: .query)
      }
    }
    if columns?.isEmpty == true { return .nothing }
    let found = try terms(of: [text], prefixes: prefixes)
    let wanted = found.terms
    if wanted.isEmpty || (found.hasUnfindable && matching != .any) { return .nothing }
    let unwanted = try terms(of: excluded).terms
    if wanted.contains(where: \.isPrefix) { try connection.refusePrefixes(in: table, schema) }
    let readsTexts = writer.isToBeRead(wanted, matching)
    if !readsTexts, !writer.isToBeRead(unwanted, .any) { return writer.match(wanted, matching, except: unwanted) }
    var match = writer.match(wanted, matching, except: [])
    if readsTexts {
      let candidates: FullTextMatch? =
        if matching != .any {
          writer.match(Array(wanted.prefix(FullTextQueryWriter.mostTerms)), .all, except: [])
        } else {
          writer.storesPlaces || writer.areTooMany(wanted) ? nil : match
        }
      match = try connection.read(candidates, by: writer, schema, for: wanted, needsAll: matching != .any) ?? match
    }
    if match != .nothing, writer.isToBeRead(unwanted, .any),
      let rest = try connection.read(match, by: writer, schema, for: unwanted, needsAll: false, areWanted: false)
    {
      return rest
    }
    return writer.except(match, unwanted)
  }
}

extension Connection {
  /// Reads the text of the rows of a match, or of all rows, and returns the rows that contain the terms, or do not contain them. Returns
  /// nil if the text is too long, or is not stored.
  fileprivate func read(
    _ match: FullTextMatch?, by writer: FullTextQueryWriter, _ schema: String?, for terms: [FullTextTerm], needsAll: Bool,
    areWanted: Bool = true
  ) throws -> FullTextMatch? {
    let table = writer.table
    if case .none = table.content { return nil }
    guard let finder = TermFinder(terms) else { return nil }
    let names = writer.columns ?? table.columns.filter(\.isIndexed).map(\.name)
    let texts = names.map { "coalesce(CAST(\(identifier: $0) AS TEXT), '')" as SQL }.joined(separator: ", ")
    let condition = match?.condition(in: table, in: schema) ?? "1"
    let cursor = try cursor("SELECT rowid, \(texts) FROM \(identifier: table.name, in: schema) WHERE \(condition)")
    let tokenizer = try tokenizer(of: table, in: schema)
    var found: [Int64] = []
    var left = Self.mostBytesToRead
    while let row = try cursor.next() {
      var columns: [[FullTextToken]] = []
      for number in names.indices {
        var text = try row[number + 1, as: String.self]
        left -= text.utf8.count
        if left < 0 { return nil }
        // FTS4 indexes nothing after a NUL.
        if table.module == .fts4, let nul = text.utf8.firstIndex(of: 0) { text = String(text[..<nul]) }
        columns.append(try tokens(of: text, with: tokenizer, module: table.module, for: .document))
      }
      guard let isFulfilled = finder.isFulfilled(by: columns, needsAll: needsAll) else { return nil }
      if isFulfilled == areWanted { found.append(try row[0, as: Int64.self]) }
    }
    return found.isEmpty ? .nothing : .rows(found, of: match)
  }

  private static var mostBytesToRead: Int { 8 << 20 }
}
