public import Foundation
@_exported public import SQLiteDatabase
@_exported public import SQLiteManagerUnlinked

extension SQLiteManager {
  /// Creates a manager with the real library; see
  /// ``SQLiteManager/SQLiteManager/init(_:userSchema:configuration:idlePolicy:lockTimeout:prepare:files:on:)``.
  public convenience init(
    _ placement: Placement, userSchema: [Migrator.Step] = [], configuration: Connection.Configuration = .init(),
    idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem
  ) {
    self.init(
      placement, userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare,
      files: files, on: Sqlite3Wrapper())
  }

  /// Creates a manager for a resource of a bundle, with the real library.
  public convenience init(
    _ name: String, bundle: Bundle = .main, extension fileExtension: String = "sqlite", subdirectory: String? = nil,
    into folder: URL? = nil, carrying: Set<String> = [], adopting: Set<String> = [], references: [ContentReference] = [],
    userSchema: [Migrator.Step] = [],
    configuration: Connection.Configuration = .init(), idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem
  ) throws {
    try self.init(
      name, bundle: bundle, extension: fileExtension, subdirectory: subdirectory, into: folder, carrying: carrying, adopting: adopting,
      references: references, userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout,
      prepare: prepare,
      files: files, on: Sqlite3Wrapper())
  }
}
