public import SQLiteCalls
public import SQLiteCore

/// Connections that read one file side by side, a limited number of them, each lent to one thread at a time.
///
/// They are opened when they are needed, for reading alone, and lent in the order in which they are asked for. A thread that has one and asks for another
/// is refused with SQLITE_MISUSE. In WAL mode they do not wait for who writes. To write too, take a ``Database``.
///
/// ```swift
/// let pool = try ConnectionPool(.file("/tmp/stars.sqlite"), limit: 4, on: sqlite)
/// let names = try pool.rows("SELECT name FROM star") { try $0["name", as: String.self] }
/// ```
public final class ConnectionPool: DatabaseAccess, Sendable {
  /// Where the database is.
  public let location: Connection.Location
  /// How many connections there may be.
  public let limit: Int
  private let line: ConnectionLine

  /// A pool; the first connection is opened by the first use.
  ///
  /// - Parameters:
  ///   - location: The file. A private database has but one connection: take a ``ConnectionQueue`` for it, or, for one in memory that several connections
  ///     of the process share, a URI such as `file:/stars?vfs=memdb`, opened elsewhere with a right to write, too.
  ///   - access: ``Connection/Access/readOnly``, or ``Connection/Access/immutable`` for a file that nobody changes.
  ///   - configuration: The settings of the connections.
  ///   - limit: How many connections there may be.
  ///   - waitLimit: How long a thread waits for one; nil for as long as it takes.
  ///   - drainDelay: After how much time without any use the connections are closed; nil to keep them until ``drain()`` or ``close()``.
  ///   - clock: What the delay is measured with.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepare: Registers on each connection what reading needs besides SQLite's own.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a private database, an access that may write, or a limit below one.
  public init(
    _ location: Connection.Location, access: Connection.Access = .readOnly, configuration: Connection.Configuration = .init(),
    limit: Int = 4, waitLimit: Duration? = nil, drainDelay: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    on wrapper: any Sqlite3WrapperProtocol, prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    if limit < 1 { throw SQLiteError.misuse("a pool has at least one connection, not \(limit)") }
    if location == .memory || location == .temporary {
      throw SQLiteError.misuse(
        "each connection to \(location) would have a database of its own: take a ConnectionQueue, or the URI of a file or memdb")
    }
    guard access == .readOnly || access == .immutable else {
      throw SQLiteError.misuse("the connections of a pool read: take a Database to write")
    }
    self.location = location
    self.limit = limit
    let opener = Opener(location: location, access: access, configuration: configuration, wrapper: wrapper, prepare: prepare)
    line = ConnectionLine(
      of: "the pool of \(location)", limit: limit, waitLimit: waitLimit,
      drainage: drainDelay.map { Drainage(delay: $0, clock: clock) }
    ) { try opener.open() }
  }

  /// Runs a closure with a connection, which is lent to it: outside, and on other threads, it answers SQLITE_MISUSE.
  ///
  /// - Throws: What the closure or opening throws, with SQLITE_READONLY where it writes. ``SQLiteError`` with SQLITE_MISUSE when the thread has a connection of
  ///   the pool already, when the pool is closed, or when the closure leaves a transaction open, which is rolled back, or lets a cursor out; SQLITE_BUSY when
  ///   none was free within the limit.
  public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result { try line.lend(body) }

  /// Runs a closure with a connection on a thread of its own, so that no other waits; it ends with its task as ``ConnectionQueue/perform(_:)`` does.
  ///
  /// - Throws: What ``withConnection(_:)`` throws; `CancellationError` when the task was cancelled.
  public func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    try await line.perform(body)
  }

  /// How many connections are open, and how many of these nobody has.
  public var counts: (open: Int, idle: Int) { line.counts }

  /// Closes the connections that nobody has. They are opened again when they are needed.
  public func drain() { line.drain() }

  /// How many threads and tasks wait.
  package var waitingCount: Int { line.waitingCount }

  /// Waits until nobody has a connection, and closes them; every later use throws SQLITE_MISUSE, and so do those that wait. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has a connection, SQLITE_BUSY while something of one is kept.
  public func close() throws { try line.close() }
}

extension ConnectionPool: CustomStringConvertible {
  /// Where the database is, and how many connections are open: `ConnectionPool of /tmp/stars.sqlite, 2 of 4 open`.
  public var description: String { "ConnectionPool of \(location), \(counts.open) of \(limit) open" }
}
