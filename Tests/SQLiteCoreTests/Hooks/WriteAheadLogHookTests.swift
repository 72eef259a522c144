import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
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

  // MARK: Where it makes the automatic checkpoint in SQLite's place

  private func openGuarded(_ wrapper: (any Sqlite3WrapperProtocol)? = nil) throws -> Connection {
    try Connection(.file(folder.path("a.sqlite")), configuration: .recommended, on: wrapper ?? AgedWrapper(version: 3_051_002))
  }

  /// A connection with a table, and one that reads it, so that no checkpoint of what follows is whole.
  private func openBesideReader(
    _ wrapper: (any Sqlite3WrapperProtocol)? = nil, pageCount: Int
  ) throws -> (connection: Connection, reader: Connection) {
    let connection = try openGuarded(wrapper)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try connection.setPragma(.walAutocheckpoint, to: pageCount)
    let reader = try openGuarded()
    try reader.execute("BEGIN")
    _ = try reader.rows("SELECT * FROM t")
    return (connection, reader)
  }

  @Test func `makes the automatic checkpoint that a PRAGMA asks for, which reads as it was set`() throws {
    let connection = try openGuarded()
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 1_000)
    try connection.execute("CREATE TABLE t (a); PRAGMA wal_autocheckpoint = 3")
    #expect(try connection.value("PRAGMA wal_autocheckpoint") == 3)
    #expect(try connection.pragma(.walAutocheckpoint) == 3)
    for number in 1...20 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(try connection.checkpoint()?.logFrameCount ?? .max <= 4, "the log starts again after each checkpoint")
    try connection.setPragma(.walAutocheckpoint, to: 0)
    for number in 1...20 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(try connection.checkpoint()?.logFrameCount ?? 0 >= 20)
  }

  @Test func `is SQLite's own neither while a statement of the PRAGMA is held nor when it runs again`() throws {
    let counting = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let connection = try openGuarded(counting)
    try connection.execute("CREATE TABLE t (a)")
    let setting = try connection.prepare("PRAGMA wal_autocheckpoint = 2")
    let reading = try connection.prepare("PRAGMA wal_autocheckpoint")
    for _ in 1...3 {
      try setting.run()
      counting.reset()
      try connection.execute("INSERT INTO t VALUES (randomblob(9000))")
      #expect(counting.count(of: .sqlite3_wal_checkpoint_v2) == 1)
      #expect(try reading.rows().first?.values.first == .integer(2))
    }
  }

  @Test func `is set by no call more where no commit can be lost, or nothing written`() throws {
    try openGuarded().execute("CREATE TABLE t (a)")
    let mended = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_003))
    let connection = try openGuarded(mended)
    try connection.execute("INSERT INTO t VALUES (1)")
    try connection.checkpoint(.truncate)
    let affected = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let inMemory: [Connection.Location] = [
      .memory, .temporary, .uri(":memory:"), .uri("file::memory:"), .uri("file::memory:?cache=private"),
      .uri("file:a?mode=rw&mode=memory#mode=ro"),
    ]
    for location in inMemory {
      try Connection(location, on: affected).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA wal_checkpoint")
    }
    let named = Connection.Location.uri(SQL.fileURI(path: folder.path("mode=memory")) + "?mode=memory&mode=rwc")
    let file = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    _ = try Connection(named, on: file)
    #expect(file.count(of: .sqlite3_wal_hook) == 1)
    for access in [Connection.Access.readOnly, .immutable] {
      _ = try Connection(.file(folder.path("a.sqlite")), access: access, on: affected).rows("SELECT * FROM t")
    }
    for counting in [mended, affected] {
      for call in [Sqlite3Call.sqlite3_wal_hook, .sqlite3_interrupt, .sqlite3_next_stmt] {
        #expect(counting.count(of: call) == 0, "\(call)")
      }
      #expect(counting.count(of: .sqlite3_busy_handler) == counting.count(of: .sqlite3_open_v2), "the one that waits for locks")
    }
  }

  @Test func `makes it for a file that a database in memory has attached`() throws {
    try openGuarded().execute("CREATE TABLE t (a)")
    let counting = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let connection = try Connection(.memory, on: counting)
    try connection.execute("ATTACH '\(SQL(unchecked: folder.path("a.sqlite")))' AS f; PRAGMA wal_autocheckpoint = 1")
    try connection.execute("INSERT INTO f.t VALUES (1)")
    #expect(counting.count(of: .sqlite3_wal_hook) >= 1 && counting.count(of: .sqlite3_wal_checkpoint_v2) == 1)
    #expect(try connection.checkpoint(of: "f")?.isComplete == true)
  }

  @Test func `tries again after each commit beside the same second connection, where a reader stands in the way`() throws {
    let counting = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let (connection, reader) = try openBesideReader(counting, pageCount: 10)
    counting.reset()
    for number in 1...100 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(counting.count(of: .sqlite3_wal_checkpoint_v2) > 80)
    #expect(counting.count(of: .sqlite3_open_v2) == 1 && counting.count(of: .sqlite3_close) == 0)
    try reader.execute("COMMIT")
    for number in 1...2 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(try connection.checkpoint()?.logFrameCount ?? .max <= 12, "the log has begun again")
    for number in 1...100 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    #expect(counting.count(of: .sqlite3_open_v2) == counting.count(of: .sqlite3_close) + 1, "it is kept")
    try connection.close()
    #expect(counting.count(of: .sqlite3_open_v2) == counting.count(of: .sqlite3_close) - 1)
  }

  @Test(arguments: ["PRAGMA journal_mode = DELETE", "PRAGMA locking_mode = EXCLUSIVE; INSERT INTO t VALUES (2)", nil])
  func `leaves no second connection in the way of what needs the file for itself`(sql: String?) throws {
    let (connection, reader) = try openBesideReader(pageCount: 1)
    try connection.execute("INSERT INTO t VALUES (1)")
    try reader.close()
    if let sql { try connection.execute(SQL(unchecked: sql)) } else { try connection.close() }
    #expect(try folder.contents.contains("a.sqlite-wal") == (sql?.contains("locking") == true))
  }

  @Test func `tries again when the log has grown by a part, where there can be no second connection`() throws {
    let counting = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let (connection, reader) = try openBesideReader(counting, pageCount: 10)
    try FileManager.default.moveItem(atPath: folder.path("a.sqlite"), toPath: folder.path("b.sqlite"))
    for number in 1...100 { try connection.execute("INSERT INTO t VALUES (\(number))") }
    let tries = counting.count(of: .sqlite3_wal_checkpoint_v2)
    #expect(tries > 10 && tries < 80, "\(tries)")
    try reader.execute("COMMIT")
  }

  @Test func `may detach the database that was written`() throws {
    let connection = try open()
    let name = "an archive whose name takes more than the fifteen bytes of a short one"
    try connection.attach(.file(folder.path("b")), as: name)
    try connection.execute("PRAGMA \(identifier: name).journal_mode = WAL; PRAGMA wal_autocheckpoint = 1")
    let heard = Heard<LogCommit>()
    let token = try connection.addLogHook { [unowned connection] commit in
      heard.hear(commit)
      do { try connection.execute("DETACH \(identifier: commit.database)") } catch { Issue.record(error) }
    }
    try connection.execute("CREATE TABLE \(identifier: name).t (a)")
    #expect(heard.words.map(\.database) == [name])
    #expect(try !connection.schemaNames.contains(name))
    token.cancel()
  }
}
