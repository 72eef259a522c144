import SQLiteCalls
import SQLiteCore
public import SQLiteText

extension FullTextExpression {
  /// Returns the expression in the syntax of a table's module.
  ///
  /// - Parameter hasParentheses: Whether FTS4 was built with FTS3_PARENTHESIS. Without it, FTS4 can only require phrases or alternatives of
  ///   phrases, and exclude single words.
  /// - Throws: ``FullTextExpressionError`` for anything that the module does not support: a column filter on several words in FTS4, columns
  ///   that the table does not have, more than 2,000 phrases, or too many levels (more than 30, on FTS4 more than 12).
  public func text(for table: FullTextTable, hasParentheses: Bool = true) throws(FullTextExpressionError) -> String {
    guard phraseCount <= Self.mostPhrases else {
      throw FullTextExpressionError("the expression has more than 2,000 phrases: search in parts")
    }
    if depth > Self.mostLevels + 1 { throw Self.tooDeep(Self.mostLevels) }
    return try FullTextTranslator(table: table, hasParentheses: hasParentheses).text(of: tree)
  }

  /// FTS5's parser pushes three entries per level on a stack of a hundred.
  private static let mostLevels = 30

  fileprivate static func tooDeep(_ levels: Int) -> FullTextExpressionError {
    FullTextExpressionError("the expression has more than \(levels) levels: join equal operators on one level")
  }
}

/// Translates the tree of an expression into a tree that the table's module supports; throws for parts that it does not support.
struct FullTextTranslator {
  typealias Phrase = FullTextExpression.Phrase

  let table: FullTextTable
  let hasParentheses: Bool

  func text(of tree: FullTextTree) throws(FullTextExpressionError) -> String {
    if table.module == .fts5 { return try tree5(tree).text(for: .fts5) }
    let tree = try tree4(tree, in: nil)
    if tree.depth4 > 12 { throw FullTextExpression.tooDeep(12) }
    if hasParentheses { return tree.text(for: .fts4) }
    guard let text = tree.standard4 else {
      throw FullTextExpressionError(
        "FTS4 without FTS3_PARENTHESIS supports only phrases or alternatives of phrases that all occur, and single words that do not")
    }
    return text
  }

  private func tree5(_ tree: FullTextTree) throws(FullTextExpressionError) -> FullTextTree {
    switch tree {
    case .phrase(let phrase): return .phrase(clean5(phrase))
    case .near(let phrases, let distance):
      if phrases.contains(where: \.isInitial) { throw FullTextExpressionError("a phrase in NEAR cannot be initial") }
      return phrases.isEmpty ? .phrase("") : .near(phrases.map(clean5), distance)
    case .columns(let columns, let isComplement, let inner):
      let named = try indexed(columns)
      let tree = try tree5(inner)
      // FTS5 has no syntax for "no column", and cannot filter by its only column without column detail.
      switch indexedColumns.count(where: { named.contains($0) != isComplement }) {
      case 0: return .phrase("")
      case indexedColumns.count: return tree
      default: return .columns(named, isComplement: isComplement, tree)
      }
    case .all, .any, .except: return try tree.replacing(tree5)
    }
  }

  private func clean5(_ phrase: Phrase) -> Phrase { phrase.with(phrase.text.blanking { $0 == 0 }) }

  private var indexedColumns: [String] { table.columns.filter(\.isIndexed).map(\.name) }

  /// Returns the names of the columns in the table's spelling.
  private func indexed(_ columns: [String]) throws(FullTextExpressionError) -> [String] {
    var names: [String] = []
    for name in columns {
      do throws(SQLiteError) {
        names += try FullTextQueryWriter(table, columns: [name]).columns ?? indexedColumns
      } catch {
        throw FullTextExpressionError(error.message)
      }
    }
    return names
  }

  /// Returns the tree for FTS4, which can filter by column only for single words.
  private func tree4(_ tree: FullTextTree, in columns: [String]?) throws(FullTextExpressionError) -> FullTextTree {
    switch tree {
    case .phrase(let phrase):
      guard let columns else { return .phrase(clean4(phrase)) }
      guard phrase.isWord else {
        throw FullTextExpressionError("FTS4 searches a column for single words, not for phrases: use a separate MATCH on the column")
      }
      let words = try columns.map { column throws(FullTextExpressionError) -> FullTextTree in
        .columns([try nameable(column)], isComplement: false, .phrase(phrase))
      }
      return .joined(words, by: FullTextTree.any)
    case .near(let phrases, let distance):
      if columns != nil { throw FullTextExpressionError("FTS4 does not support NEAR in a column: use a separate MATCH on the column") }
      return phrases.isEmpty ? .phrase("") : .near(phrases.map(clean4), distance)
    case .columns(let names, let isComplement, let inner):
      let named = try indexed(names)
      return try tree4(inner, in: (columns ?? indexedColumns).filter { named.contains($0) != isComplement })
    case .all, .any, .except:
      return try tree.replacing { part throws(FullTextExpressionError) in try tree4(part, in: columns) }
    }
  }

  /// Returns the phrase without characters that would end the quotes or are special inside them.
  private func clean4(_ phrase: Phrase) -> Phrase {
    let text = phrase.text.blanking { $0 == 0 || "\"*^".utf8.contains($0) }
    return phrase.with(String(text.reversed().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }))
  }

  /// Returns the column if its name can precede a colon; otherwise throws.
  private func nameable(_ column: String) throws(FullTextExpressionError) -> String {
    guard column.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }),
      !column.isEmpty
    else { throw FullTextExpressionError("FTS4 cannot name the column \(column) in an expression: use a separate MATCH on it") }
    return column
  }
}

extension FullTextExpression.Phrase {
  fileprivate func with(_ text: String) -> Self { Self(text, isPrefix: isPrefix, isInitial: isInitial) }
}

extension FullTextTree {
  /// The depth of the tree that FTS4 builds. FTS4 balances chains of the same operator.
  fileprivate var depth4: Int {
    switch self {
    case .phrase, .columns: 1
    case .near(let phrases, _): phrases.count
    case .all(let parts), .any(let parts): Self.depth4(of: parts)
    case .except(let base, let others): max(base.depth4, Self.depth4(of: others)) + 1
    }
  }

  private static func depth4(of parts: [FullTextTree]) -> Int {
    let most = parts.count - 1
    return (parts.map(\.depth4).max() ?? 1) + (most < 1 ? 0 : most.bitWidth - most.leadingZeroBitCount)
  }
}

extension String {
  /// Returns the text with the matching bytes replaced by spaces. It compares bytes, as SQLite does, because a quote with a combining
  /// accent is one `Character`.
  fileprivate func blanking(_ isBlank: (UInt8) -> Bool) -> String {
    String(decoding: utf8.map { isBlank($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
