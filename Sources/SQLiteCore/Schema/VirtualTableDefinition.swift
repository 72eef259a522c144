/// The stored text of CREATE VIRTUAL TABLE, taken apart. Nothing is checked: SQLite did so.
package struct VirtualTableDefinition: Sendable {
  /// The module, in small letters.
  package let module: String
  /// The text of each argument, as the module gets it.
  package let arguments: [String]
  /// The tokens of each argument.
  package let argumentTokens: [[SQLToken]]

  /// Takes the text of a schema apart; nil when it makes no virtual table.
  package init?(_ sql: String) {
    guard Self.isBegun(by: SQLToken.all(in: sql, limit: 3)) else { return nil }
    self.init(sql, tokens: SQLToken.all(in: sql))
  }

  private static func isBegun(by tokens: [SQLToken]) -> Bool {
    tokens.count > 2 && tokens[0].isWord("create") && tokens[1].isWord("virtual") && tokens[2].isWord("table")
  }

  init?(_ sql: String, tokens: [SQLToken]) {
    guard tokens.count > 5, Self.isBegun(by: tokens) else { return nil }
    let condition = ["if", "not", "exists"]
    let isConditional = tokens.count > 8 && zip(tokens[3...], condition).allSatisfy { $0.isWord($1) } && !tokens[4].isWord("using")
    let place = isConditional ? 7 : 4
    guard tokens[place].isWord("using") else { return nil }
    module = tokens[place + 1].named
    let bytes = Array(sql.utf8)
    argumentTokens = tokens.dropFirst(place + 2).listed.filter { !$0.isEmpty }
    arguments = argumentTokens.compactMap { part in
      guard let first = part.first, let last = part.last else { return nil }
      return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
  }
}

extension ArraySlice<SQLToken> {
  /// What stands between the commas of its parentheses, other parentheses in them left whole.
  var listed: [[SQLToken]] {
    var parts: [[SQLToken]] = [[]]
    var depth = 0
    for token in self {
      if token.isSign(")") { depth -= 1 }
      if depth == 1, token.isSign(",") { parts.append([]) } else if depth > 0 { parts[parts.count - 1].append(token) }
      if token.isSign("(") { depth += 1 }
    }
    return parts
  }
}
