import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import SQLiteStorage
import Scratch
import Testing

@Suite struct `How many pages an auto-vacuum gives back` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try Self.fill(connection)
  }

  private static func fill(_ connection: Connection) throws {
    try connection.execute("PRAGMA page_size = 4096; PRAGMA auto_vacuum = FULL; CREATE TABLE t (a)")
    for _ in 0..<10 { try connection.prepare("INSERT INTO t VALUES (?)").run(ZeroBlob(count: 40_000)) }
  }

  private func pageCount() throws -> Int { try connection.value("PRAGMA page_count") ?? 0 }

  @Test func `is what a closure says, out of what is free`() throws {
    var requests: [AutovacuumRequest] = []
    var answer = 5
    try connection.setAutovacuumPages { request in
      requests.append(request)
      return answer
    }
    let before = try pageCount()
    try connection.execute("DELETE FROM t WHERE rowid <= 2")
    let request = try #require(requests.first)
    #expect(requests.count == 1 && request.database == "main" && request.pageCount == before)
    #expect(request.freePageCount >= 18 && request.pageByteCount == 4096)
    #expect(try pageCount() == before - 5)
    answer = -3
    try connection.execute("DELETE FROM t WHERE rowid = 3")
    #expect(try pageCount() == before - 5)
    answer = .max
    try connection.execute("DELETE FROM t WHERE rowid = 4")
    #expect(try pageCount() <= before - 36 && connection.value("PRAGMA freelist_count") == 0)
    #expect(try connection.integrityCheck() == [])
    try connection.setAutovacuumPages(nil)
    try connection.execute("DELETE FROM t")
    #expect(requests.count == 3)
    #expect(try pageCount() < 6)
  }

  @Test func `is asked for without SQL on the connection, and the closure goes with it`() throws {
    final class Kept {}
    var kept: Kept? = Kept()
    weak let watched = kept
    try connection.setAutovacuumPages { [kept] request in withExtendedLifetime(kept) { request.freePageCount } }
    kept = nil
    #expect(watched != nil)
    try connection.setAutovacuumPages { [connection] _ in
      expectError(.misuse, "callback") { try connection.value("SELECT 1", as: Int.self) }
      expectError(.misuse, "callback") { try connection.setAutovacuumPages(nil) }
      return 0
    }
    #expect(watched == nil)
    let before = try pageCount()
    try connection.execute("DELETE FROM t WHERE rowid = 1")
    #expect(try pageCount() == before)
    try connection.setAutovacuumPages(nil)
    try connection.close()
    expectError(.misuse, "the connection is closed") { try connection.setAutovacuumPages { _ in 0 } }
  }

  @Test func `fails by each call, and nothing is open`() throws {
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> Int in
      let connection = try Connection(.memory, on: sqlite)
      try Self.fill(connection)
      try connection.setAutovacuumPages { _ in 1 }
      try connection.execute("DELETE FROM t WHERE rowid = 1")
      try connection.setAutovacuumPages(nil)
      let count = try connection.value("PRAGMA page_count", as: Int.self) ?? 0
      try connection.close()
      return count
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 10)
  }
}
