import SQLiteCore
import SQLiteText

extension Connection {
  /// The expressions by which a table finds the rows of a query.
  func match(for query: FullTextQuery, in table: FullTextTable, in schema: String?) throws -> FullTextMatch {
    var writer = try FullTextQueryWriter(table, columns: query.columns)
    if table.tokenizer.hasRules, try !table.tokenizer.cutsAlike([query.text] + query.excluded) {
      writer.table = try withOwnRules(table, in: schema)
    }
    let table = writer.table
    let (wanted, unwanted) = try query.terms(in: table) { text in
      try tokens(of: Array(text.utf8), with: table.tokenizer, module: table.module, for: .query)
    }
    if table.detail == .none, wanted.contains(where: \.isPrefix) { try refusePrefixes(in: table, schema) }
    if !writer.isToBeRead(wanted), !writer.isToBeRead(unwanted) { return writer.match(wanted, query.matching, except: unwanted) }
    var match = writer.match(wanted, query.matching, except: [])
    if writer.isToBeRead(wanted), query.matching != .any {
      let some = writer.match(Array(wanted.prefix(FullTextQueryWriter.mostTerms)), .all, except: [])
      if query.matching == .all || wanted.count > 2 * FullTextQueryWriter.mostTerms || !writer.knowsPlaces {
        if let rows = try rows(some, in: writer, schema, with: wanted, needsAll: true, are: true) {
          match = rows.isEmpty ? .nothing : .rows(rows, of: some)
        }
      }
    } else if writer.isToBeRead(wanted) {
      let some = writer.knowsPlaces || wanted.count > 2 * FullTextQueryWriter.mostTerms ? nil : match
      if let rows = try rows(some, in: writer, schema, with: wanted, needsAll: false, are: true) {
        match = rows.isEmpty ? .nothing : .rows(rows, of: some)
      }
    }
    guard match != .nothing, !unwanted.isEmpty else { return match }
    if writer.isToBeRead(unwanted), let rows = try rows(match, in: writer, schema, with: unwanted, needsAll: false, are: false) {
      return rows.isEmpty ? .nothing : .rows(rows, of: match)
    }
    return writer.except(match, unwanted)
  }

  /// The rows of a match, or of the table, that hold terms or do not, found by reading their texts; nil when these are too many, or none are
  /// kept.
  private func rows(
    _ match: FullTextMatch?, in writer: FullTextQueryWriter, _ schema: String?, with terms: [FullTextTerm], needsAll: Bool,
    are isWanted: Bool
  ) throws -> [Int64]? {
    let table = try withOwnRules(writer.table, in: schema)
    if case .none = table.content { return nil }
    guard var finder = TermFinder(terms) else { return nil }
    let names = writer.columns ?? table.columns.filter(\.isIndexed).map(\.name)
    let texts = names.map { "coalesce(CAST(\(identifier: $0) AS TEXT), '')" as SQL }.joined(separator: ", ")
    let condition = match?.condition(in: table, in: schema) ?? "1"
    let cursor = try cursor("SELECT rowid, \(texts) FROM \(identifier: table.name, in: schema) WHERE \(condition)")
    var found: [Int64] = []
    var left = Self.mostBytesToRead
    while let row = try cursor.next() {
      var columns: [[FullTextToken]] = []
      for number in names.indices {
        var text = try row[number + 1, as: String.self]
        left -= text.utf8.count
        if left < 0 { return nil }
        // Behind a NUL FTS4 indexes nothing.
        if table.module == .fts4, let nul = text.utf8.firstIndex(of: 0) { text = String(text[..<nul]) }
        columns.append(try tokens(of: text, with: table.tokenizer, module: table.module, for: .document))
      }
      guard let isFulfilled = finder.isFulfilled(by: columns, needsAll: needsAll) else { return nil }
      if isFulfilled == isWanted { found.append(try row[0, as: Int64.self]) }
    }
    return found
  }

  private static var mostBytesToRead: Int { 8 << 20 }
}
