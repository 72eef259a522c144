import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A mock with several statements or connections` {
  private let mock = MockSqlite3Wrapper()

  /// A connection to a file that all of them share, and scripts for a table.
  private func desk() -> Desk {
    mock.when("SELECT a FROM t").answers(columns: ["a"], rows: [[1], [2]])
    mock.when("SELECT 7").answers(columns: ["7"], rows: [[7]])
    mock.when("INSERT INTO t VALUES (1)").answers(.changed(1, lastInsertRowid: 1))
    mock.when("INSERT INTO t VALUES (5) RETURNING a")
      .answers(MockAnswer(columns: ["a"], rows: [[5]], changes: 1, lastInsertRowid: 5))
    return Desk(on: mock)
  }

  private func state(_ desk: Desk) -> Int32 { unsafe mock.sqlite3_txn_state(desk.db, "main") }

  @Test func `reads and writes as long as one of its statements does`() {
    let desk = desk()
    let (select, seven, insert) = unsafe (
      desk.prepare("SELECT a FROM t"), desk.prepare("SELECT 7"), desk.prepare("INSERT INTO t VALUES (5) RETURNING a")
    )
    unsafe #expect(desk.step(seven) == .row && state(desk) == 0)
    unsafe #expect(desk.step(select) == .row && state(desk) == 1)
    unsafe #expect(desk.step(insert) == .row && state(desk) == 2)
    unsafe #expect(mock.sqlite3_last_insert_rowid(desk.db) == 5)
    #expect(desk.run("INSERT INTO t VALUES (1)").1 == .done && state(desk) == 2)
    unsafe #expect(desk.step(insert) == .done && state(desk) == 1)
    unsafe #expect(mock.sqlite3_last_insert_rowid(desk.db) == 1)
    _ = unsafe mock.sqlite3_reset(select)
    #expect(state(desk) == 0)
    _ = unsafe [select, seven, insert].map { unsafe mock.sqlite3_finalize($0) }
  }

  @Test(arguments: ["ROLLBACK", "COMMIT", "RELEASE s"]) func `goes on reading after the end of a transaction`(end: String) {
    let desk = desk()
    let select = unsafe desk.prepare("SELECT a FROM t")
    #expect(desk.run(end == "RELEASE s" ? "SAVEPOINT s" : "BEGIN").1 == .done)
    #expect(desk.run("INSERT INTO t VALUES (1)").1 == .done && state(desk) == 2)
    unsafe #expect(desk.step(select) == .row)
    #expect(desk.run(end).1 == .done && state(desk) == 1)
    _ = unsafe mock.sqlite3_finalize(select)
    #expect(state(desk) == 0)
  }

  @Test func `forgets the message of a lock with the next step`() {
    let (first, second) = (desk(), desk())
    let select = unsafe second.prepare("SELECT a FROM t")
    unsafe #expect(second.step(select) == .row)
    #expect(first.run("BEGIN IMMEDIATE").1 == .done)
    #expect(second.run("INSERT INTO t VALUES (1)").1 == .busy && second.message == "database is locked")
    unsafe #expect(second.step(select) == .row && second.message == "another row available")
    _ = unsafe mock.sqlite3_finalize(select)
    #expect(mock.unexpected.isEmpty)
  }

  @Test func `takes back only what it has written itself`() {
    let (first, second) = (desk(), desk())
    #expect(first.run("BEGIN").1 == .done)
    #expect(second.run("PRAGMA user_version = 3").1 == .done)
    #expect(first.run("PRAGMA user_version = 4").1 == .done)
    #expect(first.run("ROLLBACK").1 == .done)
    #expect(first.run("PRAGMA user_version").0 == ["3"])
  }

  @Test(arguments: [false, true]) func `does not say who keeps whom from committing, unless a file has a log`(_ isWriteAhead: Bool) {
    let (first, second) = (desk(), desk())
    if isWriteAhead { #expect(first.run("PRAGMA journal_mode = wal").0 == ["wal"]) }
    #expect(second.run("PRAGMA journal_mode").0 == [isWriteAhead ? "wal" : "delete"])
    #expect(first.run("BEGIN").1 == .done && first.run("SELECT a FROM t").1 == .done)
    for sql in ["INSERT INTO t VALUES (1)", "PRAGMA user_version = 2", "BEGIN EXCLUSIVE", "COMMIT"] {
      let count = mock.unexpected.count
      let code = second.run(sql).1
      guard !isWriteAhead else {
        #expect(code == .done)
        continue
      }
      #expect(code == .error && mock.unexpected.count == (sql == "COMMIT" ? count : count + 1))
    }
    #expect(mock.unexpected.first.map { $0.contains("not modelled") && $0.contains("@Test(.database)") } ?? isWriteAhead)
    if isWriteAhead {  // the first still reads what was there before
      #expect(first.run("INSERT INTO t VALUES (1)").1 == .error && first.message.contains("not modelled"))
    }
  }

  @Test func `does not say what a connection reads from which another keeps readers out`() {
    let (first, second) = (desk(), desk())
    #expect(first.run("BEGIN EXCLUSIVE").1 == .done)
    unsafe #expect(second.prepare("SELECT a FROM t") == nil && second.message.contains("not modelled"))
    #expect(second.run("BEGIN IMMEDIATE").1 == .busy && second.run("SELECT 7").1 == .done)
    #expect(first.run("COMMIT").1 == .done)
    #expect(second.run("SELECT a FROM t").1 == .done)
  }
}
