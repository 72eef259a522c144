@_exported public import SQLiteCalls
@_exported public import SQLiteContent
@_exported public import SQLiteCore
@_exported public import SQLiteLive

extension Connection {
  /// Opens a database over the real library; see ``Connection/init(_:access:configuration:on:)``.
  public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration()
  ) throws(SQLiteError) {
    try self.init(location, access: access, configuration: configuration, on: Sqlite3Wrapper())
  }
}
