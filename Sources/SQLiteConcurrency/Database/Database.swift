public import SQLiteCalls
public import SQLiteCore

/// A database file with one connection for writing and several that read at the same time, for many threads and tasks.
///
/// All methods of ``Connection`` are available: methods that read use a reading connection, methods that write wait for the writing one.
/// Put calls that belong together into `transaction(_:retries:_:)` or `withConnection(_:)` to write, and into `withReader(_:)` to read one
/// state of the database.
///
/// In WAL mode, which the default configuration sets, reading does not wait for writing. A file in another mode, a private database, and a
/// database whose `prepare` writes have one connection for both.
///
/// ```swift
/// let database = try Database(.file("/tmp/stars.sqlite"), on: sqlite)
/// try database.transaction { connection in try connection.insert(["name": "Vega"], into: "star") }
/// let count = try await database.performRead { connection in try connection.count("star") }
/// ```
/// <https://sqlite.org/wal.html>
public final class Database: ObservableDatabase {
  /// The location of the database.
  public let location: Connection.Location
  /// The lender of the connections.
  public let lender: ConnectionLender

  /// Opens the writing connection; the reading connections are opened when they are needed.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: The access to a file.
  ///   - configuration: The settings of all connections; ``Connection/Configuration/recommended`` by default, with a write-ahead log.
  ///   - readerLimit: The number of connections that may read at the same time; 0 for only the writing one.
  ///   - waitLimit: The longest wait of a thread or task for a connection; nil for no limit.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepareWriter: Runs once on the writing connection, after `prepare`. Use it to run a `Migrator`.
  ///   - prepare: Registers on each connection everything that the database needs besides SQLite's own features.
  /// - Throws: The error of a closure, or ``SQLiteError``.
  public init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .recommended,
    readerLimit: Int = 4, waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol,
    prepareWriter: @escaping @Sendable (Connection) throws -> Void = { _ in },
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    self.location = location
    let own = WritersOwn()
    let opener = Opener(location, configuration, on: wrapper, prepare: prepare)
    lender = ConnectionLender(
      of: "the database \(location)", waitLimit: waitLimit, readerLimit: readerLimit, own: own,
      open: {
        try opener.open(access) { connection in
          own.noteCommon(of: connection)
          try prepareWriter(connection)
        }
      },
      openReader: { try opener.open(access == .immutable ? .immutable : .readOnly) })
    try lender.open()
  }

  /// The largest number of connections that read at the same time; 0 when there is only the writing one.
  public var readerLimit: Int { lender.readerCount }
}

extension Database: CustomStringConvertible {
  /// The location of the database: `Database /tmp/stars.sqlite`.
  public var description: String { "Database \(location)" }
}
