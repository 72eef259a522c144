import SQLiteCalls

/// An owner of connections to one database that lends them to closures, such as a manager.
///
/// A type that lends connections has all the verbs of ``Connection``, under the same names and labels: the verbs for SQL here, those for tables and
/// search in the modules that bring them to a connection. Each call has a connection to itself; calls that belong together go into
/// ``transaction(_:retries:_:)``, ``withConnection(_:)`` or ``withReader(_:_:)``.
///
/// Everything in this package that lends connections keeps these rules:
/// - **Reading beside the writer.** A verb that reads has a connection for reading, where there is one, and does not wait for the connection that writes.
///   SQLite is asked before the first row. These statements go to the writer: one that is not a query, or changes something (`BEGIN`, `ATTACH`, a pragma
///   that sets, `INSERT … RETURNING`), a pragma that reads a setting of the connection (`cache_size`), a query that calls `changes()`, `total_changes()`
///   or `last_insert_rowid()`, and one that names a temporary table, database or function of which only the writer has one, or has a different one.
///   No query runs twice, and SQL that compiles nowhere does not wait.
/// - **Calls within calls.** A thread that has the connection that writes gets it again, inside its transaction, to write and to read. A thread that has a
///   connection for reading gets that one again to read, and the one that writes to write. So no thread waits for itself.
/// - **Nothing is left behind.** A transaction that a closure leaves open is rolled back, and the call throws SQLITE_MISUSE: ``transaction(_:retries:_:)`` is
///   the way. A cursor that leaves its closure is ended with it. A connection that a closure closes is opened again for the next.
/// - **An error means that the work was not done.** A commit that happened is never reported as an error, by a cancelled task or a suspension either.
/// - **Waiting.** Threads and tasks stand in one line and are served in the order in which they came. Each gets a connection, or is refused: after its limit of time with
///   SQLITE_BUSY, while the database is suspended with SQLITE_INTERRUPT, when it is closed with SQLITE_MISUSE. A thread that waits lends no priority to the
///   one that it waits for, since a line has no owner: the main thread of an app had better `await` than wait.
public protocol DatabaseAccess {
  /// Runs a closure with the connection, which is lent to it: outside, the connection, its statements and its cursors answer SQLITE_MISUSE.
  ///
  /// - Throws: ``SQLiteError`` when there is no connection to lend, or the error of the closure.
  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result

  /// Runs a closure that only reads with a connection, which is lent to it: where there are several, with one that does not wait for the writer.
  ///
  /// Things that belong to one connection alone, such as temporary tables and attached databases, are there only for ``withConnection(_:)``.
  /// - Parameter scope: Whether the whole closure sees one state of the database.
  /// - Throws: ``SQLiteError`` when there is no connection to lend, with SQLITE_READONLY where the closure writes and the connection is for reading alone;
  ///   or the error of the closure.
  func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result
}

extension DatabaseAccess {
  /// Runs a closure in a transaction: committed when it returns, rolled back when it throws.
  ///
  /// The thread that calls it waits, for the connection and until the work is done. An async function hands the work to another thread by `perform`:
  /// `try await database.perform { connection in try connection.transaction { … } }`.
  ///
  /// The rest is as for ``Connection/transaction(_:retries:_:)``.
  @discardableResult public func transaction<Result: Sendable>(
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

  /// Runs a verb that usually only reads. Where SQLite reports, before the first row, that the verb is for the connection that writes, that connection
  /// runs all of it, and the result or the error of the reader is dropped.
  @usableFromInline package func reading<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    var isForWriter = false
    do {
      let result = try withReader(.statement) { connection in try connection.runVerb(isForWriter: &isForWriter) { try body(connection) } }
      if !isForWriter { return result }
    } catch  where isForWriter {}
    return try withConnection(body)
  }
}

/// Whether the statements of a closure that reads see the commits that other connections make meanwhile.
public enum ReadScope: Hashable, Sendable {
  /// All statements see the same state, that of the first: they run in one transaction.
  case transaction
  /// Each statement sees the commits that were made before it began.
  case statement
}
