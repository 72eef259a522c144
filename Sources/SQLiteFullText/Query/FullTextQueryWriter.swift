import SQLiteCalls
import SQLiteCore
import SQLiteText

/// Builds expressions from words and phrases. The table's module always accepts them.
///
/// The words and phrases contain no quotes. For FTS4, operators whose meaning depends on FTS3_PARENTHESIS (AND beside OR, NOT) are not
/// combined in one expression. <https://sqlite.org/fts5.html#full_text_query_syntax>,
/// <https://sqlite.org/fts3.html#full_text_index_queries>
struct FullTextQueryWriter {
  let table: FullTextTable
  /// The names of the columns to search, in the table's spelling; nil for all indexed columns.
  let columns: [String]?

  /// The maximum number of terms in an expression: FTS4 rejects 4,096, and FTS5 takes time quadratic in their number.
  static let mostTerms = 500
  /// The maximum number of terms in one NEAR: FTS4 rejects a tree of more than twelve levels.
  private var mostNear: Int { table.module == .fts4 ? 10 : Self.mostTerms }

  /// - Throws: ``SQLiteError`` for a column that the table does not have, does not index, or does not distinguish in its index.
  init(_ table: FullTextTable, columns: [String]?) throws(SQLiteError) {
    self.table = table
    var found: [String] = []
    for name in columns ?? [] {
      guard let column = table.columns.first(where: { $0.name.isName(name) }) else {
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

  /// - Parameter needsAll: Whether all of the trees must match, rather than one.
  private func match(_ trees: [FullTextTree], needsAll: Bool) -> FullTextMatch {
    let isFTS4 = table.module == .fts4
    var trees = trees
    if let columns, !isFTS4 { trees = trees.map { .columns(columns, isComplement: false, $0) } }
    let texts = isFTS4 ? trees.map { $0.standard4 ?? $0.text(for: .fts4) } : trees.map { $0.text(for: .fts5) }
    let match: FullTextMatch = texts.count == 1 ? .expression(texts[0]) : needsAll ? .all(texts) : .any(texts)
    return if let columns, isFTS4 { .inColumns(columns, match) } else { match }
  }

  /// Whether to read the text instead of querying the index, because there are too many terms, a term is too long, or the index cannot find
  /// a phrase.
  ///
  /// Reading the text adds nothing if the index checks distances.
  func isToBeRead(_ terms: [FullTextTerm], _ matching: FullTextQuery.Matching) -> Bool {
    if case .near = matching, checksDistance(of: terms) { return false }
    return areTooMany(terms) || terms.contains { $0.isLong || (!storesPlaces && $0.tokens.count > 1) }
  }

  func areTooMany(_ terms: [FullTextTerm]) -> Bool { terms.count > 2 * Self.mostTerms }

  /// Whether the index checks the distance between terms.
  private func checksDistance(of terms: [FullTextTerm]) -> Bool { storesPlaces && !areTooMany(terms) }

  /// Whether the index stores the positions of words in a column. Without them, phrases and NEAR are errors.
  var storesPlaces: Bool { table.detail == .full }

  /// Returns the match without rows that contain any of the unwanted terms.
  func except(_ match: FullTextMatch, _ unwanted: [FullTextTerm]) -> FullTextMatch {
    unwanted.isEmpty || match == .nothing ? match : .except(match, self.match(trees(of: unwanted, .any), needsAll: false))
  }

  /// Builds trees, all of which must match; with `.any`, one of them must match. Each tree joins up to `most` terms.
  private func trees(of terms: [FullTextTerm], _ matching: FullTextQuery.Matching) -> [FullTextTree] {
    let (parts, most, join): ([FullTextTree], Int, ([FullTextTree]) -> FullTextTree)
    switch matching {
    case .near(let distance) where checksDistance(of: terms):
      // A trigram extends two characters beyond its position.
      let distance = FullTextTree.distance(distance) + (table.findsSubstrings ? 2 : 0)
      let phrases = terms.map { $0.phrases[0] }
      // Each group begins with the last phrase of the previous group.
      return stride(from: 0, to: max(1, phrases.count - 1), by: mostNear - 1).map { start in
        let group = phrases[start..<min(start + mostNear, phrases.count)]
        return group.count == 1 ? .phrase(phrases[start]) : .near(Array(group), distance)
      }
    case .any:
      let phrases = storesPlaces ? 1 : terms.map(\.phrases.count).max() ?? 1
      (parts, most, join) = (terms.map { disjunct($0) }, max(1, Self.mostTerms / phrases), FullTextTree.any)
    case .all, .near:
      // With several columns, FTS4 must look up each word separately in each column.
      most = table.module == .fts4 && (columns?.count ?? 1) > 1 ? 1 : Self.mostTerms
      (parts, join) = (terms.flatMap(\.phrases).map(FullTextTree.phrase), FullTextTree.all)
    }
    return stride(from: 0, to: parts.count, by: most).map { start in
      .joined(Array(parts[start..<min(start + most, parts.count)]), by: join)
    }
  }

  /// Returns a term as one of several alternatives. FTS4 cannot require all parts of a long phrase here, so only the first part is used.
  private func disjunct(_ term: FullTextTerm) -> FullTextTree {
    if term.phrases.count == 1 || table.module == .fts4 { return .phrase(term.phrases[0]) }
    return .all(term.phrases.prefix(Self.mostTerms).map(FullTextTree.phrase))
  }
}
