import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `What a mock keeps of bound memory` {
  private func desk() -> Desk {
    let desk = Desk()
    desk.mock.when("SELECT ?").answers(columns: ["?"]) { .rows([[$0[1]]]) }
    return desk
  }

  private func text(_ desk: Desk, _ statement: OpaquePointer?) -> String? {
    unsafe desk.mock.sqlite3_column_text(statement, 0).map { unsafe String(cString: $0) }
  }

  @Test func `is the pointer for STATIC text, read when a run begins`() {
    let desk = desk()
    let statement = unsafe desk.prepare("SELECT ?")
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
    defer { unsafe memory.deallocate() }
    unsafe memory.initialize(from: [0x61, 0], count: 2)
    _ = unsafe desk.mock.sqlite3_bind_text(statement, 1, memory, 1, nil)
    unsafe memory.pointee = 0x62
    unsafe #expect(desk.step(statement) == .row)
    unsafe #expect(text(desk, statement) == "b")
  }

  @Test func `is a copy for TRANSIENT text`() {
    let desk = desk()
    let statement = unsafe desk.prepare("SELECT ?")
    var bytes: [CChar] = [0x61, 0]
    _ = unsafe desk.mock.sqlite3_bind_text(statement, 1, bytes, 1, Sqlite3Destructor.transient)
    bytes[0] = 0x62
    unsafe #expect(desk.step(statement) == .row)
    unsafe #expect(text(desk, statement) == "a")
  }

  @Test func `is found by the name of the parameter or by its number`() {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT ?2, :a").answers { bound in
      #expect(bound[":a"] == 3)
      #expect(bound["?2"] == nil)
      #expect(bound.values.count == 3)
      return .done
    }
    var db: OpaquePointer?
    var statement: OpaquePointer?
    _ = unsafe mock.sqlite3_open(":memory:", &db)
    _ = unsafe mock.sqlite3_prepare_v2(db, "SELECT ?2, :a", -1, &statement, nil)
    _ = unsafe mock.sqlite3_bind_int(statement, 3, 3)
    unsafe #expect(mock.sqlite3_step(statement) == ResultCode.done.rawValue)
  }
}
