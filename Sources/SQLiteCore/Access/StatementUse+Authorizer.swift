import SQLiteCallsCore

extension StatementUse {
  /// Takes note of an action for which SQLite asks permission.
  func note(_ request: AuthorizerRequest) {
    if let database = request.database { noteDatabase(database) }
    switch request.action {
    case .read(let table, _): noteTable(table, in: request.database, by: request.accessor)
    case .pragma(let name, let argument): notePragma(name, argument, in: request.database)
    case .function(let name): noteFunction(name)
    case .insert where request.database == "temp", .update where request.database == "temp", .delete where request.database == "temp":
      writesTemporary = true
    default: if request.writesStoredTable { writes = true }
    }
  }
}

extension AuthorizerRequest {
  /// Whether the request writes to a table that is not temporary. The schema table does not count: a virtual table declares its columns with a CREATE TABLE.
  var writesStoredTable: Bool {
    switch action {
    case .insert(let table), .update(let table, _), .delete(let table): database != "temp" && table != SchemaName.schemaTable
    default: false
    }
  }
}
