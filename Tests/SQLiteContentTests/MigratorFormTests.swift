import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `A migrator that asks for each version's SQL` {
  struct NoSuchFile: Error {}

  static func migrator(to version: Int32) throws -> Migrator {
    try Migrator(to: version) { version in
      switch version {
      case 1: "CREATE TABLE cars (id INTEGER PRIMARY KEY, name TEXT, price INTEGER)"
      case 2: "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO person VALUES (1, \("Ann"))"
      case 3: "ALTER TABLE person ADD COLUMN address TEXT"
      default: throw NoSuchFile()
      }
    }
  }

  @Test func `runs the first, several, and those beyond the first`() throws {
    let connection = try Connection(.memory)
    #expect(try Self.migrator(to: 1).migrate(connection) == (0, 1))
    #expect(try Self.migrator(to: 3).migrate(connection) == (1, 3))
    #expect(try connection.columns(of: "person").map(\.name) == ["id", "name", "address"])
    #expect(try connection.read("person", columns: ["name"]).map(\.values) == [["Ann"]])
    let other = try Connection(.memory)
    #expect(try Self.migrator(to: 3).migrate(other) == (0, 3))
  }

  @Test func `rolls a step back whose SQL cannot be had or does not run`() throws {
    let connection = try Connection(.memory)
    #expect(throws: NoSuchFile.self) { try Self.migrator(to: 4).migrate(connection) }
    #expect(try connection.userVersion() == 3)
    #expect(!connection.isInTransaction)
    let wrong = try Migrator(to: 4) { _ in "CREATE TABLE half (a); INSERT INTO nosuch VALUES (1)" }
    #expect(throws: SQLiteError.self) { try wrong.migrate(connection) }
    #expect(try connection.userVersion() == 3)
    #expect(try !connection.tables().map(\.name).contains("half"))
  }

  @Test func `is asked only for what is missing`() throws {
    let connection = try Connection(.memory)
    try connection.setPragma(.userVersion, to: 2)
    let migrator = try Migrator(to: 3) { version in
      guard version == 3 else { throw NoSuchFile() }
      return "CREATE TABLE t (a)"
    }
    #expect(try migrator.migrate(connection) == (2, 3))
    #expect(try migrator.migrate(connection) == (3, 3))
  }

  @Test func `needs a version that can be`() throws {
    let error = #expect(throws: SQLiteError.self) { try Self.migrator(to: -1) }
    #expect(error?.code == .misuse)
    let connection = try Connection(.memory)
    #expect(try Self.migrator(to: 0).migrate(connection) == (0, 0))
  }
}

@Suite struct `Whether a database was migrated` {
  @Test func `is told by its version`() throws {
    let migrator = try `A migrator that asks for each version's SQL`.migrator(to: 3)
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper(strict: false)] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      #expect(try connection.userVersion() == 0)
      #expect(try migrator.needsMigration(connection))
      #expect(try !migrator.isMigrated(connection))
      try migrator.migrate(connection, to: 2)
      #expect(try migrator.needsMigration(connection))
      try migrator.migrate(connection)
      #expect(try !migrator.needsMigration(connection))
      #expect(try migrator.isMigrated(connection))
      #expect(try connection.userVersion() == 3)
      try connection.setPragma(.userVersion, to: 4)
      #expect(try !migrator.needsMigration(connection))
      #expect(try !migrator.isMigrated(connection))
      #expect(throws: SQLiteError.self) { try migrator.migrate(connection) }
    }
  }
}
