import Expectations
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

/// Commits of changes that the update hook reports, and of changes that it does not.
@Suite struct `A commit that is observed` {
  /// How the tables are read and written.
  enum Owner: CaseIterable {
    case database, rollbackJournal, memory, queue, manager, managerWithoutLog, managerThatCloses, managerWithNeither
  }

  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func make(_ owner: Owner) throws -> any ObservableDatabase {
    let file = Connection.Location.file(folder.path("a"))
    var deleting = Connection.Configuration()
    deleting.journalMode = .delete
    func opened(_ manager: SQLiteManager) throws -> SQLiteManager {
      try manager.open()
      return manager
    }
    return switch owner {
    case .database: try Database(file)
    case .rollbackJournal: try Database(file, configuration: deleting)
    case .memory: try Database(.memory)
    case .queue: try ConnectionQueue(.memory)
    case .manager: try opened(SQLiteManager(.database(file), configuration: .recommended))
    case .managerWithoutLog: try opened(SQLiteManager(.database(file), configuration: deleting))
    case .managerWithNeither: try opened(SQLiteManager(.database(file), configuration: deleting, idlePolicy: .closeWhenIdle))
    case .managerThatCloses: try opened(SQLiteManager(.database(file), configuration: .recommended, idlePolicy: .closeWhenIdle))
    }
  }

  private static let schema: SQL = """
    CREATE TABLE t (id INTEGER PRIMARY KEY, a UNIQUE, b);
    CREATE TABLE w (id INTEGER PRIMARY KEY, a UNIQUE, b) WITHOUT ROWID;
    CREATE TABLE parent (id INTEGER PRIMARY KEY);
    CREATE TABLE child (id INTEGER PRIMARY KEY, parent REFERENCES parent (id) ON DELETE CASCADE);
    CREATE TABLE told (id INTEGER PRIMARY KEY, a);
    CREATE TRIGGER tells AFTER INSERT ON parent BEGIN INSERT INTO told (a) VALUES (new.id); END;
    CREATE VIRTUAL TABLE f USING fts5 (a);
    INSERT INTO t VALUES (1, 1, 1), (2, 2, 2);
    INSERT INTO w VALUES (1, 1, 1), (2, 2, 2);
    INSERT INTO parent VALUES (1), (2);
    INSERT INTO child VALUES (1, 1), (2, 2);
    INSERT INTO f VALUES ('one');
    """

  @Sendable static func state(_ connection: Connection) throws -> [[[SQLiteValue]]] {
    try ["t", "w", "parent", "child", "told", "f"].map { table in
      try connection.rows("SELECT * FROM \(identifier: table) ORDER BY 1").map(\.values)
    }
  }

  /// An observation of the rows of one table.
  static func count(_ table: String, of database: any ObservableDatabase) -> ObservedValues<[[SQLiteValue]]> {
    database.observe { try $0.rows("SELECT * FROM \(identifier: table) ORDER BY 1").map(\.values) }
  }

  @Test(
    arguments: Owner.allCases,
    [
      ("t", "INSERT INTO t VALUES (3, 3, 3)"), ("t", "UPDATE t SET b = 7"), ("t", "DELETE FROM t WHERE id = 1"), ("t", "DELETE FROM t"),
      ("t", "REPLACE INTO t VALUES (9, 2, 9)"), ("w", "INSERT INTO w VALUES (3, 3, 3)"), ("w", "UPDATE w SET b = 7"),
      ("w", "DELETE FROM w"),
      ("w", "REPLACE INTO w VALUES (9, 2, 9)"), ("child", "DELETE FROM parent WHERE id = 1"), ("told", "INSERT INTO parent VALUES (9)"),
      ("f", "INSERT INTO f VALUES ('two')"), ("f", "DELETE FROM f"), ("t", "ALTER TABLE t ADD COLUMN c DEFAULT 5"),
      ("t", "DROP TABLE t; CREATE TABLE t (id)"), ("t", "BEGIN; DELETE FROM t; SAVEPOINT s; DELETE FROM w; ROLLBACK TO s; COMMIT"),
      ("t", "INSERT INTO t VALUES (3, 3, 3); BEGIN; INSERT INTO told VALUES (9, 9); ROLLBACK"),
    ])
  func `is seen, however it writes`(_ owner: Owner, _ written: (table: String, sql: String)) async throws {
    let database = try make(owner)
    try database.execute(Self.schema)
    var seen = Self.count(written.table, of: database).makeAsyncIterator()
    let before = try await seen.next()
    // The connection is watched from its next loan on.
    try database.execute("INSERT INTO parent VALUES (4)")
    if written.table == "told" { _ = try await seen.next() }
    try database.withConnection { connection in
      try connection.execute("PRAGMA foreign_keys = on")
      try connection.execute(SQL(unchecked: written.sql))
    }
    guard seen.isDue else {
      Issue.record("nobody was told of it")
      return
    }
    #expect(try await seen.next() != before)
  }

  @Test func `is seen when a blob is written in place, and when all is replaced`() async throws {
    let queue = try ConnectionQueue(.memory)
    try queue.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, x'00')")
    var seen = Self.count("t", of: queue).makeAsyncIterator()
    _ = try await seen.next()
    try queue.withConnection { try $0.withBlob(in: "t", column: "a", rowid: 1, access: .readWrite) { try $0.write([7]) } }
    #expect(try await seen.next() == [[1, .blob([7])]])
    try queue.withConnection { connection in
      let other = try Connection(.memory)
      try other.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (5, 5)")
      try other.backup(to: connection)
    }
    #expect(try await seen.next() == [[5, 5]])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)))
  func `is seen when bytes take the place of all`() async throws {
    let queue = try ConnectionQueue(.memory)
    try queue.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 1)")
    var seen = Self.count("t", of: queue).makeAsyncIterator()
    #expect(try await seen.next() == [[1, 1]])
    try queue.withConnection { connection in
      let other = try Connection(.memory)
      try other.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a)")
      try connection.deserialize(try other.serialized())
    }
    #expect(try await seen.next() == [])
  }

  @Test func `that a statement began and no other ended is none`() async throws {
    let manager = SQLiteManager(.database(.memory))
    try await manager.open()
    try manager.execute("CREATE TABLE u (a)")
    var seen = Self.count("u", of: manager).makeAsyncIterator()
    _ = try await seen.next()
    expectError(.misuse, "left a transaction open") { try manager.execute("BEGIN; INSERT INTO u VALUES (1)") }
    #expect(try manager.count("u") == 0)
    #expect(!seen.isDue)
  }

  @Test func `is seen although a statement before it told of rows that it took back`() async throws {
    let database = try make(.memory)
    try database.execute(Self.schema)
    var seen = Self.count("w", of: database).makeAsyncIterator()
    _ = try await seen.next()
    try database.transaction { connection in
      expectError(.constraintUnique, "UNIQUE") { try connection.execute("INSERT INTO t VALUES (8, 8, 8), (9, 8, 8)") }
      try connection.execute("INSERT INTO w VALUES (3, 3, 3)")
    }
    #expect(seen.isDue)
  }

  @Test(arguments: [Owner.database, .memory], 1...TestRun.rounds(40, few: 2))
  func `is seen in whatever order statements come, fail and are undone`(_ owner: Owner, _ seed: Int) async throws {
    var random = SplitMix64(seed: TestRun.seed &+ UInt64(seed))
    let database = try make(owner)
    try database.execute(Self.schema)
    let tables = ["t", "w", "parent", "child", "told", "f"]
    var iterators = tables.map { Self.count($0, of: database).makeAsyncIterator() }
    var last: [[[SQLiteValue]]?] = []
    for index in iterators.indices { last.append(try await iterators[index].next()) }
    let statements = [
      "INSERT INTO t VALUES (?1, ?2, 1)", "REPLACE INTO t VALUES (?1, ?2, 2)", "UPDATE t SET a = a + ?2", "DELETE FROM t",
      "DELETE FROM t WHERE id > ?1", "INSERT INTO w VALUES (?1, ?2, 1)", "REPLACE INTO w VALUES (?1, ?2, 2)", "UPDATE w SET a = a + ?2",
      "DELETE FROM w", "INSERT INTO parent VALUES (?1)", "REPLACE INTO parent VALUES (?1)", "DELETE FROM parent WHERE id = ?1",
      "DELETE FROM child",
      "INSERT INTO child VALUES (?1, ?2)", "INSERT INTO f VALUES (?1)", "INSERT OR IGNORE INTO t SELECT id + ?1, id, 0 FROM w",
      "INSERT INTO t SELECT id + ?1, b, 0 FROM w", "UPDATE OR REPLACE t SET a = ?2", "DELETE FROM told",
    ]
    for _ in 1...60 {
      let isWhole = Bool.random(using: &random)
      try database.withConnection { connection in
        try connection.execute("PRAGMA foreign_keys = on")
        if isWhole { try connection.execute("BEGIN") }
        for _ in 1...Int.random(in: 1...4, using: &random) {
          let sql = statements[Int.random(in: statements.indices, using: &random)]
          let statement = try connection.prepare(SQL(unchecked: sql))
          let values = [SQLiteValue.integer(.random(in: 1...6, using: &random)), .integer(.random(in: 1...6, using: &random))]
          try statement.bind(values: Array(values.prefix(statement.parameterCount)))
          do { try statement.run() } catch let error as SQLiteError where error.code.primary == .constraint { /* undone by itself */  }
        }
        if isWhole { try connection.execute(Bool.random(using: &random) ? "COMMIT" : "ROLLBACK") }
      }
      let now = try database.withConnection(Self.state)
      for index in iterators.indices where now[index] != last[index] {
        guard iterators[index].isDue else {
          Issue.record("a change of \(tables[index]) was not seen")
          return
        }
        last[index] = try await iterators[index].next()
        #expect(last[index] == now[index])
      }
    }
  }
}
