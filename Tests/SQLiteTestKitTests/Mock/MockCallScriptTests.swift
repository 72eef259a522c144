import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A mock that is told to fail a call` {
  @Test func `fails to open, and the handle says why and must be closed`() {
    let mock = MockSqlite3Wrapper()
    mock.when(.sqlite3_open_v2).fails(.cantopen)
    var db: OpaquePointer?
    unsafe #expect(mock.sqlite3_open_v2("a", &db, OpenFlags.readonly.rawValue, nil) == ResultCode.cantopen.rawValue)
    unsafe #expect(mock.sqlite3_errmsg(db).map { unsafe String(cString: $0) } == "unable to open database file")
    #expect(mock.openHandles.map(\.description) == ["connection \"a\" from sqlite3_open_v2, call 1"])
    unsafe #expect(mock.sqlite3_close(db) == 0)
    #expect(mock.openHandles.isEmpty)
  }

  @Test func `fails the call of that number only`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [["a"]])
    desk.mock.when(.sqlite3_step).fails(.busy, onCall: 2)
    let statement = unsafe desk.prepare("SELECT 1")
    unsafe #expect([desk.step(statement), desk.step(statement), desk.step(statement)] == [.row, .busy, .row])
    unsafe #expect(desk.mock.sqlite3_finalize(statement) == 0)
  }

  @Test func `finalizes and then reports`() {
    let desk = Desk()
    desk.mock.when("SELECT 1")
    desk.mock.when(.sqlite3_finalize).fails(.ioerr)
    unsafe #expect(desk.mock.sqlite3_finalize(desk.prepare("SELECT 1")) == ResultCode.ioerr.rawValue)
    desk.close()
    #expect(desk.mock.openHandles.isEmpty)
  }

  @Test func `does not perform a prepare, and leaves no statement`() {
    let desk = Desk()
    desk.mock.when("SELECT 1")
    desk.mock.when(.sqlite3_prepare_v2).fails(.nomem)
    unsafe #expect(desk.prepare("SELECT 1") == nil)
    unsafe #expect(desk.mock.sqlite3_errcode(desk.db) == ResultCode.nomem.rawValue)
  }

  @Test func `answers nil where nil is the failure`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [["a"]])
    desk.mock.when(.sqlite3_column_text).fails(.nomem)
    let statement = unsafe desk.prepare("SELECT 1")
    _ = unsafe desk.step(statement)
    unsafe #expect(desk.mock.sqlite3_column_text(statement, 0) == nil)
    unsafe #expect(desk.mock.sqlite3_column_type(statement, 0) == StorageClass.text.rawValue)
  }
}
