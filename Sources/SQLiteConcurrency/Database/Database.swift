public import SQLiteCalls
public import SQLiteCore

/// A database file that one connection writes and several read, side by side, for many threads and tasks.
///
/// The verbs of ``Connection`` are all at hand: those that read have a connection for reading, those that write wait for the one that writes. What belongs
/// together goes into `transaction(_:retries:_:)` or ``withConnection(_:)`` to write, and into `withReader(_:)` to read one state of the database. A thread that has
/// a connection and asks for another is refused with SQLITE_MISUSE.
///
/// Reading does not wait for writing in WAL mode, which the default configuration sets. A file in another mode, and a private database, has one connection
/// for both.
///
/// ```swift
/// let database = try Database(.file("/tmp/stars.sqlite"), on: sqlite)
/// try database.transaction { connection in try connection.insert(["name": "Vega"], into: "star") }
/// let count = try await database.performRead { connection in try connection.count("star") }
/// ```
/// <https://sqlite.org/wal.html>
public final class Database: ObservableDatabase {
  /// Where the database is.
  public let location: Connection.Location
  private let writer: ConnectionLine
  /// Nil where reading and writing share the connection.
  private let readers: Readers?
  private let observers = Observers()

  /// Opens the connection that writes; those that read are opened when they are needed.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: What may be done with a file.
  ///   - configuration: The settings of all connections; ``Connection/Configuration/recommended`` by default, with a write-ahead log.
  ///   - readerLimit: How many connections may read side by side; 0 for none but the one that writes.
  ///   - waitLimit: How long a thread waits for a connection; nil for as long as it takes.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepareWriter: Is run once on the connection that writes, after `prepare`: the place for a `Migrator`.
  ///   - prepare: Registers on each connection what the database needs besides SQLite's own. It can write nothing on those that read.
  /// - Throws: What the closures throw, or ``SQLiteError``.
  public init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .recommended,
    readerLimit: Int = 4, waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol,
    prepareWriter: @escaping @Sendable (Connection) throws -> Void = { _ in },
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    self.location = location
    let opener = Opener(location: location, access: access, configuration: configuration, wrapper: wrapper) { connection in
      try prepare(connection)
      try prepareWriter(connection)
    }
    let name = "the database \(location)"
    writer = ConnectionLine(of: name, limit: 1, waitLimit: waitLimit, observers: observers) { try opener.open() }
    let hasReaders = try writer.lend { try readerLimit > 0 && $0.canBeReadBesides() }
    guard hasReaders else {
      readers = nil
      return
    }
    let reading = Opener(
      location: location, access: access == .immutable ? .immutable : .readOnly, configuration: configuration, wrapper: wrapper,
      prepare: prepare)
    readers = Readers(of: name, limit: readerLimit, waitLimit: waitLimit) { try reading.open() }
  }

  /// Closes the readers first: the last connection that closes folds the log into the file, which takes the right to write.
  deinit { readers?.retire() }

  /// Runs a closure with the connection that writes, which is lent to it: outside, and on other threads, it answers SQLITE_MISUSE.
  ///
  /// - Throws: What the closure throws. ``SQLiteError`` with SQLITE_MISUSE when the thread has a connection already, when the database is closed, or when the
  ///   closure leaves a transaction open, which is rolled back, or lets a cursor out; SQLITE_BUSY when the connection was not free within the limit;
  ///   SQLITE_INTERRUPT while the database is suspended.
  public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    try refuseReentry()
    return try writer.lend(body)
  }

  /// Runs a closure with a connection that reads, which is lent to it; it does not wait for who writes.
  ///
  /// - Throws: As ``withConnection(_:)``, with SQLITE_READONLY where the closure writes.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    try refuseReentry()
    return try (readers?.reading ?? writer).lend { try $0.read(scope, body) }
  }

  /// Runs a closure with the connection that writes on a thread of its own, so that no other waits; it ends with its task as
  /// ``ConnectionQueue/perform(_:)`` does.
  ///
  /// - Throws: What ``withConnection(_:)`` throws; `CancellationError` when the task was cancelled.
  public func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await writer.perform(body)
  }

  /// Runs a closure with a connection that reads on a thread of its own, so that no other waits; it ends with its task as
  /// ``ConnectionQueue/perform(_:)`` does.
  ///
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: What ``withReader(_:_:)`` throws; `CancellationError` when the task was cancelled.
  public func performRead<Result: Sendable>(
    _ scope: ReadScope = .transaction, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await (readers?.reading ?? writer).perform { try $0.read(scope, body) }
  }

  /// How many connections read side by side at most; 0 where there is but the one that writes.
  public var readerLimit: Int { readers?.reading.slots.count ?? 0 }

  /// Closes the connections that read and that nobody has. They are opened again when they are needed.
  public func drain() { readers?.reading.drain() }

  /// Stops what runs and refuses whatever begins until ``resume()``: afterwards no connection holds a lock that keeps others from reading or writing.
  ///
  /// It is for an app that goes to the background, which Apple's systems end when it holds a lock on a file that it shares with others. Statements that run
  /// end with SQLITE_INTERRUPT, open transactions are rolled back, and who waits is refused. It returns when all that is done and was looked at.
  ///
  /// In WAL mode SQLite keeps a shared lock on the file and one on its `-shm` as long as a connection is open, which these systems allow; in another mode
  /// no lock is left. Only ``close()`` ends all of them. See <doc:OnApplesSystems>.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, SQLITE_BUSY when a cursor that was kept holds a lock.
  public func suspend() throws {
    try refuseReentry()
    observers.noteSuspension(true)
    try writer.suspend()
    try readers?.suspend()
  }

  /// Lets everybody go on after ``suspend()``.
  public func resume() {
    writer.resume()
    readers?.resume()
    observers.noteSuspension(false)
  }

  /// How many threads and tasks wait.
  package var waitingCount: Int { writer.waitingCount + (readers?.reading.waitingCount ?? 0) }

  /// Waits until nobody has a connection, and closes them; every later use throws SQLITE_MISUSE, and so do those that wait. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, SQLITE_BUSY while something of one is kept.
  public func close() throws {
    try refuseReentry()
    observers.end()
    try readers?.close()  // before the one that writes, so that this one is the last and folds the log into the file
    try writer.close()
  }

  /// What its observations share.
  public var observationSource: ObservationSource {
    ObservationSource(observers) { body in try await (self.readers?.observing ?? self.writer).perform(body) }
  }

  private func refuseReentry() throws {
    if writer.isHeldByCurrentThread || readers?.isHeldByCurrentThread == true { throw SQLiteError.heldAlready }
  }
}

extension Database: CustomStringConvertible {
  /// Where the database is: `Database /tmp/stars.sqlite`.
  public var description: String { "Database \(location)" }
}
