import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteStorage

@Suite struct `A connection that stands in its own way` {
  private let stage: LockStage
  private let connection: Connection

  init() throws {
    stage = try LockStage()
    connection = try stage.connect()
  }

  @Test func `is told by the statement that writes and was not finished`() throws {
    try connection.execute("BEGIN")
    let cursor = try connection.begunCursor("INSERT INTO t VALUES (\(4)), (5) RETURNING a")
    let error = try #require(expectError(.busy, "SQL statements in progress") { try connection.execute("COMMIT") })
    let locks = try #require(error.locks)
    #expect(locks.statements.map(\.sql) == ["INSERT INTO t VALUES (?), (5) RETURNING a"])
    #expect(locks.statements.map(\.writes) == [true] && locks.statements.map(\.age) == [nil])
    #expect(locks.schemas.map(\.name) == ["main", "temp"] && locks.schemas.map(\.path) == [stage.path, nil])
    #expect(locks.schemas.map(\.transaction) == [TransactionState.write, TransactionState.none])
    #expect(
      error.description == """
        SQLITE_BUSY (5) in sqlite3_step: cannot commit transaction - SQL statements in progress
          COMMIT
          this connection itself still writes: INSERT INTO t VALUES (?), (5) RETURNING a; its transaction: write
        """)
    #expect(error.localizedDescription == error.description)
    try cursor.close()
    try connection.execute("COMMIT")
  }

  @Test func `is told by the loop around what failed, and keeps its last error`() throws {
    var errors: [SQLiteError] = []
    try connection.forEach("SELECT a FROM t WHERE a < 2") { _ in
      errors += [expectError(.locked, "database table is locked") { try connection.execute("DROP TABLE t") }].compactMap(\.self)
      #expect(unsafe connection.wrapper.sqlite3_extended_errcode(connection.handle) == ResultCode.locked.rawValue)
    }
    let locks = try #require(errors.first?.locks)
    #expect(locks.statements.map(\.sql) == ["SELECT a FROM t WHERE a < 2"] && locks.statements.map(\.writes) == [false])
    #expect(locks.holders == nil)
    #expect(locks.description == "this connection itself still reads: SELECT a FROM t WHERE a < 2; its transaction: read")
    let plain = SQLiteError(.locked, "database table is locked", origin: .call(.sqlite3_step), sql: "DROP TABLE t")
    #expect(errors == [plain] && plain.locks == nil)
    #expect(errors.first?.reworded("otherwise").locks == locks)
  }

  @Test func `is told of a checkpoint, too`() throws {
    try connection.setPragma(.journalMode, to: .wal)
    try connection.execute("INSERT INTO t VALUES (4)")
    let cursor = try connection.begunCursor("SELECT a FROM t")
    let reading = expectError(.locked, "table is locked") { try connection.checkpoint(.truncate) }
    #expect(reading?.locks?.statements.map(\.sql) == ["SELECT a FROM t"])
    #expect(reading?.description.contains("this connection itself still reads: SELECT a FROM t; its transaction: read") == true)
    try cursor.close()
    try connection.execute("BEGIN; INSERT INTO t VALUES (5)")
    let writing = expectError(.locked, "table is locked") { try connection.checkpoint() }
    #expect(writing?.locks?.statements == [])
    #expect(writing?.description.hasSuffix("\n  this connection's transaction: write") == true)
  }

  @Test func `is told by the blob that was lent`() throws {
    try connection.execute("BEGIN; UPDATE t SET a = x'00ff'")
    let blob = try connection.openBlob(in: "t", column: "a", rowid: 1, access: .readWrite)
    let error = expectError(.busy, "in progress") { try connection.execute("COMMIT") }
    #expect(error?.locks?.inUse == ["main.t.a of row 1"])
    #expect(error?.locks?.statements.map(\.sql) == [nil])
    #expect(error?.locks?.description == "this connection itself has in use: main.t.a of row 1; its transaction: write")
    try blob.close()
  }

  @Test func `is told in a short line, however much there is`() throws {
    let columns = SQL(unchecked: String(repeating: "a, ", count: 60))
    let cursors = try (1...6).map { try connection.begunCursor("SELECT\n  " + columns + "\($0) FROM t") }
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(error?.locks?.statements.count == cursors.count)
    let text = error?.locks?.description ?? ""
    #expect(text.contains("reads: SELECT a, a, a, ") && text.contains("…; and 3 more; its transaction: read"), "\(text)")
    #expect(text.count < 500)
  }

  @Test func `names the schema that is not the main one`() throws {
    try connection.attach(.file(stage.folder.path("b")), as: "other")
    try connection.execute("CREATE TABLE other.u (a); BEGIN IMMEDIATE; INSERT INTO other.u VALUES (1)")
    let cursor = try connection.begunCursor("SELECT a FROM u")
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE u") }
    #expect(error?.locks?.description.hasSuffix("; its transaction: write, write in other") == true, "\(error?.description ?? "")")
    try cursor.close()
  }
}

@Suite struct `How long a statement has been running` {
  @Test func `is told when a clock measures it`() throws {
    let (stage, clock) = (try LockStage(), VirtualClock(.standing))
    let connection = try stage.connect(clock: StatementClock(clock))
    try clock.advance(by: .seconds(7))
    let first = try connection.begunCursor("SELECT a FROM t")
    try clock.advance(by: .milliseconds(1_250))
    let second = try connection.begunCursor("SELECT a + 1 FROM t")
    try clock.advance(by: .seconds(2))
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(error?.locks?.statements.map(\.age) == [.seconds(2), .milliseconds(3_250)])
    #expect(error?.description.contains("itself still reads: SELECT a + 1 FROM t (2.0 s); ") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("itself still reads: SELECT a FROM t (3.3 s); ") == true, "\(error?.description ?? "")")
    try first.close()
    try second.close()
    let again = try connection.begunCursor("SELECT a FROM t")
    try clock.advance(by: .seconds(5))
    let later = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(later?.locks?.statements.map(\.age) == [.seconds(5)])
    try again.close()
  }

  @Test func `costs no call of SQLite when nobody asks for it`() throws {
    let stage = try LockStage()
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try stage.connect(on: counting)
    #expect(counting.count(of: .sqlite3_trace_v2) == 0)
    _ = try stage.connect(on: counting, clock: .continuous)
    #expect(counting.count(of: .sqlite3_trace_v2) > 0)
    #expect(StatementClock.continuous == .continuous && StatementClock.continuous != StatementClock(VirtualClock(.standing)))
  }
}
