// Written by Scripts/generate-calls from the methods of Connection and the verbs in Scripts/generator/Lending.swift: change these, not
// this file.

// Each call has the connection to itself. What it does beyond its first sentence, and what it throws, is told at the method of Connection.

extension DatabaseAccess {
  /// Every row of a query, copied.
  @_alwaysEmitIntoClient public func rows(_ sql: SQL) throws -> [OwnedRow] {
    try reading { try $0.rows(sql) }
  }

  /// What a closure makes of each row of a query.
  @_alwaysEmitIntoClient public func rows<Element: Sendable>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try reading { try $0.rows(sql, body) }
  }

  /// The first row of a query, copied; nil when there is none.
  @_alwaysEmitIntoClient public func row(_ sql: SQL) throws -> OwnedRow? {
    try reading { try $0.row(sql) }
  }

  /// What a closure makes of the first row of a query; nil when there is none. The rest is as for ``Statement/row(_:)``.
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
    try reading { try body($0.cursor(sql)) }
  }

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

  /// The second of two columns of a query by the first; see ``Statement/dictionary(as:_:)``.
  @_alwaysEmitIntoClient public func dictionary<Key: SQLiteExtractable & Hashable & Sendable, Value: SQLiteExtractable & Sendable>(
    _ sql: SQL, as key: Key.Type, _ value: Value.Type
  ) throws -> [Key: Value] {
    try reading { try $0.dictionary(sql, as: key, value) }
  }

  /// Pairs that a closure makes of each row of a query, as a dictionary; see ``Statement/dictionary(_:)``.
  @_alwaysEmitIntoClient public func dictionary<Key: Hashable & Sendable, Value: Sendable>(_ sql: SQL, _ body: (Row) throws -> (Key, Value))
    throws -> [Key: Value]
  {
    try reading { try $0.dictionary(sql, body) }
  }

  /// The values of the second of two columns of a query for each value of the first; see ``Statement/grouped(as:_:)``.
  @_alwaysEmitIntoClient public func grouped<Key: SQLiteExtractable & Hashable & Sendable, Value: SQLiteExtractable & Sendable>(
    _ sql: SQL, as key: Key.Type, _ value: Value.Type
  ) throws -> [Key: [Value]] {
    try reading { try $0.grouped(sql, as: key, value) }
  }

  /// A result that a closure adds each row of a query to; see ``Statement/reduce(into:_:)``.
  @_alwaysEmitIntoClient public func reduce<Result: Sendable>(_ sql: SQL, into initial: Result, _ body: (inout Result, Row) throws -> Void)
    throws -> Result
  {
    try reading { try $0.reduce(sql, into: initial, body) }
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

  /// Inserts a row for every element of a sequence, in one transaction with one compiled statement: all of them or none.
  @discardableResult @_alwaysEmitIntoClient public func insert<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: String, in schema: String? = nil, columns: [String], onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }, values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    try withConnection {
      try $0.insert(
        elements, into: table, in: schema, columns: columns, onConflict: policy, reportEvery: reportEvery, progress: progress,
        values: values)
    }
  }

  /// Inserts a row for every value of a sequence, in one transaction: all of them or none. The keys of a value are the columns.
  @discardableResult @_alwaysEmitIntoClient public func insert<Values: Sequence>(
    encodingAll values: Values, into table: String, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try withConnection {
      try $0.insert(
        encodingAll: values, into: table, in: schema, naming: naming, onConflict: policy, reportEvery: reportEvery, progress: progress)
    }
  }

  /// The one column of each row of a query.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable & Sendable>(_ sql: SQL, as a: A.Type) throws -> [A] {
    try reading { try $0.rows(sql, as: a) }
  }

  /// The one column of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable & Sendable>(_ sql: SQL, as a: A.Type) throws -> A? {
    try reading { try $0.row(sql, as: a) }
  }

  /// Calls a closure with the one column of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient public func forEach<A: SQLiteExtractable>(_ sql: SQL, as a: A.Type, _ body: (A) throws -> Void) throws {
    try reading { try $0.forEach(sql, as: a, body) }
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

  /// Calls a closure with the 2 columns of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient public func forEach<A: SQLiteExtractable, B: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ body: (A, B) throws -> Void
  ) throws {
    try reading { try $0.forEach(sql, as: a, b, body) }
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

  /// Calls a closure with the 3 columns of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ body: (A, B, C) throws -> Void
  ) throws {
    try reading { try $0.forEach(sql, as: a, b, c, body) }
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

  /// Calls a closure with the 4 columns of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ body: (A, B, C, D) throws -> Void
  ) throws {
    try reading { try $0.forEach(sql, as: a, b, c, d, body) }
  }

  /// The 5 columns of each row of a query.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable,
    E: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type) throws -> [(A, B, C, D, E)] {
    try reading { try $0.rows(sql, as: a, b, c, d, e) }
  }

  /// The 5 columns of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable,
    E: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type) throws -> (A, B, C, D, E)? {
    try reading { try $0.row(sql, as: a, b, c, d, e) }
  }

  /// Calls a closure with the 5 columns of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ body: (A, B, C, D, E) throws -> Void
  ) throws {
    try reading { try $0.forEach(sql, as: a, b, c, d, e, body) }
  }

  /// The 6 columns of each row of a query.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable,
    E: SQLiteExtractable & Sendable, F: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> [(A, B, C, D, E, F)] {
    try reading { try $0.rows(sql, as: a, b, c, d, e, f) }
  }

  /// The 6 columns of the first row of a query; nil when there is none.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable & Sendable, B: SQLiteExtractable & Sendable, C: SQLiteExtractable & Sendable, D: SQLiteExtractable & Sendable,
    E: SQLiteExtractable & Sendable, F: SQLiteExtractable & Sendable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> (A, B, C, D, E, F)? {
    try reading { try $0.row(sql, as: a, b, c, d, e, f) }
  }

  /// Calls a closure with the 6 columns of each row of a query. What the closure throws is thrown on.
  @_alwaysEmitIntoClient
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ body: (A, B, C, D, E, F) throws -> Void)
    throws
  {
    try reading { try $0.forEach(sql, as: a, b, c, d, e, f, body) }
  }
}
