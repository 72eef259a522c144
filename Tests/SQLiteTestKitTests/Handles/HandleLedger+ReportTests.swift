import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `What a ledger reports at the end` {
  @Test func `names transactions, locks and rows of what is still open`() {
    let desk = LedgerDesk()
    desk.exec("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)")
    #expect(desk.sqlite.ledger.report().open.map { [$0.isInTransaction, $0.isRunning, $0.lock != .none] } == [[false, false, false]])
    let statement = unsafe desk.prepare("SELECT a FROM t")
    unsafe desk.step(statement)
    #expect(
      desk.sqlite.ledger.report().description == """
        still open: connection ":memory:" from sqlite3_open_v2, call 1: holds a read lock
        still open: statement "SELECT a FROM t" from sqlite3_prepare_v2, call 3: on a row
        """)
    desk.exec("SAVEPOINT s; INSERT INTO t VALUES (3)")
    let report = desk.sqlite.ledger.report()
    #expect(report.open.first?.description == "connection \":memory:\" from sqlite3_open_v2, call 1: in a transaction, holds a write lock")
    #expect(!report.isClean)
    unsafe desk.finalize(statement)
    desk.exec("RELEASE s")
    desk.close()
    #expect(desk.sqlite.ledger.report().isClean)
    #expect(desk.sqlite.ledger.report().problems.isEmpty)
  }

  @Test func `is true of a mock as well`() {
    let desk = LedgerDesk(MockSqlite3Wrapper())
    desk.exec("BEGIN IMMEDIATE")
    #expect(desk.sqlite.ledger.report().open.map { [$0.isInTransaction, $0.lock == .write] } == [[true, true]])
    desk.exec("COMMIT")
    desk.close()
    #expect(desk.sqlite.ledger.report().isClean)
  }
}
