public import SQLiteCalls
public import SQLiteCore

/// Connections that read one file side by side, a limited number of them, each lent to one thread at a time.
///
/// They are opened when they are needed, only for reading, and lent in the order in which they are asked for. In WAL mode they do not wait for a connection
/// that writes. To write too, take a ``Database``.
///
/// ```swift
/// let pool = try ConnectionPool(.file("/tmp/stars.sqlite"), limit: 4, on: sqlite)
/// let names = try pool.rows("SELECT name FROM star") { try $0["name", as: String.self] }
/// ```
public final class ConnectionPool: SharedDatabase {
  /// Where the database is.
  public let location: Connection.Location
  /// How many connections there may be.
  public let limit: Int
  /// The lender of the connections.
  public let lender: ConnectionLender

  /// A pool; the first connection is opened by the first use.
  ///
  /// - Parameters:
  ///   - location: The file. A private database has but one connection: take a ``ConnectionQueue`` for it, or, for one in memory that several connections
  ///     of the process share, a URI such as `file:/stars?vfs=memdb`, opened elsewhere with a right to write, too.
  ///   - access: ``Connection/Access/readOnly``, or ``Connection/Access/immutable`` for a file that no program changes.
  ///   - configuration: The settings of the connections.
  ///   - limit: How many connections there may be.
  ///   - waitLimit: How long a thread or task waits for one; nil for as long as it takes.
  ///   - drainDelay: After how much time without any use the connections are closed; nil to keep them until `drain()` or `close()`.
  ///   - clock: The clock that measures the delay.
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
    let opener = Opener(location, configuration, on: wrapper, prepare: prepare)
    lender = ConnectionLender(
      of: "the pool of \(location)", poolLimit: limit, waitLimit: waitLimit, drainage: drainDelay.map { Drainage(delay: $0, clock: clock) },
      open: { try opener.open(access) })
  }

  /// How many connections are open, and how many of these no thread has.
  public var counts: (open: Int, idle: Int) { lender.line.counts }
}

extension ConnectionPool: CustomStringConvertible {
  /// Where the database is, and how many connections are open: `ConnectionPool of /tmp/stars.sqlite, 2 of 4 open`.
  public var description: String { "ConnectionPool of \(location), \(counts.open) of \(limit) open" }
}
