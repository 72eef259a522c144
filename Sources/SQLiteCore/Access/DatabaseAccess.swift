import SQLiteCalls

/// What has a connection and lends it: a manager, for one.
///
/// Whoever can do that one thing has all the verbs of ``Connection``, under the same names and labels: those for SQL here, those for tables and
/// search in the modules that bring them to a connection. Each call has the connection to itself; several that belong together go into
/// ``transaction(_:retries:_:)``, ``withConnection(_:)`` or ``withReader(_:_:)``.
public protocol DatabaseAccess {
  /// Runs a closure with the connection, which is lent to it: outside, the connection, its statements and its cursors answer SQLITE_MISUSE.
  ///
  /// - Throws: ``SQLiteError`` when there is no connection to lend, or what the closure throws.
  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result

  /// Runs a closure that only reads with a connection, which is lent to it: where there are several, with one that does not wait for who writes.
  ///
  /// What belongs to one connection alone, as temporary tables and attached databases do, is there only for ``withConnection(_:)``.
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: ``SQLiteError`` when there is no connection to lend, with SQLITE_READONLY where the closure writes and the connection is for reading alone;
  ///   what the closure throws.
  func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result
}

extension DatabaseAccess {
  /// Runs a closure in a transaction: committed when it returns, rolled back when it throws.
  ///
  /// The rest is as for ``Connection/transaction(_:retries:_:)``.
  public func transaction<Result: Sendable>(
    _ kind: TransactionKind = .immediate, retries: Int = 0, _ body: (Connection) throws -> Result
  ) throws -> Result {
    try withConnection { connection in try connection.transaction(kind, retries: retries) { try body(connection) } }
  }

  /// Runs a closure that only reads, with the one connection that there is.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    switch scope {
    case .transaction: try transaction(.deferred, body)
    case .statement: try withConnection(body)
    }
  }

  /// Runs a closure that only reads, and sees one state of the database.
  ///
  /// The rest is as for ``withReader(_:_:)``.
  public func withReader<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try withReader(.transaction, body) }

  /// Runs a closure that makes one statement, and most often only reads. What a connection for reading alone cannot compile or may not do is done
  /// by the other one: SQLite refuses that before the first row comes.
  package func reading<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    let result = try withReader(.statement) { connection -> Result? in
      guard connection.onlyReads else { return try body(connection) }
      do { return try body(connection) } catch let error as SQLiteError where error.isOfReadersAlone { return nil }
    }
    if let result { return result }
    return try withConnection(body)
  }
}

extension SQLiteError {
  /// Whether another connection to the same file might not give it.
  fileprivate var isOfReadersAlone: Bool {
    code.primary == .readonly || code.primary == .error && origin == .call(.sqlite3_prepare_v3)
  }
}
