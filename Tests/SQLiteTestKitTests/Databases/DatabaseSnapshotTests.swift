import Expectations
import Foundation
import SQLiteConcurrency
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteSessions

private struct Stop: Error {}

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) struct `Changes that are expected` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE star (id INTEGER PRIMARY KEY, name, size REAL); INSERT INTO star VALUES (1, 'Vega', 2.5), (2, 'Mira', NULL);
      CREATE TABLE seen (star, night, PRIMARY KEY (star, night)) WITHOUT ROWID; INSERT INTO seen VALUES (1, 'Mon')
      """)
  }

  private func issues(_ work: () throws -> Void) throws -> [String] {
    let found = Locked<[String]>([])
    try withKnownIssue(
      isIntermittent: true, work,
      matching: { issue in
        found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      })
    return found.withLock { $0 }
  }

  @Test func `are all there are`() throws {
    let count = try expectChanges(
      [
        .deleted("seen", ["star": 1, "night": "Mon"]), .inserted("star", ["id": 3, "name": "Deneb", "size": nil]),
        .updated("star", key: ["id": 1], from: ["name": "Vega", "size": 2.5], to: ["name": "Wega", "size": nil]),
        .inserted("seen", ["star": 3, "night": "Tue"]),
      ], in: connection
    ) {
      try connection.execute(
        """
        UPDATE star SET name = 'Wega', size = NULL WHERE id = 1; INSERT INTO star VALUES (3, 'Deneb', NULL); DELETE FROM seen;
        INSERT INTO seen VALUES (3, 'Tue'); INSERT INTO star VALUES (9, 'x', 1); DELETE FROM star WHERE id = 9
        """)
      return try connection.count("star")
    }
    #expect(count == 3)
    try expectChanges([], in: connection) { try connection.execute("UPDATE star SET name = name") }
  }

  @Test func `leave out internal tables, which may have no key`() throws {
    try connection.execute("CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT); CREATE TABLE sqlitemanager_keys (table_name)")
    try expectChanges([.inserted("log", ["id": 1])], in: connection) {
      try connection.execute("INSERT INTO log DEFAULT VALUES; INSERT INTO sqlitemanager_keys VALUES ('log')")
    }
  }

  @Test func `are told line by line where they are others`() throws {
    let found = try issues {
      try expectChanges([.inserted("star", ["id": 3, "name": "Deneb", "size": nil])], in: connection) {
        try connection.execute("UPDATE star SET name = 'O''Mira' WHERE id = 2; DELETE FROM star WHERE id = 1")
      }
    }
    #expect(
      found == [
        """
        the database was not changed as expected
        expected, and did not happen: + star (id 3, name 'Deneb', size NULL)
        happened, and was not expected: - star (id 1, name 'Vega', size 2.5)
        happened, and was not expected: ~ star (id 2): name 'Mira' → 'O''Mira'
        """
      ])
  }

  @Test func `are in the order of their whole values, which may differ where messages are cut`() throws {
    try connection.execute("CREATE TABLE loose (a)")
    let before = try DatabaseSnapshot(of: connection)
    let long = String(repeating: "a", count: 1_500)
    for place in [3, 1, 5, 2, 6, 4] { try connection.insert(["a": "\(long)\(place)\(long)"], into: "loose") }
    let changes = try before.changes(until: DatabaseSnapshot(of: connection))
    #expect(changes == (1...6).map { .inserted("loose", ["a": .text("\(long)\($0)\(long)")]) })
  }

  @Test func `of a table without a name are told like others`() throws {
    try connection.execute("CREATE TABLE \"\" (id INTEGER PRIMARY KEY, name); CREATE TABLE loose (a)")
    let found = try issues {
      try expectChanges([], in: connection) { try connection.execute("INSERT INTO \"\" VALUES (7, 'Mira')") }
    }
    #expect(found == ["the database was not changed as expected\nhappened, and was not expected: + \"\" (id 7, name 'Mira')"])
  }

  @Test func `are those of whoever lends a connection, in code that waits, too`() async throws {
    let queue = try ConnectionQueue(.memory)
    try queue.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name)")
    try expectChanges([.inserted("star", ["id": 1, "name": "Vega"])], in: queue) { try queue.insert(["name": "Vega"], into: "star") }
    try await expectChanges([.deleted("star", ["id": 1, "name": "Vega"])], in: queue) {
      await Task.yield()
      try queue.execute("DELETE FROM star")
    }
    let before = try DatabaseSnapshot(of: queue)
    try queue.execute("DROP TABLE star")
    try before.restore(queue)
    #expect(try queue.count("star") == 0)
  }

  @Test func `of a table that sessions do not know are told by whole rows`() throws {
    try connection.execute(
      """
      CREATE TABLE loose (a, b); INSERT INTO loose VALUES (1, 'x'), (1, 'x'), (2, NULL); CREATE VIRTUAL TABLE page USING fts5 (text);
      CREATE TABLE sum (id INTEGER PRIMARY KEY, twice AS (id * 2)); INSERT INTO sum VALUES (3)
      """)
    try expectChanges([.updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "Wega"])], in: connection) {
      try connection.execute("UPDATE star SET name = 'Wega' WHERE id = 1")
    }
    try expectChanges(
      [
        .deleted("loose", ["a": 1, "b": "x"]), .inserted("loose", ["a": 2, "b": nil]), .inserted("page", ["text": "a word"]),
        .deleted("sum", ["id": 3, "twice": 6]), .inserted("sum", ["id": 4, "twice": 8]),
      ], in: connection
    ) {
      try connection.execute(
        """
        DELETE FROM loose WHERE rowid = 1; INSERT INTO loose VALUES (2, NULL); INSERT INTO page VALUES ('a word'); UPDATE sum SET id = 4
        """)
    }
    try expectChanges([], in: connection, tables: ["star"]) { try connection.execute("INSERT INTO loose VALUES (1, 2)") }
    expectError(.schema, "loose is only in earlier") {
      try expectChanges([], in: connection) { try connection.execute("DROP TABLE loose") }
    }
  }

  @Test func `are those of rows with NULL in their key, and those of the bytes of a text`() throws {
    try connection.execute(
      "CREATE TABLE tag (name TEXT PRIMARY KEY, n); CREATE TABLE loose (a); INSERT INTO tag VALUES ('x', 1); INSERT INTO loose VALUES (\("\u{e4}"))"
    )
    try expectChanges(
      [
        .inserted("tag", ["name": nil, "n": 2]), .updated("tag", key: ["name": "x"], from: ["n": 1], to: ["n": 3]),
        .deleted("loose", ["a": "\u{e4}"]), .inserted("loose", ["a": "a\u{308}"]),
      ], in: connection
    ) { try connection.execute("INSERT INTO tag VALUES (NULL, 2); UPDATE tag SET n = 3 WHERE n = 1; UPDATE loose SET a = \("a\u{308}")") }
  }

  @Test func `are those of the bytes of a text that is not UTF-8`() throws {
    try connection.execute("CREATE TABLE loose (a); INSERT INTO loose VALUES (CAST(x'ff' AS TEXT))")
    try expectChanges([.deleted("loose", ["a": "\u{FFFD}"]), .inserted("loose", ["a": "\u{FFFD}"])], in: connection) {
      try connection.execute("UPDATE loose SET a = CAST(x'fe' AS TEXT)")
    }
  }

  @Test func `are the first hundred of each kind where there are more`() throws {
    let found = try issues {
      try expectChanges((0..<150).map { .deleted("star", ["id": .integer($0)]) }, in: connection) {
        for id in 10..<111 { try connection.insert(["id": id], into: "star") }
      }
    }
    let lines = found.first?.split(separator: "\n") ?? []
    #expect(
      lines.count == 203 && lines[101] == "expected, and did not happen: 50 others"
        && lines[202] == "happened, and was not expected: 1 others")
  }

  @Test func `are those of the schema and of attached databases as well`() throws {
    try connection.execute(
      "CREATE INDEX by_name ON star (name); ATTACH ':memory:' AS other; CREATE TABLE other.moon (id INTEGER PRIMARY KEY)")
    func change() throws {
      try connection.execute(
        "DROP INDEX by_name; PRAGMA user_version = 7; PRAGMA application_id = 9; INSERT INTO other.moon VALUES (1); PRAGMA other.user_version = 2"
      )
    }
    let before = try DatabaseSnapshot(of: connection)
    let found = try issues { try expectChanges([], in: connection) { try change() } }
    #expect(
      found == [
        """
        the database was not changed as expected
        happened, and was not expected: + other.moon (id 1)
        happened, and was not expected: - CREATE INDEX by_name ON star (name);
        happened, and was not expected: + PRAGMA user_version=7;
        happened, and was not expected: + PRAGMA application_id=9;
        happened, and was not expected: + other: PRAGMA user_version=2;
        """
      ])
    try before.restore(connection)
    try connection.execute("DELETE FROM other.moon; PRAGMA other.user_version = 0")
    try expectChanges(
      [
        .inserted("other.moon", ["id": 1]), .schema("- CREATE INDEX by_name ON star (name);"), .schema("+ PRAGMA user_version=7;"),
        .schema("+ PRAGMA application_id=9;"), .schema("+ other: PRAGMA user_version=2;"),
      ], in: connection
    ) { try change() }
    let missing = try issues { try expectChanges([.schema("+ PRAGMA user_version=8;")], in: connection) {} }
    #expect(missing.first?.hasSuffix("expected, and did not happen: + PRAGMA user_version=8;") == true)
  }

  @Test func `cannot be told of tables that are new, and what is thrown goes on`() throws {
    let advice = "fresh is only in main. main is the database as it is now; leave such tables out by .all(except:"
    expectError(.schema, advice) {
      try expectChanges([], in: connection) { try connection.execute("CREATE TABLE fresh (a PRIMARY KEY)") }
    }
    try expectChanges([.schema("- CREATE TABLE fresh (a PRIMARY KEY);")], in: connection, tables: .all(except: "fresh")) {
      try connection.execute("DROP TABLE fresh")
    }
    try connection.createCollation(named: "own") { (one: String, other: String) in one == other ? .orderedSame : .orderedAscending }
    try connection.execute("CREATE TABLE word (text TEXT COLLATE own PRIMARY KEY)")
    expectError(
      .errorMissingCollseq,
      "comparing the table word of earlier and main. what compares has none of the app's own tokenizers and collations"
    ) {
      try expectChanges([], in: connection) {}
    }
    try expectChanges([], in: connection, tables: .all(except: "word")) {}
    #expect(throws: Stop.self) { try expectChanges([], in: connection) { throw Stop() } }
    try connection.transaction(.immediate) {
      try connection.execute("DELETE FROM star")
      _ = expectError(.busy, "transaction") { try DatabaseSnapshot(of: connection) }
    }
  }

  @Test func `are undone, whatever they were`() throws {
    let before = try DatabaseSnapshot(of: connection)
    try connection.execute(
      "DROP TABLE seen; DELETE FROM star; CREATE TABLE other (a); CREATE TRIGGER t AFTER INSERT ON star BEGIN DELETE FROM star; END")
    try before.restore(connection)
    #expect(try before.changes(until: DatabaseSnapshot(of: connection)) == [])
    #expect(try connection.count("seen") == 1 && !connection.tableExists("other"))
  }

  @Test func `fail by each call, and nothing is open`() throws {
    // A file system that cannot be unregistered keeps the bytes that it reads.
    let (before, now) = try leakingOnPurpose {
      let before = try DatabaseSnapshot(of: connection)
      try connection.execute("DELETE FROM star WHERE id = 1")
      return (before, try DatabaseSnapshot(of: connection))
    }
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> Int in
      try before.changes(until: now, on: sqlite).count
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 10)
  }
}

@Suite struct `A database as it was at a moment` {
  @Test(arguments: ["UTF-8", "UTF-16le"]) func `is told and gone back to by a library that neither makes bytes of databases nor reads them`(
    encoding: String
  ) throws {
    let folder = try ScratchFolder()
    for (location, mode) in [(Connection.Location.memory, "MEMORY"), (.file(folder.path("a")), "DELETE"), (.file(folder.path("b")), "WAL")]
    {
      let connection = try Connection(location, on: LackingWrapper())
      try connection.execute(
        SQL(unchecked: "PRAGMA encoding = '\(encoding)'; PRAGMA journal_mode = \(mode); CREATE TABLE t (a); INSERT INTO t VALUES ('Łódź')"))
      let before = try DatabaseSnapshot(of: connection)
      try connection.execute("DELETE FROM t; CREATE TABLE other (a)")
      try before.restore(connection)
      #expect(try connection.value("SELECT a FROM t") == "Łódź" && !connection.tableExists("other"))
      try connection.transaction(.immediate) {
        try connection.execute("DELETE FROM t")
        _ = expectError(.busy, "database is locked") { try DatabaseSnapshot(of: connection) }
      }
    }
  }

  @Test func `may be without tables, or bytes that are no database`() throws {
    let connection = try Connection(.memory, on: LackingWrapper())
    let empty = try DatabaseSnapshot(of: connection)
    try connection.execute("CREATE TABLE t (a)")
    try empty.restore(connection)
    #expect(try !connection.tableExists("t"))
    try DatabaseSnapshot(Data()).restore(connection)
    #expect(try !connection.tableExists("t"))
    expectError(.notadb, "file is not a database") { try DatabaseSnapshot(Data(repeating: 7, count: 4_096)).restore(connection) }
  }
}
