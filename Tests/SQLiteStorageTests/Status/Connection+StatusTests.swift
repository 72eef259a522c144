import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

@Suite struct `What SQLite tells of itself` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY AUTOINCREMENT, b TEXT NOT NULL COLLATE NOCASE, c)")
    try connection.execute("INSERT INTO t (b) VALUES ('one'), ('two'), ('three')")
  }

  @Test func `is counted for a connection`() throws {
    #expect(try connection.status(.cacheUsed).current > 0)
    #expect(try connection.status(.schemaUsed).current > 0)
    let hits = try connection.status(.cacheHit, resetting: true).current
    #expect(try hits > 0 && connection.status(.cacheHit).current == 0)
    expectError(.error, "no counter 77") { try connection.status(.init(rawValue: 77)) }
    try connection.releaseMemory()
    try connection.close()
    expectError(.misuse, "closed") { try connection.status(.cacheUsed) }
    #expect(connection.systemErrorNumber == 0)
  }

  @Test func `is counted for a statement, over its runs`() throws {
    let statement = try connection.prepare("SELECT * FROM t WHERE c IS NULL ORDER BY b")
    _ = try statement.rows()
    #expect(try statement.status(.fullscanStep) == 2 && statement.status(.sort) == 1 && statement.status(.run) == 1)
    #expect(try statement.status(.vmStep, resetting: true) > 10)
    #expect(try statement.status(.vmStep) == 0)
  }

  @Test func `is known of a column`() throws {
    let column = try connection.metadata(ofColumn: "b", in: "t")
    #expect(column.declaredType == "TEXT" && column.collation == "NOCASE" && column.isNotNull)
    #expect(!column.isPrimaryKey && !column.isAutoincrement)
    let key = try connection.metadata(ofColumn: "rowid", in: "T", in: "main")
    #expect(key.isPrimaryKey && key.isAutoincrement && key.declaredType == "INTEGER")
    try connection.execute("CREATE VIEW v AS SELECT 1 AS a")
    expectError(.error, "no such table column: v.a") { try connection.metadata(ofColumn: "a", in: "v") }
    expectError(.error, "no such table column: t.x") { try connection.metadata(ofColumn: "x", in: "t") }
    expectError(.misuse, "NUL") { try connection.metadata(ofColumn: "a\0", in: "t") }
  }

  @Test(.tags(.misuses)) func `is known of the library`() throws {
    let library = SQLiteLibrary(Sqlite3Wrapper())
    #expect(library.compileOptions.contains { $0.hasPrefix("THREADSAFE=") })
    #expect(try library.keywords.contains("SELECT") && library.keywords.count > 100)
    #expect(library.sourceID.count > 40)
    #expect(try library.isComplete("SELECT 1;") && !library.isComplete("CREATE TRIGGER a AFTER INSERT ON t BEGIN SELECT 1;"))
    let used = try library.status(.memoryUsed)
    #expect(used.current > 0 && used.highest >= used.current)
    expectError(.misuse, "no counter 99") { try library.status(.init(rawValue: 99)) }
    #expect(library.softMemoryLimit >= 0 && library.hardMemoryLimit >= 0)
  }

  @Test func `is limited on the mock by what a test says`() throws {
    final class Limits: RoutedSqlite3Wrapper {
      var limit: Int64 = 0
      override func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64 {
        defer { if N >= 0 { limit = N } }
        return limit
      }
    }
    let limits = Limits(MockSqlite3Wrapper())
    SQLiteLibrary(limits).softMemoryLimit = 1 << 20
    #expect(SQLiteLibrary(limits).softMemoryLimit == 1 << 20)
    SQLiteLibrary(limits).softMemoryLimit = -5
    #expect(limits.limit == 0, "a negative number only asks")
  }

  @Test func `is set for a file`() throws {
    let folder = try ScratchFolder()
    let file = try Connection(.file(folder.path("a")), configuration: .recommended)
    try file.execute("CREATE TABLE t (a)")
    #expect(try !file.isSet(.keepsLog))
    try file.set(.keepsLog, to: true)
    #expect(try file.isSet(.keepsLog) && !file.hasFileMoved())
    try FileManager.default.moveItem(atPath: folder.path("a"), toPath: folder.path("b"))
    #expect(try file.hasFileMoved())
    try FileManager.default.moveItem(atPath: folder.path("b"), toPath: folder.path("a"))
    try file.close()
    #expect(try folder.contents.contains("a-wal"))
    expectError(.error, "no such database: none") { try connection.isSet(.keepsLog, in: "none") }
  }

  @Test func `fails by each call, and nothing is open`() throws {
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> [String] in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      let metadata = try connection.metadata(ofColumn: "a", in: "t")
      _ = try (connection.status(.cacheUsed), SQLiteLibrary(sqlite).status(.memoryUsed))
      try connection.transaction {
        try connection.execute("UPDATE t SET a = 2")
        try connection.flushCache()
      }
      let count = try connection.prepare("SELECT * FROM t").status(.run)
      try connection.close()
      return ["\(metadata)", "\(count)"]
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 10)
  }
}
