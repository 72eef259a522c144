@_exported public import SQLiteDatabaseUnlinked
@_exported public import class SQLiteLive.Sqlite3Wrapper

extension Connection {
  /// Opens a database with the real library; see ``Connection/init(_:access:configuration:on:)``.
  public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration()
  ) throws {
    try self.init(location, access: access, configuration: configuration, on: Sqlite3Wrapper())
  }
}

extension ConnectionQueue {
  /// Creates a queue with the real library; see ``ConnectionQueue/init(_:access:configuration:waitLimit:on:prepare:)``.
  public convenience init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .init(),
    waitLimit: Duration? = nil, prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, configuration: configuration, waitLimit: waitLimit, on: Sqlite3Wrapper(), prepare: prepare)
  }
}

extension ConnectionPool {
  /// Creates a pool with the real library; see
  /// ``ConnectionPool/init(_:access:configuration:limit:waitLimit:drainDelay:clock:on:prepare:)``.
  public convenience init(
    _ location: Connection.Location, access: Connection.Access = .readOnly, configuration: Connection.Configuration = .init(),
    limit: Int = 4, waitLimit: Duration? = nil, drainDelay: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, configuration: configuration, limit: limit, waitLimit: waitLimit, drainDelay: drainDelay, clock: clock,
      on: Sqlite3Wrapper(), prepare: prepare)
  }
}

extension Database {
  /// Creates a database with the real library; see
  /// ``Database/init(_:access:configuration:readerLimit:waitLimit:on:prepareWriter:prepare:)``.
  public convenience init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .recommended,
    readerLimit: Int = 4, waitLimit: Duration? = nil, prepareWriter: @escaping @Sendable (Connection) throws -> Void = { _ in },
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, configuration: configuration, readerLimit: readerLimit, waitLimit: waitLimit, on: Sqlite3Wrapper(),
      prepareWriter: prepareWriter, prepare: prepare)
  }
}

extension ErrorLog {
  /// Passes everything that the real library logs to a closure; see ``ErrorLog/observe(on:_:)``.
  public static func observe(_ body: @escaping @Sendable (ResultCode, String) -> Void) throws(SQLiteError) {
    try observe(on: Sqlite3Wrapper(), body)
  }
}
