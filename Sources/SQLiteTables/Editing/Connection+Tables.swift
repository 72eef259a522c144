import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Creates a table.
  ///
  /// - Parameters:
  ///   - definition: The SQL between the parentheses: columns and constraints.
  ///   - ifNotExists: Whether an existing table is left unchanged, without an error.
  ///   - schema: The database to create it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a name that a virtual table claims for its shadow tables, even where SQLite would
  ///   allow it, or the error of SQLite. <https://sqlite.org/lang_createtable.html>
  public func createTable(_ table: String, _ definition: SQL, ifNotExists: Bool = false, in schema: String? = nil) throws {
    try refuseClaimedName(table, in: schema ?? "main")
    do {
      try prepare("CREATE TABLE \(SQL.created(table, ifNotExists: ifNotExists, in: schema)) (\(definition.closed))").run()
    } catch let error as SQLiteError {
      throw try explained(error, making: table)
    }
  }

  /// Drops a table with its rows, indexes and triggers. For a search table use `dropFullTextTable`, which also drops the triggers that fill
  /// it.
  ///
  /// - Parameters:
  ///   - ifExists: Whether a missing table is ignored, without an error.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a view, or when there is no such table; SQLITE_CONSTRAINT_FOREIGNKEY when rows refer
  ///   to it. <https://sqlite.org/lang_droptable.html>
  public func dropTable(_ table: String, ifExists: Bool = false, in schema: String? = nil) throws {
    try prepare(.drop("TABLE", table, ifExists: ifExists, in: schema)).run()
  }

  /// Returns whether a table or view with this name exists. Names are compared as SQLite compares them.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  public func tableExists(_ table: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, .view, named: table, in: schema).isEmpty
  }
}

extension SQL {
  /// Returns the SQL after CREATE TABLE, INDEX, VIEW or TRIGGER: the qualified name, after IF NOT EXISTS if requested.
  package static func created(_ name: String, ifNotExists: Bool, in schema: String?) -> SQL {
    "\(ifNotExists ? "IF NOT EXISTS " as SQL : "")\(identifier: name, in: schema)"
  }

  /// Returns the statement that drops an object.
  package static func drop(_ kind: SQL, _ name: String, ifExists: Bool, in schema: String?) -> SQL {
    "DROP \(kind) \(ifExists ? "IF EXISTS " as SQL : "")\(identifier: name, in: schema)"
  }
}

// SQLite treats a table called <virtual>_<suffix> as part of a virtual table whose module claims the suffix, even if an app created it.

extension Connection {
  /// Throws for a table name that a virtual table would claim, even where SQLite would allow it. SQLite refuses it only with DEFENSIVE.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names the virtual table.
  package func refuseClaimedName(_ name: String, in schema: String) throws {
    if let claim = try claim(to: name, in: [schema]) { throw SQLiteError.refused(.error, claim) }
  }

  /// Returns the error for creating a table, with the reason added if SQLite reports only that the name is reserved.
  package func explained(_ error: SQLiteError, making name: String) throws -> SQLiteError {
    guard case .reservedName = error.meaning else { return error }
    let ofSQLite = error.message + ": names that begin with sqlite_ are SQLite's own. Give the table another name"
    let message = try claim(to: name, in: schemaNames) ?? ofSQLite
    return error.reworded(message)
  }

  /// Returns the message about the virtual table that claims a name; nil if none does. Its name is the part before the last underscore.
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

/// A table as an argument: a name, as a `String`, or a `TableDescription` of the product `SQLiteDescriptions`.
///
/// The columns given for a described table are checked before SQLite receives them. A column that is unknown, generated, or missing without
/// a default causes an SQLITE_MISUSE error that names the column.
public protocol TableReference {
  /// The name of the table.
  var tableName: String { get }

  /// The rules for the table's rows, from its description; nil for a table without one.
  var tableRules: TableRules? { get }
}

extension String: TableReference {
  /// The string itself.
  @inlinable public var tableName: String { self }
  /// Nil, because a plain name has no description.
  @inlinable public var tableRules: TableRules? { nil }
}
