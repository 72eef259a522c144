public import SQLiteCore

/// A database whose connections are lent to many threads and tasks: a ``Database``, a ``ConnectionQueue``, a ``ConnectionPool``, a manager.
///
/// `DatabaseAccess` tells the rules by which they are lent, the same for all.
public protocol SharedDatabase: DatabaseAccess, Sendable {
  /// The lender of the connections.
  var lender: ConnectionLender { get }

  /// Waits until every connection has come back, and closes them.
  func close() throws
}

extension SharedDatabase {
  /// Runs a closure with the connection that writes, or one of a pool, which is lent to it: outside, and on other threads, it answers SQLITE_MISUSE.
  ///
  /// - Throws: The errors of the closure and of opening. ``SQLiteError`` with SQLITE_MISUSE when the database is closed, or when the closure leaves a transaction
  ///   open, which is rolled back; SQLITE_BUSY when no connection was free within the limit; SQLITE_INTERRUPT while the database is suspended.
  @discardableResult public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    try lender.write(body)
  }

  /// Runs a closure with a connection that reads, which is lent to it; in a file with a write-ahead log it does not wait for a writer.
  ///
  /// Files in other journal modes, databases without a file, and managers that close when idle have one connection for all.
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: As ``withConnection(_:)``, with SQLITE_READONLY where the closure writes and the connection only reads.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    try lender.read(scope, body)
  }

  /// Runs a closure with the connection that writes, or one of a pool, on a thread of its own, so that no other waits.
  ///
  /// It ends with its task: a closure that waits when that is cancelled is never begun, a statement that runs is interrupted, everything later on that connection in
  /// the closure fails, and an open transaction is rolled back. The work of other tasks is left alone.
  /// - Throws: The errors of ``withConnection(_:)``; `CancellationError` when the task was cancelled before the closure began, or interrupted.
  @discardableResult public func perform<Result: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await lender.perform(body)
  }

  /// Runs a closure with a connection that reads on a thread of its own, so that no other waits; it ends with its task as ``perform(_:)`` does.
  ///
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: The errors of ``withReader(_:_:)``; `CancellationError` when the task was cancelled.
  public func performRead<Result: Sendable>(
    _ scope: ReadScope = .transaction, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await lender.performRead(scope, body)
  }

  /// Closes the connections that read and are not lent. They are opened again when they are needed.
  public func drain() { lender.drain() }

  /// Stops the statements that run and refuses new work until ``resume()``: afterwards no connection holds a lock that keeps others from reading
  /// or writing.
  ///
  /// It is for an app that goes to the background, which Apple's systems end when it holds a lock on a file that it shares with others. Statements that run
  /// end with SQLITE_INTERRUPT, open transactions are rolled back, and waiting threads and tasks are refused, unless they close
  /// the database. It returns when all that is done and was looked at, or when another thread calls ``resume()``. A database that is suspended can be closed.
  ///
  /// In WAL mode SQLite keeps a shared lock on the file and one on its `-shm` as long as a connection is open, which these systems allow; in another mode
  /// no lock is left. Only closing ends all of them. See <doc:OnApplesSystems>.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, SQLITE_BUSY when something that was kept, as a blob, holds a lock.
  public func suspend() throws { try lender.suspend() }

  /// Lets threads and tasks go on after ``suspend()``.
  public func resume() { lender.resume() }

  /// Waits until every connection has come back, and closes them, the one that writes last; every later use throws SQLITE_MISUSE, and so do those that wait.
  /// Observations end. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection. With SQLITE_BUSY while something of one is kept: nothing else is lent then
  ///   any more, observations have ended all the same, and closing can be tried again.
  public func close() throws { try lender.close() }

  /// How many threads and tasks wait.
  package var waitingCount: Int { lender.waitingCount }
}
