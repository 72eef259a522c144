public import Foundation
@_exported public import SQLiteLive
@_exported public import SQLiteManagerCore

extension Connection {
  /// Opens a database over the real library, with what this package brings at hand when SQL asks for it: see
  /// ``Connection/init(_:access:configuration:on:)`` and ``Connection/addOnDemand()``.
  public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration()
  ) throws {
    try self.init(equipped: location, access: access, configuration: configuration, on: Sqlite3Wrapper())
  }

  /// Opens a database in memory over the real library, of bytes, with what this package brings at hand: see
  /// ``Connection/init(deserializing:access:configuration:on:)`` and ``Connection/addOnDemand()``.
  public convenience init(
    deserializing bytes: some Collection<UInt8>, access: MemoryAccess = .readWrite, configuration: Configuration = Configuration()
  ) throws {
    try self.init(.memory, configuration: configuration)
    try deserialize(bytes, access: access)
  }
}

extension ImageFile {
  /// A database of bytes that a closure answers, for the real library; see ``ImageFile/init(byteCount:on:_:)``.
  public convenience init<Bytes: Collection<UInt8> & SendableMetatype>(
    byteCount: Int, _ read: @escaping @Sendable (_ range: Range<Int>) throws -> Bytes
  ) throws(SQLiteError) {
    try self.init(byteCount: byteCount, on: Sqlite3Wrapper(), read)
  }
}

extension Changeset {
  /// The changeset that undoes this one, made by the real library; see ``Changeset/inverted(on:)``.
  public func inverted() throws(SQLiteError) -> Changeset { try inverted(on: Sqlite3Wrapper()) }

  /// What this one and then another does, as one, made by the real library; see ``Changeset/followed(by:on:)``.
  public func followed(by other: Changeset) throws(SQLiteError) -> Changeset { try followed(by: other, on: Sqlite3Wrapper()) }

  /// The changeset as it is to be applied where others were applied first, made by the real library; see ``Changeset/rebased(by:on:)``.
  public func rebased(by rebases: [Rebase]) throws(SQLiteError) -> Changeset { try rebased(by: rebases, on: Sqlite3Wrapper()) }
}

extension ChangesetGroup {
  /// A group without changes over the real library; see ``ChangesetGroup/init(on:)``.
  public convenience init() throws(SQLiteError) { try self.init(on: Sqlite3Wrapper()) }
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
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = LocalFileSystem()
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
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = LocalFileSystem()
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
