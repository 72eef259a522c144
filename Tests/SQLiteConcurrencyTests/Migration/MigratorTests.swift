import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite struct `Migrating a schema` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  static let steps: [Migrator.Step] = [
    .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY)"), .init(2) { try $0.execute("ALTER TABLE star ADD COLUMN at TEXT") },
    .init(3, "INSERT INTO star VALUES (7, 'now')"),
  ]

  @Test func `runs what is missing and stamps each step`() throws {
    let migrator = try Migrator(Self.steps)
    #expect(migrator.latestVersion == 3)
    #expect(try migrator.migrate(connection, to: 1) == (0, 1))
    #expect(try migrator.migrate(connection, to: 2) == (1, 2))
    #expect(try migrator.migrate(connection) == (2, 3))
    #expect(try migrator.migrate(connection) == (3, 3))
    #expect(try connection.columns(of: "star").map(\.name) == ["question", "at"])
    #expect(try connection.count("star") == 1)
  }

  @Test(arguments: [[1, 3], [2], [1, 1], [0, 1], [1, 2, 2], [-1]])
  func `refuses gaps and duplicates`(versions: [Int]) {
    let error = #expect(throws: SQLiteError.self) { try Migrator(versions.map { .init($0, "SELECT 1") }) }
    #expect(error?.code == .misuse)
  }

  @Test func `rolls the failing step back with its version, and keeps those before it`() throws {
    let migrator = try Migrator(Self.steps.prefix(2) + [.init(3, "INSERT INTO star VALUES (1, 'x'); INSERT INTO nosuch VALUES (1)")])
    let error = #expect(throws: SQLiteError.self) { try migrator.migrate(connection) }
    #expect(error?.message == "no such table: nosuch")
    #expect(try connection.pragma(.userVersion) == 2)
    #expect(try connection.count("star") == 0)
    #expect(!connection.isInTransaction)
    #expect(try connection.value("PRAGMA foreign_keys") == 1)
  }

  @Test func `can make a table anew that others refer to, without their rows going along`() throws {
    try connection.execute(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY); INSERT INTO parent VALUES (1), (2);
      CREATE TABLE child (id REFERENCES parent(id) ON DELETE CASCADE); INSERT INTO child VALUES (1), (2)
      """)
    let anew = try Migrator([
      .init(
        1,
        "CREATE TABLE new (id INTEGER PRIMARY KEY, a); INSERT INTO new (id) SELECT id FROM parent; DROP TABLE parent; ALTER TABLE new RENAME TO parent"
      )
    ])
    try anew.migrate(connection)
    #expect(try connection.count("child") == 2)
    expectError(.constraintForeignkey, "FOREIGN KEY constraint failed") { try connection.insert(["id": 9], into: "child") }
  }

  @Test func `refuses to leave a row without its parent, and names the tables`() throws {
    try connection.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (id REFERENCES parent(id))")
    try connection.execute("INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1)")
    let error = #expect(throws: SQLiteError.self) { try Migrator([.init(1, "DELETE FROM parent")]).migrate(connection) }
    #expect(error?.code == .constraintForeignkey)
    #expect(error?.message.contains("child") == true && error?.message.contains("parent") == true)
    #expect(try connection.count("parent") == 1)
    #expect(try connection.pragma(.userVersion) == 0)
  }

  @Test func `refuses a newer database, an unknown target and an open transaction, and touches nothing`() throws {
    let migrator = try Migrator(Self.steps)
    expectError(.error, "there is no step to version 4: the latest is 3") { try migrator.migrate(connection, to: 4) }
    expectError(.error, "there is no step to version -1: the latest is 3") { try migrator.migrate(connection, to: -1) }
    let inside = #expect(throws: SQLiteError.self) { try connection.transaction { try migrator.migrate(connection) } }
    #expect(inside?.code == .misuse)
    try connection.execute("PRAGMA user_version=9")
    let newer = #expect(throws: SQLiteError.self) { try migrator.migrate(connection) }
    #expect(newer?.message.contains("9") == true)
    try connection.execute("PRAGMA user_version=-1")
    let negative = #expect(throws: SQLiteError.self) { try migrator.migrate(connection) }
    #expect(negative?.message.contains("-1") == true)
    #expect(try connection.tables().isEmpty)
  }

  @Test func `calls back before and behind each step`() throws {
    struct Stop: Error {}
    let told = Locked<[String]>([])
    var migrator = try Migrator(Self.steps)
    migrator.willMigrate = { version in
      told.withLock { $0.append("will \(version)") }
      if version == 3 { throw Stop() }
    }
    migrator.didMigrate = { version in told.withLock { $0.append("did \(version)") } }
    #expect(throws: Stop.self) { try migrator.migrate(connection) }
    #expect(told.withLock { $0 } == ["will 1", "did 1", "will 2", "did 2", "will 3"])
    #expect(try connection.pragma(.userVersion) == 2)
  }

  @Test func `from two connections runs each step once`() throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.path("a"))
    let first = try Connection(file)
    var migrator = try Migrator(Self.steps)
    let ran = Locked(0)
    migrator.willMigrate = { version in
      guard version == 2 else { return }
      try Migrator(Self.steps).migrate(Connection(file))  // another program is faster
    }
    migrator.didMigrate = { _ in ran.withLock { $0 += 1 } }
    #expect(try migrator.migrate(first) == (0, 3))
    #expect(ran.withLock { $0 } == 1)
    #expect(try first.count("star") == 1)
  }
}
