public import SQLiteCore
import SQLiteTables

extension Connection {
  /// Creates a table with its indexes and triggers. If one of them fails, nothing is created.
  ///
  /// - Parameters:
  ///   - description: The table to create.
  ///   - ifNotExists: Whether existing objects are left unchanged without an error. To compare them with the description, use
  ///     `differences(from:in:)` of `SQLiteDescriptions`.
  ///   - schema: The database to create it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the description is invalid, with SQLITE_ERROR if a virtual table claims the name for
  ///   its storage, or the error that SQLite reports.
  public func createTable(_ description: TableDescription, ifNotExists: Bool = false, in schema: String? = nil) throws {
    let statements = try description.create(ifNotExists: ifNotExists, in: schema)
    try refuseClaimedName(description.name, in: schema ?? "main")
    do {
      try transaction { for sql in statements { try prepare(sql).run() } }
    } catch let error as SQLiteError {
      throw try explained(error, making: description.name)
    }
  }

  /// Creates a view with its triggers. If one of them fails, nothing is created. The parameters and errors are the same as when creating a
  /// table.
  public func createView(_ description: ViewDescription, ifNotExists: Bool = false, in schema: String? = nil) throws {
    let statements = try description.create(ifNotExists: ifNotExists, in: schema)
    try transaction { for sql in statements { try prepare(sql).run() } }
  }
}
