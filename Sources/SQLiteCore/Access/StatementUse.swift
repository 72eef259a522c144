import SQLiteCalls

/// What a statement does, as SQLite tells the authorizer while it compiles it.
final class StatementUse {
  /// The tables that it reads.
  private(set) var tables = TouchedTables.none
  /// The names that it reads by: those of tables, and of the views and common tables that read them.
  private(set) var names: Set<SchemaName> = []
  /// It writes to a table that is not temporary.
  private(set) var writes = false
  /// It reads what is temporary.
  private(set) var readsTemporary = false
  /// It asks what the connection has changed or inserted last.
  private(set) var asksWhatWasWritten = false
  /// It is a pragma that does something, or may.
  private(set) var isDeed = false
  /// It is not a query, or changes something.
  var isForWriter = false
  /// How often SQLite had compiled it by then.
  var compilations: Int32 = 0
  private var last: (table: TouchedTable, accessor: String?)?

  /// Takes note of what SQLite asks leave for.
  func note(_ request: AuthorizerRequest) {
    if request.database == "temp" { readsTemporary = true }
    switch request.action {
    case .read(let table, _): note(TouchedTable(database: request.database ?? "main", name: table), request.accessor)
    case .pragma(let name, let argument):
      tables = .every  // what it tells may be of any kind
      if let argument { names.insert(SchemaName(argument)) }
      if !Self.tells(name.lowercased(), hasArgument: argument != nil) { isDeed = true }
    case .function(let name):
      if Self.aboutWriting.contains(name.lowercased()) { asksWhatWasWritten = true }
    default: if request.writesStoredTable { writes = true }
    }
  }

  private func note(_ table: TouchedTable, _ accessor: String?) {
    if let last, last.table == table, last.accessor == accessor { return }
    last = (table, accessor)
    tables = tables.union(.some([table]))
    names.insert(SchemaName(table.name))
    if let accessor { names.insert(SchemaName(accessor)) }
  }

  /// Functions that answer what the connection itself has written. <https://sqlite.org/lang_corefunc.html#changes>
  private static let aboutWriting: Set = ["changes", "total_changes", "last_insert_rowid"]

  /// Whether a pragma tells something and does nothing: with an argument those do that name a table or index by it, without one all others but a few.
  /// <https://sqlite.org/pragma.html>
  private static func tells(_ pragma: String, hasArgument: Bool) -> Bool {
    let asksByName: Set = [
      "table_info", "table_xinfo", "table_list", "index_info", "index_xinfo", "index_list", "foreign_key_list", "foreign_key_check",
      "integrity_check", "quick_check",
    ]
    return hasArgument
      ? asksByName.contains(pragma) : !["wal_checkpoint", "optimize", "incremental_vacuum", "shrink_memory"].contains(pragma)
  }
}

extension AuthorizerRequest {
  /// Whether a table is written to that is not temporary. Virtual tables say with a CREATE TABLE what their columns are.
  var writesStoredTable: Bool {
    switch action {
    case .insert(let table), .update(let table, _), .delete(let table): database != "temp" && table != SchemaName.schemaTable
    default: false
    }
  }
}
