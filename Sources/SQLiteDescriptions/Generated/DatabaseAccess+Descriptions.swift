// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

public import SQLiteCore

// Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

extension DatabaseAccess {
  /// Reads the description of a table from the database.
  @_alwaysEmitIntoClient public func description(of table: String, in schema: String = "main") throws -> TableDescription {
    try reading { try $0.description(of: table, in: schema) }
  }

  /// Returns the differences between a table in the database and a description, one sentence each; empty if they match.
  @_alwaysEmitIntoClient public func differences(from description: TableDescription, in schema: String = "main") throws -> [String] {
    try reading { try $0.differences(from: description, in: schema) }
  }

  /// Creates a table with its indexes and triggers. If one of them fails, nothing is created.
  @_alwaysEmitIntoClient public func createTable(_ description: TableDescription, ifNotExists: Bool = false, in schema: String? = nil)
    throws
  {
    try withConnection { try $0.createTable(description, ifNotExists: ifNotExists, in: schema) }
  }

  /// Creates a view with its triggers. If one of them fails, nothing is created. The parameters and errors are the same as when creating a
  /// table.
  @_alwaysEmitIntoClient public func createView(_ description: ViewDescription, ifNotExists: Bool = false, in schema: String? = nil) throws
  {
    try withConnection { try $0.createView(description, ifNotExists: ifNotExists, in: schema) }
  }
}
