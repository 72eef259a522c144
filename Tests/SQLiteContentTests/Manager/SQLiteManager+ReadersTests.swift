import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

@Suite(.timeLimit(.minutes(1))) struct `A manager whose file has a write-ahead log` {
  let folder: ScratchFolder
  let manager: SQLiteManager

  init() throws {
    folder = try ScratchFolder()
    manager = SQLiteManager(.database(.file(folder.path("a"))), configuration: .recommended)
    try manager.open()
    try manager.createTable("t", "a")
    try manager.insert([["a": 1], ["a": 2]], into: "t")
  }

  @Test func `is read while somebody writes, who may ask it for what is in the transaction`() throws {
    try manager.transaction { connection in
      try connection.insert(["a": 3], into: "t")
      StartedThread { [manager] in
        #expect((try? manager.count("t")) == 2)
        #expect((try? manager.withReader { try $0.count("t") }) == 2)
      }.join()
      #expect(try manager.count("t") == 3)
    }
    #expect(try manager.count("t") == 3)
  }

  @Test func `may be written and read from within what it reads`() throws {
    var seen: [Int] = []
    try manager.forEach("SELECT a FROM t ORDER BY a") { row in
      let a = try row["a", as: Int.self]
      seen.append(a)
      try manager.insert(["a": a + 10], into: "t")
      #expect(try manager.count("t") >= 2)
    }
    #expect(seen == [1, 2])
    #expect(try manager.count("t") == 4)
  }

  @Test func `asks the writer for what a reader does not have`() throws {
    try manager.execute("CREATE TEMP TABLE mine (a); INSERT INTO mine VALUES (1)")
    #expect(try manager.count("mine") == 1)
    #expect(try manager.value("SELECT last_insert_rowid()", as: Int.self) == 1)
    #expect(try manager.rows("INSERT INTO t VALUES (9) RETURNING a").count == 1)
  }

  @Test func `has one connection for all when prepare writes, and in any other journal mode`() throws {
    let opened = Locked(0)
    let writing = SQLiteManager(.database(.file(folder.path("b"))), configuration: .recommended) { connection in
      opened.withLock { $0 += 1 }
      try connection.execute("CREATE TABLE IF NOT EXISTS log (a); INSERT INTO log VALUES (1)")
    }
    try writing.open()
    for _ in 0..<3 { #expect(try writing.count("log") == 1) }
    #expect(opened.withLock { $0 } == 2)  // the second was to read

    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let rollback = SQLiteManager(.database(.file(folder.path("c"))), on: counting)
    try rollback.open()
    try rollback.createTable("t", "a")
    #expect(try rollback.count("t") == 0 && rollback.withReader { try $0.count("t") } == 0)
    #expect(counting.count(of: .sqlite3_open_v2) == 1)
  }

  @Test func `closes its readers, and opens them again`() throws {
    #expect(try manager.count("t") == 2)
    try manager.close()
    #expect(try folder.contents == ["a"])
    expectError(.misuse, "not open") { try manager.count("t") }
    try manager.open()
    #expect(try manager.count("t") == 2)
    try manager.withConnection { _ in
      StartedThread { [manager] in #expect((try? manager.count("t")) == 2) }.join()
      try manager.close()
    }
    expectError(.misuse, "not open") { try manager.count("t") }
    #expect(try folder.contents == ["a"])
  }

  @Test func `leaves no log when its last reference goes`() throws {
    let path = folder.path("c")
    func useOnce() throws {
      let manager = SQLiteManager(.database(.file(path)), configuration: .recommended)
      try manager.open()
      try manager.createTable("t", "a")
      #expect(try manager.count("t") == 0)
    }
    try useOnce()
    #expect(try folder.contents.filter { $0.hasPrefix("c") } == ["c"])
  }

  @Test func `lets tasks read side by side, and ends what they read with them`() async throws {
    let present = Locked(0)
    let meet: @Sendable (Connection) throws -> Int = { connection in
      present.withLock { $0 += 1 }
      StartedThread.yield { present.withLock { $0 } == 2 }
      return try connection.count("t")
    }
    async let first = manager.performRead { try meet($0) }
    async let second = manager.performRead(.statement) { try meet($0) }
    #expect(try await first + second == 4)

    let endless: SQL = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n, t"
    let isIn = AsyncStream<Void>.makeStream()
    let reading = Task { [manager] in
      try await manager.performRead { connection in
        isIn.continuation.yield()
        return try connection.value(endless, as: Int.self)
      }
    }
    for await _ in isIn.stream { break }
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
    let performing = Task { [manager] in
      try await manager.perform { connection in
        isIn.continuation.yield()
        return try connection.value(endless, as: Int.self)
      }
    }
    performing.cancel()
    await #expect(throws: CancellationError.self) { try await performing.value }
    #expect(try await manager.performRead { try $0.count("t") } == 2)
    let one = SQLiteManager(.database(.memory))
    try await one.open()
    #expect(try await one.performRead { try $0.pragma(.userVersion) } == 0)
  }

  @Test func `fails whole at each call`() throws {
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
      let manager = SQLiteManager(.database(.file(folder.path("a"))), on: sqlite)
      try manager.open()
      let before = try manager.count("t")
      try manager.insert(["a": 3], into: "t")
      let sum = try manager.withReader { try $0.value("SELECT sum(a) FROM t", as: Int.self) }
      try manager.close()
      return [before, sum ?? 0]
    }
    let report = try sweep.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 20, "\(report)")
  }
}
