import SQLiteManager
import SQLiteManagerTestSupport
import Testing

private struct Stop: Error {}

@Suite struct `A commit hook` {
  @Test(arguments: HookEngine.allCases)
  func `is asked before a commit and can veto it`(engine: HookEngine) throws {
    let (connection, mock) = try engine.open()
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
    #expect(throws: SQLiteError.self) {
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (1); INSERT OR ROLLBACK INTO t VALUES (1)") }
    }
    #expect(count == 2)
    try connection.execute("BEGIN; INSERT INTO t VALUES (1)")
    try connection.close()
    #expect(count == 3)
    token.cancel()
  }
}
