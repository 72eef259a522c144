import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Scratch
import Testing

private struct Stop: Error {}

@Suite struct `A transaction` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
  }

  private func rows() throws -> [Int] { try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } }

  @Test(arguments: [TransactionKind.deferred, .immediate, .exclusive])
  func `commits what its closure did`(kind: TransactionKind) throws {
    let result = try connection.transaction(kind) {
      #expect(connection.isInTransaction)
      try connection.execute("INSERT INTO t VALUES (1)")
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(try rows() == [1])
  }

  @Test func `is rolled back when its closure throws, which is the error thrown`() throws {
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    #expect(try rows() == [])
    #expect(!connection.isInTransaction)
  }

  @Test(arguments: ["nonsense", "INSERT INTO nosuch VALUES (1)", "INSERT INTO t VALUES (2); INSERT INTO t VALUES (2)"])
  func `with SQL that fails throws and is rolled back, and so is a savepoint`(text: String) throws {
    let sql = SQL(unchecked: text)
    func fail() throws {
      try connection.execute("INSERT INTO t VALUES (1)")
      try connection.execute(sql)
    }
    let inTransaction = #expect(throws: SQLiteError.self) { try connection.transaction { try fail() } }
    #expect(inTransaction?.sql == text)
    #expect(try rows() == [] && !connection.isInTransaction)
    let inSavepoint = #expect(throws: SQLiteError.self) { try connection.savepoint { try fail() } }
    #expect(inSavepoint?.sql == text)
    #expect(try rows() == [] && !connection.isInTransaction)
    try connection.transaction {
      try connection.execute("INSERT INTO t VALUES (3)")
      let error = #expect(throws: SQLiteError.self) { try connection.savepoint(named: "inner") { try fail() } }
      #expect(error?.sql == text)
      #expect(connection.isInTransaction)
    }
    #expect(try rows() == [3])
  }

  @Test func `inside another can fail alone`() throws {
    try connection.transaction {
      try connection.execute("INSERT INTO t VALUES (1)")
      #expect(throws: Stop.self) {
        try connection.transaction {
          try connection.execute("INSERT INTO t VALUES (2)")
          throw Stop()
        }
      }
      #expect(connection.isInTransaction)
      try connection.execute("INSERT INTO t VALUES (3)")
    }
    #expect(try rows() == [1, 3])
  }

  @Test func `keeps its first error when SQLite has rolled back already`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
      }
    }
    #expect(error?.code == .constraintPrimarykey)
    #expect(try rows() == [])
  }

  @Test func `that cannot commit is rolled back`() throws {
    try connection.execute("CREATE TABLE child (a REFERENCES t(a) DEFERRABLE INITIALLY DEFERRED)")
    let error = #expect(throws: SQLiteError.self) { try connection.transaction { try connection.execute("INSERT INTO child VALUES (9)") } }
    #expect(error?.code == .constraintForeignkey)
    #expect(!connection.isInTransaction)
    #expect(try connection.value("SELECT count(*) FROM child") == 0)
  }

  @Test(arguments: ["a", "crazy \"characters\" '; --", "", "🙂", "COMMIT"])
  func `has savepoints of any name that nest and undo`(name: String) throws {
    try connection.savepoint(named: name) {
      try connection.execute("INSERT INTO t VALUES (1)")
      #expect(throws: Stop.self) {
        try connection.savepoint(named: name) {
          try connection.execute("INSERT INTO t VALUES (2)")
          throw Stop()
        }
      }
      try connection.savepoint(named: name) { try connection.execute("INSERT INTO t VALUES (3)") }
    }
    #expect(try rows() == [1, 3])
    #expect(!connection.isInTransaction)
    #expect(throws: Stop.self) {
      try connection.savepoint(named: name) {
        try connection.execute("INSERT INTO t VALUES (4)")
        throw Stop()
      }
    }
    #expect(try rows() == [1, 3])
    #expect(!connection.isInTransaction)
  }

  @Test func `that waits in vain for another says BUSY`() throws {
    let folder = try ScratchFolder()
    var hurried = Connection.Configuration()
    hurried.busyTimeoutMilliseconds = 0
    let first = try Connection(.file(folder.path("a.sqlite")))
    let second = try Connection(.file(folder.path("a.sqlite")), configuration: hurried)
    try first.transaction {
      let error = #expect(throws: SQLiteError.self) { try second.transaction {} }
      #expect(error?.code == .busy)
      #expect(!second.isInTransaction)
    }
    try second.transaction {}
  }

  @Test func `is rolled back though an interrupt meets the ROLLBACK`() throws {
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    #expect(throws: Stop.self) {
      try connection.transaction {
        faulty.plan = .runs(of: "ROLLBACK", code: .interrupt)
        throw Stop()
      }
    }
    #expect(!connection.isInTransaction)
  }

  @Test func `that could not be rolled back is gone before a checkpoint or a backup`() throws {
    let (faulty, folder) = (FaultInjectingSqlite3Wrapper(Sqlite3Wrapper()), try ScratchFolder())
    let connection = try Connection(.file(folder.path("a")), configuration: .recommended, on: faulty)
    try connection.execute("CREATE TABLE t (a)")
    func leaveOpen() {
      #expect(throws: Stop.self) {
        try connection.transaction {
          try connection.execute("INSERT INTO t VALUES (1)")
          faulty.plan = .runs(of: "ROLLBACK", count: 3, code: .interrupt)
          throw Stop()
        }
      }
      faulty.plan = .none
      #expect(connection.isInTransaction)
    }
    leaveOpen()
    #expect(try connection.checkpoint() != nil)
    leaveOpen()
    let copy = try Connection(.memory)
    try connection.backup(to: copy)
    #expect(try copy.count("t") == 0)
  }
}
