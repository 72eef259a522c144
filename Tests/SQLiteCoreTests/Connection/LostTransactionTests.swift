import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

/// SQLite has rolled back, and the closure of the transaction goes on.
@Suite struct `A transaction that is gone` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)")
  }

  private func rows() throws -> [Int] { try connection.rows("SELECT a FROM t ORDER BY a") { try $0[0, as: Int.self] } }

  /// Makes SQLite roll back, and hides the error.
  private func lose() { _ = try? connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)") }

  enum Deed: CaseIterable {
    case execute, held, read, started, savepoint, transaction, facts, nothing
  }

  @Test(arguments: Deed.allCases)
  func `lets nothing more run in its closure, which is told why`(deed: Deed) throws {
    let error = expectError(.abortRollback, "rolled back when a statement in its closure failed: UNIQUE constraint failed: t.a") {
      try connection.transaction {
        let held = try connection.prepare("INSERT INTO t VALUES (7)")
        let started = try connection.prepare("SELECT a FROM t").cursor()
        try connection.execute("INSERT INTO t VALUES (2)")
        #expect(try started.next() != nil)
        lose()
        #expect(!connection.isInTransaction)
        switch deed {
        case .execute: try connection.execute("INSERT INTO t VALUES (3)")
        case .held: try held.run()
        case .read: _ = try rows()
        case .started: _ = try started.next()
        case .savepoint: try connection.savepoint { throw Stop() }
        case .transaction: try connection.transaction { throw Stop() }
        case .facts: _ = try connection.schemaNames
        case .nothing: break
        }
      }
    }
    #expect((error?.underlying as? SQLiteError)?.code == .constraintPrimarykey)
    #expect(error?.sql == "INSERT OR ROLLBACK INTO t VALUES (1)")
    #expect(try rows() == [1])
  }

  @Test func `lets nothing of what follows be written, though each error is swallowed`() throws {
    expectError(.abortRollback, "rolled back") {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (2)")
        lose()
        for value in 3...5 { _ = try? connection.execute("INSERT INTO t VALUES (\(value))") }
      }
    }
    #expect(try rows() == [1])
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (6)") }
    #expect(try rows() == [1, 6])
  }

  @Test func `is gone for those around it, too`() throws {
    expectError(.abortRollback, "rolled back") {
      try connection.transaction {
        expectError(.abortRollback, "rolled back") { try connection.savepoint { lose() } }
        try connection.execute("INSERT INTO t VALUES (3)")
      }
    }
    #expect(try rows() == [1])
  }

  @Test func `that was begun by hand is gone until the outermost savepoint ends`() throws {
    try connection.execute("BEGIN; INSERT INTO t VALUES (2)")
    expectError(.abortRollback, "rolled back") { try connection.savepoint { lose() } }
    #expect(try rows() == [1])
    #expect(!connection.isInTransaction)
  }

  @Test func `is no matter of statements outside of closures`() throws {
    try connection.execute("BEGIN; INSERT INTO t VALUES (2)")
    lose()
    try connection.execute("INSERT INTO t VALUES (3)")
    #expect(try rows() == [1, 3])
  }

  @Test func `may be left at once with the first error`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { try connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)") }
    }
    #expect(error?.code == .constraintPrimarykey)
    #expect(try rows() == [1])
  }

  @Test func `stays open where SQLite undid the statement alone`() throws {
    try connection.transaction {
      _ = try? connection.execute("INSERT INTO t VALUES (1)")
      try connection.execute("INSERT INTO t VALUES (2)")
    }
    #expect(try rows() == [1, 2])
  }

  @Test func `is gone when a savepoint in it cannot be undone`() throws {
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    try connection.execute("CREATE TABLE t (a)")
    let error = expectError(.abortRollback, "out of memory") {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        #expect(throws: Stop.self) {
          try connection.savepoint {
            try connection.execute("INSERT INTO t VALUES (2)")
            faulty.plan = .call(.sqlite3_prepare_v3, code: .nomem)
            throw Stop()
          }
        }
        faulty.plan = .none
        try connection.execute("INSERT INTO t VALUES (3)")
      }
    }
    #expect((error?.underlying as? SQLiteError)?.code == .nomem)
    #expect(try connection.value("SELECT count(*) FROM t") == 0)
  }

  @Test func `is gone on a connection that is lent`() throws {
    let manager = SQLiteManager(.database(.memory), on: Sqlite3Wrapper())
    try manager.open()
    try manager.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)")
    expectError(.abortRollback, "rolled back") {
      try manager.transaction { connection in
        _ = try? connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
        try manager.execute("INSERT INTO t VALUES (2)")
      }
    }
    try manager.execute("INSERT INTO t VALUES (3)")
    #expect(try manager.value("SELECT group_concat(a) FROM t") == "1,3")
  }

  @Test func `is gone over the mock, too`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("INSERT INTO t VALUES (1)").fails(.ioerr, message: "disk I/O error")
    let connection = try Connection(.memory, on: mock)
    expectError(.abortRollback, "failed: disk I/O error") {
      try connection.transaction {
        _ = try? connection.execute("INSERT INTO t VALUES (1)")
        _ = try? connection.execute("INSERT INTO t VALUES (2)")
      }
    }
    #expect(mock.statements.map(\.sql) == ["BEGIN IMMEDIATE", "INSERT INTO t VALUES (1)"])
  }

  @Test func `leaves nothing half done, whichever call fails and is swallowed`() throws {
    let report = try FaultSweep(seed: TestRun.seed) { sqlite throws -> Int in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
      try connection.transaction {
        for value in 1...3 { _ = try? connection.savepoint { try connection.execute("INSERT INTO t VALUES (\(value))") } }
        if try connection.value("SELECT count(*) FROM t") != 3 { throw Stop() }
      }
      return try connection.value("SELECT count(*) FROM t") ?? 0
    }.inProcess.sampled(TestRun.most(16)).run()
    #expect(report.failableCalls > 30)
  }
}
