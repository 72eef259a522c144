/// What has a connection and lends it: a manager, for one.
///
/// Whoever can do that one thing has all the verbs of ``Connection``, under the same names and labels: those for SQL here, those for tables and
/// search in the modules that bring them to a connection. Each call has the connection to itself; several that belong together go into
/// ``transaction(_:_:)`` or ``withConnection(_:)``.
public protocol DatabaseAccess {
  /// Runs a closure with the connection, which is lent to it: outside, the connection, its statements and its cursors answer SQLITE_MISUSE.
  ///
  /// - Throws: ``SQLiteError`` when there is no connection to lend, or what the closure throws.
  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result
}

extension DatabaseAccess {
  /// Runs a closure in a transaction: committed when it returns, rolled back when it throws. Calls to the same owner inside belong to it.
  ///
  /// The rest is as for ``Connection/transaction(_:_:)``.
  public func transaction<Result: Sendable>(
    _ kind: TransactionKind = .immediate, _ body: (Connection) throws -> Result
  ) throws -> Result {
    try withConnection { connection in try connection.transaction(kind) { try body(connection) } }
  }
}
