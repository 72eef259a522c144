import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A sweep over a virtual clock` {
  private func swept(pause: Int32, tries: Int) throws -> FaultSweepReport {
    let make = { VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), VirtualClock(), findsLostTimeouts: false) }
    return try FaultSweep(over: make, codes: [.busy], modes: [.forever], setUp: stage) { sqlite, connection in
      for _ in 1..<tries {
        do { return try connection.execute("UPDATE t SET b = 'three'") } catch { sqlite.sqlite3_sleep(pause) }
      }
      try connection.execute("UPDATE t SET b = 'three'")
    }.report()
  }

  @Test func `finds a run that waits far longer than the one without faults, and where`() throws {
    let report = try swept(pause: 10_000, tries: 100)
    let words = "it waited 990000 ms on its virtual clock, and 0 ms without faults: a retry without end"
    #expect(!report.problems.isEmpty && report.problems.allSatisfy { $0.contains("UPDATE t SET b") && $0.contains(words) }, "\(report)")
  }

  @Test func `leaves patience be that ends`() throws {
    let report = try swept(pause: 10_000, tries: 30)
    #expect(report.isClean && report.rows.count > 2, "\(report)")
  }
}
