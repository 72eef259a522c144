public import SQLiteCore
import SQLiteTables

extension Connection {
  /// Creates a table with its indexes and triggers: all of them, or nothing.
  ///
  /// - Parameters:
  ///   - description: The table to create.
  ///   - ifNotExists: Whether existing objects are left unchanged, without an error; compare them by `differences(from:in:)` of
  ///     `SQLiteDescriptions`.
  ///   - schema: The database to create it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for an invalid description, SQLITE_ERROR for a name that a virtual table claims
  ///   for its storage, or the error of SQLite.
  public func createTable(_ description: TableDescription, ifNotExists: Bool = false, in schema: String? = nil) throws {
    let statements = try description.create(ifNotExists: ifNotExists, in: schema)
    try refuseClaimedName(description.name, in: schema ?? "main")
    do {
      try transaction { for sql in statements { try prepare(sql).run() } }
    } catch let error as SQLiteError {
      throw try explained(error, making: description.name)
    }
  }

  /// Creates a view with its triggers: all of it, or nothing. Parameters and errors are as for creating a table.
  public func createView(_ description: ViewDescription, ifNotExists: Bool = false, in schema: String? = nil) throws {
    let statements = try description.create(ifNotExists: ifNotExists, in: schema)
    try transaction { for sql in statements { try prepare(sql).run() } }
  }
}
