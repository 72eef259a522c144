import Expectations
import SQLiteManager
import Scratch
import Testing

private struct Stop: Error {}

/// SQL in the closure of a transaction would end that transaction.
@Suite struct `A transaction that SQL would end` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
  }

  private func count() throws -> Int { try connection.count("t") }

  @Test(
    arguments: [
      ("COMMIT", "COMMIT"), ("commit transaction", "commit transaction"), ("END", "END"), ("End Transaction;", "End Transaction"),
      ("ROLLBACK", "ROLLBACK"), ("rollback transaction", "rollback transaction"), ("COMMIT; BEGIN", "COMMIT"), (";;\n COMMIT", "COMMIT"),
      ("\u{feff}COMMIT", "COMMIT"), ("/* all is done */ COMMIT -- now", "COMMIT"), ("-- done\nEND", "END"),
      ("INSERT INTO t VALUES (2); ROLLBACK; INSERT INTO t VALUES (3)", "ROLLBACK"),
      ("SAVEPOINT a; ROLLBACK TO a; RELEASE a; COMMIT", "COMMIT"), ("ROLLBACK TRANSACTION \"to\"", "ROLLBACK TRANSACTION"),
    ] as [(SQL, String)])
  func `stays, and is rolled back with an error that names the statement`(sql: SQL, statement: String) throws {
    let error = expectError(.misuse, "ends the transaction in which it runs") {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        defer { #expect(connection.isInTransaction) }
        try connection.execute(sql)
      }
    }
    #expect(error?.sql?.contains(statement) == true && error?.sql?.contains("INSERT") != true)
    #expect(try count() == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `is committed whole where the error is swallowed`() throws {
    try connection.transaction {
      try connection.execute("INSERT INTO t VALUES (1)")
      for sql in ["COMMIT", "END", "ROLLBACK"] as [SQL] { expectError(.misuse, "leave it out") { try connection.execute(sql) } }
      try connection.execute("INSERT INTO t VALUES (2)")
    }
    #expect(try count() == 2)
  }

  enum Form: CaseIterable { case prepared, before, cursor, counted, execute, afterOwnCommit }

  @Test(arguments: Form.allCases, ["COMMIT", "END", "ROLLBACK"] as [SQL])
  func `stays, in whatever form the statement comes`(form: Form, sql: SQL) throws {
    if form == .afterOwnCommit { try connection.transaction { try connection.execute("DELETE FROM t") } }  // COMMIT is kept, compiled
    let before = try connection.prepare(sql)
    expectError(.misuse, "ends the transaction") {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        switch form {
        case .prepared, .afterOwnCommit: try connection.prepare(sql).run()
        case .before: try before.run()
        case .cursor: _ = try connection.prepare(sql).cursor().next()
        case .counted: _ = try connection.execute(sql) as Int
        case .execute: try connection.execute(sql)
        }
      }
    }
    #expect(try count() == 0)
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(try count() == 1)
  }

  @Test func `stays in a savepoint, and in a transaction within another`() throws {
    expectError(.misuse, "ends the transaction") {
      try connection.savepoint {
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("COMMIT")
      }
    }
    try connection.transaction {
      try connection.execute("INSERT INTO t VALUES (2)")
      for inner in [{ try connection.savepoint($0) }, { try connection.transaction(.immediate, $0) }]
        as [(() throws -> Void) throws -> Void]
      {
        expectError(.misuse, "ends the transaction") {
          try inner {
            try connection.execute("INSERT INTO t VALUES (3)")
            try connection.execute("ROLLBACK")
          }
        }
      }
    }
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [2])
  }

  @Test(arguments: ["RELEASE mine", "release savepoint Mine", "RELEASE \"mine\"", "RELEASE /* it */ [MINE];"] as [SQL])
  func `is not released by the name of the savepoint that began it`(sql: SQL) throws {
    expectError(.misuse, "ends the transaction") {
      try connection.savepoint(named: "mine") {
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute(sql)
      }
    }
    #expect(try count() == 0)
    // A savepoint that SQL begins is no end, also one of the same name.
    try connection.savepoint(named: "mine") {
      try connection.execute("SAVEPOINT a; SAVEPOINT b; INSERT INTO t VALUES (1); RELEASE a; SAVEPOINT Mine")
      try connection.execute(sql)
      expectError(.misuse, "RELEASE b ends the transaction") { try connection.execute("RELEASE b") }
      try connection.savepoint(named: "mine") { try connection.execute("INSERT INTO t VALUES (2)") }
    }
    #expect(try count() == 2)
    expectError(.misuse, "ends the transaction") {
      try connection.transaction { try connection.savepoint(named: "mine") { try connection.execute(sql) } }
    }
  }

  @Test func `may be the user's own, outside of closures`() throws {
    let commit = try connection.prepare("COMMIT")
    try connection.execute("BEGIN; INSERT INTO t VALUES (1)")
    try connection.savepoint { try connection.execute("INSERT INTO t VALUES (2)") }
    expectError(.misuse, "ends the transaction") { try connection.transaction { try commit.run() } }
    try commit.run()
    try connection.execute("BEGIN; DELETE FROM t; ROLLBACK; SAVEPOINT s; INSERT INTO t VALUES (3); RELEASE s")
    #expect(try count() == 3)
    #expect(try connection.transaction { try connection.value("EXPLAIN COMMIT", as: Int.self) } == 0)
  }

  @Test func `is not released by the name of a savepoint of the user's own around it`() throws {
    try connection.execute("SAVEPOINT own")
    try connection.execute("INSERT INTO t VALUES (0)")
    expectError(.misuse, "RELEASE own ends the transaction") {
      try connection.transaction {
        try connection.execute("SAVEPOINT inner; INSERT INTO t VALUES (1)")
        try connection.execute("RELEASE own")
      }
    }
    #expect(try count() == 1)
    expectError(.misuse, "RELEASE inner ends the transaction") {  // it is the outer closure's
      try connection.transaction {
        try connection.execute("SAVEPOINT inner")
        try connection.savepoint { try connection.execute("RELEASE inner") }
      }
    }
    try connection.execute("RELEASE own")
    #expect(try count() == 1)
  }

  @Test(arguments: [0, 3])
  func `is not begun again for it`(retries: Int) throws {
    var runs = 0
    expectError(.misuse, "ends the transaction") {
      try connection.transaction(retries: retries) {
        runs += 1
        try connection.execute("COMMIT")
      }
    }
    #expect(runs == 1)
  }

  @Test func `stays without the setting that is kept for triggers, and with a search table`() throws {
    var configuration = Connection.Configuration()
    configuration.recursiveTriggers = true
    for connection in [try Connection(.memory, configuration: configuration), connection] {
      try connection.execute("CREATE TABLE IF NOT EXISTS t (a); CREATE VIRTUAL TABLE s USING fts5(a)")
      for sql in ["COMMIT", "ROLLBACK", "END"] as [SQL] {
        expectError(.misuse, "ends the transaction") {
          try connection.transaction {
            try connection.execute("INSERT INTO t VALUES (1); INSERT INTO s VALUES ('one')")
            try connection.execute(sql)
          }
        }
      }
      #expect(try connection.count("t") == 0 && connection.count("s") == 0)
    }
  }

  @Test func `stays in every closure of an owner of connections`() async throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a")))
    try database.execute("CREATE TABLE t (a)")
    for sql in ["COMMIT", "ROLLBACK", "END"] as [SQL] {
      expectError(.misuse, "ends the transaction") {
        try database.transaction { connection in
          try connection.execute("INSERT INTO t VALUES (1)")
          try database.execute(sql)  // the same connection again
        }
      }
      expectError(.misuse, "ends the transaction") { try database.withReader { try $0.execute(sql) } }
      let error = await #expect(throws: SQLiteError.self) {
        try await database.perform { connection in
          try connection.transaction {
            try connection.execute("INSERT INTO t VALUES (1)")
            try connection.execute(sql)
          }
        }
      }
      #expect(error?.code == .misuse && error?.message.contains("ends the transaction") == true)
    }
    #expect(try database.count("t") == 0)
    try database.withConnection { try $0.execute("BEGIN; INSERT INTO t VALUES (1); COMMIT") }
    #expect(try database.count("t") == 1)
    try database.close()
  }
}
