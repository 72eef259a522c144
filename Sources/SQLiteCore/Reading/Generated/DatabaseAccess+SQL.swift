// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

// Each call has the connection to itself. The method of Connection of the same name documents the details and the errors.

extension DatabaseAccess {
  /// A value made of each row of a query.
  @_alwaysEmitIntoClient public func rows<Value: ExpressibleByRow & Sendable>(_ sql: SQL, as type: Value.Type) throws -> [Value] {
    try reading { try $0.rows(sql, as: type) }
  }

  /// A value made of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<Value: ExpressibleByRow & Sendable>(_ sql: SQL, as type: Value.Type) throws -> Value? {
    try reading { try $0.row(sql, as: type) }
  }

  /// Calls a closure with a value made of each row of a query.
  @_alwaysEmitIntoClient public func forEach<Value: ExpressibleByRow>(_ sql: SQL, as type: Value.Type, _ body: (Value) throws -> Void)
    throws
  {
    try reading { try $0.forEach(sql, as: type, body) }
  }

  /// A value decoded from each row of a query; see ``Statement/rows(decoding:naming:)``.
  @_alwaysEmitIntoClient public func rows<Value: Decodable & Sendable>(_ sql: SQL, decoding type: Value.Type, naming: ColumnNaming = .exact)
    throws -> [Value]
  {
    try reading { try $0.rows(sql, decoding: type, naming: naming) }
  }

  /// A value decoded from the first row of a query; nil when there is none.
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

  /// Every row of a query, copied.
  @_alwaysEmitIntoClient public func rows(_ sql: SQL) throws -> [OwnedRow] {
    try reading { try $0.rows(sql) }
  }

  /// The values that a closure makes of the rows of a query, in their order.
  @_alwaysEmitIntoClient public func rows<Element: Sendable>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try reading { try $0.rows(sql, body) }
  }

  /// The first row of a query, copied; nil when there is none.
  @_alwaysEmitIntoClient public func row(_ sql: SQL) throws -> OwnedRow? {
    try reading { try $0.row(sql) }
  }

  /// The value that a closure makes of the first row of a query; nil when there is no row. The rest is as for ``Statement/row(_:)``.
  @_alwaysEmitIntoClient public func row<Element: Sendable>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> Element? {
    try reading { try $0.row(sql, body) }
  }

  /// The first column of the first row of a query; nil when there is no row. NULL is a mismatch unless the type is optional.
  @_alwaysEmitIntoClient public func value<Value: SQLiteExtractable & Sendable>(_ sql: SQL, as type: Value.Type = Value.self) throws
    -> Value?
  {
    try reading { try $0.value(sql, as: type) }
  }

  /// Calls a closure for each row of a query, read in place.
  @_alwaysEmitIntoClient public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws {
    try reading { try $0.forEach(sql, body) }
  }

  /// The rows of a query one at a time.
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

  /// The tables and views of a schema, by name; without those that belong to SQLite, that a virtual table stores its rows in, or that this
  /// package keeps its records in, whose names begin with `sqlitemanager_`.
  @_alwaysEmitIntoClient public func tables(in schema: String = "main") throws -> [TableInfo] {
    try reading { try $0.tables(in: schema) }
  }

  /// The columns of a table or view, in order; hidden ones of virtual tables are left out.
  @_alwaysEmitIntoClient public func columns(of table: String, in schema: String = "main") throws -> [ColumnInfo] {
    try reading { try $0.columns(of: table, in: schema) }
  }

  /// Runs every statement of a text to its end; rows are passed over.
  @_alwaysEmitIntoClient public func execute(_ sql: SQL) throws {
    try withConnection { try $0.execute(sql) }
  }

  /// Runs every statement of a text to its end, as without a result, and counts: `let count: Int = try connection.execute("DELETE FROM star")`.
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
