import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `The record of a mock` {
  private func recorded() -> MockSqlite3Wrapper {
    let desk = Desk()
    desk.mock.when("INSERT INTO t VALUES (?, ?)").answers(.changed(1))
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    let statement = unsafe desk.prepare("INSERT INTO t VALUES (?, ?)")
    _ = unsafe desk.mock.sqlite3_bind_int64(statement, 1, 7)
    _ = unsafe desk.mock.sqlite3_bind_text(statement, 2, "é", -1, Sqlite3Destructor.transient)
    _ = unsafe desk.step(statement)
    _ = unsafe desk.mock.sqlite3_finalize(statement)
    _ = desk.run("SELECT 1")
    desk.close()
    return desk.mock
  }

  @Test func `holds each call in order, with numbered handles and what it answered`() {
    #expect(
      recorded().description.split(separator: "\n").prefix(7) == [
        "sqlite3_open_v2(\"quiz.sqlite\", …, 6, nil) -> 0, connection#1",
        "sqlite3_prepare_v2(connection#1, \"INSERT INTO t VALUES (?, ?)\", -1, …, nil) -> 0, statement#1",
        "sqlite3_bind_int64(statement#1, 1, 7) -> 0", "sqlite3_bind_text(statement#1, 2, \"é\", -1, function) -> 0",
        "sqlite3_step(statement#1) -> 101", "sqlite3_finalize(statement#1) -> 0",
        "sqlite3_prepare_v2(connection#1, \"SELECT 1\", -1, …, nil) -> 0, statement#2",
      ])
    let calls = recorded().conversation
    #expect(calls.map(\.ordinal) == Array(1...calls.count))
    #expect(calls[2].result == .integer(0))
  }

  @Test func `holds each run with its bound values`() {
    let mock = recorded()
    #expect(mock.statements.map(\.description) == ["INSERT INTO t VALUES (?, ?) with 7, 'é'", "SELECT 1"])
    #expect(mock.bound(to: "INSERT INTO t VALUES (?, ?)") == [[7, "é"]])
    #expect(mock.count(of: .sqlite3_step) == 3)
  }

  @Test func `says which call or statement is missing in an order`() {
    let mock = recorded()
    #expect(mock.problem(inOrder: [.sqlite3_prepare_v2, .sqlite3_step, .sqlite3_finalize, .sqlite3_close]) == nil)
    #expect(mock.problem(inOrderOf: ["INSERT INTO t VALUES (?, ?)", "SELECT 1;"]) == nil)
    #expect(
      mock.problem(inOrderOf: ["SELECT 1", "INSERT INTO t VALUES (?, ?)"])
        == "INSERT INTO t VALUES (?, ?) was not found after SELECT 1; found: INSERT INTO t VALUES (?, ?), SELECT 1")
  }
}
