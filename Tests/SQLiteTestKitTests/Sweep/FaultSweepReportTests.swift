import Testing

@testable import SQLiteTestKit

@Suite struct `The report of a sweep` {
  @Test func `has one line for problems that differ in an address`() {
    var report = FaultSweepReport()
    let problems = ["0x55d3c0ffee10", "0x7f04a2b1"].map { "sqlite3_step, call 14: never handed out as a statement: \($0)" }
    report.rows = problems.map { .init(point: nil, fault: nil, site: nil, thrown: nil, problems: [$0]) }
    #expect(report.findings.map(\.description) == ["without faults: \(problems[0])"])
  }

  /// A row of a run that threw, in which a call of some SQL failed.
  private func row(_ number: Int, _ sql: String, site: String? = nil, form: FaultForm = .usual, _ problems: String...)
    -> FaultSweepReport.Row
  {
    let call = FailableCall(call: .sqlite3_step, ordinal: number, number: number, sql: sql, faults: [])
    let point = FaultSweepReport.Point(
      number: number, call: number, ordinal: number, mode: .once, code: .full, form: form,
      target: SweptCall(call: .sqlite3_step, sql: sql, nth: 1))
    return .init(point: point, fault: call.failed(with: .full, form), site: site, thrown: "full", problems: problems)
  }

  private func half(_ before: String, _ after: String) -> String {
    "\"a.sqlite\" is neither as before nor as after: compared with before it \(before), compared with after it \(after)"
  }

  @Test func `has one finding for half a change, however far it came and whichever call failed`() {
    var report = FaultSweepReport()
    report.rows = [
      row(4, "INSERT INTO a VALUES (1)", site: "A.swift:3", half("has 1 row in a, not 0", "has 1 row in a, not 5")),
      row(6, "INSERT INTO a VALUES (2)", site: "A.swift:3", half("has 2 rows in a, not 0", "has 2 rows in a, not 5")),
      row(9, "DELETE FROM b", site: "A.swift:7", half("has 5 rows in a, not 0", "has other rows in b")),
    ]
    #expect(
      report.findings.map(\.description) == [
        """
        "a.sqlite" is neither as before nor as after: compared with before it has 1 row in a, not 0,
          compared with after it has 1 row in a, not 5
          in A.swift:3, A.swift:7
          3 points, such as .only(4): sqlite3_step "INSERT INTO a VALUES (1)", SQLITE_FULL (13) once
        """
      ])
  }

  @Test func `keeps findings apart that say something else`() {
    var report = FaultSweepReport()
    report.rows = [
      row(1, "A", "finished with 3, not 4", "a transaction is left open on \"a.sqlite\""), row(2, "B", "finished with 2, not 4"),
      row(4, "B", "finished, and \"a.sqlite\" has 1 row in a, not 5", "finished, and \"a.sqlite\" has 2 rows in a, not 5"),
      row(5, "B", "finished, and \"a.sqlite\" has 3 rows in a, not 5"),
      row(3, "A", half("has 1 row in a, not 0", "lacks the table b")),
    ]
    #expect(
      report.findings.map { "\($0.rows.count) \($0.problems[0].prefix(10))" } == [
        "2 finished w", "1 a transact", "2 finished, ", "1 \"a.sqlite\"",
      ])
  }

  /// Rows of runs that ended the process: in three lines, of which two are in one file, and by a signal without a message.
  private var ended: [FaultSweepReport.Row] {
    let ends = [
      (5, "GRDB/Utils.swift:56: Fatal error: 'try!' expression unexpectedly raised an error: SQLite error 18: INSERT"),
      (5, "App/Stars.swift:7: Precondition failed: no star"), (11, "FaultSweep: the process dies in point 3"),
      (5, "App/Stars.swift:9: Precondition failed: no star"), (5, "GRDB/Utils.swift:56: Fatal error: SQLite error 7: DELETE"),
      (11, "FaultSweep: the process dies in point 6, call 6"),
      (5, "/build/checkouts/GRDB.swift/GRDB/Core/Statement.swift:413: Fatal error: at 12:30"),
    ]
    return ends.enumerated().map { number, end in row(number + 1, "A", "the process ended with signal \(end.0): \(end.1)") }
  }

  @Test func `has one finding for each line that ended the process, and for each signal without one`() {
    var report = FaultSweepReport()
    report.rows = ended + [row(8, "A", "the process ended with exit code 70: FaultSweep: point 8 hangs")]
    report.rows[4].untried = 3
    #expect(report.findings.map { $0.rows.compactMap(\.point?.number) } == [[1, 5], [2], [3, 6], [4], [7], [8]])
    #expect(
      report.findings[0].description.hasSuffix(
        "2 points, such as .only(1): sqlite3_step \"A\", SQLITE_FULL (13) once; 3 more of the same not tried"))
  }

  @Test func `counts the traps in a module that are left out, and has no others left out`() {
    var report = FaultSweepReport()
    report.rows = ended
    report.rows[0].untried = 3
    report.leaveOutTraps(in: [])
    #expect(report.rows.count == 7 && report.notes.isEmpty)
    report.leaveOutTraps(in: ["GRDB", "Utils.swift:56", "signal 11", "Stars"])
    #expect(report.rows.compactMap(\.point?.number) == [2, 3, 4, 6])
    #expect(
      report.notes == [
        "left out: 2 runs that ended the process in GRDB/Utils.swift:56; 3 more of the same not tried",
        "left out: 1 run that ended the process in /build/checkouts/GRDB.swift/GRDB/Core/Statement.swift:413",
      ])
  }

  @Test func `has lines of at most 100 characters, whatever the SQL`() {
    var report = FaultSweepReport()
    let sql = "INSERT INTO a VALUES (" + (1...90).map(String.init).joined(separator: ",\n") + ")"
    report.rows = [row(1, sql, half("has 1 row in a, not 0", "has other rows in a table whose name is rather long, and in another one"))]
    report.rows.append(row(2, sql, form: .done, "finished with 3, not 4"))
    report.notes = [String(repeating: "some words ", count: 30)]
    let lines = report.description.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 100 } && lines.count > 6, "\(report)")
    #expect(
      lines.contains { $0.hasPrefix("  1 point, such as .only(1): sqlite3_step \"INSERT") && $0.hasSuffix("…\", SQLITE_FULL (13) once") })
  }
}
