import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Indexes that triggers keep, in a file that is opened again` {
  static let place: SQL = """
    CREATE TABLE place (id INTEGER PRIMARY KEY, k UNIQUE); CREATE VIRTUAL TABLE r USING rtree(id, a, b);
    CREATE TRIGGER pd AFTER DELETE ON place BEGIN DELETE FROM r WHERE id = old.id; END;
    INSERT INTO place VALUES (1, 'x'), (2, 'y'); INSERT INTO r VALUES (1, 0, 1), (2, 0, 1)
    """
  static let strict: SQL = """
    CREATE TABLE place (id INTEGER PRIMARY KEY, k UNIQUE ON CONFLICT REPLACE); CREATE VIRTUAL TABLE r USING rtree(id, a, b);
    CREATE TRIGGER pd AFTER DELETE ON place BEGIN DELETE FROM r WHERE id = old.id; END;
    INSERT INTO place VALUES (1, 'x'), (2, 'y'); INSERT INTO r VALUES (1, 0, 1), (2, 0, 1)
    """
  static let source: SQL = """
    CREATE TABLE source (k); CREATE TRIGGER s AFTER INSERT ON source BEGIN INSERT OR REPLACE INTO place (k) VALUES (new.k); END
    """
  static let replacing: [(SQL, SQL)] = [
    (place, "REPLACE INTO place VALUES (3, 'x')"), (place, "UPDATE OR REPLACE place SET k = 'x' WHERE id = 2; DELETE FROM place"),
    (place, "WITH n (id) AS (SELECT 3) INSERT OR REPLACE INTO place SELECT id, 'x' FROM n"), (strict, "INSERT INTO place VALUES (3, 'x')"),
    (place + ";" + source, "INSERT INTO source VALUES ('x')"), (strict, "UPDATE place SET k = 'x' WHERE id = 3"),
  ]

  private func reopened(_ sql: SQL, _ folder: ScratchFolder) throws -> Connection {
    try Connection(.file(folder.path("a"))).execute(sql)
    return try Connection(.file(folder.path("a")))
  }

  private func expectInStep(_ connection: Connection, _ location: SourceLocation = #_sourceLocation) throws {
    #expect(try connection.value("SELECT count(*) FROM r WHERE id NOT IN (SELECT id FROM place)") == 0, sourceLocation: location)
  }

  @Test(arguments: replacing.indices, [false, true]) func `know of each row that a statement replaces`(
    number: Int, inTransaction: Bool
  ) throws {
    let folder = try ScratchFolder()
    let connection = try reopened(Self.replacing[number].0, folder)
    if inTransaction { try connection.execute("BEGIN") }
    try connection.execute(Self.replacing[number].1)
    try expectInStep(connection)
  }

  @Test func `know of rows that are replaced in a database attached later, and where the schema comes to say REPLACE`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).execute(Self.strict)
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try connection.execute("ATTACH \(folder.path("a")) AS lib; INSERT INTO lib.place VALUES (3, 'x')")
    #expect(try connection.rows("SELECT id FROM lib.r", as: Int.self) == [2])
    let other = try ScratchFolder()
    let made = try reopened(Self.place, other)
    try made.execute("UPDATE place SET id = id")
    try made.execute("CREATE TABLE source (k); CREATE TRIGGER s AFTER INSERT ON source BEGIN REPLACE INTO place (k) VALUES (new.k); END")
    try made.execute("INSERT INTO source VALUES ('x')")
    try expectInStep(made)
    withExtendedLifetime(other) {}
  }

  @Test(arguments: [false, true], ["REPLACE INTO place VALUES (3, 'x')", "UPDATE seen SET id = 3"] as [SQL])
  func `do not keep a transaction from waiting for the lock of another`(isFirst: Bool, sql: SQL) throws {
    let folder = try ScratchFolder()
    let seen: SQL = """
      CREATE TABLE seen (id); INSERT INTO seen VALUES (1); CREATE VIRTUAL TABLE f USING fts5(id);
      CREATE TRIGGER su AFTER UPDATE ON seen BEGIN INSERT INTO f (rowid) VALUES (new.id); END
      """
    let connection = try reopened(Self.place + ";" + seen, folder)
    if !isFirst { try connection.execute("REPLACE INTO place VALUES (4, 'y')") }
    let writer = try Connection(.file(folder.path("a")))
    try writer.execute("BEGIN IMMEDIATE")
    var waits = 0
    try connection.setBusyHandler(
      .custom { _ in
        waits += 1
        if waits == 3 { try? writer.execute("COMMIT") }
        return waits < 10
      })
    try connection.transaction(.deferred) { try connection.execute(sql) }
    #expect(waits == 3)
    try expectInStep(connection)
  }

  @Test func `are looked for without a word of their own in the error of a lock that another connection holds`() throws {
    let folder = try ScratchFolder()
    let other = try reopened(Self.place, folder)
    let connection = try Connection(.file(folder.path("a")))
    try connection.setBusyHandler(.fail)
    try other.execute("BEGIN IMMEDIATE")
    for _ in 1...2 {
      let error = try #require(throws: SQLiteError.self) {
        try connection.transaction(.deferred) { try connection.execute("INSERT INTO place VALUES (7, 'z')") }
      }
      #expect(error.code == .busy && error.sql?.contains("DELETE") != true, "\(error)")
      #expect(error.locks?.statements == [] && !error.description.contains("itself"), "\(error)")
    }
  }

  @Test(arguments: ["recursive_triggers", "schema_version", "sqlite_master"])
  func `are kept under an authorizer that denies what is asked for them`(denied: String) throws {
    let folder = try ScratchFolder()
    let connection = try reopened(Self.place, folder)
    try connection.execute("REPLACE INTO place VALUES (4, 'y'); CREATE TABLE more (a)")
    _ = try connection.pragma(.recursiveTriggers)  // what is needed for the statement below is asked once more
    let token = try connection.addAuthorizer { request in
      switch request.action {
      case .pragma(denied, argument: _), .read(table: denied, column: _): .deny
      default: .allow
      }
    }
    defer { token.cancel() }
    try connection.execute("REPLACE INTO place VALUES (3, 'x')")
    try expectInStep(connection)
    expectError(.auth, denied == "sqlite_master" ? "access to sqlite_master.type is prohibited" : "not authorized") {
      try connection.execute("PRAGMA recursive_triggers; PRAGMA schema_version; SELECT * FROM sqlite_master")
    }
  }

  @Test func `cost each run one look at the setting, and none at the schema`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).execute(Self.place)
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let counting = CountingSqlite3Wrapper(recording)
    let connection = try Connection(.file(folder.path("a")), on: counting)
    for number in 0..<2 { try connection.prepare("REPLACE INTO place VALUES (3, \(number))").run() }
    let before = counting.counts[.sqlite3_step] ?? 0
    let compiled = recording.calls(of: .sqlite3_prepare_v3).count
    try connection.transaction {
      for number in 0..<20 { try connection.prepare("REPLACE INTO place VALUES (3, \(number))").run() }
    }
    #expect((counting.counts[.sqlite3_step] ?? 0) - before <= 42)  // 22 of these are the program's
    let pragmas = recording.calls(of: .sqlite3_prepare_v3).dropFirst(compiled).map { "\($0)" }.filter {
      !$0.contains("BEGIN") && !$0.contains("COMMIT")
    }
    #expect(pragmas.count == 60 && pragmas.allSatisfy { $0.contains("recursive_triggers") })
  }
}

@Suite struct `The pragma of triggers that fire themselves, set by the program` {
  static let spellings: [SQL] = [
    "PRAGMA recursive_triggers = ON", "PRAGMA \"recursive_triggers\" = ON", "pragma [Recursive_Triggers](1)",
    "PRAGMA main.'recursive_triggers' = yes", "EXPLAIN PRAGMA recursive_triggers = ON",
  ]

  @Test(arguments: spellings) func `holds in whatever spelling, after statements that needed another one`(spelling: SQL) throws {
    let connection = try Connection(.memory)
    try connection.execute(`Rows replaced in a table with an index that triggers keep`.base)
    try connection.execute(`Triggers that write their own table`.touched)
    try connection.execute("REPLACE INTO doc VALUES (2, 'x', 'new'); UPDATE o SET n = 'b'")
    try connection.execute(spelling)
    try connection.execute("REPLACE INTO doc VALUES (3, 'x', 'newer')")
    expectError(.error, "too many levels of trigger recursion") { try connection.execute("UPDATE o SET n = 'b'") }
    #expect(try connection.pragma(.recursiveTriggers))
  }

  @Test func `is what is read in whatever way`() throws {
    let connection = try Connection(.memory)
    let read = try connection.prepare("PRAGMA recursive_triggers")
    let set = try connection.prepare("PRAGMA recursive_triggers = OFF")
    try connection.execute(`Rows replaced in a table with an index that triggers keep`.base)
    for sql in ["SELECT * FROM pragma_recursive_triggers", "PRAGMA \"recursive_triggers\""] as [SQL] {
      try connection.execute("REPLACE INTO doc VALUES (2, 'x', 'new')")
      #expect(try connection.value(sql) == 0)
    }
    try connection.execute("REPLACE INTO doc VALUES (2, 'x', 'new')")
    #expect(try read.rows { try $0[0, as: Int.self] } == [0])
    try set.run()
    try connection.execute("REPLACE INTO doc VALUES (3, 'x', 'new')")
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([3], connection)
  }

  @Test func `is not asked about when a function says that a table is missing`() throws {
    struct Missing: Error, CustomStringConvertible { let description = "no such table: q" }
    let connection = try Connection(.memory)
    var calls = 0
    try connection.addFunction("boom") { (value: Int) throws -> Int in
      calls += 1
      if calls == 1 { throw Missing() }
      return value
    }
    try connection.execute("CREATE TABLE a (x)")
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO a VALUES (boom(1))") }
    #expect(error?.message == "boom(): no such table: q")
    #expect(calls == 1)
    #expect(try connection.value("SELECT count(*) FROM a") == 0)
  }
}
