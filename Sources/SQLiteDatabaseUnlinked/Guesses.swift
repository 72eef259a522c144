public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteTables

// For a call that does not exist, because it is remembered from another library or guessed from another method, the compiler names the
// right one. The compiler chooses these declarations only as a last resort.

extension Connection {
  /// Use ``insert(encoding:into:in:naming:)`` instead.
  @available(*, unavailable, message: "an Encodable value is inserted by insert(encoding:into:), NULL among values is .null")
  @discardableResult @_disfavoredOverload public func insert(_ value: some Encodable, into table: some TableReference) throws -> Int64 { 0 }
  /// Use ``rows(_:decoding:naming:)`` instead.
  @available(*, unavailable, message: "a Decodable type is read by rows(sql, decoding: type)")
  @_disfavoredOverload public func rows<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> [Value] { [] }
  /// Use ``row(_:decoding:naming:)`` instead.
  @available(*, unavailable, message: "a Decodable type is read by row(sql, decoding: type)")
  @_disfavoredOverload public func row<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> Value? { nil }
  /// Use ``insert(encoding:into:in:naming:)`` or ``upsert(encoding:into:in:naming:onConflict:)`` instead.
  @available(*, unavailable, message: "a StoredInTable is saved by upsert(record), another value by upsert(encoding: value, into: table)")
  public func save(_ value: some Encodable) throws {}
  /// Use ``rows(_:)`` or ``read(_:in:columns:where:orderedBy:limit:offset:)`` instead.
  @available(*, unavailable, message: "all rows are read by read(Record.self), rows(sql), rows(sql, decoding: type) or read(table)")
  public func fetchAll(_ sql: SQL) throws -> [OwnedRow] { [] }
  /// Use ``row(_:)``, ``value(_:as:)`` or ``find(in:in:key:do:)`` instead.
  @available(*, unavailable, message: "one row is read by find(Record.self, key: key), row(sql) or find(in: table, key: key)")
  public func fetchOne(_ sql: SQL) throws -> OwnedRow? { nil }
  /// Use ``read(_:in:columns:where:orderedBy:limit:offset:)`` instead.
  @available(*, unavailable, message: "rows are read by read(Record.self, where: condition) or read(table, where: condition)")
  public func filter(_ condition: Condition) throws -> [OwnedRow] { [] }
}

extension DatabaseAccess {
  /// Use ``Connection/insert(encoding:into:in:naming:)`` instead.
  @available(*, unavailable, message: "an Encodable value is inserted by insert(encoding:into:), NULL among values is .null")
  @discardableResult @_disfavoredOverload public func insert(_ value: some Encodable, into table: some TableReference) throws -> Int64 { 0 }
  /// Use ``Connection/rows(_:decoding:naming:)`` instead.
  @available(*, unavailable, message: "a Decodable type is read by rows(sql, decoding: type)")
  @_disfavoredOverload public func rows<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> [Value] { [] }
  /// Use ``Connection/row(_:decoding:naming:)`` instead.
  @available(*, unavailable, message: "a Decodable type is read by row(sql, decoding: type)")
  @_disfavoredOverload public func row<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> Value? { nil }
  /// Use ``withConnection(_:)`` or ``transaction(_:retries:_:)`` instead.
  @available(*, unavailable, message: "a closure writes by transaction { connection in … }, or by withConnection")
  public func write(_ body: (Connection) throws -> Void) throws {}
  /// Use ``withConnection(_:)`` instead.
  @available(*, unavailable, message: "a closure reads by withConnection { connection in … }, and rows by read(table) or rows(sql)")
  @_disfavoredOverload public func read<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    throw SQLiteError.refused(.misuse, "a closure reads by withConnection")
  }
}

extension SharedDatabase {
  /// Use ``perform(_:)`` instead.
  @available(*, unavailable, message: "a closure runs on another thread by perform { connection in try connection.transaction { … } }")
  public func asyncWrite(_ body: (Connection) throws -> Void) async throws {}
  /// Use `observe(by:)` instead.
  @available(*, unavailable, message: "a value that is not Equatable is observed by observe(by: { … }) { … }")
  @_disfavoredOverload public func observe<Value: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Value) -> [Value] { [] }
}

extension Column {
  /// Use SQL instead. This declaration leaves the compiler's errors about `+` in code without columns as they are (26 were compared).
  @available(*, unavailable, message: "a value that SQLite computes is written in SQL: execute(\"UPDATE card SET n = n + 1\")")
  public static func + (column: Column, number: Int) -> Int { number }
}

extension Statement {
  /// Use ``Statement/run(_:)`` instead. A result that can be run could outlive its statement.
  @available(*, unavailable, message: "values are bound and the statement is run by run(values)")
  @_disfavoredOverload public func bind<each Value: SQLiteBindable>(_ value: repeat each Value) throws -> Statement {
    throw SQLiteError.refused(.misuse, "values are bound and the statement is run by run(values)")
  }
}

/// Use ``Migrator/Step`` instead.
@available(*, unavailable, message: "a step of a schema is a Migrator.Step")
public typealias Migration = Migrator.Step

@available(*, unavailable, message: "the rows of a cursor are taken by while let row = try cursor.next()")
extension Cursor: Sequence {
  /// Use ``next()`` instead.
  public func makeIterator() -> [OwnedRow].Iterator { [].makeIterator() }
}
