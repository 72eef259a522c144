import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A transaction of a mock` {
  private func isOver(_ desk: Desk) -> Bool { unsafe desk.mock.sqlite3_get_autocommit(desk.db) == 1 }

  /// Begins, sets a version and runs a failing statement; returns whether the transaction is over, and the version.
  private func outcome(_ desk: Desk, of sql: String) -> (isOver: Bool, version: String?) {
    for text in ["PRAGMA user_version = 1", "BEGIN", "PRAGMA user_version = 2", "SAVEPOINT a"] { #expect(desk.run(text).1 == .done) }
    _ = desk.run(sql)
    let over = isOver(desk)
    let version = desk.run("PRAGMA user_version").0.first ?? nil
    _ = desk.run("ROLLBACK")
    return (over, version)
  }

  @Test(arguments: [ResultCode.full, .ioerr, .ioerrWrite, .nomem, .interrupt]) func `is rolled back by errors that end it`(code: ResultCode)
  {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (1)").fails(code)
    #expect(outcome(desk, of: "INSERT INTO t VALUES (1)") == (true, "1"))
    desk.mock.when("SELECT * FROM t").fails(code)
    #expect(outcome(desk, of: "SELECT * FROM t") == (code != .interrupt, code == .interrupt ? "2" : "1"))
  }

  @Test(arguments: [ResultCode.busy, .locked, .corrupt, .constraint, .readonly]) func `is left open by the others`(code: ResultCode) {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (1)").fails(code)
    #expect(outcome(desk, of: "INSERT INTO t VALUES (1)") == (false, "2"))
  }

  @Test func `is rolled back or left open as the script says`() {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (1)").fails(.full, endsTransaction: false)
    desk.mock.when("INSERT INTO t VALUES (2)").answers { _ in .fails(.busy, endsTransaction: true) }
    #expect(outcome(desk, of: "INSERT INTO t VALUES (1)") == (false, "2"))
    #expect(outcome(desk, of: "INSERT INTO t VALUES (2)") == (true, "1"))
  }

  @Test func `is rolled back by errors of one call`() {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (1)").answers(.done)
    desk.mock.when(.sqlite3_step).fails(.ioerr, onCall: 5)
    #expect(outcome(desk, of: "INSERT INTO t VALUES (1)") == (true, "1"))
    _ = desk.run("BEGIN")
    desk.mock.when(.sqlite3_exec).fails(.full)
    unsafe #expect(desk.mock.sqlite3_exec(desk.db, "DELETE FROM t", nil, nil, nil) == ResultCode.full.rawValue)
    #expect(isOver(desk))
  }

  @Test func `is committed by a script for COMMIT that is done, and stays open when that is busy`() {
    let desk = Desk()
    desk.mock.when("COMMIT").fails(.busy).answers(.done)
    _ = desk.run("BEGIN")
    #expect(desk.run("COMMIT").1 == .busy && !isOver(desk))
    #expect(desk.run("COMMIT").1 == .done && isOver(desk))
    desk.mock.when("END").fails(.full)
    for sql in ["PRAGMA user_version = 5", "BEGIN", "PRAGMA user_version = 6"] { _ = desk.run(sql) }
    #expect(desk.run("END").1 == .full && isOver(desk))
    #expect(desk.run("PRAGMA user_version").0 == ["5"])
  }

  @Test func `keeps what a failing statement has changed, when the script says so`() {
    let desk = Desk()
    desk.mock.when("INSERT OR FAIL INTO t VALUES (1), (1)")
      .answers(MockAnswer(failure: .init(.constraint), changes: 1, lastInsertRowid: 7))
    #expect(desk.run("INSERT OR FAIL INTO t VALUES (1), (1)").1 == .constraint)
    unsafe #expect(desk.mock.sqlite3_changes(desk.db) == 1)
    unsafe #expect(desk.mock.sqlite3_total_changes(desk.db) == 1)
    unsafe #expect(desk.mock.sqlite3_last_insert_rowid(desk.db) == 7)
  }

  @Test func `is refused at the byte where its text is none, be it no UTF-8`() {
    let desk = Desk()
    let sql = Array("BEGIN ".utf8) + [0xFF, 0]
    var statement: OpaquePointer?
    let code = unsafe sql.withUnsafeBytes {
      unsafe desk.mock.sqlite3_prepare_v3(desk.db, $0.assumingMemoryBound(to: CChar.self).baseAddress, -1, 0, &statement, nil)
    }
    unsafe #expect(code == ResultCode.error.rawValue && statement == nil)
    unsafe #expect(desk.mock.sqlite3_error_offset(desk.db) == 6)
  }
}
