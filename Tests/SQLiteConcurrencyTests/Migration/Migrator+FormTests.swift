import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A migrator that asks for each version's SQL` {
  struct NoSuchFile: Error {}

  static func migrator(to version: Int) throws -> Migrator {
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
    #expect(try connection.pragma(.userVersion) == 3)
    #expect(!connection.isInTransaction)
    let wrong = try Migrator(to: 4) { _ in "CREATE TABLE half (a); INSERT INTO nosuch VALUES (1)" }
    expectError(.error, "no such table: nosuch") { try wrong.migrate(connection) }
    #expect(try connection.pragma(.userVersion) == 3)
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

  @Test func `leaves whole versions whichever call fails, with foreign keys as they were`() throws {
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.migrator(to: 3).migrate(Connection(.memory, on: counter))
    #expect(counter.failableCalls > 30)
    for (_, plan) in TestRun.sample(of: counter.failableCalls, few: 10, ways: { [FaultPlan.once(at: $0), .forever(from: $0)] }) {
      let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
      guard let connection = try? Connection(.memory, on: faulty) else { continue }
      var error: (any Error)?
      do { try Self.migrator(to: 3).migrate(connection) } catch let thrown { error = thrown }
      faulty.plan = .none
      let tables = try connection.tables().map(\.name)
      let version = try connection.pragma(.userVersion)
      #expect(tables == [[], ["cars"], ["cars", "person"], ["cars", "person"]][Int(version)], "\(plan.choice)")
      #expect(version == 3 || error is SQLiteError, "\(plan.choice)")
      #expect(!connection.isInTransaction, "\(plan.choice)")
      try Self.migrator(to: 3).migrate(connection)
      #expect(try connection.columns(of: "person").count == 3, "\(plan.choice)")
    }
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      check: { result in
        if case .failure(let error) = result { error is SQLiteError ? nil : "\(error)" } else { nil }
      }
    ) { sqlite in try Self.migrator(to: 3).migrate(Connection(.memory, on: sqlite)).to }
    #expect(try sweep.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 30)
  }

  @Test func `does not take a version below 0 for one it knows`() throws {
    let connection = try Connection(.memory)
    try connection.setPragma(.userVersion, to: -1)
    let error = #expect(throws: SQLiteError.self) { try Self.migrator(to: 3).migrate(connection) }
    #expect(error?.code == .error)
    #expect(try connection.tables().isEmpty)
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
      #expect(try connection.pragma(.userVersion) == 0)
      #expect(try migrator.needsMigration(connection))
      #expect(try !migrator.isMigrated(connection))
      try migrator.migrate(connection, to: 2)
      #expect(try migrator.needsMigration(connection))
      try migrator.migrate(connection)
      #expect(try !migrator.needsMigration(connection))
      #expect(try migrator.isMigrated(connection))
      #expect(try connection.pragma(.userVersion) == 3)
      try connection.setPragma(.userVersion, to: 4)
      #expect(try !migrator.needsMigration(connection))
      #expect(try !migrator.isMigrated(connection))
      expectError(.error, "the database has version 4, newer than 3, the latest version of this app") { try migrator.migrate(connection) }
    }
  }
}
