import SQLiteCalls
import SQLiteCore

/// Checks that the indexes of search tables match their text.
extension DatabaseReader {
  /// Whether SQL from the schema creates a search table. SQLite normalizes the first keywords.
  static func isSearchTable(_ sql: String) -> Bool {
    guard sql.hasPrefix("CREATE VIRTUAL") else { return false }
    let tokens = SQLToken.all(in: sql)
    return zip(tokens, tokens.dropFirst()).contains { $0.isWord("using") && ["fts3", "fts4", "fts5"].contains($1.folded) }
  }

  /// Whether to compare the indexes of search tables with their text, which requires a copy of the database.
  ///
  /// - Parameter before: An earlier state. Tables are checked only if they have changed since then, and never if it is nil.
  func isToCheck(_ state: DatabaseState, since before: DatabaseState?) -> Bool {
    guard let before, state.unread == nil, state.hasSearchTables else { return false }
    return state.searchSum != before.searchSum || state.tables != before.tables
  }

  /// Returns the search tables whose index does not match their text. The check writes, so this must be a copy of the database. A table is
  /// skipped if its tokenizer or content table is unknown on this connection.
  func staleSearchTables() -> Set<String> {
    var names: [String] = []
    unsafe forEachRow(of: "SELECT name, sql FROM main.sqlite_schema WHERE type = 'table' AND sql IS NOT NULL") { statement in
      if unsafe Self.isSearchTable(sqlite.text(statement, 1)) { names.append(unsafe sqlite.text(statement, 0)) }
    }
    return Set(
      names.filter { name in
        let table = name.quoted(by: "\"")
        return ["(\(table), rank) VALUES ('integrity-check', 1)", "(\(table)) VALUES ('integrity-check')"].contains { rest in
          let code = unsafe sqlite.sqlite3_exec(db, "INSERT INTO main.\(table)\(rest)", nil, nil, nil)
          return ResultCode(rawValue: code).primary == .corrupt
        }
      })
  }
}

extension DatabaseState {
  /// Whether the database has a search table.
  var hasSearchTables: Bool { objects.values.contains(where: DatabaseReader.isSearchTable) }
}
