import SQLiteCalls
import SQLiteCore
import SQLiteManagerEngine

/// Looks whether search tables find what their text says.
extension DatabaseReader {
  /// When the indexes of search tables are compared with their text, which takes a copy of the database.
  enum SearchCheck {
    case never
    case always
    case ifChanged(since: DatabaseState)
  }

  /// Whether some SQL makes a search table.
  static func isSearchTable(_ sql: String) -> Bool {
    sql.uppercased().contains(/^CREATE VIRTUAL.*USING\s+FTS[345]/.dotMatchesNewlines())
  }

  func isToCheck(_ state: DatabaseState, _ search: SearchCheck) -> Bool {
    guard state.unread == nil, state.objects.values.contains(where: Self.isSearchTable) else { return false }
    switch search {
    case .never: return false
    case .always: return true
    case .ifChanged(let before): return state.searchSum != before.searchSum || state.tables != before.tables
    }
  }

  /// The search tables whose index is not that of their text. The check writes, so that this is a copy. A table whose tokenizer or content is not known
  /// here is left out.
  func staleSearchTables() -> Set<String> {
    var names: [String] = []
    var other = DatabaseState()
    unsafe forEachRow(of: "SELECT name, sql FROM main.sqlite_schema WHERE type = 'table' AND sql IS NOT NULL", into: &other) {
      statement, _ in
      if unsafe Self.isSearchTable(text(statement, 1)) { names.append(unsafe text(statement, 0)) }
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
