import SQLiteCalls
public import SQLiteCore
import SQLiteSchema

// Each verb takes the database of its table after it, as `in:`; nil is the first in which SQLite finds the table.

extension Connection {
  /// Inserts a row; columns that are not given get their defaults.
  ///
  /// - Returns: The rowid; 0 for a table without rowids into which nothing with one was inserted before.
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or with a SQLITE_CONSTRAINT code; nothing is written then.
  @discardableResult public func insert(_ row: ColumnValues, into table: String, in schema: String? = nil) throws -> Int64 {
    try insert(row, into: table, in: schema, onConflict: .fail)
    return lastInsertRowid
  }

  /// Changes the rows of a condition.
  ///
  /// - Parameter values: The columns to change; none is an error.
  /// - Returns: The number of rows the condition held for.
  @discardableResult public func update(
    _ table: String, in schema: String? = nil, set values: ColumnValues, where condition: Condition
  ) throws -> Int64 {
    try changes(by: prepareUpdate(table, in: schema, set: values, where: condition))
  }

  /// Deletes the rows of a condition.
  ///
  /// - Returns: The number of rows deleted by it, without those that go along through foreign keys.
  @discardableResult public func delete(from table: String, in schema: String? = nil, where condition: Condition) throws -> Int64 {
    let tellsOfRows = tellsOfRows
    let which = tellsOfRows ? condition.sql : condition.restriction
    let shape = StatementShape(tellsOfRows ? .deleteEachRow : .delete, table, in: schema, where: which)
    return try changes(
      by: prepare(shape) { .delete(from: table, in: schema, where: condition, tellsOfRows: tellsOfRows) })
  }

  /// Inserts a row, or changes the one that has its key: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted.
  ///
  /// - Parameter key: The columns of a primary key or unique index, be it over some of the rows or over expressions of these columns; the row must hold them.
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the row holds nothing but its key and is there.
  /// <https://sqlite.org/lang_upsert.html>
  @discardableResult public func upsert(
    _ row: ColumnValues, into table: String, in schema: String? = nil, onConflict key: [String]
  ) throws -> Int64 {
    try insert(row, into: table, in: schema, onConflict: .update(key: key))
    return changes
  }

  private func insert(_ row: ColumnValues, into table: String, in schema: String?, onConflict policy: ConflictPolicy) throws {
    try row.checkValues(for: table)
    try insert(.insert(into: table, in: schema, columns: row.columns, onConflict: policy), row.values) {
      try writtenInsertion(into: table, in: schema, columns: row.columns, onConflict: policy)
    }
  }

  /// Deletes all rows of a table: as a whole where it has no triggers, nothing refers to it, and no update hook is to be told of each row.
  ///
  /// - Returns: The number of rows deleted by it, without those that go along through foreign keys.
  ///
  /// <https://sqlite.org/lang_delete.html#the_truncate_optimization>
  @discardableResult public func deleteAll(from table: String, in schema: String? = nil) throws -> Int64 {
    try delete(from: table, in: schema, where: .all)
  }

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
      let condition: SQL = ifNotExists ? "IF NOT EXISTS " : ""
      try prepare("CREATE TABLE \(condition)\(identifier: table, in: schema) (\(definition))").run()
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
