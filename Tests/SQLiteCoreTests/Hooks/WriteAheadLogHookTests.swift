import Expectations
import SQLiteManager
import SQLiteManagerTestSupport
import Scratch
import Testing

@Suite struct `A hook of the write-ahead log` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func open() throws -> Connection {
    let connection = try Connection(.file(folder.path("a.sqlite")))
    _ = try connection.value("PRAGMA journal_mode=WAL", as: String.self)
    return connection
  }

  @Test func `tells of commits with the length of the log, and may use the connection`() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE t (a)")
    let heard = Heard<LogCommit>()
    let counts = Heard<Int>()
    let token = try connection.addLogHook { [unowned connection] commit in
      heard.hear(commit)
      counts.hear((try? connection.value("SELECT count(*) FROM t")) ?? -1)
      expectError(.misuse, "the connection cannot be closed within a callback of its own") { try connection.close() }
    }
    try connection.execute("INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)")
    #expect(heard.words.map(\.database) == ["main", "main"])
    #expect((heard.words.first?.pageCount ?? 0) < (heard.words.last?.pageCount ?? 0))
    #expect(counts.words == [1, 2])
    token.cancel()
  }

  @Test func `of a mock tells the same`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    let heard = Heard<LogCommit>()
    let token = try connection.addLogHook { heard.hear($0) }
    unsafe #expect(mock.fireWal(schema: "other", pageCount: 5) == .ok)
    #expect(heard.words == [LogCommit(database: "other", pageCount: 5)])
    #expect(!mock.conversation.contains { $0.call == .sqlite3_wal_checkpoint_v2 })
    unsafe mock.fireWal(pageCount: 1000)
    #expect(mock.conversation.last?.call == .sqlite3_wal_checkpoint_v2)
    token.cancel()
    #expect(mock.conversation.last?.call == .sqlite3_wal_autocheckpoint)
  }

  @Test func `leaves the automatic checkpoint as it was`() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE t (a); PRAGMA wal_autocheckpoint=3")
    var lengths: [Int32] = []
    let token = try connection.addLogHook { lengths.append($0.pageCount) }
    for number in 1...20 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(lengths.count == 20)
    #expect(lengths.max() ?? .max <= 4, "the log starts again after each checkpoint")
    token.cancel()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 3)
    try connection.execute("PRAGMA wal_autocheckpoint=0")
    let other = try connection.addLogHook { lengths.append($0.pageCount) }
    for number in 1...20 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(lengths.last ?? 0 >= 20)
    other.cancel()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 0)
  }

  @Test func `is left out after a PRAGMA, until the next observer comes, and what the PRAGMA said stays`() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE t (a)")
    let heard = Heard<String>()
    let first = try connection.addLogHook { _ in heard.hear("first") }
    try connection.execute("PRAGMA wal_autocheckpoint = 77; INSERT INTO t VALUES (1)")
    #expect(heard.words == [])
    let second = try connection.addLogHook { _ in heard.hear("second") }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words == ["first", "second"])
    first.cancel()
    second.cancel()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 77)
    let third = try connection.addLogHook { _ in heard.hear("third") }
    try connection.execute("PRAGMA wal_autocheckpoint = 55")
    third.cancel()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 55)
    try connection.execute("PRAGMA wal_autocheckpoint = 0")
    let fourth = try connection.addLogHook { _ in heard.hear("fourth") }
    fourth.cancel()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 0)
  }
}
