import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import Testing

@testable import SQLiteTestKit

private struct Code: Error, CustomStringConvertible {
  let code: Int32
  var description: String { "code <\(code)>" }
}

/// Opens a database, counts to one, and closes it; with a leak or a lie when asked for.
private func readOne(on sqlite: any Sqlite3WrapperProtocol, leaks: Bool = false, lies: Bool = false) throws -> Int64 {
  var db: OpaquePointer?
  var code = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil)
  defer { unsafe sqlite.sqlite3_close(db) }
  guard code == 0 else { throw Code(code: code) }
  var statement: OpaquePointer?
  code = unsafe sqlite.sqlite3_prepare_v3(db, "SELECT 1", -1, 0, &statement, nil)
  guard code == 0 else { throw Code(code: code) }
  code = unsafe sqlite.sqlite3_step(statement)
  if leaks, code != ResultCode.row.rawValue { throw Code(code: code) }
  let answer = code == ResultCode.row.rawValue ? unsafe sqlite.sqlite3_column_int64(statement, 0) : 0
  let end = unsafe sqlite.sqlite3_finalize(statement)
  if lies { return answer }
  guard code == ResultCode.row.rawValue, end == 0 else { throw Code(code: end) }
  return answer
}

private typealias Swept<Value> = FaultSweep<Value, (any Sqlite3WrapperProtocol) throws -> Value>

private func isOne(_ result: Result<Int64, any Error>) -> String? {
  if case .success(let answer) = result, answer != 1 { "it read \(answer)" } else { nil }
}

@Suite struct `Sweeping an operation with faults` {
  @Test func `finds that it tried nothing, whatever the reason`() throws {
    func sweep(_ codes: [ResultCode]?, _ modes: [FaultSweepReport.Mode]) -> FaultSweep<Void, (any Sqlite3WrapperProtocol) throws -> Void> {
      FaultSweep(over: { Sqlite3Wrapper() }, codes: codes, modes: modes) { sqlite in
        try Connection(.memory, on: sqlite).execute("CREATE TABLE star (name)")
      }
    }
    let never = "can fail in the ways that were asked for"
    #expect(try sweep([.full], []).report().problems.contains { $0.contains("no failing call was judged: none of") && $0.contains(never) })
    #expect(
      try sweep([.full], [.once]).within(.zero).report().problems.contains { $0.contains("no failing call was judged: its time was over") })
    #expect(try sweep([.full], [.once]).report().isClean)
  }

  @Test func `makes each of its calls fail with every plausible code, once and for ever`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, check: isOne) { try readOne(on: $0) }
    let report = try sweep.run()
    #expect(report.failableCalls == 3)
    let codes = Dictionary(grouping: report.rows.compactMap(\.point), by: \.call).mapValues { Set($0.map(\.code)) }
    #expect(codes[1] == [.cantopen, .nomem, .ioerr])
    #expect(codes[2] == [.nomem, .error, .busy, .locked, .notadb, .corrupt, .cantopen, .ioerr, .schema, .auth, .interrupt])
    #expect(codes[3] == [.busy, .locked, .nomem, .ioerrRead, .corrupt, .interrupt, .notadb, .schema, .cantopen, .protocol, .auth])
    #expect(report.rows.count == 1 + 2 * (3 + 11 + 11))
    let points = report.rows.compactMap(\.point)
    let faults = report.rows.compactMap(\.fault)
    #expect(faults.map(\.number) == points.map(\.call) && faults.map(\.code) == points.map(\.code))
    #expect(report.summary == "3 calls can fail, 51 runs: 50 threw, 1 finished, 0 with a problem")
    #expect(points[3].description == "point 4, call 1: SQLITE_CANTOPEN (14) forever")
    #expect(faults[3].call == .sqlite3_open_v2)
    #expect(report.rows[4].outcome == "threw code <14>")
    #expect(report.isClean && report.notes.isEmpty)
  }

  @Test func `takes a code where it is plausible`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.ioerrRead, .full], modes: [.once]) { try readOne(on: $0) }
    #expect(
      try sweep.run().rows.compactMap(\.fault).map(\.description) == [
        "call 1, sqlite3_open_v2: SQLITE_IOERR_READ (266), disk I/O error",
        "call 2, sqlite3_prepare_v3 \"SELECT 1\": SQLITE_IOERR_READ (266), disk I/O error",
        "call 3, sqlite3_step \"SELECT 1\": SQLITE_IOERR_READ (266), disk I/O error",
      ])
  }

  @Test func `tries every place, and so many points beyond, spread over all calls, and says so`() throws {
    func tried(_ change: (Swept<Int64>) -> Swept<Int64>, seed: UInt64 = 0) throws -> [Int] {
      let sweep = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once], seed: seed) { try readOne(on: $0) }
      return try change(sweep).run().rows.compactMap(\.point?.call)
    }
    #expect(try tried { $0.sampled(nil) }.count == 25)
    #expect(try tried { $0.sampled(99) }.count == 25)
    #expect(try tried { $0.sampled(3) } == [1, 2, 3])
    #expect(try Set(tried { $0.sampled(5) }) == [1, 2, 3])
    #expect(try Set((0..<9).map { seed in try tried({ $0.sampled(2) }, seed: seed) }).count > 1, "another seed, another choice")
    #expect(throws: FaultSweepFailure.self) { try tried { $0.sampled(0) } }
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, runs: 29) { try readOne(on: $0) }.run()
    #expect(report.summary == "3 calls can fail, 30 runs of 51: 29 threw, 1 finished, 0 with a problem")
    #expect(report.line == "FaultSweepTests.swift:\(#line - 2): 25 of 25 places, 29 of 50 points, 0 with a problem")
    #expect(report.notes.isEmpty)
    let sample = try FaultSweep(over: { Sqlite3Wrapper() }, runs: 4, seed: 7) { try readOne(on: $0) }.run()
    #expect(sample.line == "FaultSweepTests.swift:\(#line - 1): 4 of 25 places, 4 of 50 points, 0 with a problem; sampled with seed 7")
    #expect(sample.notes == ["sampled 4 of 25 places with seed 7; another seed tries others, runs: .max all of them"])
    #expect(sample.html().contains("No run of a sample had a problem."))
  }

  @Test func `tries one point again`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, runs: 29) { try readOne(on: $0) }
    let row = try #require(try sweep.run().rows.last)
    let again = try sweep.only(try #require(row.point?.number)).run()
    #expect(again.rows.count == 2 && again.rows.last == row)
    #expect(row.point?.name.hasPrefix("sqlite3_step \"SELECT ?\" #1 ") == true)
    #expect(try sweep.only(try #require(row.point?.name)).run().rows == again.rows)
    #expect(try sweep.only("sqlite3_step #1 5 once").report().problems == ["without faults: it has no such point"])
  }

  @Test func `finds a point by its name after other code was put in front`() throws {
    func tried(_ change: (Swept<Void>) -> Swept<Void>, _ work: @escaping (Connection) throws -> Void) throws -> FaultSweepReport.Row {
      let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in
        try work(connection)
      }
      return try #require(try change(sweep.everyCommitIsFine).report().rows.last)
    }
    func insert(_ connection: Connection) throws {
      for number in 3...5 { try connection.execute("INSERT INTO t VALUES (\(number), 'new')") }
    }
    let last = try tried({ $0 }) { try insert($0) }
    let name = try #require(last.point?.name)
    let later = try tried({ $0.only(name) }) { connection in
      try connection.execute("UPDATE t SET b = 'eins' WHERE a = 1")
      _ = try connection.rows("SELECT b FROM t", as: String.self)
      try insert(connection)
    }
    #expect(name.hasSuffix(" #3 13 once") && later.point?.name == name)
    #expect(later.fault?.sql == last.fault?.sql && later.fault?.code == last.fault?.code && later.point?.call != last.point?.call)
  }

  @Test func `tells of every leak, which call brought it, and the SQL`() throws {
    let sweep = FaultSweep(over: { TidyWrapper() }, codes: [.busy, .nomem], modes: [.once]) { try readOne(on: $0, leaks: true) }
    let failure = try #require(throws: FaultSweepFailure.self) { try sweep.run() }
    let problems = failure.report.problems
    let step = "sqlite3_step \"SELECT 1\""
    let leak = "still open: statement \"SELECT 1\" from sqlite3_prepare_v3, call 2"
    #expect(problems.contains("call 3, \(step): SQLITE_BUSY (5), database is locked (once): \(leak)"))
    #expect(problems.allSatisfy { $0.hasPrefix("call 3, ") })
    let told = failure.description.split(separator: "\n")
    #expect(told.first == "3 calls can fail, 6 runs: 5 threw, 1 finished, 2 with a problem")
    #expect(told.contains(Substring(leak)) && failure.report.findings.count == 1)
    #expect(told.last == "  2 points, such as .only(4): \(step), SQLITE_BUSY (5) once")
    #expect(
      failure.report.findings[0].rows.map(\.point?.description) == [
        "point 4, call 3: SQLITE_BUSY (5) once", "point 5, call 3: SQLITE_NOMEM (7) once",
      ])
    #if os(Linux)
    // An optimized program has the code of this line at another place as well, or at none.
    if _isDebugAssertConfiguration() { #expect(told.contains("  in FaultSweepTests.swift:24")) }
    #endif
  }

  @Test func `tells of a handle that is given back twice`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      var db: OpaquePointer?
      unsafe #expect(sqlite.sqlite3_open(":memory:", &db) == 0)
      unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
      _ = unsafe sqlite.sqlite3_close_v2(db)
    }
    let misuse = "sqlite3_close_v2, call 3: released twice: connection \":memory:\" from sqlite3_open, call 1"
    #expect(try sweep.report().problems == ["without faults: misuse: \(misuse)"])
  }

  @Test func `tells of ten misuses of a run, and how many more there were`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      var db: OpaquePointer?
      unsafe #expect(sqlite.sqlite3_open(":memory:", &db) == 0)
      for _ in 0..<13 { _ = unsafe sqlite.sqlite3_close_v2(db) }
    }
    let problems = try sweep.report().problems
    #expect(problems.count == 11 && problems.last == "without faults: misuse: 2 more", "\(problems)")
  }

  @Test func `tells what the check finds wrong`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once], check: isOne) { try readOne(on: $0, lies: true) }
    let place = "call 3, sqlite3_step \"SELECT 1\": SQLITE_BUSY (5), database is locked (once)"
    #expect(try sweep.report().problems == ["\(place): finished with 0, not 1", "\(place): it read 0"])
    let strict = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once], check: { _ in throw Code(code: 9) }) { try readOne(on: $0) }
    #expect(try strict.report().problems == ["without faults: the check threw code <9>"])
  }

  @Test func `goes no further when the clean run is not clean`() throws {
    let sweep = FaultSweep(over: { RefusingSqlite3Wrapper() }) { try readOne(on: $0) }
    #expect(try sweep.report().problems == ["without faults: it threw code <1>"])
    let idle = FaultSweep(over: { RefusingSqlite3Wrapper() }) { _ in 1 }
    #expect(try idle.report().problems == ["without faults: it makes no call that can fail"])
  }

  @Test func `lets later calls succeed in the mode once, and in no other`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      if sqlite.sqlite3_initialize() != 0, sqlite.sqlite3_initialize() != 0 { throw Code(code: 7) }
    }
    #expect(try sweep.run().rows.map(\.thrown) == [nil, nil, "code <7>"])
  }

  @Test func `tells when runs differ`() throws {
    func problems(_ work: @escaping (any Sqlite3WrapperProtocol, Int) -> Void) throws -> [String] {
      var run = 0
      return try FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once]) { sqlite in
        run += 1
        work(sqlite, run)
      }.report().problems
    }
    func told(_ one: Int, _ other: String) -> String {
      "without faults: two runs without faults differ: sqlite3_initialize is called \(one) times, then \(other); "
        + "an operation must make the same calls in each run: sort the values that they depend on, such as the keys of a Dictionary, "
        + "and remove files that a run leaves in setUp:"
    }
    #expect(try problems { sqlite, run in for _ in run..<3 { _ = sqlite.sqlite3_initialize() } } == [told(2, "1 time")])
    #expect(try problems { sqlite, run in for _ in run..<5 { _ = sqlite.sqlite3_initialize() } }.first == told(4, "3 times"))
    let lost = "call 1 (once): call 1 was not reached: the runs differ"
    #expect(try problems { sqlite, run in if run < 3 { _ = sqlite.sqlite3_initialize() } } == [lost])
    #expect(
      try problems { sqlite, run in _ = run < 3 ? sqlite.sqlite3_initialize() : sqlite.sqlite3_os_init() } == [
        lost, "call 1 (once): the runs differ: sqlite3_os_init is called, which it was not without faults",
      ])
  }

  @Test func `tells when a stage can be set up once alone`() throws {
    var run = 0
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() },
      setUp: { _ in
        run += 1
        if run > 1 { throw Code(code: 7) }
      }
    ) { sqlite, _ in _ = sqlite.sqlite3_initialize() }
    let found =
      "without faults: two runs without faults differ: the second threw while preparing: code <7>; setUp must remove what a run leaves"
    let problems = try sweep.report().problems
    #expect(problems == [found])
  }

  @Test func `runs from asynchronous code, and over asynchronous operations`() async throws {
    try await FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], check: isOne) { sqlite in try readOne(on: sqlite) }.run()
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, check: isOne) { sqlite in
      await Task.yield()
      return try readOne(on: sqlite)
    }
    let report = try await sweep.run()
    #expect(report.rows.count == 51)
    await #expect(throws: FaultSweepFailure.self) {
      try await FaultSweep(over: { TidyWrapper() }, codes: [.nomem], modes: [.once]) { sqlite in
        await Task.yield()
        return try readOne(on: sqlite, leaks: true)
      }.run()
    }
  }

  @MainActor @Test func `stays on the actor it is called on`() async throws {
    var runs = 0
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { @MainActor sqlite in
      runs += 1
      await Task.yield()
      return try readOne(on: sqlite)
    }
    try await sweep.run()
    #expect(runs == 52)  // twice without faults
  }

  @Test func `draws a table and a page without references`() throws {
    let sweep = FaultSweep(over: { TidyWrapper() }, codes: [.nomem], modes: [.once]) { try readOne(on: $0, leaks: true) }
    let report = try sweep.report()
    #expect(
      report.table.split(separator: "\n").prefix(4).joined(separator: "\n") == """
        point  call  mode   function            SQL       place  code              outcome
        -      -     clean  -                   -         -      -                 finished
        1      1     once   sqlite3_open_v2     -         -      SQLITE_NOMEM (7)  threw code <7>
        2      2     once   sqlite3_prepare_v3  SELECT 1  -      SQLITE_NOMEM (7)  threw code <7>
        """)
    let html = report.html(title: "a < b")
    #expect(html.contains("<h1>a &lt; b</h1>"))
    #expect(html.contains("<td>threw code &lt;7&gt;</td>"))
    #expect(html.contains(##"<a class="threw" href="#p2" title="point 2, call 2: SQLITE_NOMEM (7) once; threw code &lt;7&gt;"></a>"##))
    #expect(html.contains(##"such as .only(<a href="#p3">3</a>): sqlite3_step &quot;SELECT 1&quot;, "##))
    #expect(html.contains("<th><span>NOMEM</span></th>"))
    #expect(html.split(separator: "<tr id=").count == 5)
    #expect(html.split(separator: "<tr id=").count { $0.contains("class=\"problem\"") } == 1 + 1)
    #expect(!html.contains("http") && !html.contains("src=") && !html.contains("@import"))
    #expect(try JSONDecoder().decode(FaultSweepReport.self, from: JSONEncoder().encode(report)) == report)
  }
}
