import Foundation
import SQLiteManager
@testable import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Hides an error. It is outside of a macro, where finding its line takes twice as long.
private func delete(on connection: Connection) { try? connection.execute("DELETE FROM t") }

/// The process dies in these sweeps, but not this one.
@Suite struct `A sweep in a process of its own` {
  @Test func `takes a trap for a finding, and goes on`() throws {
    let report = try FaultSweep(codes: [.nomem], setUp: stage) { sqlite, connection in
      var statement: OpaquePointer?
      defer { unsafe sqlite.sqlite3_finalize(statement) }
      guard unsafe sqlite.sqlite3_prepare_v2(connection.handle, "SELECT b FROM t", -1, &statement, nil) == 0 else {
        throw SQLiteError(.nomem, "no memory")
      }
      guard unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue else { throw SQLiteError(.nomem, "no memory") }
      if unsafe sqlite.sqlite3_column_text(statement, 0) == nil { fatalError("a text without a byte") }
    }.report()
    #expect(report.notes.isEmpty)
    #expect(report.rows.count == report.points + 1)
    let problems = report.problems
    #expect(problems.count == 2 && problems.allSatisfy { $0.hasSuffix("Fatal error: a text without a byte") }, "\(report)")
    let place =
      /call 3, sqlite3_column_text "SELECT b FROM t": SQLITE_NOMEM \(7\), out of memory \((once|forever)\): the process ended with signal \d+: .*Tests.swift:\d+/
    #expect(problems.allSatisfy { $0.contains(place) }, "\(report)")
  }

  private func insert(_ number: Int, on connection: Connection) throws {
    try connection.execute("INSERT INTO t (b) VALUES (\(String(number)))")
  }

  @Test func `tries a loop twice that ends in the same trap, and each other line with the same statement`() throws {
    let report = try FaultSweep(codes: [.full], modes: [.once], setUp: stage) { _, connection in
      for number in 0..<9 {
        do { try insert(number, on: connection) } catch { fatalError("\(number) is not stored") }
      }
      for number in 0..<3 { try? insert(number, on: connection) }
    }.report()
    // The first pass prepares the statement, and so calls it from elsewhere.
    #expect(report.points == 12 && report.rows.count == 1 + (1 + 2) + 3, "\(report)")
    let findings = report.findings.map { $0.description.replacing(/\s+/, with: " ") }
    #expect(findings.count == 2 && findings[1].contains("finished, and"), "\(report)")
    let words =
      /Tests.swift:\d+: Fatal error: 0 is not stored 3 points, such as .only\(1\): .* SQLITE_FULL \(13\) once; 6 more of the same not tried$/
    #expect(findings[0].contains(words), "\(report)")
  }

  @Test func `leaves traps out that are in a module, and says when no run is left`() throws {
    let sweep = FaultSweep(codes: [.full], modes: [.once], setUp: stage) { _, connection in
      do { try insert(1, on: connection) } catch { fatalError("not stored") }
    }
    let report = try sweep.leavingOutTraps(in: "SQLiteTestKitTests").report()
    #expect(report.problems == ["without faults: no failing call was judged: its runs are left out"], "\(report)")
    #expect(
      report.notes.count == 1
        && report.notes[0].contains(
          /^left out: 1 run that ended the process in SQLiteTestKitTests\/FaultSweep\+ChildTests.swift:\d+$/),
      "\(report)")
    #expect(try sweep.leavingOutTraps(in: "TestKitTests").report().problems.allSatisfy { $0.contains("not stored") })
  }

  @Test func `tells which expectations failed in it`() throws {
    let report = try FaultSweep(codes: [.busy], modes: [.once], setUp: stage) { _, connection in
      do { try connection.execute("DELETE FROM t") } catch {
        Issue.record("it was busy")
        throw error
      }
    }.report()
    #expect(report.notes.isEmpty)
    #expect(report.problems.count == 2 && report.problems.allSatisfy { $0.contains("recorded an issue") }, "\(report)")
  }

  @Test(arguments: TestRun.sample(of: [1, 2], few: 1)) func `is started for one sweep of a test with one argument`(first: Int) throws {
    for more in 0...1 {
      let report = try FaultSweep(codes: [.nomem], modes: [.once], setUp: stage) { _, connection in
        for number in 0..<(first + more) { try connection.execute("INSERT INTO t (b) VALUES (\(String(number)))") }
      }.everyCommitIsFine.run()
      #expect(report.notes.isEmpty)
      #expect(report.rows.count == report.points + 1 && report.points >= 2 * (first + more), "\(report)")
      for part in ["A sweep in a process of its own", "is started for one sweep of a test", "(FaultSweep+ChildTests.swift:"] {
        #expect(report.line.contains(part), "\(report.line)")
      }
    }
  }

  @Test func `says how each ended, and where it hung`() throws {
    let report = try FaultSweep(codes: [.busy], modes: [.once], setUp: stage) { _, connection in
      do { try connection.execute("DELETE FROM t") } catch {
        let semaphore = DispatchSemaphore(value: 0)
        if error.localizedDescription.isEmpty { semaphore.signal() }
        semaphore.wait()
      }
    }.patient(for: 0.3).report()
    #expect(report.notes.isEmpty)
    #expect(report.problems.count == report.points && report.rows.count == report.points + 1, "\(report)")
    let words =
      /sqlite3_step "DELETE FROM t": SQLITE_BUSY \(5\).*the process ended with exit code 70: FaultSweep: point \d+, .* has made no call and used no processor for 0.3 s/
    #expect(report.problems.contains { $0.contains(words) }, "\(report)")
    let ends = try FaultSweep(codes: [.busy], modes: [.once], setUp: stage) { _, connection in
      do { try connection.execute("DELETE FROM t") } catch { _exit(3) }  // exit has a sanitizer look for leaks
    }.report()
    #expect(ends.problems.count == ends.points && ends.problems.allSatisfy { $0.hasSuffix(": the process ended with exit code 3") })
  }

  @Test func `is ended where a later try hangs, as on a lock that an error has left taken`() throws {
    func sweep(_ modes: [FaultSweepReport.Mode]) throws -> FaultSweepReport {
      try FaultSweep(codes: [.busy], modes: modes, setUp: { (try stage($0), DispatchSemaphore(value: 1)) }) { _, stage in
        stage.1.wait()
        try stage.0.execute("DELETE FROM t")
        stage.1.signal()
      }.patient(for: 0.3).report()
    }
    let once = try sweep([.once])
    #expect(
      once.problems.count == once.points && once.problems.allSatisfy { $0.contains("failing once more, it has made no call") }, "\(once)")
    let forever = try sweep([.forever])
    #expect(
      forever.problems.count == forever.points
        && forever.problems.allSatisfy { $0.contains("tried again without faults, it has made no call") },
      "\(forever)")
  }

  @Test func `ends once its parent is gone, wherever it hangs`() async {
    await #expect(processExitsWith: .exitCode(70)) {
      SweepChild.ends(without: 0)
      sleep(10)
    }
  }

  @Test(arguments: TestRun.sample(of: [1, 3], few: 1)) func `shares its points with others`(processes: Int) throws {
    let sweep = FaultSweep(codes: [.nomem], setUp: stage) { _, connection in
      for number in 0..<2 {
        do { try connection.execute("INSERT INTO t (b) VALUES (\(String(number)))") } catch {
          if number == 1 { exit(3) }
          throw error
        }
      }
    }.everyCommitIsFine
    let (report, alone) = (try sweep.parallel(processes).report(), try sweep.report())
    #expect(report == alone)
    #expect(report.rows.map(\.point?.number) == [nil] + (1...report.points).map { $0 }, "\(report)")
    #expect(report.problems.count > 2)
  }

  /// Each child waits for a file that a task of this process makes once all children are there: where all threads of tasks waited for children, it would
  /// never come.
  @Test func `lets other tasks have their turn meanwhile`() async throws {
    let folder = try ScratchFolder()
    let isChild = TestRun.variable("SWEEP") != nil
    if !isChild { unsafe setenv("SQLITEMANAGER_GATES", folder.url.path, 1) }
    let gates = try #require(TestRun.variable("GATES"))
    let (gate, sweeps) = (gates + "/open", ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: FaultSweepReport?.self) { group in
      for _ in 0..<sweeps {
        group.addTask {
          try await FaultSweep(codes: [.nomem], modes: [.once], setUp: stage) { _, connection in
            if isChild {
              _ = FileManager.default.createFile(atPath: gates + "/\(ProcessInfo.processInfo.processIdentifier)", contents: nil)
              while !FileManager.default.fileExists(atPath: gate) { usleep(1_000) }
            }
            try connection.execute("DELETE FROM t")
          }.patient(for: 20).run()
        }
      }
      if !isChild {
        group.addTask {
          while try FileManager.default.contentsOfDirectory(atPath: gates).count < sweeps { try await Task.sleep(for: .milliseconds(1)) }
          _ = FileManager.default.createFile(atPath: gate, contents: nil)
          return nil
        }
      }
      for try await case let report? in group where !isChild { #expect(report.notes.isEmpty && report.rows.count == report.points + 1) }
    }
  }

  @Test func `leaves its reports where the environment says`() async throws {
    let run = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let folder = try ScratchFolder()
      unsafe setenv("SQLITEMANAGER_SWEEP_REPORTS", folder.path("reports"), 1)
      for work in ["DELETE FROM t", "DELETE FROM t; DELETE FROM t WHERE a = 1"] as [SQL] {
        try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], setUp: stage) { _, connection in try connection.execute(work) }
          .run(fileID: "App/StarTests.swift", line: 14)
      }
      let failure: FaultSweepFailure? = try? #require(throws: FaultSweepFailure.self) {
        // One point: its line costs half a second in a program as large as this one.
        try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in delete(on: connection) }
          .run(fileID: "App/StarTests.swift", line: 20)
      }
      try #require(failure != nil)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("reports")).sorted()
      let process = ProcessInfo.processInfo.processIdentifier
      let kept = [(14, "1.json"), (14, "2.json"), (20, "3.html"), (20, "3.json")].map { "StarTests-swift-\($0)-\(process)-\($1)" }
      try #require(names == (["index.html", "sweeps.tsv"] + kept).sorted())
      let bytes = try Data(contentsOf: folder.url.appendingPathComponent("reports/\(kept[3])"))
      try #require(JSONDecoder().decode(FaultSweepReport.self, from: bytes).problems.count == 1)
      let page = try String(contentsOfFile: folder.path("reports/index.html"), encoding: .utf8)
      try #require(page.contains("1 of 3 sweeps found something.") && page.contains("href=\"\(kept[2])\""))
      try #require(page.components(separatedBy: "places, ").count == 4)
      try #require(String(contentsOfFile: folder.path("reports/\(kept[2])"), encoding: .utf8).contains("<h1>StarTests.swift:20</h1>"))
    }
    let said = String(decoding: run?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("FaultSweep: StarTests.swift:14: ") && said.contains("points, 0 with a problem\n"), "\(said)")
  }

  @Test func `is not wanted by whoever looks at one point`() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    var processes: Set<Int32> = []
    let sweep = FaultSweep(codes: [.nomem], setUp: stage) { _, connection in
      processes.insert(ProcessInfo.processInfo.processIdentifier)
      try connection.execute("DELETE FROM t")
    }
    #expect(try sweep.only(2).run().rows.map(\.point?.number) == [nil, 2])
    #expect(try sweep.inProcess.run().rows.count > 2)
    #expect(processes == [process])
  }
}
