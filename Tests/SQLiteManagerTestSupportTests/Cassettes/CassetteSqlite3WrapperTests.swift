import SQLiteCalls
import SQLiteLive
import SQLiteManagerCore
import SQLiteManagerTestSupport
import Scratch
import Testing

@Suite struct `A recorder whose connection has hooks` {
  /// Opens a connection, and gives it a hook, a function and a collation.
  private func open(on sqlite: any Sqlite3WrapperProtocol) -> OpaquePointer? {
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil) == 0)
    let _ = unsafe sqlite.sqlite3_update_hook(db, { _, _, _, _, _ in }, nil)
    unsafe #expect(sqlite.sqlite3_create_function_v2(db, "f", 0, 1, nil, { _, _, _ in }, nil, nil, nil) == 0)
    unsafe #expect(sqlite.sqlite3_create_collation_v2(db, "c", 1, nil, { _, _, _, _, _ in 0 }, nil) == 0)
    return unsafe db
  }

  @Test(arguments: [false, true]) func `is freed after it has closed it, by either call`(isLenient: Bool) {
    weak var freed: CassetteRecordingSqlite3Wrapper?
    do {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
      freed = recorder
      let db = unsafe open(on: recorder)
      unsafe #expect((isLenient ? recorder.sqlite3_close_v2(db) : recorder.sqlite3_close(db)) == 0)
      unsafe #expect(recorder.sqlite3_close_v2(nil) == 0)
    }
    #expect(freed == nil)
  }

  @Test func `keeps them as long as statements or a copy may need them`() {
    leakingOnPurpose { useAfterClosing(CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())) }  // it is kept for ever
  }

  private func useAfterClosing(_ recorder: CassetteRecordingSqlite3Wrapper) {
    let db = unsafe open(on: recorder)
    var statement: OpaquePointer?
    unsafe #expect(recorder.sqlite3_prepare_v2(db, "SELECT 1 ORDER BY 1 COLLATE c", -1, &statement, nil) == 0)
    unsafe #expect(recorder.sqlite3_close_v2(db) == 0)
    unsafe #expect(recorder.sqlite3_step(statement) == ResultCode.row.rawValue && recorder.sqlite3_finalize(statement) == 0)
    let (source, copy) = unsafe (open(on: recorder), open(on: recorder))
    unsafe #expect(recorder.sqlite3_busy_handler(source, { _, _ in 0 }, nil) == 0)
    let backup = unsafe recorder.sqlite3_backup_init(copy, "main", source, "main")
    unsafe #expect(recorder.sqlite3_close_v2(source) == 0)
    unsafe #expect(recorder.sqlite3_backup_step(backup, -1) == ResultCode.done.rawValue && recorder.sqlite3_backup_finish(backup) == 0)
    unsafe #expect(recorder.sqlite3_close_v2(copy) == 0)
  }
}
