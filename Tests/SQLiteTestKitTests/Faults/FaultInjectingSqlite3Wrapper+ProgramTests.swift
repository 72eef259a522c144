import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A whole program on the real library` {
  private static let failable: Int = {
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = WholeProgram.run(on: faults)
    return faults.failableCalls
  }()

  @Test func `runs clean, and leaves nothing open`() {
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let sqlite = LedgerSqlite3Wrapper(faults)
    #expect(WholeProgram.run(on: sqlite) == 0)
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
    if faults.provides(.sqlite3session_create), faults.provides(.sqlite3_deserialize) { #expect(faults.failableCalls == 37) }
  }

  @Test(arguments: [nil, ResultCode.ioerrRead, .corrupt, .nomem, .busy, .misuse], [true, false])
  func `notices whichever call fails, once or for ever, and leaves nothing open`(code: ResultCode?, forever: Bool) {
    for k in 1...max(Self.failable, 1) {
      let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: forever ? .forever(from: k, code: code) : .once(at: k, code: code))
      let sqlite = LedgerSqlite3Wrapper(faults)
      let first = WholeProgram.run(on: sqlite)
      #expect(first != 0, "\(faults.injected)")
      #expect(sqlite.ledger.isClean, "call \(k), \(faults.injected.first?.description ?? "none"): \(sqlite.ledger)")
      #expect(!faults.injected.isEmpty, "call \(k)")
    }
  }

  @Test func `takes no memory along, whichever call fails`() {
    let real = Sqlite3Wrapper()
    for forever in [true, false] {
      for k in 1...max(Self.failable, 1) {
        let balance = LedgerSqlite3Wrapper(real)  // within the injector: it sees what reaches the library
        let faults = FaultInjectingSqlite3Wrapper(balance, plan: forever ? .forever(from: k) : .once(at: k))
        _ = WholeProgram.run(on: faults)
        #expect(balance.ledger.isClean, "call \(k), \(faults.injected.first?.description ?? "none"): \(balance.ledger)")
      }
    }
  }
}
