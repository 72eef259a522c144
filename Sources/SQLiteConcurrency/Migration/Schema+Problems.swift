import SQLiteCalls
package import SQLiteCore

extension Schema {
  /// Why a view cannot be read: compiles a query of all its columns, but does not run it.
  package func problem(reading view: SchemaObject, on connection: Connection) throws -> String? {
    try views.problem(of: view) ?? connection.problem(compiling: "SELECT * FROM main.\(identifier: view.name.spelling)")
  }

  /// Why a table or view cannot be written: its triggers, and the error of compiling them.
  package func problem(writing table: SchemaName, on connection: Connection) throws -> String? {
    try problem(writing: table) ?? connection.writingProblem(table)
  }
}

extension Connection {
  /// Why a statement does not compile. It is compiled again (one from the cache would be as it was compiled before the schema changed) and
  /// explained, not run.
  package func problem(compiling sql: SQL) throws -> String? {
    do {
      try execute("EXPLAIN " + sql)
      return nil
    } catch let error as SQLiteError {
      guard error.code.primary == .error else { throw error }
      return error.message
    }
  }

  /// Why a table or view with triggers cannot be written: compiles, but does not run, a statement of each kind that fires them.
  package func writingProblem(_ table: SchemaName) throws -> String? {
    for statement in try writes(of: table) {
      // A view has triggers for some statements, and no others write it.
      if let problem = try problem(compiling: statement), !problem.hasSuffix(" because it is a view") { return problem }
    }
    return nil
  }

  /// Why the foreign keys of a table cannot be checked.
  package func foreignKeyProblem(_ table: SchemaObject) throws -> String? {
    try problem(compiling: "PRAGMA main.foreign_key_check(\(identifier: table.name.spelling))")
  }
}
