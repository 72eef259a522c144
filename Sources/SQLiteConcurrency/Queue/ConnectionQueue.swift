public import SQLiteCalls
public import SQLiteCore
import SQLiteText

/// One connection for many threads and tasks, which have it one after the other in the order in which they ask.
///
/// All verbs of ``Connection`` are at hand; what belongs together goes into `transaction(_:retries:_:)` or ``withConnection(_:)``, or into ``perform(_:)``, which
/// keeps no thread waiting. A thread that has the connection and asks for it again is refused with SQLITE_MISUSE.
///
/// ```swift
/// let queue = try ConnectionQueue(.file("/tmp/stars.sqlite"), on: sqlite)
/// try queue.insert(["name": "Vega"], into: "star")
/// ```
public final class ConnectionQueue: ObservableDatabase {
  /// Where the database is.
  public let location: Connection.Location
  private let line: ConnectionLine
  private let observers = Observers()

  /// Opens the connection.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: What may be done with a file.
  ///   - configuration: The settings of the connection.
  ///   - waitLimit: How long a thread waits for the connection; nil for as long as it takes.
  ///   - wrapper: The library. It is retained and called by one thread at a time, but for `sqlite3_interrupt`.
  ///   - prepare: Registers on the connection what the database needs besides SQLite's own.
  /// - Throws: What `prepare` throws, or ``SQLiteError``.
  public init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .init(),
    waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol, prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    self.location = location
    let opening = Opener(location: location, access: access, configuration: configuration, wrapper: wrapper, prepare: prepare)
    line = ConnectionLine(of: "the queue of \(location)", limit: 1, waitLimit: waitLimit, observers: observers) { try opening.open() }
    try line.lend { _ in }
  }

  /// Runs a closure with the connection, which is lent to it: outside, and on other threads, it answers SQLITE_MISUSE.
  ///
  /// - Throws: What the closure throws. ``SQLiteError`` with SQLITE_MISUSE when the thread has the connection already, when the queue is closed, or when the
  ///   closure leaves a transaction open, which is rolled back, or lets a cursor out; SQLITE_BUSY when the connection was not free within the limit.
  public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try line.lend(body) }

  /// Runs a closure with the connection on a thread of its own, so that no other waits.
  ///
  /// It ends with its task: what waits when that is cancelled is never begun, a statement that runs is interrupted, and an open transaction is
  /// rolled back. What others run is left alone.
  /// - Throws: What ``withConnection(_:)`` throws; `CancellationError` when the task was cancelled.
  public func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await line.perform(body)
  }

  /// Runs a closure that only reads with the connection on a thread of its own, as ``perform(_:)``.
  ///
  /// - Parameter scope: Whether all of it sees one state of the database, should somebody else write to the file.
  /// - Throws: What ``withConnection(_:)`` throws; `CancellationError` when the task was cancelled.
  public func performRead<Result: Sendable>(
    _ scope: ReadScope = .transaction, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await line.perform { try $0.read(scope, body) }
  }

  /// How many threads and tasks wait.
  package var waitingCount: Int { line.waitingCount }

  /// Waits until nobody has the connection, and closes it; every later use throws SQLITE_MISUSE, and so do those that wait. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has the connection, SQLITE_BUSY while something of it is kept.
  public func close() throws {
    observers.end()
    try line.close()
  }

  /// What its observations share.
  public var observationSource: ObservationSource { ObservationSource(observers) { body in try await self.line.perform(body) } }
}

extension ConnectionQueue: CustomStringConvertible {
  /// Where the database is: `ConnectionQueue of /tmp/stars.sqlite`.
  public var description: String { "ConnectionQueue of \(location)" }
}
