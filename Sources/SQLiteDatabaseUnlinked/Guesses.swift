public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteTables

// For a call that does not exist, remembered from another library or guessed from another verb, the compiler names the right one. Each of
// these declarations is the compiler's last choice.

extension Connection {
  /// Is ``insert(encoding:into:in:naming:)``.
  @available(*, unavailable, message: "an Encodable value is inserted by insert(encoding:into:), NULL among values is .null")
  @discardableResult @_disfavoredOverload public func insert(_ value: some Encodable, into table: some TableReference) throws -> Int64 { 0 }
  /// Is ``rows(_:decoding:naming:)``.
  @available(*, unavailable, message: "a Decodable type is read by rows(sql, decoding: type)")
  @_disfavoredOverload public func rows<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> [Value] { [] }
  /// Is ``row(_:decoding:naming:)``.
  @available(*, unavailable, message: "a Decodable type is read by row(sql, decoding: type)")
  @_disfavoredOverload public func row<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> Value? { nil }
  /// Is ``insert(encoding:into:in:naming:)`` or ``upsert(encoding:into:in:naming:onConflict:)``.
  @available(*, unavailable, message: "a StoredInTable is saved by upsert(record), another value by upsert(encoding: value, into: table)")
  public func save(_ value: some Encodable) throws {}
  /// Is ``rows(_:)`` or ``read(_:in:columns:where:orderedBy:limit:offset:)``.
  @available(*, unavailable, message: "all rows are read by read(Record.self), rows(sql), rows(sql, decoding: type) or read(table)")
  public func fetchAll(_ sql: SQL) throws -> [OwnedRow] { [] }
  /// Is ``row(_:)``, ``value(_:as:)`` or ``find(in:in:key:do:)``.
  @available(*, unavailable, message: "one row is read by find(Record.self, key: key), row(sql) or find(in: table, key: key)")
  public func fetchOne(_ sql: SQL) throws -> OwnedRow? { nil }
  /// Is ``read(_:in:columns:where:orderedBy:limit:offset:)``.
  @available(*, unavailable, message: "rows are read by read(Record.self, where: condition) or read(table, where: condition)")
  public func filter(_ condition: Condition) throws -> [OwnedRow] { [] }
}

extension DatabaseAccess {
  /// Is ``Connection/insert(encoding:into:in:naming:)``.
  @available(*, unavailable, message: "an Encodable value is inserted by insert(encoding:into:), NULL among values is .null")
  @discardableResult @_disfavoredOverload public func insert(_ value: some Encodable, into table: some TableReference) throws -> Int64 { 0 }
  /// Is ``Connection/rows(_:decoding:naming:)``.
  @available(*, unavailable, message: "a Decodable type is read by rows(sql, decoding: type)")
  @_disfavoredOverload public func rows<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> [Value] { [] }
  /// Is ``Connection/row(_:decoding:naming:)``.
  @available(*, unavailable, message: "a Decodable type is read by row(sql, decoding: type)")
  @_disfavoredOverload public func row<Value: Decodable>(_ sql: SQL, as type: Value.Type) throws -> Value? { nil }
  /// Is ``withConnection(_:)`` or ``transaction(_:retries:_:)``.
  @available(*, unavailable, message: "a closure writes by transaction { connection in … }, or by withConnection")
  public func write(_ body: (Connection) throws -> Void) throws {}
}

extension SharedDatabase {
  /// Is ``perform(_:)``.
  @available(*, unavailable, message: "a closure runs on another thread by perform { connection in try connection.transaction { … } }")
  public func asyncWrite(_ body: (Connection) throws -> Void) async throws {}
  /// Is `observe(by:)`.
  @available(*, unavailable, message: "a value that is not Equatable is observed by observe(by: { … }) { … }")
  @_disfavoredOverload public func observe<Value: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Value) -> [Value] { [] }
}

extension Column {
  /// Is SQL. It does not change the compiler's errors about `+` in code without columns, as 26 of them show.
  @available(*, unavailable, message: "a value that SQLite computes is written in SQL: execute(\"UPDATE card SET n = n + 1\")")
  public static func + (column: Column, number: Int) -> Int { number }
}

extension Statement {
  /// Is ``Statement/run(_:)``. A result that can run could outlive its statement.
  @available(*, unavailable, message: "values are bound and the statement is run by run(values)")
  @_disfavoredOverload public func bind<each Value: SQLiteBindable>(_ value: repeat each Value) throws -> Statement {
    throw SQLiteError.refused(.misuse, "values are bound and the statement is run by run(values)")
  }
}

/// Is ``Migrator/Step``.
@available(*, unavailable, message: "a step of a schema is a Migrator.Step")
public typealias Migration = Migrator.Step

@available(*, unavailable, message: "the rows of a cursor are taken by while let row = try cursor.next()")
extension Cursor: Sequence {
  /// Is ``next()``.
  public func makeIterator() -> [OwnedRow].Iterator { [].makeIterator() }
}
