import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Makes expressions of words and phrases that the module of a table accepts, whatever they are.
///
/// The texts hold no quotes. Operators that FTS4 reads otherwise with FTS3_PARENTHESIS than without (AND beside OR, NOT) are not put into one
/// expression for it. <https://sqlite.org/fts5.html#full_text_query_syntax>, <https://sqlite.org/fts3.html#full_text_index_queries>
struct FullTextQueryWriter {
  var table: FullTextTable
  /// The columns to look into by the names they have in the table; nil for all that are indexed.
  let columns: [String]?

  /// How many terms an expression takes: FTS4 refuses 4,096, and FTS5 needs time for the square of their number.
  static let mostTerms = 500
  /// The widest distance of words: a number that both modules read.
  private static let farthest = 100_000_000
  /// How many terms one NEAR takes: FTS4 refuses a tree of more than twelve levels.
  private var mostNear: Int { table.module == .fts4 ? 10 : Self.mostTerms }

  /// - Throws: ``SQLiteError`` for a column that the table does not have, or does not index, or does not tell from others.
  init(_ table: FullTextTable, columns: [String]?) throws(SQLiteError) {
    self.table = table
    var found: [String] = []
    for name in columns ?? [] {
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
    let isOfAll = columns == nil || found.count == table.columns.count(where: \.isIndexed)
    self.columns = isOfAll ? nil : found
    if !isOfAll, table.detail == .none, let column = found.first {
      throw SQLiteError.refused(
        .error, "the search table \(table.name) has detail=none: it does not know which words are in the column \(column)")
    }
  }

  func match(_ terms: [FullTextTerm], _ matching: FullTextQuery.Matching, except unwanted: [FullTextTerm]) -> FullTextMatch {
    guard !terms.isEmpty else { return .nothing }
    let wanted = trees(of: terms, matching)
    let others = trees(of: unwanted, .any)
    if table.module == .fts5, wanted.count == 1, others.count == 1 {
      return match([.except(wanted[0], others)], needsAll: true)
    }
    return except(match(wanted, needsAll: matching != .any), unwanted)
  }

  /// - Parameter needsAll: Whether all of the trees must hold, or one.
  private func match(_ trees: [FullTextTree], needsAll: Bool) -> FullTextMatch {
    let isFTS4 = table.module == .fts4
    var trees = trees
    if let columns, !isFTS4 { trees = trees.map { .columns(columns, isComplement: false, $0) } }
    let texts = isFTS4 ? trees.map { $0.standard4 ?? $0.text4 } : trees.map(\.text5)
    let match: FullTextMatch = texts.count == 1 ? .expression(texts[0]) : needsAll ? .all(texts) : .any(texts)
    return if let columns, isFTS4 { .inColumns(columns, match) } else { match }
  }

  /// Whether reading the texts is better than asking the index: there are so many terms, or so long ones, or the index does not know phrases.
  func isToBeRead(_ terms: [FullTextTerm]) -> Bool {
    areTooMany(terms) || terms.contains { $0.isLong || (!knowsPlaces && $0.tokens.count > 1) }
  }

  func areTooMany(_ terms: [FullTextTerm]) -> Bool { terms.count > 2 * Self.mostTerms }

  /// Whether the distance of terms is looked at, by the index.
  func asksForDistance(_ terms: [FullTextTerm]) -> Bool { knowsPlaces && !areTooMany(terms) }

  /// Whether the index says where in a column a word is: else it is an error to ask for phrases and NEAR.
  var knowsPlaces: Bool { table.detail == .full }

  /// Rows of a match without those that hold some terms.
  func except(_ match: FullTextMatch, _ unwanted: [FullTextTerm]) -> FullTextMatch {
    unwanted.isEmpty || match == .nothing ? match : .except(match, self.match(trees(of: unwanted, .any), needsAll: false))
  }

  /// Trees of which all must hold, or one; a part alone is its own tree.
  private func trees(of terms: [FullTextTerm], _ matching: FullTextQuery.Matching) -> [FullTextTree] {
    let (parts, most, join): ([FullTextTree], Int, ([FullTextTree]) -> FullTextTree)
    switch matching {
    case .near(let distance) where asksForDistance(terms):
      // Trigrams reach two characters beyond their place.
      let distance = max(0, min(distance, Self.farthest)) + (table.findsSubstrings ? 2 : 0)
      let slices = terms.map { $0.phrases[0] }.slices(of: mostNear, overlap: 1)
      return slices.map { $0.count == 1 ? .phrase($0[$0.startIndex]) : .near(Array($0), distance) }
    case .any:
      let phrases = knowsPlaces ? 1 : terms.map(\.phrases.count).max() ?? 1
      (parts, most, join) = (terms.map { disjunct($0) }, max(1, Self.mostTerms / phrases), FullTextTree.any)
    case .all, .near:
      // In each of several columns FTS4 must be asked for each word alone.
      most = table.module == .fts4 && (columns?.count ?? 1) > 1 ? 1 : Self.mostTerms
      (parts, join) = (terms.flatMap(\.phrases).map(FullTextTree.phrase), FullTextTree.all)
    }
    return stride(from: 0, to: parts.count, by: most).map { start in
      .joined(Array(parts[start..<min(start + most, parts.count)]), by: join)
    }
  }

  /// A term among others of which one is enough. FTS4 cannot say of a long phrase that all its parts must be there: the first stands for it.
  private func disjunct(_ term: FullTextTerm) -> FullTextTree {
    if term.phrases.count == 1 || table.module == .fts4 { return .phrase(term.phrases[0]) }
    return .all(term.phrases.prefix(Self.mostTerms).map(FullTextTree.phrase))
  }
}

extension Array {
  /// Slices of so many elements; each begins with the last ones of the slice before.
  fileprivate func slices(of count: Int, overlap: Int) -> [ArraySlice<Element>] {
    var slices: [ArraySlice<Element>] = []
    var start = 0
    repeat {
      let end = Swift.min(start + count, self.count)
      slices.append(self[start..<end])
      start = end == self.count ? end : end - overlap
    } while start < self.count
    return slices
  }
}
