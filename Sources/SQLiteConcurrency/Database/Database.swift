public import SQLiteCalls
public import SQLiteCore

/// A database file that one connection writes and several read, side by side, for many threads and tasks.
///
/// The verbs of ``Connection`` are all at hand: those that read have a connection for reading, those that write wait for the one that writes. Calls that
/// belong together go into `transaction(_:retries:_:)` or `withConnection(_:)` to write, and into `withReader(_:)` to read one state of the database.
///
/// Reading does not wait for writing in WAL mode, which the default configuration sets. A file in another mode, and a private database, has one connection
/// for both, and so has a database whose `prepare` writes.
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
  /// The lender of the connections.
  public let lender: ConnectionLender

  /// Opens the connection that writes; those that read are opened when they are needed.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: The access to a file.
  ///   - configuration: The settings of all connections; ``Connection/Configuration/recommended`` by default, with a write-ahead log.
  ///   - readerLimit: How many connections may read side by side; 0 for none but the one that writes.
  ///   - waitLimit: How long a thread or task waits for a connection; nil for as long as it takes.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepareWriter: Run once on the connection that writes, after `prepare`: the place for a `Migrator`.
  ///   - prepare: Registers on each connection what the database needs besides SQLite's own.
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

  /// How many connections read side by side at most; 0 where there is only the one that writes.
  public var readerLimit: Int { lender.readerCount }
}

extension Database: CustomStringConvertible {
  /// Where the database is: `Database /tmp/stars.sqlite`.
  public var description: String { "Database \(location)" }
}
