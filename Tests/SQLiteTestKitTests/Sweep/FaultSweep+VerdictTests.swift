import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@testable import SQLiteTestKit

private typealias Swept<Value> = FaultSweep<Value, (any Sqlite3WrapperProtocol) throws -> Value>

/// The report of a sweep of some work on the connection of the stage, in words: each problem once.
private func said<Value>(
  codes: [ResultCode]? = nil, with change: (Swept<Value>) -> Swept<Value> = { $0 }, _ work: @escaping (Connection) throws -> Value
) throws -> String {
  let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: codes, setUp: stage) { _, connection in try work(connection) }
  let report = try change(sweep).report()
  return ([report.summary] + report.problems + report.notes.map { "note: \($0)" }).joined(separator: "\n")
}

@Suite struct `The verdict of a sweep` {
  @Test func `needs no check: an answer that is not the one without faults is a problem`() throws {
    let right = try said { try $0.rows("SELECT b FROM t", as: String.self) }
    #expect(right.contains("0 with a problem"))
    let wrong = try said { (try? $0.rows("SELECT b FROM t", as: String.self)) ?? [] }
    #expect(
      wrong.contains(#"sqlite3_step "SELECT b FROM t": SQLITE_BUSY (5), database is locked (once): finished with [], not ["one", "two"]"#))
  }

  @Test func `finds a row that was not written and nobody said so`() throws {
    let wrong = try said { connection in _ = try? connection.execute("INSERT INTO t VALUES (3, 'three')") }
    #expect(
      wrong.contains(
        #"sqlite3_step "INSERT INTO t VALUES (3, 'three')": SQLITE_FULL (13), database or disk is full (once): finished, and private database 1 (t) has 2 rows in t, not 3"#
      ))
    #expect(try said { connection in _ = try connection.execute("INSERT INTO t VALUES (3, 'three')") }.contains(", 0 with a problem"))
  }

  @Test func `finds what a connection takes with it that goes in the middle of a transaction, without faults as well`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full]) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a); BEGIN; INSERT INTO t VALUES (1)")
    }
    #expect(
      try sweep.report().problems == ["without faults: private database 1 (t) was closed in a transaction that had written: it is undone"])
  }

  @Test func `finds half of two writes, and takes every commit for fine when told to`() throws {
    func work(_ connection: Connection) throws {
      try connection.execute("DELETE FROM t WHERE a = 1")
      try connection.execute("UPDATE t SET b = 'zwei'")
    }
    let half =
      "private database 1 (t) is neither as before nor as after: compared with before it has 1 row in t, not 2, compared with after it has another row in t"
    #expect(try said(work).contains(half))
    #expect(try said(with: { $0.everyCommitIsFine }, work).contains(", 0 with a problem"))
    #expect(try said { connection in try connection.transaction { try work(connection) } }.contains(", 0 with a problem"))
  }

  @Test(
    .enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)),  // without it the database is in a file
    .database(.sql("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two')")))
  func `finds half of two writes in a database in memory that others can open, and puts it back`() throws {
    let location = try TestDatabase.current.location
    func work(_ connection: Connection) throws {
      try connection.execute("DELETE FROM t WHERE a = 1")
      try connection.execute("UPDATE t SET b = 'zwei'")
    }
    let half = try FaultSweep(codes: [.nomem, .busy]) { sqlite in try work(Connection(location, on: sqlite)) }.inProcess.report()
    #expect(
      half.problems.joined().contains(
        "database 1 in memory (t) is neither as before nor as after: compared with before it has 1 row in t, not 2"))
    #expect(try Connection(location).rows("SELECT b FROM t", as: String.self) == ["one", "two"])
    let whole = try FaultSweep(codes: [.nomem, .busy]) { sqlite in
      let connection = try Connection(location, on: sqlite)
      try connection.transaction { try work(connection) }
    }.inProcess.report()
    #expect(whole.problems == [])
    #expect(try Connection(location).rows("SELECT b FROM t", as: String.self) == ["one", "two"])
  }

  @Test func `is the same over a library that neither makes bytes of databases nor reads them`() throws {
    func half(_ connection: Connection) throws {
      try connection.execute("DELETE FROM t WHERE a = 1")
      try connection.execute("UPDATE t SET b = 'zwei'")
    }
    let alone = try FaultSweep(over: { LackingWrapper() }, codes: [.nomem], setUp: stage) { try half($1) }.report().problems.joined()
    #expect(alone.contains("private database 1 (t) is neither as before nor as after: compared with before it has 1 row in t, not 2"))
    let folder = try ScratchFolder()
    let path = folder.path("a")
    let memory = try TestDatabase(.sql("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two')"))
    try memory.original.bytes.write(to: URL(filePath: path))
    for location in [memory.location, .file(path)] {
      let report = try FaultSweep(over: { LackingWrapper() }, codes: [.nomem]) { sqlite in try half(Connection(location, on: sqlite)) }
        .report()
      #expect(report.problems.joined().contains("is neither as before nor as after: compared with before it has 1 row in t, not 2"))
      #expect(try Connection(location).rows("SELECT b FROM t", as: String.self) == ["one", "two"])
    }
  }

  @Test func `finds a transaction that goes on`() throws {
    let wrong = try said { connection in
      try connection.execute("BEGIN")
      try connection.execute("DELETE FROM t")
      try connection.execute("COMMIT")
    }
    #expect(wrong.contains("a transaction is left open on private database 1 (t)"))
  }

  @Test func `finds what a commit that was done although reported makes of a second try`() throws {
    let wrong = try said { connection in
      do { try connection.execute("INSERT INTO t (b) VALUES ('three')") } catch {
        try connection.execute("INSERT INTO t (b) VALUES ('three')")
      }
    }
    #expect(wrong.contains("finished, and private database 1 (t) has 4 rows in t, not 3"))
    #expect(wrong.contains("done although reported"))
  }

  @Test func `tries the work once more when everything is as before`() throws {
    var isBroken = false
    let wrong = try said(codes: [.full]) { connection in
      if isBroken { throw SQLiteError(.misuse, "it was closed") }
      do { try connection.execute("INSERT INTO t VALUES (3, 'three')") } catch {
        isBroken = true
        throw error
      }
    }
    #expect(wrong.contains("tried again without faults, it threw"))
  }

  @Test func `lets new tables without rows be, but not in a run that finishes`() throws {
    func work(_ connection: Connection) throws {
      try connection.execute("CREATE TABLE IF NOT EXISTS u (a)")
      try connection.execute("INSERT INTO u VALUES (1)")
    }
    #expect(try said(work).contains(", 0 with a problem"))
    let wrong = try said { connection in _ = try? connection.execute("CREATE TABLE u (a)") }
    #expect(wrong.contains("finished, and private database 1 (t) lacks the table u"))
  }

  @Test func `compares as it is told, and says what it cannot compare`() throws {
    struct Opaque { var names: [String] }
    func work(_ connection: Connection) -> Opaque { Opaque(names: (try? connection.rows("SELECT b FROM t", as: String.self)) ?? []) }
    let unsaid = try said(work)
    #expect(unsaid.contains(", 0 with a problem") && unsaid.contains("note: results are not compared, because Opaque is not Equatable"))
    #expect(try said(with: { $0.comparing { $0.names == $1.names } }, work).contains("finished with Opaque(names: [])"))
    let failing = try said(with: { $0.comparing { _, _ in throw CancellationError() } }, work)
    #expect(failing.contains("; the comparison threw CancellationError()") && !failing.contains("is not Equatable"))
    let pair = try said { connection in (1, try? connection.value("SELECT b FROM t", as: String.self)) }
    #expect(pair.contains(#"finished with (1, nil), not (1, Optional("one"))"#))
  }

  @Test func `tolerates what it is told to`() throws {
    func work(_ connection: Connection) throws -> Int {
      _ = try? connection.execute("INSERT INTO t VALUES (3, 'three')")
      return try connection.value("SELECT count(*) FROM t") ?? 0
    }
    #expect(!(try said(work).contains(", 0 with a problem")))
    let tolerant = try said(with: { $0.tolerating(.sqlite3_step, sql: "INSERT").tolerating(.sqlite3_prepare_v3, sql: "INSERT") }, work)
    #expect(tolerant.contains(", 0 with a problem"), "\(tolerant)")
  }

  @Test func `puts files back, and compares them by their order of opening`() throws {
    let folder = try ScratchFolder()
    let path = folder.url.appendingPathComponent("fixed.db").path
    try Connection(.file(path), on: Sqlite3Wrapper()).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    func work(_ swallows: Bool) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        defer { try? connection.close() }
        if swallows { try? connection.execute("INSERT INTO t VALUES (2)") } else { try connection.execute("INSERT INTO t VALUES (2)") }
        return try connection.value("SELECT max(a) < 3 FROM t", as: Int.self) ?? 0
      }.report()
    }
    let right = try work(false)
    #expect(right.isClean && right.rows.count > 30, "\(right)")
    let head = Sqlite3Wrapper().provides(.sqlite3_serialize) ? 0 : 100  // a backup, which is made otherwise, counts itself there
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).dropFirst(head) == bytes.dropFirst(head))
    #expect(try work(true).problems.contains { $0.hasSuffix("finished, and \"fixed.db\" has 1 row in t, not 2") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["fixed.db"])
  }

  @Test func `ends a retry without end, and says so`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], setUp: stage) { sqlite, connection in
      var statement: OpaquePointer?
      defer { unsafe sqlite.sqlite3_finalize(statement) }
      guard unsafe sqlite.sqlite3_prepare_v2(connection.handle, "DELETE FROM t", -1, &statement, nil) == 0 else {
        throw SQLiteError(.error, "no")
      }
      while unsafe sqlite.sqlite3_step(statement) == ResultCode.busy.rawValue { unsafe sqlite.sqlite3_reset(statement) }
    }
    let problems = try sweep.report().problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("calls failed, and it went on: a retry without end") ?? false, "\(problems)")
  }

  @Test func `ends a loop over a statement that there is not`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: stage) { sqlite, connection in
      var statement: OpaquePointer?
      _ = unsafe sqlite.sqlite3_prepare_v2(connection.handle, "DELETE FROM t", -1, &statement, nil)
      while unsafe sqlite.sqlite3_step(statement) != ResultCode.done.rawValue {}
      unsafe sqlite.sqlite3_finalize(statement)
    }
    #expect(try sweep.report().problems.contains { $0.contains("it makes calls without end") })
  }

  @Test func `says where the process dies`() async throws {
    let died = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], setUp: stage) { sqlite, connection in
        var statement: OpaquePointer?
        defer { unsafe sqlite.sqlite3_finalize(statement) }
        guard unsafe sqlite.sqlite3_prepare_v2(connection.handle, "SELECT b FROM t", -1, &statement, nil) == 0 else { return }
        guard unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue else { return }
        precondition(unsafe sqlite.sqlite3_column_text(statement, 0) != nil, "a text without a byte")
      }.run()
    }
    let words = died.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      words.contains(
        /FaultSweep: the process dies in point \d+, call \d+: SQLITE_NOMEM \(7\) once, sqlite3_column_text "SELECT b FROM t" of/),
      "\(words)")
    #expect(words.contains(/FROM t" of .*FaultSweep\+VerdictTests\.swift:\d+\)?\n/), "\(words)")
  }

  @Test func `notices work that goes on after the end`() throws {
    var late: (() -> Void)?
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once]) { sqlite in
      late?()
      late = { _ = sqlite.sqlite3_initialize() }
      if sqlite.sqlite3_initialize() != 0 { throw SQLiteError(.nomem, "no memory") }
    }
    #expect(try sweep.report().problems == ["without faults: 2 calls came after it had ended: something goes on working"])
  }

  @Test func `says what could not be made before`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, setUp: { _ in throw SQLiteError(.cantopen, "no such folder") }) { (_, _: Int) in 1 }
    #expect(try sweep.report().problems.first?.hasPrefix("without faults: it threw while preparing: SQLITE_CANTOPEN") ?? false)
  }

  @Test func `tells once of what leaks in many runs, each with a folder of its own`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once]) { sqlite in
      let folder = try ScratchFolder()
      var db: OpaquePointer?
      _ = unsafe sqlite.sqlite3_open(folder.path("app.sqlite"), &db)
      // Where this fails the connection leaks.
      guard unsafe sqlite.sqlite3_exec(db, "SELECT 1", nil, nil, nil) == 0 else { throw SQLiteError(.error, "no answer") }
      _ = unsafe sqlite.sqlite3_close(db)
    }
    let report = try leakingOnPurpose { try sweep.report() }
    let leak = "still open: connection \"app.sqlite\" from sqlite3_open, call 1"
    let misuse = "misuse: sqlite3_exec, call 2: returned SQLITE_MISUSE: "
    let misuses = [misuse + "connection \"app.sqlite\" from sqlite3_open, call 1", misuse + "a handle"]
    #expect(report.findings.map { $0.problems[0] } == [leak] + misuses, "\(report)")
    #expect(Set(report.findings[0].rows.compactMap { $0.fault?.text }) == ["sqlite3_open", "sqlite3_exec \"SELECT 1\""])
    #expect(report.problems.count > 10)
  }
}
