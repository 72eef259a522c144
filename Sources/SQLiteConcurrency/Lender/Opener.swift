package import SQLiteCallsCore
package import SQLiteCore

/// How the connections of a database are opened. Many threads have the wrapper, which has to allow for that where there is more than one connection.
package struct Opener: @unchecked Sendable {
  private let location: Connection.Location
  private let configuration: Connection.Configuration
  private let wrapper: any Sqlite3WrapperProtocol
  private let prepare: @Sendable (Connection) throws -> Void

  /// - Parameter prepare: Registers on each connection what the database needs besides SQLite's own.
  package init(
    _ location: Connection.Location, _ configuration: Connection.Configuration, on wrapper: any Sqlite3WrapperProtocol,
    prepare: @escaping @Sendable (Connection) throws -> Void
  ) {
    self.location = location
    self.configuration = configuration
    self.wrapper = wrapper
    self.prepare = prepare
  }

  func open(_ access: Connection.Access) throws -> Connection {
    let connection = try Connection(location, access: access, configuration: configuration, on: wrapper)
    try prepare(connection)
    return connection
  }
}
