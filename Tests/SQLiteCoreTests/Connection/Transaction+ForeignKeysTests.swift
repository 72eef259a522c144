import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A transaction whose foreign keys fail at its end` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (id INTEGER PRIMARY KEY, parent REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);
      CREATE TABLE keyed (name TEXT PRIMARY KEY, parent REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) WITHOUT ROWID
      """)
  }

  @Test func `names the row, in a transaction and in a savepoint`() throws {
    let words = "FOREIGN KEY constraint failed: child (rowid 7) refers to a row that parent does not have"
    let error = expectError(.constraintForeignkey, words) {
      try connection.transaction { try connection.execute("INSERT INTO child VALUES (7, 5)") }
    }
    #expect(error?.sql == "COMMIT" && error?.message == words)
    expectError(.constraintForeignkey, words) { try connection.savepoint { try connection.execute("INSERT INTO child VALUES (7, 5)") } }
    #expect(try connection.count("child") == 0 && !connection.isInTransaction)
    try connection.transaction { try connection.execute("INSERT INTO child VALUES (7, 5); INSERT INTO parent VALUES (5)") }
    #expect(try connection.count("child") == 1)
  }

  @Test func `names the first of many rows, and tables without rowids`() throws {
    let many = expectError(.constraintForeignkey, "child (rowid 1)") {
      try connection.transaction {
        try connection.execute(
          "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO child SELECT i, 5 FROM n")
      }
    }
    #expect(many?.message.contains("child (rowid 2)") == false)
    expectError(.constraintForeignkey, "failed: keyed refers to a row that parent does not have") {
      try connection.transaction { try connection.execute("INSERT INTO keyed VALUES ('a', 5)") }
    }
  }

  @Test(arguments: ["UTF-8", "UTF-16le"]) func `names tables of any name, and in an attached database none`(encoding: String) throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'"))")
    try connection.execute(
      #"""
      CREATE TABLE "p ""a🙂" (id INTEGER PRIMARY KEY); CREATE TABLE "c'š" (a REFERENCES "p ""a🙂" (id) DEFERRABLE INITIALLY DEFERRED)
      """#)
    var asked = 0
    let token = try connection.addAuthorizer { _ in
      asked += 1; return .allow
    }
    expectError(.constraintForeignkey, #"c'š (rowid 1) refers to a row that p "a🙂 does not have"#) {
      try connection.transaction { try connection.execute(#"INSERT INTO "c'š" VALUES (5)"#) }
    }
    token.cancel()
    #expect(asked > 0 && !connection.isInTransaction)
    try connection.attach(.file(folder.path("b")), as: "other")
    try connection.execute(
      "CREATE TABLE other.p (id INTEGER PRIMARY KEY); CREATE TABLE other.c (a REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED)")
    let error = expectError(.constraintForeignkey, "FOREIGN KEY constraint failed") {
      try connection.transaction { try connection.execute("INSERT INTO c VALUES (5)") }
    }
    #expect(error?.message == "FOREIGN KEY constraint failed" && !connection.isInTransaction)
  }

  @Test func `are named by a COMMIT in SQL as well, and the transaction stays open`() throws {
    try connection.execute("BEGIN; INSERT INTO child VALUES (7, 5)")
    for commit: SQL in ["COMMIT", "END", "/* the end */ COMMIT TRANSACTION"] {
      let error = expectError(.constraintForeignkey, "child (rowid 7) refers to a row that parent does not have") {
        try connection.execute(commit)
      }
      #expect(error?.sql == commit.text && connection.isInTransaction)
    }
    try connection.execute("SAVEPOINT a; INSERT INTO parent VALUES (5); COMMIT")
    #expect(try connection.count("child") == 1 && !connection.isInTransaction)
  }

  @Test func `keeps SQLite's words where an authorizer refuses the search`() throws {
    let token = try connection.addAuthorizer { request in
      if case .pragma = request.action { return .deny }
      return .allow
    }
    let error = expectError(.constraintForeignkey, "FOREIGN KEY constraint failed") {
      try connection.transaction { try connection.execute("INSERT INTO child VALUES (7, 5)") }
    }
    #expect(error?.message == "FOREIGN KEY constraint failed" && !connection.isInTransaction)
    token.cancel()
  }

  @Test func `looks no longer than a moment`() throws {
    let count = TestRun.rounds(2_000_000, few: 700_000)
    try connection.execute(
      """
      CREATE TABLE a_big (id INTEGER PRIMARY KEY, parent REFERENCES parent (id)); INSERT INTO parent VALUES (1);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) INSERT INTO a_big SELECT i, 1 FROM n
      """)
    try connection.execute("CREATE TABLE zz (parent REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)")
    let counter = CountedSteps()
    let token = try connection.addProgressHandler(everySteps: 100_000) {
      counter.steps += 100_000; return .proceed
    }
    let before = counter.steps
    expectError(.constraintForeignkey, "FOREIGN KEY constraint failed") {
      try connection.transaction { try connection.execute("INSERT INTO zz VALUES (9)") }
    }
    #expect(counter.steps - before < 4_000_000, "\(counter.steps - before)")
    token.cancel()
    #expect(try connection.count("zz") == 0)
    #expect(try connection.foreignKeyCheck().isEmpty, "a check of the app's own is not limited")
  }

  @Test func `costs nothing while they hold`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: counter)
    try connection.execute("CREATE TABLE t (a)")
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (1)") }
    let before = counter.count(of: .sqlite3_prepare_v3)
    try connection.transaction {}
    #expect(counter.count(of: .sqlite3_prepare_v3) == before && counter.count(of: .sqlite3_progress_handler) == 0)
  }

  @Test func `keeps the error of SQLite, and rolls back, whichever call of the search fails`() throws {
    func run(on wrapper: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.memory, on: wrapper)
      try connection.execute(
        "CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (parent REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)")
      try connection.transaction { try connection.execute("INSERT INTO child VALUES (5)") }
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    expectError(.constraintForeignkey, "child (rowid 1)") { try run(on: counter) }
    for k in TestRun.sample(of: counter.failableCalls, few: 30) {
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      #expect(throws: SQLiteError.self, "\(k)") { try run(on: wrapper) }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
    }
  }
}

private final class CountedSteps { var steps = 0 }
