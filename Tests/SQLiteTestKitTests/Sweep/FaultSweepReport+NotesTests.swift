import Testing

@testable import SQLiteTestKit

@Suite struct `The notes of a sweep` {
  @Test func `are said where nothing was found`() {
    var report = FaultSweepReport()
    var said = ""
    #expect(report.writingNotes { said += $0 } == report && said.isEmpty)
    report.notes = ["rows differ", "answers differ"]
    #expect(report.writingNotes { said += $0 } == report)
    #expect(said == "FaultSweep: nothing was found; rows differ\nFaultSweep: nothing was found; answers differ\n")
    report.rows = [.init(point: nil, fault: nil, site: nil, thrown: nil, problems: ["a problem"])]
    said = ""
    #expect(report.writingNotes { said += $0 } == report && said.isEmpty)
  }
}
