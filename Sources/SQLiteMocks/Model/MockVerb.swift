import SQLiteCore

/// The kind of a statement, as a mock determines it from the tokens.
package struct MockVerb {
  private static let changing: Set = ["insert", "update", "delete", "replace"]
  private static let readonly: Set = ["select", "values", "explain", "pragma", "attach", "detach"]

  private let tokens: ArraySlice<SQLToken>
  private let verb: String

  /// - Parameter syntax: A parser at the first token of the statement.
  package init(_ syntax: MockSyntax) {
    tokens = syntax.rest
    guard tokens.first?.isWord("with") == true else {
      verb = tokens.first?.folded ?? ""
      return
    }
    // The verb of a WITH statement is outside all parentheses.
    var depth = 0
    let found = tokens.dropFirst().first { token in
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      return depth == 0 && token.kind == .word && (Self.changing.contains(token.folded) || ["select", "values"].contains(token.folded))
    }
    verb = found?.folded ?? "select"
  }

  /// Whether the statement cannot write to the database file. <https://sqlite.org/c3ref/stmt_readonly.html>
  package var isReadonly: Bool { Self.readonly.contains(verb) }

  /// Whether the statement inserts, updates or deletes rows.
  package var isChange: Bool { Self.changing.contains(verb) }

  /// Whether the statement uses the schema `temp`, by name or with CREATE TEMP.
  var namesTemporary: Bool {
    zip(tokens, tokens.dropFirst()).contains { token, next in
      token.isWord("create") ? next.folded.hasPrefix("temp") : next.isSign(".") && token.named == "temp"
    }
  }

  /// Whether the statement reads a table.
  var readsTable: Bool { ["select", "values"].contains(verb) && tokens.contains { $0.isWord("from") } }
}
