import SQLiteManager

extension Openers {
  /// The initializers that a file sees with the import of SQLiteManager.
  static var upper: Openers {
    var openers = Openers()
    openers.add("Connection") { try Lent(Connection($0, configuration: $1)) }
    openers.add("Connection, on") { try Lent(Connection($0, configuration: $1, on: Sqlite3Wrapper())) }
    openers.add("ConnectionQueue") { try ConnectionQueue($0, configuration: $1) }
    openers.add("ConnectionQueue, on") { try ConnectionQueue($0, configuration: $1, on: Sqlite3Wrapper()) }
    openers.add("ConnectionPool") { try ConnectionPool($0, configuration: $1) }
    openers.add("ConnectionPool, on") { try ConnectionPool($0, configuration: $1, on: Sqlite3Wrapper()) }
    openers.add("Database") { try Database($0, configuration: $1) }
    openers.add("Database, on") { try Database($0, configuration: $1, on: Sqlite3Wrapper()) }
    return openers
  }
}
