import SQLiteCalls
import SQLiteCore

// SQLite cannot be stopped while it compiles a statement. So the names in a file's SQL are counted first, to estimate the work.

extension Connection {
  /// Returns the reason why compiling a statement that writes to a table or opens a virtual one would keep SQLite busy endlessly or
  /// overflow the stack; nil when every such statement can be compiled.
  func compilingProblem(of tables: [StoredTable]) throws -> String? {
    let nesting = ViewNesting(tables)
    var triggers = TriggerReach()
    for trigger in try storedObjects(.trigger) {
      guard let sql = trigger.sql else { continue }
      triggers.add(sql, on: trigger.table)
      if let problem = nesting.problem(of: sql) { return "the trigger \(trigger.name.spelling) cannot be compiled: \(problem)" }
    }
    for table in tables {
      if let problem = triggers.problem(writing: table.name) { return problem }
      guard let view = table.definition?.contentView, let problem = nesting.problem(ofView: view) else { continue }
      return "the virtual table \(table.name.spelling) is over the view \(view.spelling), which cannot be compiled: \(problem)"
    }
    return nil
  }
}

extension VirtualTableDefinition {
  /// The table or view in the `content=` of a search table; FTS4 may compile a view when the search table is opened.
  fileprivate var contentView: SchemaName? { FullTextDefinition(self)?.source.map { SchemaName($0.table) } }
}
