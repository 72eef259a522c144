import SQLiteCore

/// Writes words and phrases as expressions that the module of a table accepts, whatever they are.
///
/// Everything stands in quotes, which the texts hold none of. What FTS4 says otherwise with FTS3_PARENTHESIS than without (AND beside OR, NOT)
/// is not put into one expression for it. <https://sqlite.org/fts5.html#full_text_query_syntax>, <https://sqlite.org/fts3.html#full_text_index_queries>
struct FullTextQueryWriter {
  let table: FullTextTable
  /// The columns to look into; nil for all that are indexed.
  let columns: [String]?

  /// How many terms an expression takes: FTS4 refuses 4,096, and FTS5 needs time for the square of their number.
  static let mostTerms = 500
  /// The widest distance of words: a number that both modules read.
  private static let farthest = 100_000_000
  /// How many terms one NEAR takes: FTS4 refuses a tree of more than twelve levels.
  private var mostNear: Int { table.module == .fts4 ? 10 : Self.mostTerms }

  init(_ table: FullTextTable, columns: [String]?) { (self.table, self.columns) = (table, columns) }

  func match(_ terms: [FullTextTerm], _ matching: FullTextQuery.Matching, except unwanted: [FullTextTerm]) -> FullTextMatch {
    guard !terms.isEmpty else { return .nothing }
    let wanted = wanted(terms, matching)
    guard !unwanted.isEmpty else { return inColumns(wanted) }
    let others = any(unwanted)
    if table.module == .fts5, case .expression(let expression) = wanted, case .expression(let other) = others {
      return inColumns(.expression("(\(expression)) NOT (\(other))"))
    }
    return .except(inColumns(wanted), inColumns(others))
  }

  /// Whether reading the texts is better than asking the index: there are so many terms, or so long ones, or the index does not know phrases.
  func isToBeRead(_ terms: [FullTextTerm]) -> Bool {
    terms.count > 2 * Self.mostTerms || terms.contains { $0.isLong || (!knowsPlaces && $0.tokens.count > 1) }
  }

  /// Whether the index says where in a column a word is: else it is an error to ask for phrases and NEAR.
  var knowsPlaces: Bool { table.detail == .full }

  /// Rows of a match without those that hold some terms.
  func except(_ match: FullTextMatch, _ unwanted: [FullTextTerm]) -> FullTextMatch {
    unwanted.isEmpty || match == .nothing ? match : .except(match, inColumns(any(unwanted)))
  }

  private func wanted(_ terms: [FullTextTerm], _ matching: FullTextQuery.Matching) -> FullTextMatch {
    switch matching {
    case .all: all(terms)
    case .any: any(terms)
    case .near(let distance): !knowsPlaces || terms.count > 2 * Self.mostTerms ? all(terms) : near(terms, distance)
    }
  }

  private func all(_ terms: [FullTextTerm]) -> FullTextMatch {
    let strings = terms.flatMap { conjuncts($0) }
    // In each of several columns FTS4 must be asked for each word alone.
    let atOnce = table.module == .fts4 && (columns?.count ?? 1) > 1 ? 1 : Self.mostTerms
    let expressions = strings.slices(of: atOnce).map { $0.joined(separator: table.module == .fts5 ? " AND " : " ") }
    return expressions.count == 1 ? .expression(expressions[0]) : .all(expressions)
  }

  private func any(_ terms: [FullTextTerm]) -> FullTextMatch {
    let parts = knowsPlaces ? 1 : terms.map(\.texts.count).max() ?? 1
    let expressions = terms.map { disjunct($0) }.slices(of: max(1, Self.mostTerms / parts)).map { $0.joined(separator: " OR ") }
    return expressions.count == 1 ? .expression(expressions[0]) : .any(expressions)
  }

  private func near(_ terms: [FullTextTerm], _ distance: Int) -> FullTextMatch {
    let strings = terms.map { string($0, 0) }
    // Trigrams reach two characters beyond their place.
    let distance = max(0, min(distance, Self.farthest)) + (table.findsSubstrings ? 2 : 0)
    let expressions = strings.slices(of: mostNear, overlap: 1).map { slice in
      if slice.count == 1 { return slice[slice.startIndex] }
      return table.module == .fts4
        ? slice.joined(separator: " NEAR/\(distance) ") : "NEAR(\(slice.joined(separator: " ")), \(distance))"
    }
    return expressions.count == 1 ? .expression(expressions[0]) : .all(expressions)
  }

  private func inColumns(_ match: FullTextMatch) -> FullTextMatch {
    guard let columns else { return match }
    if table.module == .fts4 { return .inColumns(columns, match) }
    let filter = "{\(columns.map { $0.quoted(by: "\"") }.joined(separator: " "))} : "
    return match.mapExpressions { "\(filter)(\($0))" }
  }

  /// The strings of a term, of which all must be there.
  private func conjuncts(_ term: FullTextTerm) -> [String] { term.texts.indices.map { string(term, $0) } }

  /// A term among others of which one is enough. FTS4 cannot say of a long phrase that all its parts must be there: the first stands for it.
  private func disjunct(_ term: FullTextTerm) -> String {
    if term.texts.count == 1 || table.module == .fts4 { return string(term, 0) }
    return "(\(conjuncts(term).prefix(Self.mostTerms).joined(separator: " AND ")))"
  }

  private func string(_ term: FullTextTerm, _ number: Int) -> String {
    let isPrefix = term.isPrefix && number == term.texts.count - 1
    if table.module == .fts4 { return "\"\(term.texts[number])\(isPrefix ? "*" : "")\"" }
    return "\"\(term.texts[number])\"\(isPrefix ? " *" : "")"
  }
}

extension Array {
  /// Slices of so many elements; each begins with the last ones of the slice before.
  fileprivate func slices(of count: Int, overlap: Int = 0) -> [ArraySlice<Element>] {
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
