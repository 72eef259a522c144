package import SQLiteCalls

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
    if !loan.prepared.belongsToCursor { connection.giveBack(loan) }
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

extension Statement {
  /// Runs the statement to its end; rows are passed over.
  ///
  /// - Throws: ``SQLiteError`` of SQLite, or with SQLITE_RANGE when parameters were not bound.
  @inlinable public func run() throws {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    if try prepared.stepFirst(on: connection) { while try prepared.step(on: connection) {} }
  }
}

extension Statement {
  /// A counter of SQLite's, for the module of counters.
  package func count(of counter: StatementStatus, resetting resets: Bool) throws(SQLiteError) -> Int {
    try connection.enter()
    return Int(unsafe prepared.wrapper.sqlite3_stmt_status(prepared.handle, counter.rawValue, resets ? 1 : 0))
  }
}
