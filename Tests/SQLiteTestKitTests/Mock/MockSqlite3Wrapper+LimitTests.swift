import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `What a mock keeps of what passed` {
  private func run(_ mock: MockSqlite3Wrapper, blobs: Int, of count: Int) {
    let desk = Desk(on: mock)
    mock.when("INSERT INTO t VALUES (?)").answers(.changed(1))
    let statement = unsafe desk.prepare("INSERT INTO t VALUES (?)")
    let bytes = [UInt8](repeating: 7, count: count)
    for _ in 0..<blobs {
      _ = unsafe mock.sqlite3_bind_blob(statement, 1, bytes, Int32(count), Sqlite3Destructor.transient)
      _ = unsafe desk.step(statement)
      _ = unsafe mock.sqlite3_reset(statement)
    }
    _ = unsafe mock.sqlite3_finalize(statement)
    desk.close()
  }

  @Test func `is a number of calls and of runs, and all are counted`() {
    let mock = MockSqlite3Wrapper(limit: 10)
    run(mock, blobs: 100, of: 1)
    #expect(mock.conversation.count == 10)
    #expect(mock.droppedCalls == 294)
    #expect(mock.conversation.last?.ordinal == 304)
    #expect(mock.statements.count == 10)
    #expect(mock.droppedStatements == 90)
    #expect(mock.count(of: .sqlite3_step) == 100)
    #expect(mock.description.hasPrefix("(294 earlier calls dropped, "))
    #expect(mock.misuses.isEmpty)
  }

  @Test func `is a number of bytes`() {
    let mock = MockSqlite3Wrapper(byteLimit: 10_500)
    run(mock, blobs: 100, of: 1000)
    #expect(mock.statements.count == 10)
    #expect(mock.conversation.count { $0.call == .sqlite3_bind_blob } == 10)
    #expect(mock.droppedCalls > 0)
  }

  @Test func `is forgotten when a test says so, but for scripts and what is open`() {
    let desk = Desk(strict: false)
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    _ = desk.run("SELECT 1")
    _ = desk.run("SELECT 2")
    _ = unsafe desk.mock.sqlite3_sourceid()
    desk.mock.removeAll()
    #expect(desk.mock.conversation.isEmpty && desk.mock.statements.isEmpty && desk.mock.unexpected.isEmpty)
    #expect(desk.mock.unmodelled.isEmpty && desk.mock.count(of: .sqlite3_step) == 0)
    #expect(desk.mock.openHandles.map(\.kind) == [.connection])
    #expect(desk.run("SELECT 1") == (["1"], .done))
    #expect(desk.mock.conversation.first?.ordinal == 1)
  }

  @Test func `of a zeroblob is its length`() {
    let desk = Desk()
    let sql = "INSERT INTO t VALUES (?)"
    desk.mock.when(sql).answers { $0.values.count == 1 ? .changed(1) : .done }
    let statement = unsafe desk.prepare(sql)
    unsafe #expect(desk.mock.sqlite3_bind_zeroblob64(statement, 1, 3) == 0)
    unsafe #expect(desk.step(statement) == .done)
    #expect(desk.mock.statements == [MockExecution(sql: sql, bound: [.blob([0, 0, 0])])])
    #expect(Set(desk.mock.statements) == [MockExecution(sql: sql, bound: [.blob([0, 0, 0])])])
    #expect(desk.mock.statements.first?.description == "\(sql) with zeroblob(3)")
    #expect(desk.mock.bound(to: sql) == [[.blob([0, 0, 0])]])
    let other = Desk()
    other.mock.when(sql).answers(.done)
    let huge = unsafe other.prepare(sql)
    for _ in 0..<1000 {
      _ = unsafe other.mock.sqlite3_bind_zeroblob64(huge, 1, 1_000_000_000)
      _ = unsafe other.step(huge)
      _ = unsafe other.mock.sqlite3_reset(huge)
    }
    #expect(other.mock.statements.count == 1000)
    #expect(other.mock.statements.last?.description == "\(sql) with zeroblob(1000000000)")
  }

  @Test func `of how a connection is set up stands beside what was run`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    for sql in ["PRAGMA recursive_triggers=ON", "PRAGMA journal_mode=WAL", "SELECT 1", "PRAGMA foreign_keys=ON"] { _ = desk.run(sql) }
    #expect(desk.mock.settings.map(\.sql) == ["PRAGMA recursive_triggers=ON", "PRAGMA journal_mode=WAL"])
    #expect(desk.mock.statements.map(\.sql) == ["SELECT 1", "PRAGMA foreign_keys=ON"])
  }

  @Test func `of a handle that came back is enough to know its misuse, however long ago`() {
    let mock = MockSqlite3Wrapper(limit: 4)
    let desk = Desk(on: mock)
    mock.when("SELECT 1").answers(.done)
    let first = unsafe desk.prepare("SELECT 1")
    _ = unsafe mock.sqlite3_finalize(first)
    for _ in 0..<20 { _ = desk.run("SELECT 1") }
    _ = unsafe mock.sqlite3_step(first)
    #expect(mock.misuses.map(\.kind) == [.usedAfterReturn])
  }
}
