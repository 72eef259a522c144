public import SQLiteCalls
public import SQLiteCore

/// A limited number of connections that read one file at the same time, each lent to one thread at a time.
///
/// They are opened when needed, read-only, and lent in the order of the calls. In WAL mode they do not wait for a connection that writes.
/// To write as well, use a ``Database``.
///
/// ```swift
/// let pool = try ConnectionPool(.file("/tmp/stars.sqlite"), limit: 4, on: sqlite)
/// let names = try pool.rows("SELECT name FROM star") { try $0["name", as: String.self] }
/// ```
public final class ConnectionPool: SharedDatabase {
  /// The location of the database.
  public let location: Connection.Location
  /// The largest number of connections.
  public let limit: Int
  /// The lender of the connections.
  public let lender: ConnectionLender

  /// Creates a pool; its first use opens the first connection.
  ///
  /// - Parameters:
  ///   - location: The file. A private database has only one connection: use a ``ConnectionQueue`` for it. For a database in memory that
  ///     several connections of the process share, use a URI such as `file:/stars?vfs=memdb`, which must also be open elsewhere for
  ///     writing.
  ///   - access: ``Connection/Access/readOnly``, or ``Connection/Access/immutable`` for a file that no program changes.
  ///   - configuration: The settings of the connections.
  ///   - limit: The largest number of connections.
  ///   - waitLimit: The longest wait of a thread or task for a connection; nil for no limit.
  ///   - drainDelay: The time without any use after which the connections are closed; nil to keep them until `drain()` or `close()`.
  ///   - clock: The clock that measures the delay.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepare: Registers on each connection everything that reading needs besides SQLite's own features.
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

  /// The number of open connections, and the number of open ones that are not lent.
  public var counts: (open: Int, idle: Int) { lender.line.counts }
}

extension ConnectionPool: CustomStringConvertible {
  /// The location of the database and the number of open connections: `ConnectionPool of /tmp/stars.sqlite, 2 of 4 open`.
  public var description: String { "ConnectionPool of \(location), \(counts.open) of \(limit) open" }
}
