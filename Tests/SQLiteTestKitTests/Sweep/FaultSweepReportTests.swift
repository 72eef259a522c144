import Testing

@testable import SQLiteTestKit

@Suite struct `The report of a sweep` {
  @Test func `has one line for problems that differ in an address`() {
    var report = FaultSweepReport()
    let problems = ["0x55d3c0ffee10", "0x7f04a2b1"].map { "sqlite3_step, call 14: never handed out as a statement: \($0)" }
    report.rows = problems.map { .init(point: nil, fault: nil, site: nil, thrown: nil, problems: [$0]) }
    #expect(report.groupedProblems.count == 1 && report.groupedProblems[0].hasPrefix("without faults: \(problems[0])"))
  }
}
