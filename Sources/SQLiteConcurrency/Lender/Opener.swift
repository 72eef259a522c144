import SQLiteCalls
import SQLiteCore
import SQLiteText

/// How the connections of a database are opened. Many threads have the wrapper, which has to allow for that where there is more than one connection.
struct Opener: @unchecked Sendable {
  let location: Connection.Location
  let configuration: Connection.Configuration
  let wrapper: any Sqlite3WrapperProtocol
  let prepare: @Sendable (Connection) throws -> Void

  func open(_ access: Connection.Access) throws -> Connection {
    let connection = try Connection(equipped: location, access: access, configuration: configuration, on: wrapper)
    try prepare(connection)
    return connection
  }
}
