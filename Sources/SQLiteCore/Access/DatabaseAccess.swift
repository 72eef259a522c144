import SQLiteCalls

/// An owner of connections to one database that lends them to closures, such as a manager.
///
/// A type that lends connections has all the methods of ``Connection``, with the same names and labels. The methods for SQL are here; the
/// methods for tables and search are in the modules that add them to a connection. Each call has exclusive use of a connection; to group
/// calls, use ``transaction(_:retries:_:)``, ``withConnection(_:)`` or ``withReader(_:_:)``.
///
/// Every type in this package that lends connections follows these rules:
/// - **Reading alongside the writer.** A method that reads uses a reading connection, if there is one, and does not wait for the writing
///   connection. Before the first row, SQLite reports which connection must run the statement. These statements go to the writer: one that
///   is not a query, or changes something (`BEGIN`, `ATTACH`, a pragma that sets, `INSERT … RETURNING`), a pragma that reads a setting of
///   the connection (`cache_size`), a query that calls `changes()`, `total_changes()` or `last_insert_rowid()`, and one that names a
///   temporary table, database or function that only the writer has, or that differs there. No query runs twice, and SQL that compiles on
///   neither connection fails without waiting for the writer.
/// - **Nested calls.** A thread that has the writing connection gets it again, inside its transaction, to write and to read. A thread that
///   has a reading connection gets it again to read, and the writing one to write. So no thread ever waits for itself.
/// - **Nothing is left behind.** A transaction that a closure leaves open is rolled back, and the call throws SQLITE_MISUSE: use
///   ``transaction(_:retries:_:)``. A cursor that escapes its closure ends when the closure returns. If a closure closes its connection, a
///   new one is opened for the next closure.
/// - **An error means that the work was not done.** A commit that happened is never reported as an error, not even after a cancelled task
///   or a suspension.
/// - **Waiting.** Threads and tasks wait in one line and are served in the order in which they came. Each gets a connection, or is refused:
///   with SQLITE_BUSY after its time limit, with SQLITE_INTERRUPT while the database is suspended, with SQLITE_MISUSE when it is closed. A
///   waiting thread lends no priority to the thread it waits for, since a line has no owner: on the main thread of an app, prefer `await`
///   to waiting.
public protocol DatabaseAccess {
  /// Runs a closure with the connection. Outside the closure, the connection, its statements and its cursors throw SQLITE_MISUSE.
  ///
  /// - Throws: ``SQLiteError`` when there is no connection to lend, or the error of the closure.
  func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result

  /// Runs a closure that only reads. If there are several connections, the closure gets one that does not wait for the writer.
  ///
  /// Anything that exists on only one connection, such as temporary tables and attached databases, is available only in
  /// ``withConnection(_:)``.
  /// - Parameter scope: Whether the whole closure sees one state of the database.
  /// - Throws: ``SQLiteError`` when there is no connection to lend, or with SQLITE_READONLY if the closure writes on a connection for
  ///   reading; otherwise the error of the closure.
  func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result
}

extension DatabaseAccess {
  /// Runs a closure in a transaction, which is committed when the closure returns and rolled back when it throws.
  ///
  /// The calling thread waits for the connection and until the work is done. An async function moves the work to another thread with
  /// `perform`: `try await database.perform { connection in try connection.transaction { … } }`.
  ///
  /// Otherwise it works like ``Connection/transaction(_:retries:_:)``.
  @discardableResult public func transaction<Result: Sendable>(
    _ kind: TransactionKind = .immediate, retries: Int = 0, _ body: (Connection) throws -> Result
  ) throws -> Result {
    try withConnection { connection in try connection.transaction(kind, retries: retries) { try body(connection) } }
  }

  /// Runs a closure that only reads, on the only connection.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    switch scope {
    case .transaction: try transaction(.deferred, body)
    case .statement: try withConnection(body)
    }
  }

  /// Runs a closure that only reads, and sees one state of the database.
  ///
  /// Otherwise it works like ``withReader(_:_:)``.
  public func withReader<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try withReader(.transaction, body) }

  /// Runs the body of a method that usually only reads. If SQLite reports, before the first row, that the writing connection must run it,
  /// the whole body runs there, and the result or error from the reader is discarded.
  @usableFromInline package func reading<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    var isForWriter = false
    do {
      let result = try withReader(.statement) { connection in try connection.runVerb(isForWriter: &isForWriter) { try body(connection) } }
      if !isForWriter { return result }
    } catch  where isForWriter {}
    return try withConnection(body)
  }
}

/// The visibility of other connections' commits to the statements of a reading closure.
public enum ReadScope: Hashable, Sendable {
  /// All statements see the same state as the first: they run in one transaction.
  case transaction
  /// Each statement sees the commits made before it began.
  case statement
}
