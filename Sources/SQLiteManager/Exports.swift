public import Foundation
@_exported public import class SQLiteLive.Sqlite3Wrapper
@_exported public import SQLiteManagerCore

extension Connection {
  /// Opens a database over the real library, with what this package brings at hand when SQL asks for it: see
  /// ``Connection/init(_:access:configuration:on:)`` and ``Connection/addOnDemand()``.
  public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration()
  ) throws {
    try self.init(equipped: location, access: access, configuration: configuration, on: Sqlite3Wrapper())
  }
}

extension ErrorLog {
  /// Hands everything that the real library logs to a closure; see ``ErrorLog/observe(on:_:)``.
  public static func observe(_ body: @escaping @Sendable (ResultCode, String) -> Void) throws(SQLiteError) {
    try observe(on: Sqlite3Wrapper(), body)
  }
}

extension SQLiteManager {
  /// A manager over the real library; see
  /// ``SQLiteManager/SQLiteManager/init(_:userSchema:configuration:idlePolicy:lockTimeout:prepare:files:wrapper:)``.
  public convenience init(
    _ placement: Placement, userSchema: [Migrator.Step] = [], configuration: Connection.Configuration = .init(),
    idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem
  ) {
    self.init(
      placement, userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare,
      files: files, wrapper: Sqlite3Wrapper())
  }

  /// The database of a bundle's resource over the real library.
  public convenience init(
    _ name: String, bundle: Bundle = .main, extension fileExtension: String = "sqlite", subdirectory: String? = nil,
    into folder: URL? = nil, carrying: Set<String> = [], adopting: Set<String> = [], userSchema: [Migrator.Step] = [],
    configuration: Connection.Configuration = .init(), idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem
  ) throws {
    try self.init(
      name, bundle: bundle, extension: fileExtension, subdirectory: subdirectory, into: folder, carrying: carrying, adopting: adopting,
      userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare,
      files: files, wrapper: Sqlite3Wrapper())
  }
}

extension ConnectionQueue {
  /// A queue over the real library; see ``ConnectionQueue/init(_:access:configuration:waitLimit:on:prepare:)``.
  public convenience init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .init(),
    waitLimit: Duration? = nil, prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    try self.init(
      location, access: access, configuration: configuration, waitLimit: waitLimit, on: Sqlite3Wrapper(), prepare: prepare)
  }
}

extension ConnectionPool {
  /// A pool over the real library; see
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
  /// A database over the real library; see
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
