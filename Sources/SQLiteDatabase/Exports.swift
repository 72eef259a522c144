// Connections, pools and rows over the real library, for an app that brings no database of its own and sorts no text for people.
@_exported public import SQLiteConcurrency
@_exported public import SQLiteCore
@_exported public import class SQLiteLive.Sqlite3Wrapper
@_exported public import SQLiteMigration
@_exported public import SQLiteTables

// Where a file imports SQLiteManager as well, the openers of that are meant, which have its collations and tokenizers at hand.

extension Connection {
  /// Opens a database over the real library; see ``Connection/init(_:access:configuration:on:)``.
  @_disfavoredOverload public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration()
  ) throws {
    try self.init(location, access: access, configuration: configuration, on: Sqlite3Wrapper())
  }
}

extension Database {
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
  @_disfavoredOverload public convenience init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .recommended,
    readerLimit: Int = 4, waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper(),
    prepareWriter: @escaping @Sendable (Connection) throws -> Void = { _ in },
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, readerLimit: readerLimit, waitLimit: waitLimit,
      by: Opener(location, configuration, on: wrapper, prepare: prepare), prepareWriter: prepareWriter)
  }
}

extension ConnectionQueue {
  /// Opens the connection.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: The access to a file.
  ///   - configuration: The settings of the connection.
  ///   - waitLimit: How long a thread or task waits for the connection; nil for as long as it takes.
  ///   - wrapper: The library. It is retained and called by one thread at a time, but for `sqlite3_interrupt`.
  ///   - prepare: Registers on the connection what the database needs besides SQLite's own.
  /// - Throws: The error of `prepare`, or ``SQLiteError``.
  @_disfavoredOverload public convenience init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .init(),
    waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper(),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(location, access: access, waitLimit: waitLimit, by: Opener(location, configuration, on: wrapper, prepare: prepare))
  }
}

extension ConnectionPool {
  /// A pool; the first connection is opened by the first use.
  ///
  /// - Parameters:
  ///   - location: The file. A private database has but one connection: take a ``ConnectionQueue`` for it.
  ///   - access: ``Connection/Access/readOnly``, or ``Connection/Access/immutable`` for a file that no program changes.
  ///   - configuration: The settings of the connections.
  ///   - limit: How many connections there may be.
  ///   - waitLimit: How long a thread or task waits for one; nil for as long as it takes.
  ///   - drainDelay: After how much time without any use the connections are closed; nil to keep them until `drain()` or `close()`.
  ///   - clock: The clock that measures the delay.
  ///   - wrapper: The library. It is retained and called by several threads at once.
  ///   - prepare: Registers on each connection what reading needs besides SQLite's own.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a private database, an access that may write, or a limit below one.
  @_disfavoredOverload public convenience init(
    _ location: Connection.Location, access: Connection.Access = .readOnly, configuration: Connection.Configuration = .init(),
    limit: Int = 4, waitLimit: Duration? = nil, drainDelay: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper(), prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, limit: limit, waitLimit: waitLimit, drainage: drainDelay.map { Drainage(delay: $0, clock: clock) },
      by: Opener(location, configuration, on: wrapper, prepare: prepare))
  }
}
