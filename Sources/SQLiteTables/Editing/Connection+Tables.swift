public import SQLiteCore

extension Connection {
  /// Makes a table.
  ///
  /// - Parameters:
  ///   - definition: What stands between the parentheses: columns and constraints.
  ///   - ifNotExists: Whether one that is there already is left as it is.
  ///   - schema: The database to make it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a name that a virtual table claims for its storage, whether SQLite refuses it or not, or
  ///   of SQLite.
  /// <https://sqlite.org/lang_createtable.html>
  public func createTable(_ table: String, _ definition: SQL, ifNotExists: Bool = false, in schema: String? = nil) throws {
    try refuseClaimedName(table, in: schema ?? "main")
    do {
      try prepare("CREATE TABLE \(SQL.created(table, ifNotExists: ifNotExists, in: schema)) (\(definition))").run()
    } catch let error as SQLiteError {
      throw try explained(error, making: table)
    }
  }

  /// Drops a table with its rows, indexes and triggers. A search table goes by `dropFullTextTable`, with the triggers that fill it.
  ///
  /// - Parameters:
  ///   - ifExists: Whether it is not an error when there is none of the name.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a view, or when there is no such table; SQLITE_CONSTRAINT_FOREIGNKEY when rows refer to it.
  /// <https://sqlite.org/lang_droptable.html>
  public func dropTable(_ table: String, ifExists: Bool = false, in schema: String? = nil) throws {
    try prepare(.drop("TABLE", table, ifExists: ifExists, in: schema)).run()
  }

  /// Whether there is a table or view of a name, as SQLite compares names.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there.
  public func tableExists(_ table: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, .view, named: table, in: schema).isEmpty
  }
}

extension SQL {
  /// The name after CREATE.
  package static func created(_ name: String, ifNotExists: Bool, in schema: String?) -> SQL {
    "\(ifNotExists ? "IF NOT EXISTS " as SQL : "")\(identifier: name, in: schema)"
  }

  /// DROP of something.
  package static func drop(_ kind: SQL, _ name: String, ifExists: Bool, in schema: String?) -> SQL {
    "DROP \(kind) \(ifExists ? "IF EXISTS " as SQL : "")\(identifier: name, in: schema)"
  }
}
