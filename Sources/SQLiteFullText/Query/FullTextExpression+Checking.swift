import SQLiteCallsCore
import SQLiteCore
public import SQLiteText

extension FullTextExpression {
  /// The expression as the module of a table reads it.
  ///
  /// - Parameter hasParentheses: Whether FTS4 was built with FTS3_PARENTHESIS. Without it FTS4 can say that all of several things must be there,
  ///   each a phrase or one of several phrases, and which single words must not.
  /// - Throws: ``FullTextExpressionError`` for parts that the module cannot say: a column of more than one word on FTS4, columns that the table
  ///   does not have, more than 2,000 phrases, too many levels (30, on FTS4 12).
  public func text(for table: FullTextTable, hasParentheses: Bool = true) throws(FullTextExpressionError) -> String {
    let tree = try tree(for: table, hasParentheses: hasParentheses)
    return table.module == .fts5 ? tree.text5 : hasParentheses ? tree.text4 : tree.standard4
  }

  /// The expression as the module of a table can say it, or an error for the part that it cannot.
  private func tree(for table: FullTextTable, hasParentheses: Bool) throws(FullTextExpressionError) -> FullTextTree {
    let checker = FullTextChecker(table: table)
    guard try checker.phraseCount(node, level: 0) <= FullTextChecker.mostPhrases else {
      throw FullTextExpressionError("the expression has more than 2,000 phrases: search in parts")
    }
    if table.module == .fts5 { return try checker.tree5(node) }
    let pieces = try checker.reduced(node, columns: nil)
    if checker.depth4(pieces) > 12 { throw Self.tooDeep(12) }
    let tree = try checker.tree4(pieces)
    if !hasParentheses, !tree.isStandard4 {
      throw FullTextExpressionError(
        "FTS4 without FTS3_PARENTHESIS can say: all of phrases, or of alternatives of phrases, without single words; not this")
    }
    return tree
  }

  fileprivate static func tooDeep(_ levels: Int) -> FullTextExpressionError {
    FullTextExpressionError("the expression has more than \(levels) levels: join what is alike on one level")
  }
}

/// Finds the parts of an expression that the module of a table cannot say.
private struct FullTextChecker {
  typealias Node = FullTextExpression.Node
  typealias Phrase = FullTextExpression.Phrase

  /// The parser of FTS5 keeps three things for each level, and takes a hundred.
  static let deepest = 30
  static let mostPhrases = 2000

  let table: FullTextTable

  func phraseCount(_ node: Node, level: Int) throws(FullTextExpressionError) -> Int {
    if level > Self.deepest { throw FullTextExpression.tooDeep(Self.deepest) }
    switch node {
    case .tooDeep: throw FullTextExpression.tooDeep(Self.deepest)
    case .phrase: return 1
    case .near(let phrases, _): return phrases.count
    case .columns(_, _, let inner): return try phraseCount(inner, level: level + 1)
    case .all(let parts), .any(let parts): return try phraseCount(of: parts.elements, level: level)
    case .except(let base, let others): return try phraseCount(of: [base] + others.elements, level: level)
    }
  }

  private func phraseCount(of parts: [Node], level: Int) throws(FullTextExpressionError) -> Int {
    var count = 0
    for part in parts {
      count += try phraseCount(part, level: level + 1)
      if count > Self.mostPhrases { break }  // it is refused, whatever follows
    }
    return count
  }

  func tree5(_ node: Node) throws(FullTextExpressionError) -> FullTextTree {
    switch node {
    case .tooDeep: throw FullTextExpression.tooDeep(Self.deepest)
    case .phrase(let phrase): return .phrase(clean5(phrase))
    case .near(let phrases, let distance):
      if phrases.contains(where: \.isInitial) { throw FullTextExpressionError("a phrase in NEAR cannot be initial") }
      return phrases.isEmpty ? .phrase(FullTextTree.Phrase(text: "")) : .near(phrases.map(clean5), distance)
    case .columns(let columns, let isComplement, let inner):
      let named = try indexed(columns)
      let tree = try tree5(inner)
      // FTS5 cannot say "no column", nor "this column" of the only one where it keeps no places.
      switch indexedColumns.count(where: { named.contains($0) != isComplement }) {
      case 0: return .phrase(FullTextTree.Phrase(text: ""))
      case indexedColumns.count: return tree
      default: return .columns(named, isComplement: isComplement, tree)
      }
    case .all(let parts): return .all(try trees5(parts))
    case .any(let parts): return .any(try trees5(parts))
    case .except(let base, let others): return .except(try tree5(base), try trees5(others))
    }
  }

  private func trees5(_ parts: JoinedList<Node>) throws(FullTextExpressionError) -> [FullTextTree] {
    try parts.elements.map { part throws(FullTextExpressionError) in try tree5(part) }
  }

  private func clean5(_ phrase: Phrase) -> FullTextTree.Phrase {
    FullTextTree.Phrase(text: phrase.text.blanking { $0 == 0 }, isPrefix: phrase.isPrefix, isInitial: phrase.isInitial)
  }

  private var indexedColumns: [String] { table.columns.filter(\.isIndexed).map(\.name) }

  /// The columns by the names they have in the table.
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

  /// The expression with columns at its phrases, where FTS4 has them.
  func reduced(_ node: Node, columns: [String]?) throws(FullTextExpressionError) -> Node {
    switch node {
    case .tooDeep: return node
    case .phrase(let phrase):
      guard let columns else { return node }
      guard PlainWords.tokens(of: phrase.text).map(\.byteRange) == [0..<phrase.text.utf8.count] else {
        throw FullTextExpressionError("FTS4 looks for single words in a column, not for phrases: search the column with MATCH of its own")
      }
      return .any(JoinedList(columns.map { .columns([$0], isComplement: false, .phrase(phrase)) }))
    case .near(let phrases, _):
      if columns != nil { throw FullTextExpressionError("FTS4 cannot say NEAR of a column: search the column with MATCH of its own") }
      return phrases.isEmpty ? .any(JoinedList([])) : node
    case .columns(let names, let isComplement, let inner):
      let named = try indexed(names)
      let kept = (columns ?? indexedColumns).filter { named.contains($0) != isComplement }
      return try reduced(inner, columns: kept)
    case .all(let parts): return .all(try reduced(all: parts, columns))
    case .any(let parts): return .any(try reduced(all: parts, columns))
    case .except(let base, let others): return .except(try reduced(base, columns: columns), try reduced(all: others, columns))
    }
  }

  private func reduced(all parts: JoinedList<Node>, _ columns: [String]?) throws(FullTextExpressionError) -> JoinedList<Node> {
    var reduced: [Node] = []
    for part in parts.elements { reduced.append(try self.reduced(part, columns: columns)) }
    return JoinedList(reduced)
  }

  /// How deep the tree of FTS4 is: it balances operators that are alike.
  func depth4(_ node: Node) -> Int {
    switch node {
    case .phrase, .columns, .tooDeep: 1
    case .near(let phrases, _): phrases.count
    case .all(let parts), .any(let parts): (parts.elements.map { depth4($0) }.max() ?? 1) + Self.levels(of: parts.count)
    case .except(let base, let others):
      max(depth4(base), (others.elements.map { depth4($0) }.max() ?? 1) + Self.levels(of: others.count)) + 1
    }
  }

  private static func levels(of count: Int) -> Int { count < 2 ? 0 : (count - 1).bitWidth - (count - 1).leadingZeroBitCount }

  /// The tree of an expression that is already reduced.
  func tree4(_ node: Node) throws(FullTextExpressionError) -> FullTextTree {
    switch node {
    case .phrase(let phrase): return .phrase(clean4(phrase))
    case .columns(let columns, _, .phrase(let phrase)):
      return .columns([try nameable(columns[0])], isComplement: false, .phrase(Self.word(phrase)))
    case .columns, .tooDeep: throw FullTextExpression.tooDeep(12)  // neither is left here
    case .near(let phrases, let distance): return .near(phrases.map(clean4), distance)
    case .all(let parts): return try joined4(parts, FullTextTree.all)
    case .any(let parts): return try joined4(parts, FullTextTree.any)
    case .except(let base, let others): return .except(try tree4(base), try trees4(others))
    }
  }

  private func joined4(
    _ parts: JoinedList<Node>, _ join: ([FullTextTree]) -> FullTextTree
  ) throws(FullTextExpressionError) -> FullTextTree {
    let trees = try trees4(parts)
    return trees.isEmpty ? .phrase(FullTextTree.Phrase(text: "")) : trees.count == 1 ? trees[0] : join(trees)
  }

  private func trees4(_ parts: JoinedList<Node>) throws(FullTextExpressionError) -> [FullTextTree] {
    try parts.elements.map { part throws(FullTextExpressionError) in try tree4(part) }
  }

  /// A phrase without characters that would end the quotes or mean something in them.
  private func clean4(_ phrase: Phrase) -> FullTextTree.Phrase {
    let text = phrase.text.blanking { $0 == 0 || "\"*^".utf8.contains($0) }
    let trimmed = String(text.reversed().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace })
    return FullTextTree.Phrase(text: trimmed, isPrefix: phrase.isPrefix, isInitial: phrase.isInitial)
  }

  private static func word(_ phrase: Phrase) -> FullTextTree.Phrase {
    FullTextTree.Phrase(text: phrase.text, isPrefix: phrase.isPrefix, isInitial: phrase.isInitial)
  }

  /// A column that can be named before a colon.
  private func nameable(_ column: String) throws(FullTextExpressionError) -> String {
    guard column.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }),
      !column.isEmpty
    else { throw FullTextExpressionError("FTS4 cannot name the column \(column) in an expression: search it with MATCH of its own") }
    return column
  }
}

extension FullTextTree {
  /// Whether FTS4 can say it without parentheses.
  fileprivate var isStandard4: Bool {
    switch self {
    case .all(let parts): parts.allSatisfy(\.isAlternatives4)
    case .except(let base, let others): base.isStandard4 && others.allSatisfy(\.isBareWord)
    case .phrase, .near, .columns, .any: isAlternatives4
    }
  }

  private var isAlternatives4: Bool {
    switch self {
    case .any(let parts): parts.allSatisfy(\.isAlternatives4)
    case .all, .except: false
    case .phrase, .near, .columns: true
    }
  }

  private var isBareWord: Bool {
    guard case .phrase(let phrase) = self, !phrase.isInitial, !phrase.isPrefix else { return false }
    return PlainWords.tokens(of: phrase.text).map(\.byteRange) == [0..<phrase.text.utf8.count]
  }
}

extension String {
  /// The text with a space for each byte of some. Bytes are looked at, as SQLite does: an accent makes another character of a quote.
  fileprivate func blanking(_ isBlank: (UInt8) -> Bool) -> String {
    String(decoding: utf8.map { isBlank($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
