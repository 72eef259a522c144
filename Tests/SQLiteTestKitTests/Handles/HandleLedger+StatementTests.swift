import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A ledger and the rows of a statement` {
  private let desk = LedgerDesk()

  @Test func `notes reads before the first row, after the last and out of range, and passes them on`() {
    let statement = unsafe desk.prepare("SELECT 7, 8")
    unsafe #expect(desk.sqlite.sqlite3_column_int(statement, 0) == 0)
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_int64(statement, 1) == 8)
    unsafe #expect(desk.sqlite.sqlite3_column_type(statement, 2) == 5)
    unsafe #expect(desk.sqlite.sqlite3_column_text(statement, -1) == nil)
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_double(statement, 0) == 0)
    unsafe desk.sqlite.sqlite3_reset(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_bytes(statement, 0) == 0)
    #expect(
      desk.kinds == [.readWithoutRow, .columnOutOfRange(count: 2), .columnOutOfRange(count: 2), .readWithoutRow, .readWithoutRow])
    #expect(desk.sqlite.ledger.misuses.map(\.argument) == [0, 2, -1, 0, 0])
    let born = "statement \"SELECT 7, 8\" from sqlite3_prepare_v2, call 2"
    #expect(desk.told[0] == "sqlite3_column_int, call 3: read without a row, column 0: \(born)")
    #expect(desk.told[1] == "sqlite3_column_type, call 6: read out of range, column 2 of 2: \(born)")
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `sees what a decorated library says, and none of its doubles hears the question`() {
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let desk = LedgerDesk(FaultInjectingSqlite3Wrapper(counting))
    let statement = unsafe desk.prepare("SELECT 7")
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_int(statement, 0) == 7)
    unsafe desk.sqlite.sqlite3_column_int(statement, 1)
    #expect(desk.kinds == [.columnOutOfRange(count: 1)])
    #expect(counting.count(of: .sqlite3_data_count) == 0)
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `believes the library when somebody else has stepped the statement`() {
    let statement = unsafe desk.prepare("SELECT 7")
    unsafe #expect(Sqlite3Wrapper().sqlite3_step(statement) == ResultCode.row.rawValue)
    unsafe #expect(desk.sqlite.sqlite3_column_int(statement, 0) == 7)
    unsafe desk.finalize(statement)
    desk.close()
    #expect(desk.sqlite.ledger.isClean, "\(desk.sqlite.ledger)")
  }

  @Test func `counts the columns again when the statement is another after a change of the schema`() {
    desk.exec("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    let statement = unsafe desk.prepare("SELECT * FROM t")
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_int(statement, 0) == 1)
    unsafe desk.sqlite.sqlite3_reset(statement)
    desk.exec("ALTER TABLE t ADD COLUMN b DEFAULT 5")
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_column_int(statement, 1) == 5)
    unsafe desk.finalize(statement)
    desk.close()
    #expect(desk.sqlite.ledger.isClean, "\(desk.sqlite.ledger)")
  }

  @Test func `keeps values away that were lent for an earlier row`() {
    let statement = unsafe desk.prepare("VALUES (1, 'a'), (2, 'b')")
    unsafe desk.step(statement)
    let first = unsafe desk.sqlite.sqlite3_column_value(statement, 0)
    let second = unsafe desk.sqlite.sqlite3_column_value(statement, 1)
    unsafe #expect(desk.sqlite.sqlite3_value_int(first) == 1)
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_value_int(first) == 0)
    unsafe #expect(desk.sqlite.sqlite3_value_text(second) == nil)
    let again = unsafe desk.sqlite.sqlite3_column_value(statement, 0)
    unsafe #expect(desk.sqlite.sqlite3_value_int(again) == 2)
    let other = unsafe desk.prepare("SELECT 3")
    unsafe desk.step(other)
    unsafe #expect(desk.sqlite.sqlite3_value_int(again) == 2)
    unsafe desk.finalize(other)
    unsafe desk.finalize(statement)
    unsafe #expect(desk.sqlite.sqlite3_value_int(again) == 0)
    #expect(desk.kinds == [.usedAfterLoan(.value), .usedAfterLoan(.value), .usedAfterLoan(.value)])
    #expect(
      desk.told.first
        == "sqlite3_value_int, call 8: used after the row or the call that lent it: value of "
        + "statement \"VALUES (1, 'a'), (2, 'b')\" from sqlite3_prepare_v2, call 2")
    desk.close()
  }

  @Test func `keeps them away from what asks more about them, copies or binds them`() {
    let (statement, other) = unsafe (desk.prepare("VALUES (1), (2)"), desk.prepare("SELECT ?1"))
    unsafe desk.step(statement)
    let value = unsafe desk.sqlite.sqlite3_column_value(statement, 0)
    unsafe #expect(desk.sqlite.sqlite3_value_numeric_type(value) == StorageClass.integer.rawValue)
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_value_numeric_type(value) == 0)
    unsafe #expect(desk.sqlite.sqlite3_value_dup(value) == nil)
    unsafe #expect(desk.sqlite.sqlite3_bind_value(other, 1, value) == ResultCode.misuse.rawValue)
    #expect(desk.kinds == [.usedAfterLoan(.value), .usedAfterLoan(.value), .usedAfterLoan(.value)])
    unsafe desk.finalize(other)
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `names the SQL and the argument of what was answered MISUSE or RANGE`() {
    let statement = unsafe desk.prepare("SELECT ?1")
    unsafe #expect(desk.sqlite.sqlite3_bind_int(statement, 0, 1) == ResultCode.range.rawValue)
    unsafe desk.step(statement)
    unsafe #expect(desk.sqlite.sqlite3_bind_int64(statement, 1, 1) == ResultCode.misuse.rawValue)
    unsafe desk.sqlite.sqlite3_reset(statement)
    unsafe #expect(desk.sqlite.sqlite3_bind_null(statement, 1) == 0)
    #expect(desk.kinds == [.answered(.range), .answered(.misuse)])
    #expect(
      desk.told == [
        "sqlite3_bind_int, call 3: returned SQLITE_RANGE, argument 0: statement \"SELECT ?1\" from sqlite3_prepare_v2, call 2",
        "sqlite3_bind_int64, call 5: returned SQLITE_MISUSE, argument 1: statement \"SELECT ?1\" from sqlite3_prepare_v2, call 2",
      ])
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `notes a parameter that still has the value of the run before`() {
    desk.exec("CREATE TABLE star (name, note)")
    let statement = unsafe desk.prepare("INSERT INTO star VALUES (?1, ?2)")
    func add(_ name: Int32, note: Int32?, clears: Bool = false) {
      if clears { unsafe desk.sqlite.sqlite3_clear_bindings(statement) }
      unsafe desk.sqlite.sqlite3_bind_int(statement, 1, name)
      if let note { unsafe desk.sqlite.sqlite3_bind_int(statement, 2, note) }
      unsafe desk.step(statement)
      unsafe desk.sqlite.sqlite3_reset(statement)
    }
    add(1, note: 7)
    add(2, note: nil)
    add(3, note: 8)
    add(4, note: nil, clears: true)
    add(5, note: nil)
    #expect(desk.kinds == [.steppedWithOldValue])
    #expect(
      desk.told == [
        """
        sqlite3_step, call 9: stepped with the value of an earlier run, parameter 2, while others were bound: \
        statement "INSERT INTO star VALUES (?1, ?2)" from sqlite3_prepare_v2, call 3
        """
      ])
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `does not mind a run with all the values of the one before`() {
    let statement = unsafe desk.prepare("SELECT ?1, ?2")
    for index: Int32 in 1...2 { unsafe desk.sqlite.sqlite3_bind_int(statement, index, 7) }
    for _ in 0..<2 {
      unsafe desk.step(statement)
      unsafe desk.sqlite.sqlite3_reset(statement)
    }
    #expect(desk.kinds == [])
    unsafe desk.finalize(statement)
    desk.close()
  }

  @Test func `does not blame anybody for a MISUSE that was injected`() {
    let desk = LedgerDesk(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_busy_timeout)))
    unsafe #expect(desk.sqlite.sqlite3_busy_timeout(desk.db, 1) == ResultCode.misuse.rawValue)
    desk.close()
    #expect(desk.sqlite.ledger.isClean, "\(desk.sqlite.ledger)")
  }

  @Test func `wants a reset after an error of a legacy statement, and of no other`() {
    desk.exec("CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES (1)")
    let modern = unsafe desk.prepare("INSERT INTO t VALUES (1)")
    let legacy = unsafe desk.prepareLegacy("INSERT INTO t VALUES (1)")
    func stepThrice(_ statement: OpaquePointer?) {
      unsafe desk.step(statement)
      unsafe desk.sqlite.sqlite3_reset(statement)
      unsafe desk.step(statement)
      unsafe desk.step(statement)
    }
    unsafe stepThrice(modern)
    unsafe stepThrice(legacy)
    #expect(desk.kinds == [.steppedWithoutReset])
    #expect(desk.sqlite.ledger.misuses.first?.handle?.call == .sqlite3_prepare)
    unsafe desk.finalize(modern)
    unsafe desk.finalize(legacy)
    desk.close()
  }
}
