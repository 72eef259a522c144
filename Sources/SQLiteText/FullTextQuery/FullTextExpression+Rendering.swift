import SQLiteCalls
public import SQLiteCore

extension FullTextExpression {
  /// The expression as the module of a table reads it.
  ///
  /// - Parameter hasParentheses: Whether FTS4 was built with FTS3_PARENTHESIS. Without it FTS4 can say that all of several things must be there,
  ///   each a phrase or one of several phrases, and which single words must not.
  /// - Throws: ``FullTextExpressionError`` for what the module cannot say: a column of more than one word on FTS4, columns that the table does
  ///   not have, more than 2,000 phrases, too many levels (30, on FTS4 12).
  public func text(for table: FullTextTable, hasParentheses: Bool = true) throws(FullTextExpressionError) -> String {
    let renderer = FullTextRenderer(table: table, hasParentheses: hasParentheses)
    guard try renderer.phraseCount(node, level: 0) <= FullTextRenderer.mostPhrases else {
      throw FullTextExpressionError("the expression has more than 2,000 phrases: search in parts")
    }
    if table.module == .fts5 { return try renderer.text5(node) }
    let pieces = try renderer.reduced(node, columns: nil)
    if renderer.depth4(pieces) > 12 { throw Self.tooDeep(12) }
    return try hasParentheses ? renderer.text4(pieces) : renderer.standard4(pieces)
  }

  fileprivate static func tooDeep(_ levels: Int) -> FullTextExpressionError {
    FullTextExpressionError("the expression has more than \(levels) levels: join what is alike on one level")
  }
}

extension Connection {
  /// What to ask a table for an expression in the syntax of full-text tables.
  ///
  /// - Throws: ``FullTextExpressionError`` for what the module cannot say; ``SQLiteError`` when SQLite cannot be asked how FTS4 was built.
  public func fullTextMatch(for expression: FullTextExpression, in table: FullTextTable) throws -> FullTextMatch {
    if table.module == .fts5 { return .expression(try expression.text(for: table)) }
    let hasParentheses = try value("SELECT sqlite_compileoption_used('ENABLE_FTS3_PARENTHESIS')", as: Bool.self)
    return .expression(try expression.text(for: table, hasParentheses: hasParentheses ?? false))
  }
}

/// Writes expressions for one table.
private struct FullTextRenderer {
  typealias Node = FullTextExpression.Node
  typealias Phrase = FullTextExpression.Phrase

  /// The parser of FTS5 keeps three things for each level, and takes a hundred.
  static let deepest = 30
  static let mostPhrases = 2000

  let table: FullTextTable
  let hasParentheses: Bool

  func phraseCount(_ node: Node, level: Int) throws(FullTextExpressionError) -> Int {
    if level > FullTextRenderer.deepest { throw FullTextExpression.tooDeep(Self.deepest) }
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

  // MARK: FTS5

  func text5(_ node: Node) throws(FullTextExpressionError) -> String {
    switch node {
    case .tooDeep: throw FullTextExpression.tooDeep(Self.deepest)
    case .phrase(let phrase): return (phrase.isInitial ? "^" : "") + string5(phrase)
    case .near(let phrases, let distance):
      if phrases.contains(where: \.isInitial) { throw FullTextExpressionError("a phrase in NEAR cannot be initial") }
      return phrases.isEmpty ? "\"\"" : "NEAR(\(phrases.map { string5($0) }.joined(separator: " ")), \(distance))"
    case .columns(let columns, let isComplement, let inner):
      let names = try indexed(columns).map { $0.quoted(by: "\"") }.joined(separator: " ")
      return "\(isComplement ? "- " : ""){\(names)} : (\(try text5(inner)))"
    case .all(let parts): return try join5(parts.elements, by: " AND ")
    case .any(let parts): return try join5(parts.elements, by: " OR ")
    case .except(let base, let others): return try join5([base] + others.elements, by: " NOT ")
    }
  }

  private func join5(_ parts: [Node], by operation: String) throws(FullTextExpressionError) -> String {
    var texts: [String] = []
    for part in parts {
      let text = try text5(part)
      if case .phrase = part { texts.append(text) } else { texts.append("(\(text))") }
    }
    return texts.joined(separator: operation)
  }

  private func string5(_ phrase: Phrase) -> String { phrase.text.blanking { $0 == 0 }.quoted(by: "\"") + (phrase.isPrefix ? " *" : "") }

  /// The columns by the names they have in the table.
  private func indexed(_ columns: [String]) throws(FullTextExpressionError) -> [String] {
    var names: [String] = []
    for name in columns {
      do throws(SQLiteError) {
        names += try FullTextQuery("", columns: [name]).indexedColumns(of: table) ?? table.columns.filter(\.isIndexed).map(\.name)
      } catch {
        throw FullTextExpressionError(error.message)
      }
    }
    return names
  }

  // MARK: FTS4

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
      let all = table.columns.filter(\.isIndexed).map(\.name)
      let kept = (columns ?? all).filter { named.contains($0) != isComplement }
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

  /// How deep the tree of FTS4 is: it balances what is alike.
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

  func text4(_ node: Node) throws(FullTextExpressionError) -> String {
    switch node {
    case .phrase(let phrase): return string4(phrase)
    case .columns(let columns, _, .phrase(let phrase)): return try inColumn4(columns[0], phrase)
    case .columns, .tooDeep: throw FullTextExpression.tooDeep(12)  // neither is left here
    case .near(let phrases, let distance): return phrases.map { string4($0) }.joined(separator: " NEAR/\(distance) ")
    case .all(let parts): return try join4(parts.elements, by: " AND ")
    case .any(let parts): return try join4(parts.elements, by: " OR ")
    case .except(let base, let others):
      let all = others.elements
      return "\(try atom4(base)) NOT \(try atom4(all.count == 1 ? all[0] : .any(others)))"
    }
  }

  private func join4(_ parts: [Node], by operation: String) throws(FullTextExpressionError) -> String {
    if parts.isEmpty { return "\"\"" }
    var texts: [String] = []
    for part in parts { texts.append(parts.count == 1 ? try text4(part) : try atom4(part)) }
    return texts.joined(separator: operation)
  }

  private func atom4(_ node: Node) throws(FullTextExpressionError) -> String {
    let text = try text4(node)
    switch node {
    case .phrase, .columns: return text
    default: return "(\(text))"
    }
  }

  /// The expression in the syntax without parentheses, in which OR binds more than words side by side.
  func standard4(_ node: Node) throws(FullTextExpressionError) -> String {
    switch node {
    case .all(let parts):
      var texts: [String] = []
      for part in parts.elements { texts.append(try alternatives4(part)) }
      return texts.isEmpty ? "\"\"" : texts.joined(separator: " ")
    case .except(let base, let others):
      var text = try standard4(base)
      for other in others.elements {
        guard case .phrase(let phrase) = other, !phrase.isInitial, !phrase.isPrefix,
          PlainWords.tokens(of: phrase.text).map(\.byteRange) == [0..<phrase.text.utf8.count]
        else { throw Self.notStandard }
        text += " -\(phrase.text)"
      }
      return text
    default: return try alternatives4(node)
    }
  }

  private func alternatives4(_ node: Node) throws(FullTextExpressionError) -> String {
    guard case .any(let parts) = node else {
      if case .all(let parts) = node, parts.count == 1 { return try alternatives4(parts.elements[0]) }
      if case .all = node { throw Self.notStandard }
      if case .except = node { throw Self.notStandard }
      return try text4(node)
    }
    var texts: [String] = []
    for part in parts.elements { texts.append(try alternatives4(part)) }
    return texts.isEmpty ? "\"\"" : texts.joined(separator: " OR ")
  }

  private static var notStandard: FullTextExpressionError {
    FullTextExpressionError(
      "FTS4 without FTS3_PARENTHESIS can say: all of phrases, or of alternatives of phrases, without single words; not this")
  }

  /// A phrase in quotes; what would end them or mean something in them is a space.
  private func string4(_ phrase: Phrase) -> String {
    let text = phrase.text.blanking { $0 == 0 || "\"*^".utf8.contains($0) }
    let trimmed = String(text.reversed().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace })
    return "\"\(phrase.isInitial ? "^" : "")\(trimmed)\(phrase.isPrefix ? "*" : "")\""
  }

  private func inColumn4(_ column: String, _ phrase: Phrase) throws(FullTextExpressionError) -> String {
    guard column.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }),
      !column.isEmpty
    else { throw FullTextExpressionError("FTS4 cannot name the column \(column) in an expression: search it with MATCH of its own") }
    return "\(column):\(phrase.isInitial ? "^" : "")\(phrase.text)\(phrase.isPrefix ? "*" : "")"
  }
}

extension String {
  /// The text with a space for each byte of some. Bytes are looked at, as SQLite does: an accent makes another character of a quote.
  fileprivate func blanking(_ isBlank: (UInt8) -> Bool) -> String {
    String(decoding: utf8.map { isBlank($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
