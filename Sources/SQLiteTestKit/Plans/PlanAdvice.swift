import SQLiteCore

/// Advice for a statement that scans a table, if a plain index on a compared column would not help.
enum PlanAdvice {
  /// Returns advice for the text of the statement; nil if a plain index helps.
  static func sentence(for sql: String) -> String? {
    let tokens = SQLToken.all(in: sql)
    let condition = Array(tokens.drop { !$0.isWord("where") && !$0.isWord("on") })
    if condition.contains(where: { $0.isWord("like") }) {
      return """
        LIKE uses an index only if the index ignores case and the pattern does not begin with % or _: \
        CREATE INDEX … (column COLLATE NOCASE); to search within words, use a table of FTS5
        """
    }
    if let function = function(in: condition) {
      return """
        an index on the column does not help \(function): CREATE INDEX … (\(function)(column)) does, if the query contains the same \
        expression; to ignore case, use a column or an index COLLATE NOCASE without the function
        """
    }
    if tokens.contains(where: { $0.isWord("offset") }) || hasPlaceInLimit(tokens) {
      return """
        OFFSET reads the rows that it skips: keep the key of the last row that was shown, and continue after it, \
        WHERE (name, id) > (?, ?) ORDER BY name, id LIMIT …, with an index on these columns
        """
    }
    return nil
  }

  /// Returns the first function in a condition whose argument begins with a name.
  private static func function(in condition: [SQLToken]) -> String? {
    for (index, token) in condition.enumerated() where token.kind == .word && condition.dropFirst(index + 1).first?.isSign("(") == true {
      guard !words.contains(token.folded), let argument = condition.dropFirst(index + 2).first else { continue }
      if argument.kind == .word && !argument.isWord("select") || argument.kind == .name { return token.name }
    }
    return nil
  }

  /// The words before a parenthesis that are not functions, and the aggregate functions.
  private static let words: Set<String> = [
    "in", "and", "or", "not", "exists", "values", "where", "on", "between", "like", "glob", "match", "is", "when", "then", "else", "as",
    "over", "filter", "using", "by", "having", "select", "union", "all", "from", "join", "case", "limit", "offset", "count", "sum", "max",
    "min", "avg", "total",
  ]

  /// Whether the statement contains an offset like `LIMIT 20, 10`.
  private static func hasPlaceInLimit(_ tokens: [SQLToken]) -> Bool {
    guard let limit = tokens.lastIndex(where: { $0.isWord("limit") }) else { return false }
    return tokens[limit...].contains { $0.isSign(",") }
  }
}
