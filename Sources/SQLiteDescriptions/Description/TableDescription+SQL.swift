public import SQLiteCore
import SQLiteTables

// The SQL of a description. Statements have a `?` for each value to be bound, and definitions have literals.

extension TableDescription: CustomStringConvertible {
  /// The SQL that creates the table, or the reason why the description is invalid.
  public var description: String {
    do throws(SQLiteError) { return try create().map(\.text).joined(separator: ";\n") } catch { return error.message }
  }
}

extension TableDescription {
  /// Returns CREATE TABLE, followed by CREATE INDEX and CREATE TRIGGER for each index and trigger.
  ///
  /// - Parameters:
  ///   - ifNotExists: Whether existing objects are left unchanged without an error, even if they do not match the description.
  ///   - schema: The database to create it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the description is invalid. The same applies to all following methods.
  public func create(ifNotExists: Bool = false, in schema: String? = nil) throws(SQLiteError) -> [SQL] {
    try check()
    let rowid = rowidColumn.map { SchemaName($0) }
    let parts = columns.map { $0.sql(isRowid: SchemaName($0.name) == rowid) } + constraints.map(\.sql)
    let options: [SQL] = (isStrict ? [" STRICT"] : []) + (isWithoutRowid ? [" WITHOUT ROWID"] : [])
    let table: SQL = "CREATE TABLE \(SQL.created(name, ifNotExists: ifNotExists, in: schema)) (\(parts.joined(separator: ", ")))"
    return [table + options.joined(separator: ",")] + indexes.map { $0.create(on: name, ifNotExists: ifNotExists, in: schema) }
      + triggers.map { $0.create(on: name, ifNotExists: ifNotExists, in: schema) }
  }

  /// Returns DROP TABLE, which also drops indexes and triggers.
  public func drop(ifExists: Bool = false, in schema: String? = nil) throws(SQLiteError) -> SQL {
    try check()
    return .drop("TABLE", name, ifExists: ifExists, in: schema)
  }

  /// Returns INSERT with a `?` for each column.
  ///
  /// - Parameters:
  ///   - schema: The database of the table; nil for the first one in which SQLite finds it. The same applies to all following methods.
  ///   - columns: The columns, in order; nil for all that are not generated. If empty, every column gets its default.
  public func insert(in schema: String? = nil, columns: [String]? = nil) throws(SQLiteError) -> SQL {
    let names = columns ?? writableColumns
    try rules.checkColumns(names)
    return try .insert(into: name, in: schema, columns: names)
  }

  /// Returns SELECT of columns by name, without a condition.
  ///
  /// - Parameter columns: The columns, in order; nil for all.
  public func select(in schema: String? = nil, columns: [String]? = nil) throws(SQLiteError) -> SQL {
    try check()
    for column in columns ?? [] { try rules.checkColumn(column) }
    if columns?.isEmpty == true { throw .description(of: name, "there is no column to read") }
    return "SELECT \(SQL.names(columns ?? columnNames)) FROM \(identifier: name, in: schema)"
  }

  /// Returns SELECT of all columns, with a `?` for each column of the key.
  public func selectByKey(in schema: String? = nil) throws(SQLiteError) -> SQL { try rules.selectByKey(in: schema) }

  /// Returns UPDATE with a `?` for each column to set, then one for each column of the key.
  public func update(in schema: String? = nil, columns: [String]) throws(SQLiteError) -> SQL {
    try rules.update(in: schema, columns: columns)
  }

  /// Returns INSERT with a `?` for each column, which updates the row if its key exists. It never uses REPLACE, so no other row is deleted.
  ///
  /// - Parameter columns: The columns, in order, including the key's; nil for all that are not generated.
  /// <https://sqlite.org/lang_upsert.html>
  public func upsert(in schema: String? = nil, columns: [String]? = nil) throws(SQLiteError) -> SQL {
    try rules.upsert(in: schema, columns: columns ?? writableColumns)
  }

  /// Returns DELETE with a `?` for each column of the key.
  public func deleteByKey(in schema: String? = nil) throws(SQLiteError) -> SQL { try rules.deleteByKey(in: schema) }
}
