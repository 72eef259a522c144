import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `Misuse of a mock` {
  private func desk() -> Desk {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [["a"]])
    return desk
  }

  @Test func `is noted when a statement is used after finalize`() {
    let desk = desk()
    let statement = unsafe desk.prepare("SELECT 1")
    _ = unsafe desk.mock.sqlite3_finalize(statement)
    unsafe #expect(desk.step(statement) == .misuse)
    unsafe #expect(desk.mock.sqlite3_finalize(statement) == ResultCode.misuse.rawValue)
    #expect(
      desk.mock.misuses.map(\.description) == [
        "sqlite3_step, call 4: used after its release: statement \"SELECT 1\" from sqlite3_prepare_v2, call 2",
        "sqlite3_finalize, call 5: released twice: statement \"SELECT 1\" from sqlite3_prepare_v2, call 2",
      ])
  }

  @Test func `is noted when a value is read behind its row`() {
    let desk = desk()
    let statement = unsafe desk.prepare("SELECT 1")
    _ = unsafe desk.step(statement)
    let value = unsafe desk.mock.sqlite3_column_value(statement, 0)
    _ = unsafe desk.mock.sqlite3_reset(statement)
    unsafe #expect(desk.mock.sqlite3_value_text(value) == nil)
    #expect(desk.mock.misuses.map(\.description) == ["sqlite3_value_text, call 6: used after the row or the call that lent it: value"])
  }

  @Test func `is noted when a closed connection is used`() {
    let desk = desk()
    desk.close()
    unsafe #expect(desk.prepare("SELECT 1") == nil)
    unsafe #expect(desk.mock.sqlite3_close(desk.db) == ResultCode.misuse.rawValue)
    #expect(desk.mock.misuses.map(\.kind) == [.usedAfterReturn, .returnedTwice])
    #expect(desk.mock.misuses.first?.handle?.description == "connection \"quiz.sqlite\" from sqlite3_open_v2, call 1")
  }

  @Test func `is noted when one kind of handle stands for another`() {
    let desk = desk()
    unsafe #expect(desk.step(desk.db) == .misuse)
    unsafe #expect(desk.step(OpaquePointer(bitPattern: 0x7FFF_0000_1000)) == .misuse)
    #expect(
      desk.mock.misuses.map(\.description) == [
        "sqlite3_step, call 2: used as a statement: connection \"quiz.sqlite\" from sqlite3_open_v2, call 1",
        "sqlite3_step, call 3: never handed out as a statement: 0x7fff00001000",
      ])
  }

  @Test func `is noted when memory is freed twice`() {
    let desk = desk()
    let memory = unsafe desk.mock.sqlite3_malloc(8)
    #expect(desk.mock.openHandles.map(\.kind) == [.connection, .memory])
    unsafe desk.mock.sqlite3_free(memory)
    unsafe desk.mock.sqlite3_free(memory)
    #expect(
      desk.mock.misuses.map(\.description) == [
        "sqlite3_free, call 4: released twice: memory from sqlite3_malloc, call 2"
      ])
  }

  @Test func `leaves what was not given back, with its SQL and the call that made it`() {
    let desk = desk()
    _ = unsafe desk.prepare("SELECT 1")
    #expect(
      desk.mock.openHandles.map(\.description) == [
        "connection \"quiz.sqlite\" from sqlite3_open_v2, call 1", "statement \"SELECT 1\" from sqlite3_prepare_v2, call 2",
      ])
    #expect(!desk.mock.openHandles.isEmpty)
  }

  @Test func `never sees a handle again`() {
    let desk = desk()
    let first = unsafe desk.prepare("SELECT 1")
    _ = unsafe desk.mock.sqlite3_finalize(first)
    unsafe #expect(desk.prepare("SELECT 1") != first)
  }
}
