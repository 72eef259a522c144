import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteStorage
import Testing
import SQLiteSessions

@Suite(.enabled(if: hasSessions)) struct `The difference of two databases` {
  let folder: ScratchFolder
  let stage: RecordedStage
  var connection: Connection { stage.connection }

  init() throws {
    folder = try ScratchFolder()
    stage = try RecordedStage()
    try connection.backup(toNewFile: folder.path("older"))
    try stage.change()
    try connection.attach(.file(folder.path("older")), as: "older")
  }

  @Test func `leads from one to the other`() throws {
    let changes = try connection.diff(from: "older")
    #expect(changes.count(where: { _ in true }) == 6)
    let other = try Connection(.file(folder.path("older")))
    try other.apply(changes)
    #expect(try connection.diff(from: "older").isEmpty && connection.diff(from: "main", to: "older").isEmpty)
    try connection.detach("older")
  }

  @Test func `goes the other way, and is of some tables only`() throws {
    let back = try connection.diff(from: "main", to: "older", tables: ["pair"])
    #expect(back.tables.map(\.name) == ["pair"])
    #expect(try back.followed(by: connection.diff(from: "older", tables: ["PAIR"]), on: Sqlite3Wrapper()).isEmpty)
  }

  @Test(arguments: [
    ("id INTEGER PRIMARY KEY, v TEXT COLLATE NOCASE", "(1, 'prague')", "(1, 'Prague')", "v"),
    ("id INTEGER PRIMARY KEY, v TEXT COLLATE RTRIM", "(1, 'a ')", "(1, 'a')", "v"),
    ("id TEXT COLLATE NOCASE PRIMARY KEY, v", "('a', 1)", "('A', 1)", "id"),
    ("id INTEGER, w, v, PRIMARY KEY (id, w)", "(1, 1, 1)", "(1, 1, 1.0)", "v"),
  ]) func `is refused where SQLite compares two values as equal`(columns: String, before: String, after: String, column: String) throws {
    let definition = SQL(unchecked: columns)
    try connection.execute("CREATE TABLE same (\(definition)); CREATE TABLE older.same (\(definition))")
    try connection.execute("INSERT INTO older.same VALUES \(SQL(unchecked: before)); INSERT INTO same VALUES \(SQL(unchecked: after))")
    expectError(.schema, "same has a row whose \(column) differs") { try connection.diff(from: "older", tables: ["same"]) }
    try connection.execute("UPDATE older.same SET \(SQL(unchecked: column)) = (SELECT \(SQL(unchecked: column)) FROM main.same)")
    #expect(try connection.diff(from: "older", tables: ["same"]).isEmpty)
  }

  @Test(arguments: ["TEXT PRIMARY KEY, v", "TEXT, v, PRIMARY KEY (v, id)"]) func `is refused where rows have NULL in their key`(
    columns: String
  ) throws {
    let definition = SQL(unchecked: columns)
    try connection.execute("CREATE TABLE tag (id \(definition)); CREATE TABLE older.tag (id \(definition))")
    #expect(try connection.diff(from: "older", tables: ["tag"]).isEmpty)
    try connection.execute("INSERT INTO tag VALUES (NULL, 1), (NULL, 2)")
    for (source, target) in [("older", "main"), ("main", "older")] {
      expectError(.schema, "tag has 2 rows with NULL in their key in main") {
        try connection.diff(from: source, to: target, tables: ["tag"])
      }
    }
    try connection.execute("UPDATE tag SET id = 'a' || v")
    #expect(try connection.diff(from: "older", tables: ["tag"]).count(where: { _ in true }) == 2)
  }

  @Test func `needs tables that are alike, and names those that are not`() throws {
    for (script, words) in [
      ("ALTER TABLE older.star ADD COLUMN z", "star has other columns in older than in main"),
      ("ALTER TABLE older.star RENAME COLUMN name TO other", "star has other columns in older than in main"),
      (
        "DROP TABLE older.star; CREATE TABLE older.star (id, name PRIMARY KEY, magnitude)",
        "star has another primary key in older than in main"
      ),
      ("DROP TABLE older.star", "star is only in main"),
      ("DROP TABLE older.star; CREATE VIEW older.star AS SELECT 1 AS id, 2 AS name, 3 AS magnitude", "star is not a table in older"),
      ("CREATE TABLE older.extra (a PRIMARY KEY)", "extra is only in older"),
    ] as [(SQL, String)] {
      try connection.execute("SAVEPOINT s")
      try connection.execute(script)
      expectError(.schema, words) { try connection.diff(from: "older") }
      try connection.execute("ROLLBACK TO s; RELEASE s")
    }
    expectError(.error, "no such database: nosuch") { try connection.diff(from: "nosuch") }
    expectError(.error, "no such database: nosuch") { try connection.diff(from: "older", to: "nosuch") }
    expectError(.misuse, "cannot be compared with itself") { try connection.diff(from: "Main") }
    expectError(.error, "nosuch is not there") { try connection.diff(from: "older", tables: ["nosuch"]) }
    try connection.execute("CREATE TABLE none (a); CREATE TABLE older.none (a)")
    expectError(.error, "none has no primary key") { try connection.diff(from: "older") }
    #expect(try connection.diff(from: "older", tables: .all(except: "none")).count(where: { _ in true }) == 6)
    #expect(connection.observerCountOfSessions == 0)
  }

  @Test func `is whole or not at all, whichever call fails`() throws {
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      setUp: { sqlite in
        let stage = try RecordedStage(on: sqlite)
        try stage.connection.attach(.memory, as: "other")
        try stage.connection.execute("CREATE TABLE other.star (id INTEGER PRIMARY KEY, name TEXT, magnitude)")
        return stage.connection
      }
    ) { (_: any Sqlite3WrapperProtocol, connection: Connection) throws -> Changeset in try connection.diff(from: "other", tables: ["star"])
    }.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 20, "\(report)")
  }
}

extension Connection {
  /// Closes and says how many sessions stood in the way.
  fileprivate var observerCountOfSessions: Int {
    do {
      try close()
      return 0
    } catch { return 1 }
  }
}
