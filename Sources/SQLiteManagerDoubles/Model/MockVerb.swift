/// The kinds of statements that a mock distinguishes by their first words.
package enum MockVerb {
  private static let changing: Set<String> = ["INSERT", "UPDATE", "DELETE", "REPLACE"]
  private static let readonly: Set<String> = ["SELECT", "VALUES", "EXPLAIN", "PRAGMA", "ATTACH", "DETACH"]

  private static func verb(_ words: [String]) -> String {
    guard words.first == "WITH" else { return words.first ?? "" }
    // The verb of a WITH stands outside all parentheses.
    var depth = 0
    for word in words.dropFirst() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0, changing.contains(word) || word == "SELECT" || word == "VALUES" { return word }
    }
    return "SELECT"
  }

  /// Whether a statement cannot write to the database file. <https://sqlite.org/c3ref/stmt_readonly.html>
  package static func isReadonly(_ words: [String]) -> Bool { readonly.contains(verb(words)) }

  /// Whether a statement inserts, updates or deletes rows.
  package static func isChange(_ words: [String]) -> Bool { changing.contains(verb(words)) }

  /// Whether a statement names the schema of temporary tables.
  static func namesTemporary(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      word == "CREATE" ? next.hasPrefix("TEMP") : next == "." && ["TEMP", "\"TEMP\""].contains(word)
    }
  }

  /// Whether a statement reads a table.
  static func readsTable(_ words: [String]) -> Bool { ["SELECT", "VALUES"].contains(verb(words)) && words.contains("FROM") }
}
