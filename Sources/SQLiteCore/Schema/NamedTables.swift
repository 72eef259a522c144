/// A name that stands where SQL names a table, view or common table expression.
struct NamedTable {
  let name: SchemaName
  /// The number of its token.
  let place: Int
}

extension [SQLToken] {
  private static let closing: Set = [
    "select", "where", "group", "having", "order", "limit", "union", "intersect", "except", "set", "values",
  ]
  private static let opening: Set = ["from", "join", "into", "update"]

  /// The names that stand where a table can stand; now and then a column too many, never a table too few.
  ///
  /// A table follows FROM, JOIN, INTO, UPDATE or IN, or another table and a comma, at once or within parentheses.
  var namedTables: [NamedTable] {
    var found: [NamedTable] = []
    var isInFrom = [false]
    for (place, token) in enumerated() {
      if token.isSign("(") {
        isInFrom.append(isInFrom.last ?? false)
      } else if token.isSign(")") {
        if isInFrom.count > 1 { isInFrom.removeLast() }
      } else if token.isSign(";") {
        isInFrom = [false]
      } else if !token.canName {
        continue
      } else if token.kind == .word, Self.closing.contains(token.folded) {
        isInFrom[isInFrom.count - 1] = false
      } else if token.kind == .word, Self.opening.contains(token.folded) {
        isInFrom[isInFrom.count - 1] = true
      } else if place + 1 == count || !self[place + 1].isSign("."), isInFrom.last == true || isInOperand(place) {
        found.append(NamedTable(name: SchemaName(token.named), place: place))
      }
    }
    return found
  }

  /// Whether a name is the right side of IN, with its schema or without.
  private func isInOperand(_ place: Int) -> Bool {
    func isIn(_ place: Int) -> Bool { indices.contains(place) && self[place].isWord("in") }
    return isIn(place - 1) || (place > 2 && self[place - 1].isSign(".") && isIn(place - 3))
  }
}

extension [SQLToken] {
  /// The names of tables, views and common table expressions that a text reads rows of or writes to, each as often as it occurs; no column is among them.
  var joinedTables: [(schema: String?, name: String, place: Int)] {
    var found: [(schema: String?, name: String, place: Int)] = []
    /// For the statement and each open parenthesis: whether a comma begins another table, and whether a table comes next.
    var levels = [(isInFrom: false, isNext: false)]
    var place = 0
    while place < count {
      let (token, top) = (self[place], levels.count - 1)
      if token.isSign("(") {
        levels.append((levels[top].isNext, levels[top].isNext))
        levels[top].isNext = false
      } else if token.isSign(")") {
        if top > 0 { levels.removeLast() }
      } else if token.isSign(",") {
        levels[top].isNext = levels[top].isInFrom
      } else if token.isWord("join") || token.isWord("from") && !(place > 0 && self[place - 1].isWord("distinct")) {
        levels[top] = (true, true)
      } else if token.isWord("into") || token.isWord("update") {
        levels[top] = (false, true)
      } else if levels[top].isNext, token.isWord("or") {
        place += 1  // UPDATE OR IGNORE
      } else if token.kind == .word, Self.closing.contains(token.folded) {
        levels[top] = (false, false)
      } else if levels[top].isNext, token.canName {
        let hasSchema = place + 2 < count && self[place + 1].isSign(".")
        if hasSchema { place += 2 }
        found.append((hasSchema ? token.name : nil, self[place].name, place))
        levels[top].isNext = false
      }
      place += 1
    }
    return found
  }
}

/// A common table expression of a text: `name (columns) AS MATERIALIZED (…)`.
struct CommonTable {
  let name: SchemaName
  /// The tokens of the parentheses, or of the statement, within which its name is known.
  let scope: Range<Int>
  /// The tokens between its own parentheses.
  let body: Range<Int>
}

extension [SQLToken] {
  /// The common table expressions, in the order they begin.
  var commonTables: [CommonTable] {
    let closing = closingParentheses
    var found: [CommonTable] = []
    var scopes: [Range<Int>] = []
    var statement = statementRange(from: 0, closing)
    for (place, token) in enumerated() {
      while let last = scopes.last, place >= last.upperBound { scopes.removeLast() }
      if place >= statement.upperBound { statement = statementRange(from: place + 1, closing) }
      if token.isSign("("), let end = closing[place] { scopes.append(place..<end) }
      guard token.canName, let body = bodyOfCommonTable(at: place, closing) else { continue }
      found.append(CommonTable(name: SchemaName(token.named), scope: scopes.last ?? statement, body: body))
    }
    return found
  }

  private func bodyOfCommonTable(at place: Int, _ closing: [Int?]) -> Range<Int>? {
    var next = place + 1
    if next < count, self[next].isSign("("), let end = closing[next] { next = end + 1 }
    guard next < count, self[next].isWord("as") else { return nil }
    next += 1
    if next < count, self[next].isWord("not") { next += 1 }
    if next < count, self[next].isWord("materialized") { next += 1 }
    guard next < count, let end = closing[next] else { return nil }
    return next..<end
  }

  private func statementRange(from start: Int, _ closing: [Int?]) -> Range<Int> {
    var place = start
    while place < count, !self[place].isSign(";") { place = (closing[place] ?? place) + 1 }
    return start..<Swift.max(start + 1, place)
  }

  /// For each token that opens a parenthesis, where that closes; the end of the text when it does not.
  private var closingParentheses: [Int?] {
    var closing = [Int?](repeating: nil, count: count)
    var open: [Int] = []
    for (place, token) in enumerated() {
      if token.isSign("(") { open.append(place) }
      if token.isSign(")"), let start = open.popLast() { closing[start] = place }
    }
    for start in open { closing[start] = count }
    return closing
  }
}
