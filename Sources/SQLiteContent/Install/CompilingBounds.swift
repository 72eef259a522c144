import SQLiteCalls
import SQLiteCore

// What SQLite compiles cannot be stopped while it does. So what a file asks for is counted first, by the names in its SQL.

extension Connection {
  /// Why a statement that writes a table, or connects a virtual one, would take SQLite without end, or more of the stack than there is; nil
  /// when everything can be compiled.
  func compilingProblem(in schema: String = "main") throws(SQLiteError) -> String? {
    let tables = try storedTables(in: schema)
    let nesting = ViewNesting(tables)
    var triggers: [(table: SchemaName, sql: String)] = []
    let found = try rows(
      "SELECT name, tbl_name, sql FROM \(identifier: schema).sqlite_schema WHERE lower(type) = 'trigger' AND sql IS NOT NULL")
    for row in found {
      let name = try row[0, as: String.self]
      let sql = try row[2, as: String.self]
      triggers.append((SchemaName(try row[1]), sql))
      if let problem = nesting.problem(of: sql) { return "the trigger \(name) cannot be compiled: \(problem)" }
    }
    let reach = TriggerReach(triggers)
    for table in tables {
      if reach.isTooFar(from: table.name) {
        return "the triggers of \(table.name.spelling) fire others, more than \(TriggerReach.most) in all, which is more than is compiled"
      }
      guard let view = table.definition?.contentView, let problem = nesting.problem(ofView: view) else { continue }
      return "the virtual table \(table.name.spelling) is over the view \(view.spelling), which cannot be compiled: \(problem)"
    }
    return nil
  }
}

extension VirtualTableDefinition {
  /// What `content=` of a search table names; FTS4 may compile that when the table is opened.
  fileprivate var contentView: SchemaName? {
    for tokens in argumentTokens where tokens.count > 2 && tokens[0].named == "content" && tokens[1].isSign("=") {
      return SchemaName(tokens[2].named)
    }
    return nil
  }
}
