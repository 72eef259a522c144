import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteVirtualTables

@Suite struct `A virtual table that fails` {
  let connection: Connection
  let ledger: HandleLedger
  let probe = Probe()

  init() throws {
    let wrapper = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    ledger = wrapper.ledger
    connection = try Connection(.memory, on: wrapper)
    try connection.addVirtualTable("probe", ProbeTable(probe))
  }

  private func read() throws -> Int { try connection.prepare("SELECT rowid + square FROM probe(3)").rows { try $0[0] as Int }.reduce(0, +) }

  @Test(arguments: Probe.Place.allCases) func `says why, and goes on when it does not fail any more`(place: Probe.Place) throws {
    probe.failing = place
    probe.error = Mishap(place: place.rawValue)
    for _ in 1...2 {
      let error = expectError(.error, "probe: \(place) is broken") { try read() }
      #expect(error?.underlying as? Mishap == Mishap(place: place.rawValue))
      #expect(error?.origin == .call([.connect, .bestIndex].contains(place) ? .sqlite3_prepare_v3 : .sqlite3_step))
      #expect(probe.cursors == 0)
    }
    probe.failing = nil
    #expect(try read() == 20)
    try connection.close()
    #expect(probe.tables == 0 && probe.cursors == 0)
    #expect(ledger.isClean, "\(ledger)")
  }

  @Test(arguments: Probe.Place.allCases) func `hands over the code and the words of an error of this package`(place: Probe.Place) throws {
    probe.failing = place
    for code: ResultCode in [.ioerrRead, .full, .nomem, .interrupt, .constraintUnique, .corruptVtab, .schema, .misuse, .range, .ok, .done] {
      probe.error = SQLiteError.refused(code, "words for \(code.rawValue)")
      let isCompiling = [.connect, .bestIndex].contains(place)
      let error = #expect(throws: SQLiteError.self, "\(code)") { try read() }
      #expect((error?.underlying as? SQLiteError)?.message == "words for \(code.rawValue)", "\(code): \(String(describing: error))")
      let isPlain = [.schema, .misuse, .range, .ok, .done].contains(code) || isCompiling && error?.code == .error
      #expect(error?.code == (isPlain ? .error : code), "\(code): \(String(describing: error))")
      #expect(code == .nomem || error?.message.contains("words for \(code.rawValue)") == true, "\(code): \(String(describing: error))")
    }
    probe.failing = nil
    #expect(try read() == 20)
    try connection.close()
    #expect(probe.tables == 0 && probe.cursors == 0)
    #expect(ledger.isClean, "\(ledger)")
  }

  @Test func `does not say more than a thousand bytes, nor behind a NUL`() throws {
    probe.failing = .filter
    probe.error = Mishap(place: String(repeating: "č", count: 10_000))
    let error = expectError(.error, "čč") { try read() }
    #expect(error.map { (990...1_000).contains($0.message.utf8.count) } == true)
    probe.error = Mishap(place: "a\0b")
    #expect(expectError(.error, "probe: a") { try read() }?.message == "probe: a")
  }

  @Test func `is told of no other statement`() throws {
    probe.failing = .bestIndex
    expectError(.error, "it is broken") { try read() }
    let other = expectError(.error, "no such column") { try connection.execute("SELECT nosuch FROM probe") }
    #expect(other?.underlying == nil)
    probe.failing = .column
    let union = expectError(.error, "it is broken") { try connection.execute("SELECT 1 UNION ALL SELECT n FROM probe") }
    #expect(union?.underlying is Mishap)
  }

  @Test func `asks for a constraint that it cannot have`() throws {
    struct Greedy: VirtualTable {
      let wish: (VirtualTableQuery, inout VirtualTablePlan<FullScan>) -> Void
      let columns: [VirtualTableColumn] = ["a", .parameter("p", isRequired: false)]
      func open() -> ProbeTable.Cursor { ProbeTable.Cursor(Probe()) }
      func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<FullScan>? {
        var plan = VirtualTablePlan(FullScan())
        wish(query, &plan)
        return plan
      }
    }
    func expect(
      _ words: String, _ sql: SQL = "SELECT * FROM greedy(1) WHERE a = 1",
      _ wish: @escaping (VirtualTableQuery, inout VirtualTablePlan<FullScan>) -> Void
    ) throws {
      try connection.addVirtualTable("greedy", Greedy(wish: wish))
      expectError(.error, words) { try connection.execute(sql) }
    }
    try expect("which it passes already") { query, plan in for _ in 1...2 { plan.pass(query.constraints.first { $0.column == 0 }!) } }
    try expect("is passed without it") { query, plan in plan.pass(query.constraints.first { $0.column == 1 }!) }
    try expect("which is not an IN") { query, plan in plan.passList(query.constraints.first { $0.column == 0 }!) }
    var kept: VirtualTableQuery.Constraint?
    try connection.addVirtualTable("greedy", Greedy { query, _ in kept = query.constraints.last })
    try connection.execute("SELECT * FROM greedy WHERE a = 1 AND a = 2 AND a = 3")
    try expect("which the query does not have", "SELECT * FROM greedy") { _, plan in if let kept { plan.pass(kept) } }
    try expect("which is not usable", "SELECT * FROM probe, greedy WHERE a = n") { query, plan in
      for constraint in query.constraints { plan.pass(constraint) }
    }
  }

  @Test func `answers what SQLite cannot hold`() throws {
    try connection.addTableFunction("big", columns: ["a"]) { _ in [[UInt64.max]] }
    let error = expectError(.mismatch, "SQLite cannot hold the value of column a of big, a UInt64") {
      try connection.execute("SELECT * FROM big")
    }
    #expect((error?.underlying as? SQLiteError)?.origin == .refusal)
  }
}
