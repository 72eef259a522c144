import SQLiteCalls

extension StatementUse {
  /// Records an action that SQLite submits to the authorizer.
  func note(_ request: AuthorizerRequest) {
    if let database = request.database { noteDatabase(database) }
    switch request.action {
    case .read(let table, _): noteTable(table, in: request.database, by: request.accessor)
    case .pragma(let name, let argument): notePragma(name, argument, in: request.database)
    case .function(let name): noteFunction(name)
    default:
      if request.writesStoredTable { writes = true }
      if request.writtenTable != nil, request.database == "temp" { writesTemporary = true }
    }
  }
}

extension AuthorizerRequest {
  /// Whether the request writes to a stored table. The schema table does not count, because a virtual table declares its columns with
  /// CREATE TABLE.
  var writesStoredTable: Bool {
    guard let writtenTable else { return false }
    return database != "temp" && writtenTable != SchemaName.schemaTable
  }

  /// The table whose rows the request inserts, updates or deletes.
  var writtenTable: String? {
    switch action {
    case .insert(let table), .update(let table, _), .delete(let table): table
    default: nil
    }
  }
}
