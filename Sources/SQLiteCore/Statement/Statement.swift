public import SQLiteCalls

/// A compiled statement, borrowed from its connection's cache and given back when it goes out of scope.
///
/// Values are bound all at once; a statement with parameters that were not bound throws before it runs. The same SQL may be prepared
/// again while this one runs: the other then has a compiled statement of its own. <https://sqlite.org/c3ref/stmt.html>
@safe public struct Statement: ~Copyable {
  @usableFromInline let connection: Connection
  @usableFromInline let loan: Loan

  @inline(__always) init(_ prepared: consuming PreparedStatement, of connection: Connection) {
    loan = Loan(prepared)
    self.connection = connection
  }

  deinit {
    if unsafe !loan.prepared.belongsToCursor { connection.giveBack(loan) }
  }

  @inlinable var prepared: PreparedStatement { @inline(__always) get { loan.prepared } }

  /// The SQL text.
  public var sql: String { prepared.sql }

  /// The number of parameters, or the largest number among `?NNN`.
  public var parameterCount: Int { Int(prepared.parameterCount) }

  /// The C handle, for calls that this package does not wrap; it belongs to the connection. Do not finalize it.
  @unsafe public var handle: OpaquePointer { unsafe prepared.handle }
}

/// A reference to a lent statement that is moved from the cache and back, so that lending neither retains nor releases it.
@usableFromInline struct Loan: ~Copyable {
  @usableFromInline let prepared: PreparedStatement

  @inline(__always) init(_ prepared: consuming PreparedStatement) { self.prepared = prepared }

  /// The reference itself, not a copy.
  @inline(__always) consuming func take() -> PreparedStatement { prepared }
}

// MARK: - Running

// What runs once per row or per statement is always inlined: the closure then is too, and a row costs nothing but its C calls.

extension Statement {
  /// Runs the statement to its end; rows are passed over.
  ///
  /// - Throws: ``SQLiteError`` of SQLite, or with SQLITE_RANGE when parameters were not bound.
  @inlinable public func run() throws(SQLiteError) {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    while try prepared.step(on: connection) {}
  }

  /// Calls a closure for each row.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws; the statement is then reset.
  @inlinable @inline(__always) public func forEach(_ body: (Row) throws -> Void) throws {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard try prepared.step(on: connection) else { return }
    let columnCount = unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))
    let row = Row(prepared, columnCount: columnCount)  // one for all rows: made in the loop it would be retained for each
    repeat { try body(row) } while try prepared.step(on: connection)
  }

  /// What a closure makes of each row.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws; the statement is then reset.
  @inlinable public func all<Element>(_ body: (Row) throws -> Element) throws -> [Element] {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard try prepared.step(on: connection) else { return [] }
    let columnCount = unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))
    var elements: [Element] = []
    unsafe elements.reserveCapacity(prepared.rowCount)
    let row = Row(prepared, columnCount: columnCount)  // one for all rows: made in the loop it would be retained for each
    repeat { elements.append(try body(row)) } while try prepared.step(on: connection)
    unsafe prepared.rowCount = elements.count
    if elements.capacity > 64, elements.count < elements.capacity / 2 { elements = elements.map { $0 } }  // the hint was far too high
    return elements
  }

  /// What a closure makes of the first row; nil when there is none.
  ///
  /// Further rows of a query are not computed. A statement that writes, with RETURNING, is run to its end: what it changed is committed, or
  /// the error is thrown. It stays done when the closure throws.
  /// - Throws: ``SQLiteError``, or what the closure throws; the statement is then reset.
  @inlinable @inline(__always) public func first<Element>(_ body: (Row) throws -> Element) throws -> Element? {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard try prepared.step(on: connection) else { return nil }
    let element = try body(Row(prepared, columnCount: unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))))
    if !prepared.isReadOnly { try passOver() }
    return element
  }

  /// Passes over the rest of the rows.
  @usableFromInline func passOver() throws(SQLiteError) {
    while try prepared.step(on: connection) {}
  }

  /// Every row, copied.
  public func all() throws(SQLiteError) -> [OwnedRow] { try collect(nil) { (row) throws(SQLiteError) in try row.owned() } }

  /// The first row, copied; nil when there is none. The rest is as for ``first(_:)``.
  public func first() throws(SQLiteError) -> OwnedRow? { try one(nil) { (row) throws(SQLiteError) in try row.owned() } }
}
