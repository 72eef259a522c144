public import SQLiteCore
import SQLiteTables

extension Connection {
  /// Makes a table with its indexes and triggers: all of it, or nothing.
  ///
  /// - Parameters:
  ///   - description: The table to make.
  ///   - ifNotExists: Whether an object that is there already is left as it is; `differences(from:in:)` of `SQLiteDescriptions` tells whether
  ///     it is as described.
  ///   - schema: The database to make it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a description that cannot be right, SQLITE_ERROR for a name that a virtual table claims
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

  /// Makes a view with its triggers: all of it, or nothing. Parameters and errors are those of making a table.
  public func createView(_ description: ViewDescription, ifNotExists: Bool = false, in schema: String? = nil) throws {
    let statements = try description.create(ifNotExists: ifNotExists, in: schema)
    try transaction { for sql in statements { try prepare(sql).run() } }
  }
}
