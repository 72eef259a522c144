import Expectations
import Foundation
import SQLiteCalls
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `What a database for tests begins as` {
  private func value(_ fixture: DatabaseFixture, _ sql: SQL, _ kind: TestDatabase.Kind = .memory) throws -> SQLiteValue? {
    let database = try TestDatabase(fixture, kind)
    return try Connection(database.location).value(sql, as: SQLiteValue.self)
  }

  @Test(arguments: [TestDatabase.Kind.memory, .file]) func `is SQL, a closure or nothing`(kind: TestDatabase.Kind) throws {
    #expect(try value(.sql("CREATE TABLE t (a); INSERT INTO t VALUES (7)"), "SELECT a FROM t", kind) == 7)
    let made = DatabaseFixture.made("seven") { try $0.execute("CREATE TABLE t (a); INSERT INTO t VALUES ('seven')") }
    #expect(try value(made, "SELECT a FROM t", kind) == "seven")
    #expect(try value(.empty, "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name = 't'", kind) == 0)
  }

  @Test func `is made once in a process`() throws {
    let count = Locked(0)
    let fixture = DatabaseFixture.made("counted \(UUID())") { connection in
      count.withLock { $0 += 1 }
      try connection.execute("CREATE TABLE t (a)")
    }
    for _ in 0..<3 { _ = try TestDatabase(fixture) }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `is named where its closure throws`() throws {
    struct Unready: Error {}
    expectError(.error, "the fixture v2, which a test begins with, cannot be made: Unready()") {
      try TestDatabase(.made("v2") { _ in throw Unready() })
    }
    expectError(.error, "the fixture v3, which a test begins with, cannot be made: no such table: star") {
      try TestDatabase(.made("v3") { try $0.execute("DELETE FROM star") })
    }
  }

  @Test func `is opened with the settings of an app, in memory too`() throws {
    for kind in [TestDatabase.Kind.memory, .file] {
      let database = try TestDatabase(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name)"), kind)
      let connection = try Connection(database.location, configuration: .recommended)
      #expect(try (connection.pragma(.journalMode) == .wal) == (kind == .file))
      #expect(try connection.pragma(.synchronous) == .normal)
      try connection.execute("INSERT INTO star VALUES (9, 'Deneb')")
    }
  }

  @Test func `is a file, which stays as it is, and what its log holds`() throws {
    let folder = try ScratchFolder()
    let source = try Connection(.file(folder.path("a")), configuration: .recommended)
    try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let path = folder.path("a")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for kind in [TestDatabase.Kind.memory, .file] {
      let database = try TestDatabase(.file(path), kind)
      let connection = try Connection(database.location)
      #expect(try connection.value("SELECT a FROM t") == 1)
      #expect(try connection.pragma(.journalMode) != JournalMode.wal)
      try connection.execute("DELETE FROM t")
    }
    #expect(try source.value("SELECT count(*) FROM t") == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    try source.checkpoint(.truncate)
    try source.close()
    #expect(try value(.file(folder.path("a")), "SELECT count(*) FROM t") == 1)
    #expect(try folder.contents == ["a"])
  }

  @Test func `is bytes of a library that does not make bytes of databases itself, too`() throws {
    let sqlite = LackingWrapper()
    let made = DatabaseFixture.made("by backup \(UUID())") { try $0.execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)") }
    let folder = try ScratchFolder()
    let path = folder.path("a")
    let source = try Connection(.file(path), configuration: .recommended)  // its rows are in its log
    try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)")
    for fixture in [made, .file(path)] {
      let copy = folder.path("copy")
      try fixture.bytes(on: sqlite).write(to: URL(filePath: copy))
      let connection = try Connection(.file(copy))
      #expect(try connection.value("SELECT a FROM t") == 7)
      #expect(try connection.pragma(.journalMode) == JournalMode.delete)
    }
  }

  @Test func `is not a file that is missing or damaged, or a resource that is not there`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    expectError(.cantopen, "the file \(path), which a test begins with, cannot be read as a database") { try TestDatabase(.file(path)) }
    try Data(repeating: 1, count: 4_096).write(to: URL(fileURLWithPath: path))
    expectError(.notadb, "cannot be read as a database: file is not a database") { try TestDatabase(.file(path)) }
    let good = try Connection(.memory)
    try good.execute("CREATE TABLE t (a)")
    try (DatabaseSnapshot(of: good).bytes.prefix(100) + Data(repeating: 0xAA, count: 8_092)).write(
      to: URL(fileURLWithPath: folder.path("b")))
    expectError(.corrupt, "cannot be read as a database") { try TestDatabase(.file(folder.path("b"))) }
    expectError(.cantopen, "has no resource none.sqlite for a test to begin with") { try TestDatabase(.resource("none", in: .main)) }
    expectError(.error, "the fixture of SQL, which a test begins with, cannot be made: near \"nothing\": syntax error") {
      try TestDatabase(.sql("CREATE nothing"))
    }
    expectError(.cantopen, "cannot be read") { try TestDatabase(.file(path + "x"), .file) }
  }
}

@Suite struct `A database for tests` {
  private let fixture = DatabaseFixture.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")

  @Test(arguments: [TestDatabase.Kind.memory, .file]) func `is opened by many, who lock it as a file`(kind: TestDatabase.Kind) throws {
    let database = try TestDatabase(fixture, kind)
    let (one, two) = (try Connection(database.location), try Connection(database.location))
    try one.transaction(.immediate) {
      try one.insert(["name": "Deneb"], into: "star")
      expectError(.busy, "database is locked") { try two.insert(["name": "Mira"], into: "star") }
    }
    #expect(try two.count("star") == 2)
    try one.close()
    try two.close()
    #expect(try Connection(database.location).count("star") == 2)
  }

  @Test func `is in a file where the library cannot share databases in memory`() throws {
    let database = try TestDatabase(fixture, .memory, on: LackingWrapper())
    let path = try #require(database.path)
    #expect(database.location == .file(path) && FileManager.default.fileExists(atPath: path))
    #expect(try Connection(database.location).count("star") == 1)
  }

  @Test(arguments: [TestDatabase.Kind.memory, .file]) func `is another than that of other tests, and gone with them`(
    kind: TestDatabase.Kind
  ) throws {
    let other = try TestDatabase(fixture, kind)
    var database: TestDatabase? = try TestDatabase(fixture, kind)
    let location = try #require(database?.location)
    let path = database?.path
    try Connection(location).execute("DELETE FROM star")
    #expect(try Connection(other.location).count("star") == 1)
    database = nil
    if let path {
      #expect(!FileManager.default.fileExists(atPath: path))
    } else {
      expectError(.error, "no such table") { try Connection(location).count("star") }
    }
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)), arguments: [TestDatabase.Kind.memory, .file])
  func `says which rows were changed, by whatever connection`(kind: TestDatabase.Kind) throws {
    let database = try TestDatabase(fixture, kind)
    #expect(try database.changes() == [])
    for name in ["Deneb", "Mira"] { try Connection(database.location).insert(["name": name], into: "star") }
    try Connection(database.location).execute("UPDATE star SET name = 'Wega' WHERE id = 1")
    #expect(
      try database.changes() == [
        .inserted("star", ["id": 2, "name": "Deneb"]), .inserted("star", ["id": 3, "name": "Mira"]),
        .updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "Wega"]),
      ])
    try database.original.restore(Connection(database.location))
    #expect(try database.changes() == [])
  }

  @Test(arguments: [[], [.sqlite3_serialize]] as [Set<Sqlite3Call>])
  func `fails by each call of the fixture, and nothing is open`(missing: Set<Sqlite3Call>) throws {
    let sweep = FaultSweep(over: { LackingWrapper(missing) }, seed: TestRun.seed) { sqlite throws -> Int in
      try DatabaseFixture.made("swept \(UUID())") { try $0.execute("CREATE TABLE t (a)") }.bytes(on: sqlite).count
    }
    #expect(try sweep.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 5)
  }
}
