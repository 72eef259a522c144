import SQLiteCalls
import SQLiteCore
import SQLiteLive
import Testing

@testable import SQLiteTestKit

@Suite struct `The facts about a statement` {
  @Test(arguments: [FaultForm.usual, .done]) func `are gone with it when its finalize is made to fail`(form: FaultForm) {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("INSERT INTO t(name) VALUES ('two') RETURNING id")
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    sqlite.plan = FaultPlan(.call(.sqlite3_finalize, number: 1), code: .full, form: form)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == ResultCode.full.rawValue)
    let bits = UInt(bitPattern: statement)
    #expect(sqlite.state.withLock { $0.statement(bits)?.sql } == nil)
  }

  @Test(arguments: [
    (false, [ResultCode.busy, .full, .nomem, .constraintForeignkey, .interrupt]), (true, [.nomem, .interrupt, .ioerrRead]),
  ])
  func `allow only faults of a commit, or of reading rows, once it has made its changes`(isInTransaction: Bool, codes: [ResultCode]) {
    let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let real = RealDatabase(on: sqlite)
    if isInTransaction { unsafe #expect(sqlite.sqlite3_exec(real.db, "BEGIN", nil, nil, nil) == 0) }
    let statement = unsafe real.prepare("INSERT INTO t(name) VALUES ('two'), ('three') RETURNING id")
    defer { unsafe sqlite.sqlite3_finalize(statement) }
    func faults() -> Set<ResultCode> {
      let running = sqlite.run(by: .sqlite3_step, { [.handle(UInt(bitPattern: statement))] })
      return Set(PlausibleFault.all(of: .sqlite3_step, running).map(\.code))
    }
    #expect(faults().isSuperset(of: [.busy, .constraint, .readonly, .corrupt, .ioerrWrite]))
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    #expect(faults() == Set(codes + (isInTransaction ? [] : [.ioerrFsync])))
  }

  @Test func `allow no SQLITE_BUSY for a function or a collation, which is replaced while no statement runs`() {
    for call in Sqlite3Call.allCases where call.failure.codes.contains(.busy) && !call.runsStatements {
      let isRegistered = ["_function", "_collation"].contains(where: call.rawValue.contains)
      #expect(PlausibleFault.all(of: call, RunningStatement()).contains { $0.code == .busy } != isRegistered, "\(call)")
    }
  }
}
