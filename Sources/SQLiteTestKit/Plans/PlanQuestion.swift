import SQLiteCalls
import SQLiteCore
import SQLiteStorage

/// Reads facts about a statement from SQLite, on the statement's own connection. If a query fails, its result is nil; no error is thrown.
@safe struct PlanQuestion {
  let sqlite: any Sqlite3WrapperProtocol
  let connection: OpaquePointer

  func plan(of sql: String) -> QueryPlan? {
    rows("EXPLAIN QUERY PLAN " + sql, columns: 4).map { rows in
      QueryPlan(nodes: rows.map { QueryPlan.Node(id: Int($0[0]) ?? 0, parent: Int($0[1]) ?? 0, detail: $0[3]) })
    }
  }

  func program(of sql: String) -> PlanProgram? { rows("EXPLAIN " + sql, columns: 7).map { PlanProgram($0) } }

  /// Returns the names of the tables with the given roots, without SQLite's internal tables; nil if the schema cannot be read.
  func tables(_ roots: [PlanProgram.Root]) -> [String]? {
    var names: [String] = []
    for root in roots {
      guard let schema = schema(root.database) else { return nil }
      guard let rows = rows("SELECT tbl_name FROM \(schema.quoted(by: "\"")).sqlite_schema WHERE rootpage = \(root.page)", columns: 1)
      else { return nil }
      for name in rows.map({ $0[0] }) where !name.hasPrefix("sqlite_") && !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the names of the empty tables among the tables with the given roots.
  func empty(_ roots: [PlanProgram.Root]) -> [String] {
    roots.flatMap { root -> [String] in
      guard let schema = schema(root.database), let names = tables([root]) else { return [] }
      return names.filter { name in
        let table = "\(schema.quoted(by: "\"")).\(name.quoted(by: "\""))"
        return !SchemaName(name).isReserved && rows("SELECT 1 FROM \(table) LIMIT 1", columns: 1)?.isEmpty == true
      }
    }
  }

  private func schema(_ number: Int) -> String? {
    if number == 0 { return "main" }
    return rows("SELECT name FROM pragma_database_list WHERE seq = \(number)", columns: 1)?.first?[0]
  }

  /// Returns all rows as text; nil after an error, or if there are fewer columns than expected.
  private func rows(_ sql: String, columns: Int) -> [[String]]? {
    var rows: [[String]] = []
    let failure = unsafe sqlite.forEachRow(of: sql, in: connection) { statement in
      rows.append((0..<(unsafe sqlite.sqlite3_column_count(statement))).map { unsafe sqlite.text(statement, $0) })
    }
    return failure == nil && rows.allSatisfy { $0.count >= columns } ? rows : nil
  }
}
