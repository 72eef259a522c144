import SQLiteManagerTesting
import Testing

@Suite struct `The README` {
  @Test func `a full disk is reported, and nothing leaks`() throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when(#"CREATE TABLE IF NOT EXISTS "star" (question INTEGER PRIMARY KEY)"#).answers(columns: [], rows: [])
    sqlite.when(#"INSERT INTO "star" ("question") VALUES (?)"#).fails(.full)
    do {
      let stars = try Stars(on: sqlite)
      let error = #expect(throws: SQLiteError.self) { try stars.add(42) }
      #expect(error?.code == .full)
    }
    #expect(sqlite.bound(to: #"INSERT INTO "star" ("question") VALUES (?)"#) == [[42]])
    #expect(sqlite.openHandles.isEmpty)
  }

  @Test func `no failing call loses a star`() throws {
    let sweep = FaultSweep(check: { (try? $0.get()) == [42] || $0.isFailure ? nil : "a star was lost and nobody said so" }) { sqlite in
      let stars = try Stars(on: sqlite)
      try stars.add(42)
      return try stars.all()
    }
    #expect(try sweep.run().failableCalls > 20)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
