/// The stored text of a CREATE statement, split at its parentheses and commas. It is not validated, because SQLite has already accepted it.
package struct StoredDefinition {
  private let bytes: [UInt8]
  package let tokens: [SQLToken]
  /// For each token that opens a parenthesis, the index of its closing parenthesis; the end of the text when there is none.
  package let closing: [Int?]

  package init(_ sql: String) { self.init(sql, tokens: SQLToken.all(in: sql)) }

  init(_ sql: String, tokens: [SQLToken]) {
    bytes = Array(sql.utf8)
    self.tokens = tokens
    closing = tokens.closingParentheses
  }

  /// Returns the text from the first to the last of the given tokens.
  package func text(_ tokens: ArraySlice<SQLToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The tokens in the first parentheses, split at the commas, and the tokens after these parentheses.
  package var body: (parts: [ArraySlice<SQLToken>], rest: ArraySlice<SQLToken>) {
    guard let open = closing.firstIndex(where: { $0 != nil }), let end = closing[open] else { return ([], []) }
    return (list(after: open - 1) ?? [], tokens[min(end + 1, tokens.endIndex)...])
  }

  /// Returns the tokens in the parentheses after an index, split at the commas; nil if none begin there.
  package func list(after place: Int) -> [ArraySlice<SQLToken>]? {
    guard place + 1 < tokens.endIndex, let end = closing[place + 1] else { return nil }
    var parts: [ArraySlice<SQLToken>] = []
    var start = place + 2
    for place in outer(tokens[start..<end]) where tokens[place].isSign(",") {
      parts.append(tokens[start..<place])
      start = place + 1
    }
    return parts + [tokens[start..<end]]
  }

  /// Returns the indices of the tokens outside parentheses, including the opening parentheses.
  package func outer(_ tokens: ArraySlice<SQLToken>) -> [Int] {
    var places: [Int] = []
    var place = tokens.startIndex
    while place < tokens.endIndex {
      places.append(place)
      place = (closing[place] ?? place) + 1
    }
    return places
  }
}
