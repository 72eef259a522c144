import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Makes a table.
  ///
  /// - Parameters:
  ///   - definition: The SQL between the parentheses: columns and constraints.
  ///   - ifNotExists: Whether a table that is there already is left as it is.
  ///   - schema: The database to make it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a name that a virtual table claims for its storage, whether SQLite refuses it or not, or
  ///   the error of SQLite.
  /// <https://sqlite.org/lang_createtable.html>
  public func createTable(_ table: String, _ definition: SQL, ifNotExists: Bool = false, in schema: String? = nil) throws {
    try refuseClaimedName(table, in: schema ?? "main")
    do {
      try prepare("CREATE TABLE \(SQL.created(table, ifNotExists: ifNotExists, in: schema)) (\(definition.closed))").run()
    } catch let error as SQLiteError {
      throw try explained(error, making: table)
    }
  }

  /// Drops a table with its rows, indexes and triggers. A search table goes by `dropFullTextTable`, with the triggers that fill it.
  ///
  /// - Parameters:
  ///   - ifExists: Whether it is not an error when there is no such table.
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

  /// The statement that drops an object of a kind.
  package static func drop(_ kind: SQL, _ name: String, ifExists: Bool, in schema: String?) -> SQL {
    "DROP \(kind) \(ifExists ? "IF EXISTS " as SQL : "")\(identifier: name, in: schema)"
  }
}

// SQLite takes a table called <virtual>_<suffix> for a part of a virtual table whose module claims the suffix, be it made by the module or by an app.

extension Connection {
  /// Refuses the name of a table that a virtual table would claim, also where SQLite would not: SQLite does so only with DEFENSIVE.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names the virtual table.
  package func refuseClaimedName(_ name: String, in schema: String) throws {
    if let claim = try claim(to: name, in: [schema]) { throw SQLiteError.refused(.error, claim) }
  }

  /// The error of making a table, with the reason when SQLite only says that the name is reserved.
  package func explained(_ error: SQLiteError, making name: String) throws -> SQLiteError {
    guard case .reservedName = error.meaning else { return error }
    let ofSQLite = error.message + ": names that begin with sqlite_ are SQLite's own. Give the table another name"
    let message = try claim(to: name, in: schemaNames) ?? ofSQLite
    return error.reworded(message)
  }

  /// Which virtual table claims a name, and what that means; nil for a name that none claims. Its name is the part before the last underscore.
  private func claim(to name: String, in schemas: [String]) throws -> String? {
    guard let underscore = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    let owner = String(name[..<underscore])
    let there = try schemaNames
    for schema in schemas where there.containsName(schema) {
      let sql = try storedObjects(.table, named: owner, in: schema).first?.sql
      guard let module = sql.flatMap({ VirtualTableDefinition($0) })?.module,
        ShadowTables.names(of: owner, module: module).containsName(name)
      else { continue }
      return ShadowTables.claim(to: name, by: owner) + ". Give the table another name"
    }
    return nil
  }
}

/// A table as the verbs take it: by its name, a `String`, or by a `TableDescription` of the product `SQLiteDescriptions`.
///
/// The columns that are given for a described table are checked before SQLite has them: a column that is unknown, generated or missing without a
/// default is an error with SQLITE_MISUSE that names it.
public protocol TableReference {
  /// The name of the table.
  var tableName: String { get }

  /// The rules for its rows, by its description; nil for a table that is only named.
  var tableRules: TableRules? { get }
}

extension String: TableReference {
  /// The text.
  @inlinable public var tableName: String { self }
  /// Nil: it is only a name.
  @inlinable public var tableRules: TableRules? { nil }
}
