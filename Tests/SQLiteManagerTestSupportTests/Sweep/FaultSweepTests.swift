import SQLiteCalls
import SQLiteLive
import SQLiteManagerTestSupport
import Testing

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

private func isOne(_ result: Result<Int64, any Error>) -> String? {
  if case .success(let answer) = result, answer != 1 { "it read \(answer)" } else { nil }
}

@Suite struct `Sweeping an operation with faults` {
  @Test func `makes each of its calls fail, once and for ever, under each code`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [nil, .ioerrRead], check: isOne) { try readOne(on: $0) }
    let report = try sweep.run()
    #expect(report.failableCalls == 3)
    #expect(report.rows.count == 1 + 3 * 2 * 2)
    #expect(report.rows.compactMap(\.fault?.call.rawValue).count == 12)
    #expect(report.summary == "3 failable calls, 13 runs: 12 threw, 1 finished, 0 with a problem")
    let third = report.rows[3]
    #expect(third.run?.call == 1 && third.run?.mode == .forever && third.run?.code == nil)
    #expect(third.fault?.call == .sqlite3_open_v2 && third.outcome == "threw code <14>")
    #expect(report.isClean)
  }

  @Test func `makes so many of its calls fail at most, spread over all, and says so`() throws {
    func tried(_ atMost: Int?, seed: UInt64 = 0) throws -> [Int] {
      let sweep = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once], atMost: atMost, seed: seed) { try readOne(on: $0) }
      return try sweep.run().rows.compactMap(\.run?.call)
    }
    #expect(try tried(nil) == [1, 2, 3])
    #expect(try tried(9) == [1, 2, 3])
    #expect(try tried(2) == [1, 3])
    #expect(try tried(2, seed: 7) == [2])
    #expect(try tried(1) == [1] && tried(0) == [1] && tried(1, seed: 5) == [3])
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, atMost: 2) { try readOne(on: $0) }.run()
    #expect(report.summary == "2 of 3 failable calls, 5 runs: 4 threw, 1 finished, 0 with a problem")
  }

  @Test func `tells of every leak and which call brought it`() throws {
    let sweep = FaultSweep(over: { TidyWrapper() }, modes: [.once]) { try readOne(on: $0, leaks: true) }
    let failure = try #require(throws: FaultSweepFailure.self) { try sweep.run() }
    let problems = failure.report.problems
    #expect(
      problems.contains(
        "call 3, sqlite3_step: 5, database is locked (once): still open: statement \"SELECT 1\" from sqlite3_prepare_v3, call 2"))
    #expect(problems.allSatisfy { $0.hasPrefix("call 3, ") })
    #expect(failure.description.hasPrefix("3 failable calls, 4 runs: 3 threw, 1 finished, 1 with a problem\ncall 3"))
  }

  @Test func `tells of a handle that is given back twice`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      var db: OpaquePointer?
      unsafe #expect(sqlite.sqlite3_open(":memory:", &db) == 0)
      unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
      _ = unsafe sqlite.sqlite3_close_v2(db)
    }
    let misuse = "sqlite3_close_v2, call 3: given back twice: connection \":memory:\" from sqlite3_open, call 1"
    #expect(try sweep.report().problems == ["clean run: misuse: \(misuse)"])
  }

  @Test func `tells what the check finds wrong`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once], check: isOne) { try readOne(on: $0, lies: true) }
    let report = try sweep.report()
    #expect(report.problems == ["call 3, sqlite3_step: 5, database is locked (once): it read 0"])
    let strict = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once], check: { _ in throw Code(code: 9) }) { try readOne(on: $0) }
    #expect(try strict.report().problems == ["clean run: the check threw code <9>"])
  }

  @Test func `goes no further when the clean run is not clean`() throws {
    let sweep = FaultSweep(over: { UnansweredSqlite3Wrapper() }) { try readOne(on: $0) }
    #expect(try sweep.report().problems == ["clean run: without a fault it threw code <1>"])
    let idle = FaultSweep(over: { UnansweredSqlite3Wrapper() }) { _ in 1 }
    #expect(try idle.report().problems == ["clean run: it makes no call that can fail"])
  }

  @Test func `lets later calls succeed in the mode once, and in no other`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      if sqlite.sqlite3_initialize() != 0, sqlite.sqlite3_initialize() != 0 { throw Code(code: 7) }
    }
    #expect(try sweep.run().rows.map(\.thrown) == [nil, nil, "code <7>"])
  }

  @Test func `tells when runs differ`() throws {
    var runs = 1
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once]) { sqlite in
      runs += 1
      for _ in runs..<4 { _ = sqlite.sqlite3_initialize() }
    }
    #expect(try sweep.report().problems == ["call 2 (once): call 2 was not reached: the runs differ"])
  }

  @Test func `runs from asynchronous code, and over asynchronous operations`() async throws {
    try await FaultSweep(over: { Sqlite3Wrapper() }, check: isOne) { sqlite in try readOne(on: sqlite) }.run()
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, check: isOne) { sqlite in
      await Task.yield()
      return try readOne(on: sqlite)
    }
    let report = try await sweep.run()
    #expect(report.rows.count == 7)
    await #expect(throws: FaultSweepFailure.self) {
      try await FaultSweep(over: { TidyWrapper() }) { sqlite in
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
    #expect(runs == 7)
  }

  @Test func `draws a table and a page without references`() throws {
    let sweep = FaultSweep(over: { TidyWrapper() }, modes: [.once]) { try readOne(on: $0, leaks: true) }
    let report = try sweep.report()
    #expect(
      report.table.split(separator: "\n").prefix(3).joined(separator: "\n") == """
        call  mode   function            code  outcome
        -     clean  -                   -     finished
        1     once   sqlite3_open_v2     14    threw code <14>
        """)
    let html = report.html(title: "a < b")
    #expect(html.contains("<h1>a &lt; b</h1>"))
    #expect(html.contains("<td>threw code &lt;14&gt;</td>"))
    #expect(html.split(separator: "<tr id=").count == 5)
    #expect(html.split(separator: "<tr id=").count { $0.contains("class=\"problem\"") } == 1 + 1)
    #expect(!html.contains("http") && !html.contains("src=") && !html.contains("@import"))
  }
}
