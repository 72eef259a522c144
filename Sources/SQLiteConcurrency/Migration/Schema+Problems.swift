import SQLiteCalls
package import SQLiteCore

extension Schema {
  /// Returns the reason why a view cannot be read; nil if it can. Compiles a query of all its columns, but does not run it.
  package func problem(reading view: SchemaObject, on connection: Connection) throws -> String? {
    try views.problem(of: view) ?? connection.problem(compiling: "SELECT * FROM main.\(identifier: view.name.spelling)")
  }

  /// Returns the reason why a table or view cannot be written; nil if it can. The reason is a problem of its triggers, or their compile
  /// error.
  package func problem(writing table: SchemaName, on connection: Connection) throws -> String? {
    try problem(writing: table) ?? connection.writingProblem(table)
  }
}

extension Connection {
  /// Returns the compile error of a statement; nil if there is none. The statement is only explained, not run, and it is compiled again,
  /// because a cached one would reflect the schema before the change.
  package func problem(compiling sql: SQL) throws -> String? {
    do {
      try execute("EXPLAIN " + sql)
      return nil
    } catch let error as SQLiteError {
      guard error.code.primary == .error else { throw error }
      return error.message
    }
  }

  /// Returns the reason why a table or view with triggers cannot be written. Compiles, but does not run, a statement of each kind that
  /// fires the triggers.
  package func writingProblem(_ table: SchemaName) throws -> String? {
    for statement in try writes(of: table) {
      // A view can be written only by the kinds of statements that it has triggers for.
      if let problem = try problem(compiling: statement), !problem.hasSuffix(" because it is a view") { return problem }
    }
    return nil
  }

  /// Returns the reason why the foreign keys of a table cannot be checked; nil if they can.
  package func foreignKeyProblem(_ table: SchemaObject) throws -> String? {
    try problem(compiling: "PRAGMA main.foreign_key_check(\(identifier: table.name.spelling))")
  }
}
