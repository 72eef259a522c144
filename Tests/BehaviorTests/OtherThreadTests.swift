import Expectations
import OtherThread
import SQLiteLive
import SQLiteEngine
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing
import SQLiteStorage

@Suite struct `SQLite on another thread, as an engine` {
  @Test func `runs the data code of every size as SQLite does`() throws {
    try MeasuredCalls.smallest(on: OtherThread())
    try MeasuredCalls.usual(on: OtherThread())
    #expect(try MeasuredCalls.prices(on: OtherThread()) == MeasuredCalls.prices(on: Sqlite3Wrapper()))
  }

  @Test func `serves what it says, no more and no less`() throws {
    let examined = try EngineExamination(of: { OtherThread() }) { sqlite in
      try MeasuredCalls.usual(on: sqlite)
      try MeasuredCalls.named(on: sqlite)
      _ = ConformanceSuite.facts.map { $0.observed(on: sqlite) }
    }
    #expect(examined.problems == [], "\(examined)")
  }

  @Test func `answers as SQLite does wherever it serves the functions of a fact`() throws {
    let examined = ConformanceSuite.run { _ in OtherThread() }
    #expect(examined.lies.isEmpty, "\(examined)")
    #expect(examined.results.count >= 35 && examined.unserved.contains("backups") && examined.unserved.contains("hooks"))
  }

  @Test func `says what it refuses, and why`() throws {
    let connection = try Connection(.memory, on: OtherThread())
    expectError(.error, "sqlite3_blob_open is not served by the other thread") {
      try connection.withBlob(in: "t", column: "a", rowid: 1) { _ in }
    }
    expectError(.error, "sqlite3_update_hook is not served by the other thread: it would be called back on that thread") {
      _ = try connection.addUpdateHook { _ in }
    }
    var configuration = Connection.Configuration()
    configuration.limits = [.attached: 0]
    expectError(.error, "sqlite3_limit is not served by the other thread") {
      try Connection(.memory, configuration: configuration, on: OtherThread())
    }
  }

  @Test func `loses nothing whichever call fails`() throws {
    try FaultSweep(over: { OtherThread() }) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
      try connection.transaction(retries: 1) { try connection.execute("INSERT INTO t VALUES (1)") }
    }.run()
  }
}

/// The two sides of an examination.
@Suite struct `An engine that says it serves` {
  private final class Boaster: RefusingSqlite3Wrapper, @unchecked Sendable {
    override var served: Set<Sqlite3Call> { [.sqlite3_step, .sqlite3_changes64, .sqlite3_sql] }
    override func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 { 7 }
    override func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! { nil }
    override func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 { 8 }
  }

  @Test func `what it does not, or does not say what it serves, is found out`() {
    let examined = EngineExamination(of: { Boaster() }) { sqlite in
      _ = unsafe sqlite.sqlite3_step(nil)
      _ = unsafe sqlite.sqlite3_changes64(nil)
    }
    #expect(
      examined.problems == [
        "sqlite3_step is listed as served, and is not overridden", "sqlite3_total_changes64 is overridden, and not listed as served",
        "sqlite3_sql is listed as served, and the work never called it",
      ])
  }
}
