import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import SQLiteStorage
import Scratch
import Testing

@Suite struct `What code sees behind a plan guard` {
  /// The counters, codes and states that a connection has after its last statements.
  private func told(_ connection: Connection) -> [String] {
    let sqlite = connection.wrapper
    guard let db = unsafe connection.handle else { return [] }
    return [
      "\(unsafe sqlite.sqlite3_changes(db))", "\(unsafe sqlite.sqlite3_changes64(db))", "\(unsafe sqlite.sqlite3_total_changes(db))",
      "\(unsafe sqlite.sqlite3_last_insert_rowid(db))", "\(unsafe sqlite.sqlite3_errcode(db))",
      "\(unsafe sqlite.sqlite3_extended_errcode(db))",
      unsafe sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) } ?? "", "\(unsafe sqlite.sqlite3_error_offset(db))",
      "\(unsafe sqlite.sqlite3_get_autocommit(db))", "\(unsafe sqlite.sqlite3_txn_state(db, nil))",
    ]
  }

  private static let statements: [SQL] = [
    "INSERT INTO star (name, size) SELECT name, size + 1 FROM star WHERE name > 'star 5'", "UPDATE star SET size = 4 WHERE name < 'star 3'",
    "SELECT * FROM star ORDER BY size", "DELETE FROM star WHERE name LIKE '%7'", "SELECT * FROM planet JOIN star ON star.name = planet.sun",
    "BEGIN", "UPDATE star SET size = 5 WHERE name < 'star 3'",
    "SELECT sum(size), changes(), total_changes(), last_insert_rowid() FROM star",
    "INSERT INTO star SELECT * FROM star WHERE size > 1", "SELECT abs(-9223372036854775808 + (id < 150)) FROM star ORDER BY size",
    "SELECT * FROM star",
    "ROLLBACK", "SELECT * FROM nowhere", "SELECT count(name) FROM star WHERE size = 4",
  ]

  @Test(arguments: [0, 100]) func `is the same as without it, by each statement`(rowLimit: Int) throws {
    let stars = try GuardedStars(rowLimit: rowLimit)
    let plain = try Connection(.memory)
    try plain.execute(GuardedStars.script)
    for sql in Self.statements {
      let both = [stars.connection, plain].map { connection in
        let rows = Result { try connection.rows(sql).map { "\($0)" } }
        return (told(connection), (try? rows.get()) ?? ["\(rows)"])
      }
      #expect(both[0] == both[1], "\(sql.text)")
    }
    #expect(stars.sqlite.findings.count > 5)
  }

  @Test func `are the counters of its statements, and its locks`() throws {
    let folder = try ScratchFolder()
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 0)
    let connection = try Connection(.file(folder.path("a.sqlite")), on: sqlite)
    try connection.execute(GuardedStars.script)
    let other = try Connection(.file(folder.path("a.sqlite")))
    let statement = try connection.prepare("SELECT count(name) FROM star WHERE size = 3")
    for run in 1...2 {
      try statement.run()
      #expect(try statement.status(.fullscanStep) == run * 199)
      try other.execute("BEGIN EXCLUSIVE; UPDATE star SET name = 'x' WHERE id = 1; ROLLBACK")
    }
    try other.execute("CREATE TABLE more (a)")
    #expect(sqlite.findings.count == 1)
  }

  @Test func `is a mock's answer where a mock is within, and no call that it did not make`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT a FROM t").answers(columns: ["a"], rows: [[1]])
    let sqlite = PlanGuardSqlite3Wrapper(RecordingSqlite3Wrapper(mock), rowLimit: 0)
    let connection = try Connection(.memory, on: sqlite)
    #expect(try connection.value("SELECT a FROM t") == 1)
    #expect(sqlite.findings == [])
  }

  @Test func `makes no call that a double within records, and a ledger outside is clean`() throws {
    func calls(_ sqlite: (RecordingSqlite3Wrapper) -> any Sqlite3WrapperProtocol) throws -> String {
      let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
      let connection = try Connection(.memory, on: sqlite(recording))
      try connection.execute(GuardedStars.script)
      _ = try connection.rows("SELECT * FROM star ORDER BY size")
      try connection.close()
      return recording.calls.map { "\($0.call)" }.joined(separator: " ")
    }
    let sqlite = Locked<PlanGuardSqlite3Wrapper?>(nil)
    let ledger = HandleLedger()
    let guarded = try calls { inner in
      let made = PlanGuardSqlite3Wrapper(inner)
      sqlite.withLock { $0 = made }
      return LedgerSqlite3Wrapper(made, ledger: ledger)
    }
    #expect(try guarded == calls { $0 })
    #expect(sqlite.withLock { $0?.findings.count } == 2)
    #expect(ledger.isClean)
  }

  /// A double that is not this package's, so that the guard's questions pass through it, and through the wrapper within it.
  private final class Opaque: RoutedSqlite3Wrapper {}

  @Test(arguments: TestRun.sample(of: [false, true], few: 1))
  func `is right whichever call fails, be it one of the guard's own`(asksThroughFaults: Bool) throws {
    let check: (Result<[Int64], any Error>) -> String? = { result in
      if case .success(let seen) = result, seen != [200, 20, 20] { "it saw \(seen)" } else { nil }
    }
    let sweep = FaultSweep(seed: TestRun.seed, check: check) { sqlite throws -> [Int64] in
      let inner: any Sqlite3WrapperProtocol = asksThroughFaults ? Opaque(sqlite) : sqlite
      let connection = try Connection(.memory, on: PlanGuardSqlite3Wrapper(inner, rowLimit: 0))
      try connection.execute(GuardedStars.script)
      let count = try Int64(connection.rows("SELECT * FROM star ORDER BY size").count)
      let changed = try connection.update("star", set: ["size": 11], where: Column("size") == 3)
      return [count, Int64(changed), try connection.value("SELECT count(*) FROM star WHERE size = 11", as: Int64.self) ?? 0]
    }
    let report = try sweep.everyCommitIsFine.inProcess.sampled(TestRun.most(7)).run()
    #expect(report.failableCalls > 40)
  }

  @Test func `is found from several threads, each with a connection of its own`() throws {
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper())
    let problems = Locked<[String]>([])
    StartedThread.run(4) { number in
      do {
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute(GuardedStars.script)
        for round in 0..<25 {
          let limit = 101 + (number * 25 + round) % 99
          let rows = try connection.rows("SELECT * FROM star LIMIT \(limit)")
          if rows.count != limit { problems.withLock { $0.append("\(rows.count) rows, not \(limit)") } }
          try connection.execute("UPDATE star SET size = 1 WHERE name = 'x'")
        }
        try connection.close()
      } catch { problems.withLock { $0.append("\(error)") } }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(Set(sqlite.findings.map(\.kind)) == [.scan(tables: ["star"], steps: 198), .scan(tables: ["star"], steps: 199)])
  }
}
