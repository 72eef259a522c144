public import SQLiteCore

/// A database whose connections are lent to many threads and tasks: a ``Database``, a ``ConnectionQueue``, a ``ConnectionPool``, a manager.
///
/// `DatabaseAccess` documents the rules of lending, which are the same for all of them.
public protocol SharedDatabase: DatabaseAccess, Sendable {
  /// The lender of the connections.
  var lender: ConnectionLender { get }

  /// Waits until every connection has been given back, and closes them.
  func close() throws
}

extension SharedDatabase {
  /// Runs a closure with the writing connection, or with one of a pool. The connection is lent to the closure: outside it and on other
  /// threads, its calls throw SQLITE_MISUSE.
  ///
  /// - Throws: The errors of the closure and of opening. ``SQLiteError`` with SQLITE_MISUSE when the database is closed, or when the
  ///   closure leaves a transaction open, which is rolled back; SQLITE_BUSY when no connection was free within the limit; SQLITE_INTERRUPT
  ///   while the database is suspended.
  @discardableResult public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    try lender.write(body)
  }

  /// Runs a closure with a reading connection, which is lent to it. In a file with a write-ahead log it does not wait for a writer.
  ///
  /// Files in other journal modes, databases without a file, and managers that close when idle have one connection for everything.
  /// - Parameter scope: Whether the whole closure sees one state of the database.
  /// - Throws: The errors of ``withConnection(_:)``, and SQLITE_READONLY when the closure writes on a connection that only reads.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    try lender.read(scope, body)
  }

  /// Runs a closure with the writing connection, or one of a pool, on a separate thread, so that no other thread waits.
  ///
  /// The work ends with its task. If the task is cancelled, a waiting closure never begins, a running statement is interrupted, all later
  /// calls of the closure on that connection fail, and an open transaction is rolled back. The work of other tasks is not affected.
  /// - Throws: The errors of ``withConnection(_:)``; `CancellationError` when the task was cancelled before the closure began, or
  ///   interrupted.
  @discardableResult public func perform<Result: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await lender.perform(body)
  }

  /// Runs a closure with a reading connection on a separate thread, so that no other thread waits. The work ends with its task, as with
  /// ``perform(_:)``.
  ///
  /// - Parameter scope: Whether the whole closure sees one state of the database.
  /// - Throws: The errors of ``withReader(_:_:)``; `CancellationError` when the task was cancelled.
  public func performRead<Result: Sendable>(
    _ scope: ReadScope = .transaction, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await lender.performRead(scope, body)
  }

  /// Closes the reading connections that are not lent. They are opened again when needed.
  public func drain() { lender.drain() }

  /// Stops the running statements and refuses new work until ``resume()``. When it returns, no connection holds a lock that keeps other
  /// programs from reading or writing.
  ///
  /// Use it when an app goes to the background, where Apple's systems kill an app that holds a lock on a shared file. Running statements
  /// end with SQLITE_INTERRUPT, open transactions are rolled back, and waiting threads and tasks are refused, unless they close the
  /// database. The call returns when all this is done and checked, or when another thread calls ``resume()``. A suspended database can be
  /// closed.
  ///
  /// In WAL mode SQLite keeps a shared lock on the file and one on its `-shm` as long as a connection is open, which these systems allow.
  /// In other modes no lock remains. Only closing the database releases all of them. See <doc:OnApplesSystems>.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, SQLITE_BUSY when a kept object, such as a blob, holds
  ///   a lock.
  public func suspend() throws { try lender.suspend() }

  /// Lets threads and tasks continue after ``suspend()``.
  public func resume() { lender.resume() }

  /// Waits until every connection has been given back, and closes them, the writing one last. Waiting and later calls throw SQLITE_MISUSE.
  /// Observations end. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection. SQLITE_BUSY while an object of a connection is kept:
  ///   then no more connections are lent, observations have ended anyway, and closing can be tried again.
  public func close() throws { try lender.close() }

  /// The number of waiting threads and tasks.
  package var waitingCount: Int { lender.waitingCount }
}
