import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

private struct Stop: Error {}

@Suite struct `A commit hook` {
  @Test(arguments: HookLibrary.allCases)
  func `is asked before a commit and can veto it`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<String>()
    var decision = CommitDecision.commit
    let tokens = [
      try connection.addCommitHook {
        heard.hear("first"); return decision
      },
      try connection.addCommitHook {
        heard.hear("second"); return .commit
      },
      try connection.addRollbackHook { heard.hear("rollback") },
    ]
    if let mock {
      unsafe #expect(mock.fireCommit() == false)
      decision = .rollback
      unsafe #expect(mock.fireCommit() == true)
      unsafe mock.fireRollback()
    } else {
      try connection.execute("CREATE TABLE t (a)")
      decision = .rollback
      let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1)") }
      #expect(error?.code == .constraintCommithook)
      #expect(try connection.value("SELECT count(*) FROM t") == 0)
    }
    #expect(heard.words == ["first", "second", "first", "rollback"])
    tokens.forEach { $0.cancel() }
  }

  @Test func `that vetoes rolls a transaction back as a whole`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    let token = try connection.addCommitHook { .rollback }
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("INSERT INTO t VALUES (2)")
      }
    }
    #expect(error?.code == .constraintCommithook)
    #expect(!connection.isInTransaction)
    token.cancel()
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (3)") }
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [3])
  }

  @Test func `is not asked when nothing was written`() throws {
    let connection = try Connection(.memory)
    let heard = Heard<String>()
    let token = try connection.addCommitHook {
      heard.hear("asked"); return .commit
    }
    try connection.transaction(.deferred) { _ = try connection.value("SELECT 1", as: Int.self) }
    #expect(heard.words.isEmpty)
    try connection.execute("CREATE TABLE t (a)")
    #expect(heard.words == ["asked"])
    token.cancel()
  }

  @Test(arguments: HookLibrary.allCases)
  func `is asked by COMMIT and by what writes alone, on a mock too`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<String>()
    mock?.when("CREATE TABLE t (a)").answers(.done)
    mock?.when("INSERT INTO t VALUES (1)").answers(.changed(1))
    mock?.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    try connection.execute("CREATE TABLE t (a)")
    var decision = CommitDecision.rollback
    let tokens = [
      try connection.addCommitHook {
        heard.hear("asked"); return decision
      },
      try connection.addRollbackHook { heard.hear("rollback") },
    ]
    for insert in [false, true] {
      let error = #expect(throws: SQLiteError.self) {
        try connection.transaction { if insert { try connection.execute("INSERT INTO t VALUES (1)") } }
      }
      #expect(error?.code == .constraintCommithook)
      #expect(error?.message == "constraint failed")
      #expect(!connection.isInTransaction)
    }
    let alone = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(alone?.code == .constraintCommithook)
    try connection.transaction(.deferred) { _ = try connection.value("SELECT 1", as: Int.self) }
    #expect(heard.words == Array(repeating: ["asked", "rollback"], count: 3).flatMap { $0 })
    decision = .commit
    try connection.savepoint { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(heard.words.count == 7)
    try connection.execute("BEGIN")
    try connection.close()
    #expect(heard.words.last == "rollback" && heard.words.count == 8)
    tokens.forEach { $0.cancel() }
  }
}

@Suite struct `A rollback hook` {
  @Test func `is told of every rollback but of none to a savepoint`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
    var count = 0
    let token = try connection.addRollbackHook { count += 1 }
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    #expect(count == 1)
    try connection.transaction {
      _ = #expect(throws: Stop.self) { try connection.savepoint { throw Stop() } }
    }
    #expect(count == 1)
    expectError(.constraintPrimarykey, "UNIQUE constraint failed: t.a") {
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (1); INSERT OR ROLLBACK INTO t VALUES (1)") }
    }
    #expect(count == 2)
    try connection.execute("BEGIN; INSERT INTO t VALUES (1)")
    try connection.close()
    #expect(count == 3)
    token.cancel()
  }
}
