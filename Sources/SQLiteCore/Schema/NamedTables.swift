/// An occurrence of a name in SQL that refers to a table, view or common table expression whose rows are read or written.
package struct NamedTable {
  package let name: SchemaName
  /// The database that qualifies the name.
  let schema: String?
  /// The index of the name's token.
  let place: Int
  /// Whether the rows of the table are written.
  package let isWritten: Bool
}

extension [SQLToken] {
  private static let closing: Set = [
    "select", "where", "group", "having", "order", "limit", "union", "intersect", "except", "set", "values",
  ]

  /// The names of tables, views and common table expressions, once for each occurrence. The result may contain words that are not tables,
  /// but no table is missing.
  ///
  /// A table follows FROM, JOIN, INTO, UPDATE or IN, or another table and a comma, directly or within parentheses.
  package var namedTables: [NamedTable] {
    var found: [NamedTable] = []
    /// For the statement and each open parenthesis: whether a comma begins another table, whether a table comes next, and whether it is
    /// written.
    var levels = [(isInFrom: false, isNext: false, isWritten: false)]
    var place = 0
    while place < count {
      let (token, top) = (self[place], levels.count - 1)
      if token.isSign("(") {
        levels.append((levels[top].isNext, levels[top].isNext, false))
        levels[top].isNext = false
      } else if token.isSign(")") {
        if top > 0 { levels.removeLast() }
      } else if token.isSign(";") {
        levels = [(false, false, false)]
      } else if token.isSign(",") {
        levels[top].isNext = levels[top].isInFrom
      } else if token.isWord("join") || token.isWord("from") && !isWord("distinct", at: place - 1) {
        let isDeletion = isWord("delete", at: place - 1)
        levels[top] = (!isDeletion, true, isDeletion)
      } else if token.isWord("into") || token.isWord("update") {
        levels[top] = (false, true, true)
      } else if token.isWord("in"), place + 1 < count, self[place + 1].canName {
        levels[top].isNext = true
      } else if levels[top].isNext, token.isWord("or") {
        place += 1  // UPDATE OR IGNORE
      } else if token.kind == .word, Self.closing.contains(token.folded) {
        levels[top] = (false, false, false)
      } else if levels[top].isNext, token.canName {
        let hasSchema = place + 2 < count && self[place + 1].isSign(".")
        if hasSchema { place += 2 }
        found.append(
          NamedTable(
            name: SchemaName(self[place].name), schema: hasSchema ? token.name : nil, place: place, isWritten: levels[top].isWritten))
        (levels[top].isNext, levels[top].isWritten) = (false, false)
      }
      place += 1
    }
    return found
  }

  /// The tables that the statements of a text, or of a trigger, write to; the result may contain words that are not tables.
  package var writtenTables: [SchemaName] { namedTables.filter(\.isWritten).map(\.name) }

  private func isWord(_ word: String, at place: Int) -> Bool { indices.contains(place) && self[place].isWord(word) }
}

/// A common table expression: `name (columns) AS MATERIALIZED (…)`.
struct CommonTable {
  let name: SchemaName
  /// The tokens of the parentheses, or of the statement, within which its name is visible.
  let scope: Range<Int>
  /// The tokens between its own parentheses.
  let body: Range<Int>
}

extension [SQLToken] {
  /// The common table expressions, in the order in which they begin.
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

  /// For each token that opens a parenthesis, the index of its closing parenthesis; the end of the text when there is none.
  var closingParentheses: [Int?] {
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
