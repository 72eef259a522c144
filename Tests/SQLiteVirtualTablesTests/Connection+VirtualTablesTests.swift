import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteVirtualTables

@Suite struct `Each call about virtual tables` {
  private func work(_ connection: Connection, _ probe: Probe) throws -> [Int] {
    try connection.addVirtualTable("probe", ProbeTable(probe))
    try connection.addTable(
      "planet", of: ["a", "b", "c"], columns: [.column("name", isIndexed: true) { $0 }, .column("size") { $0.utf8.count }])
    try connection.addTableFunction("split", columns: ["part"], parameters: [.parameter("text")]) { arguments in
      try arguments.parameter(0, as: String.self).split(separator: ",").map { [String($0)] }
    }
    var found = try connection.rows("SELECT rowid + square FROM probe(3)", as: Int.self)
    found += try connection.rows("SELECT planet.rowid FROM split(\("c,a")) JOIN planet ON name = part ORDER BY name DESC", as: Int.self)
    found += try connection.rows("SELECT size FROM planet WHERE name IN ('a', 'c')", as: Int.self)
    try connection.removeVirtualTable("probe")
    try connection.close()
    return found
  }

  @Test func `fails once and for ever, and nothing is left of it`() throws {
    var probes: [Probe] = []
    let report = try FaultSweep(seed: TestRun.seed) { sqlite throws -> [Int] in
      let probe = Probe()
      probes.append(probe)
      do {
        return try work(try Connection(.memory, on: sqlite), probe)
      } catch {
        if probe.tables != 0 || probe.cursors != 0 { throw Mishap(place: "leak of \(probe.tables) tables and \(probe.cursors) cursors") }
        throw error
      }
    }.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 20, "\(report)")
    for probe in probes { #expect(probe.tables == 0 && probe.cursors == 0) }
  }

  @Test func `is made through the wrapper, and leaves nothing behind`() throws {
    let wrapper = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let probe = Probe()
    let connection = try Connection(.memory, on: wrapper)
    #expect(try work(connection, probe) == [2, 6, 12, 3, 1, 1, 1])
    #expect(wrapper.ledger.isClean, "\(wrapper.ledger)")
    #expect(probe.tables == 0)
  }

  @Test func `says that there is no memory for the words of a table, and why they were needed`() throws {
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    let probe = Probe()
    try connection.addVirtualTable("probe", ProbeTable(probe))
    for place in Probe.Place.allCases {
      probe.failing = place
      faulty.plan = .call(.sqlite3_mprintf)
      let error = expectError(.nomem, "out of memory") { try connection.rows("SELECT rowid, square FROM probe") }
      #expect(error?.underlying is Mishap, "\(place): \(String(describing: error))")
      faulty.plan = .none
    }
  }

  @Test func `is a conversation with a mock, which keeps a table and frees it`() throws {
    let mock = MockSqlite3Wrapper()
    let (first, second) = (Probe(), Probe())
    let connection = try Connection(.memory, on: mock)
    try connection.addVirtualTable("probe", ProbeTable(first))
    try connection.addVirtualTable("PROBE", ProbeTable(second))
    #expect(first.tables == 0 && second.tables == 1)
    mock.when("SELECT n FROM probe").answers(columns: ["n"], rows: [[7]])
    #expect(try connection.value("SELECT n FROM probe") == 7)
    #expect(second.calls.isEmpty)
    mock.when(.sqlite3_create_module_v2).fails(.nomem, onCall: 1)
    expectError(.nomem, "out of memory") { try connection.addVirtualTable("probe", ProbeTable(first)) }
    #expect(first.tables == 0 && second.tables == 1)
    try connection.removeVirtualTable("probe")
    #expect(second.tables == 0)
    try connection.addVirtualTable("probe", ProbeTable(first))
    try connection.close()
    #expect(first.tables == 0)
    #expect(mock.problems.isEmpty, "\(mock.problems)")
  }
}
