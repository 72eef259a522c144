import Expectations
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Each call of a database` {
  @Test func `fails once and for ever, and nothing stays open, locked or half done`() throws {
    var folder = try ScratchFolder()
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        folder = try ScratchFolder()
        let made = try Connection(.file(folder.path("a")), configuration: .recommended, on: sqlite)
        try made.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2)")
        try made.close()
      }
    ) { sqlite, _ throws -> [Int] in
      let database = try Database(.file(folder.path("a")), on: sqlite)
      let before = try database.count("t")
      let seen = try database.withReader { connection in try connection.rows("SELECT a FROM t ORDER BY a") { try $0["a", as: Int.self] } }
      try database.transaction { connection in
        try connection.insert(["a": 3], into: "t")
        try connection.update("t", set: ["a": 4], where: Column("a") == 3)
      }
      let after = try database.value("SELECT max(a) FROM t", as: Int.self)
      try database.close()
      return [before] + seen + [after ?? 0]
    }
    let report = try sweep.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 30, "\(report)")
  }

  @Test func `is made on a mock as well`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("PRAGMA main.journal_mode=wal").answers(columns: ["journal_mode"], rows: [["wal"]])
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    mock.when("DELETE FROM t").answers(.changed(1))
    let database = try Database(.file("/a"), on: mock)
    #expect(try database.value("SELECT 1", as: Int.self) == 1)
    try database.execute("DELETE FROM t")
    #expect(mock.openHandles.filter { $0.kind == .connection }.count == 1)
    try database.close()
    #expect(mock.openHandles.isEmpty && mock.misuses.isEmpty)
  }
}
