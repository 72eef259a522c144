import Expectations
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

private struct NobodyWasTold: Error {}

@Suite struct `Each call of an observed database` {
  @Test(arguments: [true, false])
  func `fails once and for ever, and what is committed is seen or an error says why not`(hasLog: Bool) async throws {
    var folder = try ScratchFolder()
    var configuration = Connection.Configuration.recommended
    if !hasLog { configuration.journalMode = .delete }
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        folder = try ScratchFolder()
        let made = try Connection(.file(folder.path("a")), configuration: configuration, on: sqlite)
        try made.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE w (a INTEGER PRIMARY KEY) WITHOUT ROWID")
        try made.close()
      }
    ) { [configuration] sqlite, _ async throws -> [Int] in
      let database = try Database(.file(folder.path("a")), configuration: configuration, on: sqlite)
      defer { try? database.close() }
      var results: [Int] = []
      var seen = database.observe { try $0.count("t") + $0.count("w") }.makeAsyncIterator()
      results.append(try await seen.next() ?? -1)
      for (number, table) in ["t", "w"].enumerated() {
        try database.insert(["a": number], into: table)
        guard seen.isDue else { throw NobodyWasTold() }
        results.append(try await seen.next() ?? -1)
      }
      let (first, later) = try database.observe { try $0.count("t") + 10 }.readNow()
      try database.insert(["a": 7], into: "t")
      var differing = later.makeAsyncIterator()
      return results + [first, try await differing.next() ?? -1]
    }
    let report = try await sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(5)).run()
    #expect(report.failableCalls > 30, "\(report)")
    #expect(!"\(report)".contains("NobodyWasTold"), "\(report)")
  }

  @Test(.timeLimit(.minutes(1))) func `is seen to its last state, however many write and observe`() async throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a"))) { try $0.execute("CREATE TABLE IF NOT EXISTS t (a)") }
    let (writers, rows) = (8, TestRun.rounds(200, few: 20))
    let lasts = await withTaskGroup(of: Int.self) { group in
      for observer in 0..<4 {
        group.addTask {
          var last = 0
          do {
            for try await count in database.observe({ try $0.value("SELECT count(*) FROM t WHERE a % 4 = \(observer)", as: Int.self) ?? 0 })
            {
              #expect(count >= last)
              last = count
              if count == writers * rows / 4 { break }
            }
          } catch {
            Issue.record(error)
          }
          return last
        }
      }
      for writer in 0..<writers {
        group.addTask {
          do {
            for row in 0..<rows { _ = try await database.perform { try $0.insert(["a": writer * rows + row], into: "t") } }
          } catch {
            Issue.record(error)
          }
          return writers * rows / 4
        }
      }
      var lasts: Set<Int> = []
      for await last in group { lasts.insert(last) }
      return lasts
    }
    #expect(lasts == [writers * rows / 4])
  }
}
