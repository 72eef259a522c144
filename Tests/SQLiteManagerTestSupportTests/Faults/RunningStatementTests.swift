import SQLiteCalls
import SQLiteCore
import SQLiteLive
import Testing

@testable import SQLiteManagerTestSupport

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
}
