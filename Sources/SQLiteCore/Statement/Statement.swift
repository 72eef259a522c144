package import SQLiteCalls

/// A compiled statement, borrowed from its connection's cache and given back when it goes out of scope.
///
/// All values are bound at once; a statement with unbound parameters throws before it runs. While it runs, the same SQL can be prepared
/// again, as a separate compiled statement. <https://sqlite.org/c3ref/stmt.html>
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

  /// The number of parameters, or the largest parameter number `?NNN`.
  public var parameterCount: Int { Int(prepared.parameterCount) }

  /// The C handle, for calls that this package does not wrap; it belongs to the connection. Do not finalize it.
  @unsafe public var handle: OpaquePointer { unsafe prepared.handle }
}

/// A reference to a borrowed statement, moved out of the cache and back, so that borrowing neither retains nor releases it.
@usableFromInline struct Loan: ~Copyable {
  @usableFromInline let prepared: PreparedStatement

  @inline(__always) init(_ prepared: consuming PreparedStatement) { self.prepared = prepared }

  /// Moves the reference out, without a copy.
  @inline(__always) consuming func take() -> PreparedStatement { prepared }
}

extension Statement {
  /// Runs the statement to its end and ignores the rows.
  ///
  /// - Throws: ``SQLiteError`` from SQLite, or with SQLITE_RANGE when parameters were not bound.
  @inlinable public func run() throws {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    if try prepared.stepFirst(on: connection) { while try prepared.step(on: connection) {} }
  }
}

extension Statement {
  /// Returns one of SQLite's counters for the statement; used by the module that provides counters.
  package func count(of counter: StatementStatus, resetting resets: Bool) throws(SQLiteError) -> Int {
    try connection.enter()
    return Int(unsafe prepared.wrapper.sqlite3_stmt_status(prepared.handle, counter.rawValue, resets ? 1 : 0))
  }
}
