import SQLiteCore

/// Which collations are named in the SQL of a table or an index: what follows COLLATE.
enum CollationNames {
  /// The names, each once, as they are spelled; comments and texts are passed over. <https://sqlite.org/lang_keywords.html>
  static func inSQL(_ sql: String) -> [String] {
    let tokens = SQLToken.all(in: sql)
    var names: [String] = []
    for (keyword, token) in zip(tokens, tokens.dropFirst()) where keyword.isWord("collate") && token.canName {
      if !names.containsName(token.name) { names.append(token.name) }
    }
    return names
  }
}
