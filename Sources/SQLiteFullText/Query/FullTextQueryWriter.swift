import SQLiteCore
import SQLiteText

/// Makes expressions of words and phrases that the module of a table accepts, whatever they are.
///
/// The texts hold no quotes. Operators that FTS4 reads otherwise with FTS3_PARENTHESIS than without (AND beside OR, NOT) are not put into one
/// expression for it. <https://sqlite.org/fts5.html#full_text_query_syntax>, <https://sqlite.org/fts3.html#full_text_index_queries>
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
    let wanted: Parts =
      switch matching {
      case .all: all(terms)
      case .any: any(terms)
      case .near(let distance): !knowsPlaces || terms.count > 2 * Self.mostTerms ? all(terms) : near(terms, distance)
      }
    guard !unwanted.isEmpty else { return match(wanted) }
    let others = any(unwanted)
    if table.module == .fts5, wanted.trees.count == 1, others.trees.count == 1 {
      return match(([.except(wanted.trees[0], [others.trees[0]])], needsAll: true))
    }
    return .except(match(wanted), match(others))
  }

  /// Expressions of which all must hold, or one.
  private typealias Parts = (trees: [FullTextTree], needsAll: Bool)

  private func match(_ parts: Parts) -> FullTextMatch {
    let isFTS4 = table.module == .fts4
    var trees = parts.trees
    if let columns, !isFTS4 { trees = trees.map { .columns(columns, isComplement: false, $0) } }
    let texts = isFTS4 ? trees.map(\.standard4) : trees.map(\.text5)
    let match: FullTextMatch = texts.count == 1 ? .expression(texts[0]) : parts.needsAll ? .all(texts) : .any(texts)
    return if let columns, isFTS4 { .inColumns(columns, match) } else { match }
  }

  /// Whether reading the texts is better than asking the index: there are so many terms, or so long ones, or the index does not know phrases.
  func isToBeRead(_ terms: [FullTextTerm]) -> Bool {
    terms.count > 2 * Self.mostTerms || terms.contains { $0.isLong || (!knowsPlaces && $0.tokens.count > 1) }
  }

  /// Whether the index says where in a column a word is: else it is an error to ask for phrases and NEAR.
  var knowsPlaces: Bool { table.detail == .full }

  /// Rows of a match without those that hold some terms.
  func except(_ match: FullTextMatch, _ unwanted: [FullTextTerm]) -> FullTextMatch {
    unwanted.isEmpty || match == .nothing ? match : .except(match, self.match(any(unwanted)))
  }

  private func all(_ terms: [FullTextTerm]) -> Parts {
    // In each of several columns FTS4 must be asked for each word alone.
    let atOnce = table.module == .fts4 && (columns?.count ?? 1) > 1 ? 1 : Self.mostTerms
    let phrases = terms.flatMap(\.phrases).map(FullTextTree.phrase)
    return (joined(phrases, atMost: atOnce, by: FullTextTree.all), needsAll: true)
  }

  private func any(_ terms: [FullTextTerm]) -> Parts {
    let parts = knowsPlaces ? 1 : terms.map(\.phrases.count).max() ?? 1
    return (joined(terms.map { disjunct($0) }, atMost: max(1, Self.mostTerms / parts), by: FullTextTree.any), needsAll: false)
  }

  private func near(_ terms: [FullTextTerm], _ distance: Int) -> Parts {
    // Trigrams reach two characters beyond their place.
    let distance = max(0, min(distance, Self.farthest)) + (table.findsSubstrings ? 2 : 0)
    let slices = terms.map { $0.phrases[0] }.slices(of: mostNear, overlap: 1)
    return (slices.map { $0.count == 1 ? .phrase($0[$0.startIndex]) : .near(Array($0), distance) }, needsAll: true)
  }

  /// Trees of so many parts; a part alone is its own tree.
  private func joined(
    _ parts: [FullTextTree], atMost count: Int, by join: ([FullTextTree]) -> FullTextTree
  ) -> [FullTextTree] {
    var trees: [FullTextTree] = []
    for start in stride(from: 0, to: parts.count, by: count) {
      let slice = parts[start..<min(start + count, parts.count)]
      trees.append(slice.count == 1 ? parts[start] : join(Array(slice)))
    }
    return trees
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
