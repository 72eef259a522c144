/// The kind of a statement, as a mock determines it from its words.
package struct MockVerb {
  private static let changing: Set<String> = ["INSERT", "UPDATE", "DELETE", "REPLACE"]
  private static let readonly: Set<String> = ["SELECT", "VALUES", "EXPLAIN", "PRAGMA", "ATTACH", "DETACH"]

  private let words: [String]
  private let verb: String

  /// - Parameter words: The words and signs of the statement, in capitals.
  package init(_ words: [String]) {
    self.words = words
    guard words.first == "WITH" else {
      verb = words.first ?? ""
      return
    }
    // The verb of a WITH statement is outside all parentheses.
    var depth = 0
    let found = words.dropFirst().first { word in
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      return depth == 0 && (Self.changing.contains(word) || word == "SELECT" || word == "VALUES")
    }
    verb = found ?? "SELECT"
  }

  /// Whether the statement cannot write to the database file. <https://sqlite.org/c3ref/stmt_readonly.html>
  package var isReadonly: Bool { Self.readonly.contains(verb) }

  /// Whether the statement inserts, updates or deletes rows.
  package var isChange: Bool { Self.changing.contains(verb) }

  /// Whether the statement names the schema of temporary tables.
  var namesTemporary: Bool {
    zip(words, words.dropFirst()).contains { word, next in
      word == "CREATE" ? next.hasPrefix("TEMP") : next == "." && ["TEMP", "\"TEMP\""].contains(word)
    }
  }

  /// Whether the statement reads a table.
  var readsTable: Bool { ["SELECT", "VALUES"].contains(verb) && words.contains("FROM") }
}
