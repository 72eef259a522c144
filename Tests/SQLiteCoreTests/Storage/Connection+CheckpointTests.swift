import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A checkpoint` {
  let folder: ScratchFolder
  let writer: Connection

  init() throws {
    folder = try ScratchFolder()
    writer = try Self.open(folder)
    try writer.execute("PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
  }

  private static func open(_ folder: ScratchFolder) throws -> Connection {
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 0
    return try Connection(.file(folder.path("a")), configuration: configuration)
  }

  private func logSize() throws -> Int { try Data(contentsOf: folder.url.appending(path: "a-wal")).count }

  @Test(arguments: [CheckpointMode.passive, .full, .restart]) func `writes the log into the database`(mode: CheckpointMode) throws {
    let before = try logSize()
    let result = try #require(try writer.checkpoint(mode))
    #expect(result.logFrameCount >= 2 && result.isComplete)
    #expect(try logSize() == before)
    #expect(try writer.checkpoint(mode)?.checkpointedFrameCount == result.logFrameCount)
  }

  @Test func `that truncates leaves no log`() throws {
    let result = try #require(try writer.checkpoint(.truncate))
    #expect(result.logFrameCount == 0 && result.isComplete)
    #expect(try logSize() == 0)
    #expect(try writer.value("SELECT a FROM t") == 1)
  }

  @Test func `that is passive goes as far as a reader lets it`() throws {
    let reader = try Self.open(folder)
    try reader.transaction(.deferred) {
      #expect(try reader.value("SELECT count(*) FROM t") == 1)
      try writer.execute("INSERT INTO t VALUES (2)")
      let result = try #require(try writer.checkpoint())
      #expect(result.checkpointedFrameCount < result.logFrameCount && !result.isComplete)
      for mode in [CheckpointMode.full, .restart, .truncate] {
        expectError(.busy, "database is locked") { try writer.checkpoint(mode) }
      }
    }
    #expect(try writer.checkpoint(.full)?.isComplete == true)
  }

  @Test func `does not go beside another writer, nor in a transaction of one's own`() throws {
    let other = try Self.open(folder)
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (3)")
      expectError(.busy, "database is locked") { try writer.checkpoint(.full) }
    }
    try writer.transaction {
      try writer.execute("INSERT INTO t VALUES (4)")
      expectError(.locked, "database table is locked") { try writer.checkpoint(.passive) }
    }
    #expect(try writer.checkpoint(.full)?.isComplete == true)
  }

  @Test func `is nothing without a log, and refuses a schema that is not there`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.checkpoint(.truncate) == nil)
    expectError(.error, "unknown database: nosuch") { try connection.checkpoint(of: "nosuch") }
    expectError(.misuse, "NUL") { try connection.checkpoint(of: "a\0b") }
    try connection.close()
    expectError(.misuse, "closed") { try connection.checkpoint() }
  }

  @Test func `is that of one database`() throws {
    try writer.attach(.file(folder.path("b")), as: "other")
    #expect(try writer.checkpoint(of: "other") == nil)
    #expect(try writer.checkpoint(of: "main") != nil)
  }

  @Test func `has no log over a mock`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    #expect(try connection.checkpoint(.full) == nil)
    mock.when(.sqlite3_wal_checkpoint_v2).fails(.busy)
    expectError(.busy, "database is locked") { try connection.checkpoint(.full) }
  }
}
