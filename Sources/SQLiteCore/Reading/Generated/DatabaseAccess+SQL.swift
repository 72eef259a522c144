// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

// Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

extension DatabaseAccess {
  /// Returns a value created from each row of a query.
  @_alwaysEmitIntoClient public func rows<Value: ExpressibleByRow & Sendable>(_ sql: SQL, as type: Value.Type) throws -> [Value] {
    try reading { try $0.rows(sql, as: type) }
  }

  /// Returns a value created from the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<Value: ExpressibleByRow & Sendable>(_ sql: SQL, as type: Value.Type) throws -> Value? {
    try reading { try $0.row(sql, as: type) }
  }

  /// Calls a closure with a value created from each row of a query.
  @_alwaysEmitIntoClient public func forEach<Value: ExpressibleByRow>(_ sql: SQL, as type: Value.Type, _ body: (Value) throws -> Void)
    throws
  {
    try reading { try $0.forEach(sql, as: type, body) }
  }

  /// Returns a value decoded from each row of a query; see ``Statement/rows(decoding:naming:)``.
  @_alwaysEmitIntoClient public func rows<Value: Decodable & Sendable>(_ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact)
    throws -> [Value]
  {
    try reading { try $0.rows(sql, decoding: type, naming: naming) }
  }

  /// Returns a value decoded from the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<Value: Decodable & Sendable>(_ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact)
    throws -> Value?
  {
    try reading { try $0.row(sql, decoding: type, naming: naming) }
  }

  /// Calls a closure with a value decoded from each row of a query.
  @_alwaysEmitIntoClient public func forEach<Value: Decodable>(
    _ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact, _ body: (Value) throws -> Void
  ) throws {
    try reading { try $0.forEach(sql, decoding: type, naming: naming, body) }
  }

  /// Returns a copy of every row of a query.
  @_alwaysEmitIntoClient public func rows(_ sql: SQL) throws -> [OwnedRow] {
    try reading { try $0.rows(sql) }
  }

  /// Returns the closure's results for the rows of a query, in their order.
  @_alwaysEmitIntoClient public func rows<Element: Sendable>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try reading { try $0.rows(sql, body) }
  }

  /// Returns a copy of the first row of a query; nil if there is none.
  @_alwaysEmitIntoClient public func row(_ sql: SQL) throws -> OwnedRow? {
    try reading { try $0.row(sql) }
  }

  /// Returns the closure's result for the first row of a query; nil when there is no row. In other respects it works like
  /// ``Statement/row(_:)``.
  @_alwaysEmitIntoClient public func row<Element: Sendable>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> Element? {
    try reading { try $0.row(sql, body) }
  }

  /// Returns the first column of the first row of a query; nil when there is no row. NULL is a mismatch unless the type is optional.
  @_alwaysEmitIntoClient public func value<Value: SQLiteExtractable & Sendable>(_ sql: SQL, as type: Value.Type = Value.self) throws
    -> Value?
  {
    try reading { try $0.value(sql, as: type) }
  }

  /// Calls a closure for each row of a query, read in place.
  @_alwaysEmitIntoClient public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws {
    try reading { try $0.forEach(sql, body) }
  }

  /// Returns a cursor over the rows of a query.
  /// The cursor is lent to a closure, whose result is the result.
  @_alwaysEmitIntoClient public func cursor<Result: Sendable>(_ sql: SQL, _ body: (Cursor) throws -> Result) throws -> Result {
    try reading {
      let cursor = try $0.cursor(sql)
      $0.noteLending(of: cursor)
      let result = try body(cursor)
      try cursor.close()
      return result
    }
  }

  /// Returns the tables and views of a schema, sorted by name. The result leaves out SQLite's own tables, the shadow tables in which
  /// virtual tables store their rows, and this package's own tables, whose names begin with `sqlitemanager_`.
  @_alwaysEmitIntoClient public func tables(in schema: String = "main") throws -> [TableInfo] {
    try reading { try $0.tables(in: schema) }
  }

  /// Returns the columns of a table or view, in order, without the hidden columns of virtual tables.
  @_alwaysEmitIntoClient public func columns(of table: String, in schema: String = "main") throws -> [ColumnInfo] {
    try reading { try $0.columns(of: table, in: schema) }
  }

  /// Runs every statement of a text to its end and ignores the rows.
  @_alwaysEmitIntoClient public func execute(_ sql: SQL) throws {
    try withConnection { try $0.execute(sql) }
  }

  /// Runs every statement of a text to its end and counts the changed rows: `let count: Int = try connection.execute("DELETE FROM star")`.
  @_disfavoredOverload @_alwaysEmitIntoClient public func execute(_ sql: SQL) throws -> Int {
    try withConnection { try $0.execute(sql) }
  }

  /// The one column of each row of a query.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable & Sendable>(_ sql: SQL, as a: A.Type) throws -> [A] {
    try reading { try $0.rows(sql, as: a) }
  }

  /// The 2 columns of each row of a query.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type
  ) throws -> [(A, B)] {
    try reading { try $0.rows(sql, as: a, b) }
  }

  /// The 2 columns of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type
  ) throws -> (A, B)? {
    try reading { try $0.row(sql, as: a, b) }
  }

  /// The 3 columns of each row of a query.
  @_alwaysEmitIntoClient
  public func rows<A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> [(A, B, C)] {
    try reading { try $0.rows(sql, as: a, b, c) }
  }

  /// The 3 columns of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> (A, B, C)? {
    try reading { try $0.row(sql, as: a, b, c) }
  }

  /// The 4 columns of each row of a query.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type) throws -> [(A, B, C, D)] {
    try reading { try $0.rows(sql, as: a, b, c, d) }
  }

  /// The 4 columns of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type) throws -> (A, B, C, D)? {
    try reading { try $0.row(sql, as: a, b, c, d) }
  }
}
