import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import Testing

@testable import SQLiteTestKit

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

  @Test(arguments: [false, true]) func `is freed after the last statement that was left`(hasBlob: Bool) {
    weak var freed: CassetteRecordingSqlite3Wrapper?
    do {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
      freed = recorder
      let db = unsafe open(on: recorder)
      unsafe #expect(recorder.sqlite3_exec(db, "CREATE TABLE t (a); INSERT INTO t VALUES (x'00')", nil, nil, nil) == 0)
      var (first, last, blob): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
      unsafe #expect(recorder.sqlite3_prepare_v2(db, "SELECT 1", -1, &first, nil) == 0)
      unsafe #expect(recorder.sqlite3_prepare_v2(db, "SELECT 1 ORDER BY 1 COLLATE c", -1, &last, nil) == 0)
      if hasBlob { unsafe #expect(recorder.sqlite3_blob_open(db, "main", "t", "a", 1, 0, &blob) == 0) }
      unsafe #expect(recorder.sqlite3_close_v2(db) == 0 && recorder.sqlite3_finalize(first) == 0)
      if hasBlob { unsafe #expect(recorder.sqlite3_blob_close(blob) == 0) }
      unsafe #expect(recorder.sqlite3_step(last) == ResultCode.row.rawValue && recorder.sqlite3_finalize(last) == 0)
    }
    #expect(freed == nil)
  }

  @Test func `forgets the hooks of a connection that it has closed, and of no other one`() {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    var registry = CassetteRegistry()
    let hooks = [7, 8].map { connection in
      unsafe CassetteHook(recorder, 0, CassetteHook.Place(connection: connection, role: .update), [:], GivenData(nil, nil))
    }
    for hook in hooks { #expect(registry.replace(hook) == nil) }
    #expect(registry.removeClosed(7) { [] }.map(\.place.connection) == [7])
    #expect(registry.replace(hooks[0]) == nil && registry.replace(hooks[1]) === hooks[1])
  }

  @Test func `keeps them as long as statements or a copy may need them, and is freed after it`() {
    weak var freed: CassetteRecordingSqlite3Wrapper?
    do {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
      freed = recorder
      useAfterClosing(recorder)
    }
    #expect(freed == nil)
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

  /// Compares texts by a collation after its connection was closed, and counts the comparisons and the calls of its destructor.
  private func compareAfterClosing(on sqlite: any Sqlite3WrapperProtocol) -> [Int32] {
    let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    unsafe counts.initialize(repeating: 0, count: 2)
    defer { unsafe counts.deallocate() }
    let db = unsafe open(on: sqlite)
    let code = unsafe sqlite.sqlite3_create_collation_v2(
      db, "counted", 1, counts,
      { context, _, left, _, right in
        unsafe context?.assumingMemoryBound(to: Int32.self).pointee += 1
        return 0
      },
      { context in unsafe context?.assumingMemoryBound(to: Int32.self)[1] += 1 })
    #expect(code == 0)
    var (statement, second): (OpaquePointer?, OpaquePointer?)
    let sql = "SELECT column1 FROM (VALUES ('a'), ('b')) ORDER BY 1 COLLATE counted"
    unsafe #expect(sqlite.sqlite3_prepare_v2(db, sql, -1, &statement, nil) == 0)
    unsafe #expect(sqlite.sqlite3_prepare_v2(db, "SELECT 1", -1, &second, nil) == 0)
    unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
    var seen: [Int32] = []
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    unsafe seen += [counts[0], counts[1]]
    unsafe #expect(sqlite.sqlite3_finalize(second) == 0 && sqlite.sqlite3_finalize(statement) == 0)
    return unsafe seen + [counts[0], counts[1]]
  }

  @Test func `is played with the callbacks that came after closing, and then calls their destructors`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(compareAfterClosing(on: recorder) == [1, 0, 1, 1])
    let player = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
    #expect(compareAfterClosing(on: player) == [1, 0, 1, 1])
    try player.finish()
  }
}
