import SQLiteCore
import SQLiteText

/// A search expression as a tree, either as stored by a ``FullTextExpression``, or restricted to the features of a module. Converting a
/// restricted tree to text cannot fail, because its phrases contain no characters that would end the phrase or are special inside quotes.
///
/// ``FullTextQueryWriter`` creates restricted trees from the terms of a query, ``FullTextTranslator`` from the tree of an expression.
indirect enum FullTextTree: Hashable, Sendable {
  typealias Phrase = FullTextExpression.Phrase

  case phrase(Phrase)
  case near([Phrase], Int)
  /// A tree limited to these columns, or to all other columns. FTS4 supports this only for a single word in one column.
  case columns([String], isComplement: Bool, FullTextTree)
  case all([FullTextTree])
  case any([FullTextTree])
  case except(FullTextTree, [FullTextTree])

  /// Returns a distance between words, clamped to a number that both modules can parse.
  static func distance(_ words: Int) -> Int { max(0, min(words, 100_000_000)) }

  /// Joins trees; a single tree is returned unchanged, and an empty list becomes a phrase that finds nothing.
  static func joined(_ trees: [FullTextTree], by join: ([FullTextTree]) -> FullTextTree) -> FullTextTree {
    switch trees.count {
    case 0: .phrase("")
    case 1: trees[0]
    default: join(trees)
    }
  }

  /// Returns the tree with each of its children replaced.
  func replacing<Failure: Error>(_ other: (FullTextTree) throws(Failure) -> FullTextTree) throws(Failure) -> FullTextTree {
    switch self {
    case .phrase, .near: self
    case .columns(let columns, let isComplement, let inner): .columns(columns, isComplement: isComplement, try other(inner))
    case .all(let parts): .joined(try parts.map(other), by: Self.all)
    case .any(let parts): .joined(try parts.map(other), by: Self.any)
    case .except(let base, let others): .except(try other(base), try others.map(other))
    }
  }
}

/// The syntax of FTS5 <https://sqlite.org/fts5.html#full_text_query_syntax>, and the syntax of FTS3 and FTS4 with parentheses
/// <https://sqlite.org/fts3.html#set_operations_using_the_enhanced_query_syntax>.
extension FullTextTree {
  func text(for module: FullTextTable.Module) -> String {
    switch (self, module) {
    case (.phrase(let phrase), .fts5): return phrase.text5
    case (.phrase(let phrase), .fts4): return phrase.text4
    case (.near(let phrases, let distance), .fts5): return "NEAR(\(phrases.map(\.text5).joined(separator: " ")), \(distance))"
    case (.near(let phrases, let distance), .fts4): return phrases.map(\.text4).joined(separator: " NEAR/\(distance) ")
    case (.columns(let columns, let isComplement, let inner), .fts5):
      let names = columns.map { $0.quoted(by: "\"") }.joined(separator: " ")
      return "\(isComplement ? "- " : ""){\(names)} : (\(inner.text(for: module)))"
    case (.columns(let columns, _, let inner), .fts4): return columns.map { "\($0):\(inner.bareWord)" }.joined(separator: " OR ")
    case (.all(let parts), _): return parts.map { $0.atom(for: module) }.joined(separator: " AND ")
    case (.any(let parts), _): return parts.map { $0.atom(for: module) }.joined(separator: " OR ")
    case (.except(let base, let others), _):
      return "\(base.atom(for: module)) NOT \(FullTextTree.joined(others, by: Self.any).atom(for: module))"
    }
  }

  private func atom(for module: FullTextTable.Module) -> String {
    switch (self, module) {
    case (.phrase, _), (.columns, .fts4): text(for: module)
    default: "(\(text(for: module)))"
    }
  }
}

extension FullTextExpression.Phrase {
  fileprivate var text5: String { (isInitial ? "^" : "") + text.quoted(by: "\"") + (isPrefix ? " *" : "") }
  fileprivate var text4: String { "\"\(bareWord)\"" }
  /// The phrase in FTS4 syntax without quotes: for a single word after a minus or a column name.
  fileprivate var bareWord: String { (isInitial ? "^" : "") + text + (isPrefix ? "*" : "") }
}

/// The syntax of FTS3 and FTS4 without parentheses, which can be parsed with and without FTS3_PARENTHESIS.
extension FullTextTree {
  /// The text without parentheses, in which OR binds tighter than the implicit AND of adjacent terms; nil for a tree that needs
  /// parentheses.
  var standard4: String? {
    switch self {
    case .all(let parts): Self.joined4(parts.map(\.alternatives4), by: " ")
    case .except(let base, let others): Self.joined4([base.standard4] + others.map(\.excluded4), by: " ")
    case .phrase, .near, .columns, .any: alternatives4
    }
  }

  private var alternatives4: String? {
    switch self {
    case .any(let parts): Self.joined4(parts.map(\.alternatives4), by: " OR ")
    case .all, .except: nil
    case .phrase, .near, .columns: text(for: .fts4)
    }
  }

  private var excluded4: String? {
    guard case .phrase(let phrase) = self, !phrase.isInitial, !phrase.isPrefix, phrase.isWord else { return nil }
    return "-\(phrase.bareWord)"
  }

  private static func joined4(_ parts: [String?], by separator: String) -> String? {
    parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: separator)
  }

  private var bareWord: String { if case .phrase(let phrase) = self { phrase.bareWord } else { text(for: .fts4) } }
}
