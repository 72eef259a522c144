import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// A library that names statements and schemas without end.
private final class EndlessWrapper: RoutedSqlite3Wrapper {
  override func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! { unsafe OpaquePointer(bitPattern: 16) }
  override func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 { 0 }
  override func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! { unsafe inner.sqlite3_db_name(db, 0) }
}

/// A library that was built without the functions that a diagnosis asks.
private final class SilentWrapper: RoutedSqlite3Wrapper {
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_txn_state && inner.provides(call) }
  override func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    Issue.record("called though it is not there")
    return -1
  }
  override func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! { nil }
  override func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! { nil }
}

/// Counts how often it is asked for the first statement of a connection.
private final class AskedWrapper: RoutedSqlite3Wrapper {
  var looks = 0

  override func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    if unsafe pStmt == nil { looks += 1 }
    return unsafe inner.sqlite3_next_stmt(pDb, pStmt)
  }

  override func sqlite3_sleep(_ a0: Int32) -> Int32 { a0 }
}

@Suite struct `Looking who holds a lock` {
  @Test func `ends over a library that names things without end`() throws {
    let stage = try LockStage()
    let connection = try stage.connect(on: EndlessWrapper(Sqlite3Wrapper()))
    let cursor = try connection.begunCursor("SELECT a FROM t")
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(error?.locks?.statements == [] && error?.locks?.schemas.count == 128)
    try cursor.close()
  }

  @Test func `finds less over a library that tells less`() throws {
    let stage = try LockStage()
    let connection = try stage.connect(on: SilentWrapper(Sqlite3Wrapper()))
    let cursor = try connection.begunCursor("SELECT a FROM t")
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(error?.locks?.statements.map(\.sql) == [nil])
    #expect(error?.locks?.schemas.map(\.transaction) == [nil, nil])
    #expect(error?.locks?.description == "this connection itself still reads: an open blob")
    try cursor.close()
  }

  @Test func `is done over a mock`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT a FROM t").answers(columns: ["a"], rows: [[1], [2]])
    mock.when("DROP TABLE t").fails(.locked, message: "database table is locked")
    let connection = try Connection(.memory, on: mock)
    let cursor = try connection.begunCursor("SELECT a FROM t")
    let error = expectError(.locked, "table is locked") { try connection.execute("DROP TABLE t") }
    #expect(error?.locks?.statements.map(\.sql) == ["SELECT a FROM t"])
    try cursor.close()
    try connection.close()
    #expect(mock.openHandles.isEmpty)
  }

  @Test func `is done once for a lock that was waited for, and not for one that went`() throws {
    let folder = try ScratchFolder()
    let asked = AskedWrapper(Sqlite3Wrapper())
    func open(_ policy: TableLockPolicy) throws -> Connection {
      var configuration = Connection.Configuration()
      configuration.tableLockPolicy = policy
      return try Connection(.uri("file:\(folder.path("a"))?cache=shared"), configuration: configuration, on: asked)
    }
    let (other, connection) = (try open(.fail), try open(.wait(atMost: .milliseconds(20))))
    try other.execute("CREATE TABLE t (a); BEGIN IMMEDIATE; UPDATE t SET a = 2")
    let error = expectError(.lockedSharedcache, "table is locked") { try connection.rows("SELECT a FROM t") }
    #expect(asked.looks == 1)
    #expect(error?.description.hasSuffix("another connection that shares its cache holds a lock on the table") == true)
    try other.execute("CREATE TABLE u (a)")
    expectError(.lockedSharedcache, "") { try connection.rows("SELECT a + 1 FROM t") }
    #expect(asked.looks == 2)
  }

  @Test(.tags(.misuses)) func `is not done when a connection cannot be closed, whose message says why`() throws {
    let asked = AskedWrapper(Sqlite3Wrapper())
    let stage = try LockStage()
    let connection = try stage.connect(on: asked)
    let cursor = try connection.begunCursor("SELECT 1")
    let error = expectError(.busy, "in use: SELECT 1") { try connection.close() }
    #expect(error?.locks == nil && asked.looks == 0)
    try cursor.close()
    try connection.close()
  }

  @Test func `changes nothing of the error, whatever fails meanwhile`() throws {
    let stage = try LockStage()
    let judge: (Result<[String], any Error>) throws -> String? = { result in
      switch result {
      case .success(let answer): answer == ["SQLITE_BUSY (5)"] ? nil : "it answered \(answer)"
      case .failure(is SQLiteError): nil
      case .failure(let error): "it threw \(error)"
      }
    }
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, seed: TestRun.seed, check: judge) {
      (sqlite: any Sqlite3WrapperProtocol) throws -> [String] in
      let connection = try stage.connect(on: sqlite, clock: StatementClock(VirtualClock(.standing)))
      try connection.execute("BEGIN")
      let cursor = try connection.begunCursor("INSERT INTO t VALUES (4) RETURNING a")
      defer { withExtendedLifetime(cursor) {} }
      do { try connection.execute("COMMIT") } catch let error as SQLiteError {
        guard error.code == .busy, error.locks != nil, error.description.count > error.message.count else { throw error }
        try cursor.close()
        try connection.execute("ROLLBACK")
        return ["\(error.code)"]
      }
      return []
    }
    let report = try sweep.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls >= 8)
  }
}
