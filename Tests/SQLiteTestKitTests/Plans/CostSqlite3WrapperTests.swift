import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import SQLiteStorage
import Testing

@Suite struct `The cost of an operation` {
  let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
  let connection: Connection

  init() throws {
    connection = try Connection(.memory, on: sqlite)
    try connection.execute(GuardedStars.script)
  }

  /// A statement for each sun: more with each planet.
  private func sizesOneByOne() throws -> [Int] {
    try connection.rows("SELECT sun FROM planet", as: String.self).map { sun in
      try connection.value(SQL(unchecked: "SELECT size FROM star WHERE name = '\(sun)'"), as: Int.self) ?? 0
    }
  }

  private func sizesAtOnce() throws -> [Int] {
    try connection.rows("SELECT size FROM planet JOIN star ON star.name = planet.sun ORDER BY planet.id", as: Int.self)
  }

  @Test func `is the same each time, and is counted by statement`() throws {
    try connection.execute("CREATE INDEX by_name ON star (name)")
    #expect(try sizesOneByOne() == sizesAtOnce())
    let first = try sqlite.cost { try sizesOneByOne() }
    #expect(try sqlite.cost { try sizesOneByOne() } == first)
    #expect(first.statements == 0 && first.calls > 10 && first.sorts == 0 && first.fullScanSteps == 1)
    #expect(first.bySQL.map(\.runs) == [1, 1, 1] && first.bySQL.map(\.vmSteps).reduce(0, +) == first.vmSteps && first.vmSteps > 10)
    #expect(first.bySQL.map(\.vmSteps) == first.bySQL.map(\.vmSteps).sorted(by: >))
    #expect(try sqlite.cost { try sizesAtOnce() }.bySQL.count == 1)
    #expect(sqlite.cost {} == Cost())
  }

  @Test func `is that of each statement, where the next one lies where the last one was finalized`() throws {
    let sql: SQL = "SELECT name FROM star WHERE size = 3; SELECT count(name) FROM star"
    let first = try sqlite.cost { try connection.execute(sql) }
    #expect(first.statements == 2 && first.bySQL.count == 2)
    for _ in 0..<5 { #expect(try sqlite.cost { try connection.execute(sql) } == first) }
  }

  @Test func `tells the calls and the statements of code that asks once from those of code that asks for each`() throws {
    for index in 10..<50 { try connection.insert(["sun": "star \(index)"], into: "planet") }
    let atOnce = try sqlite.cost { try sizesAtOnce() }
    let oneByOne = try sqlite.cost { try sizesOneByOne() }
    #expect(atOnce.statements == 1 && oneByOne.statements == 43)
    #expect(oneByOne.fullScanSteps > 1_000)
    #expect(
      atOnce.overrun(calls: atOnce.calls, statements: 1, vmSteps: atOnce.vmSteps, fullScanSteps: atOnce.fullScanSteps, sorts: atOnce.sorts)
        == nil)
    let overrun = try #require(oneByOne.overrun(statements: 1, sorts: 0))
    #expect(overrun.hasPrefix("over budget\n  43 statements prepared, and the budget is 1\nthe most expensive statements\n  "))
    #expect(overrun.hasSuffix("\n  and 38 others"))
    #expect(overrun.contains(" steps in 1 run: SELECT size FROM star WHERE name = 'star "))
  }

  @Test func `counts a statement that is compiled once for each of its runs, and says that they had other values`() throws {
    try connection.execute("CREATE INDEX by_name ON star (name)")
    func sizes(_ ids: [Int]) throws -> [Int] {
      try ids.map { try connection.value("SELECT size FROM star WHERE name = \("star \($0)")", as: Int.self) ?? 0 }
    }
    _ = try sizes([1])
    let cost = try sqlite.cost { try sizes([3, 4, 5, 4]) }
    #expect(cost.statements == 0 && cost.runs == 4)
    #expect(try sqlite.cost { try sizes([3, 4, 5, 4]) } == cost)
    let overrun = try #require(cost.overrun(runs: 1))
    #expect(
      overrun.hasPrefix(
        """
        over budget
          4 runs of statements, and the budget is 1
        the same text ran 4 times with 3 sets of values; a join, or IN with all of them, reads the rows in one run: SELECT size FROM star WHERE name = ?
        the most expensive statements
        """), "\(overrun)")
    #expect(overrun.contains(" steps in 4 runs with 3 sets of values: SELECT size"))
    let same = try #require(sqlite.cost { try sizes([7, 7, 7]) }.overrun(runs: 1))
    #expect(!same.contains("sets of values"), "\(same)")
    let inserts = try #require(
      sqlite.cost { for index in 0..<3 { try connection.insert(["sun": "star \(index)"], into: "planet") } }.overrun(runs: 1))
    #expect(!inserts.contains("IN with all"), "\(inserts)")
    withKnownIssue { try expectCost(on: sqlite, runs: 3) { _ = try sizes([1, 2, 3, 4]) } }
    try expectCost(on: sqlite, runs: 3) { _ = try sizes([1, 2, 3]) }
  }

  @Test func `is an issue when it is over the budget, in asynchronous code as well`() async throws {
    _ = try connection.find(in: "star", key: 4)  // reads the key of the table
    try expectCost(on: sqlite, calls: 20, statements: 0) { _ = try connection.find(in: "star", key: 4) }
    let found = Locked<[String]>([])
    try await withKnownIssue {
      try expectCost(on: sqlite, statements: 0, sorts: 0) { _ = try connection.rows("SELECT * FROM star ORDER BY size") }
      try await expectCost(on: sqlite, fullScanSteps: 100) {
        await Task.yield()
        _ = try connection.rows("SELECT * FROM star")
      }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let texts = found.withLock { $0 }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("  1 statements prepared, and the budget is 0\n  1 sorts, and the budget is 0\n") == true)
    #expect(texts.last?.contains("  199 steps of full scans, and the budget is 100\n") == true)
  }

  @Test func `leaves SQLite's counters to who wants them, and notices when they are reset`() throws {
    let sql: SQL = "SELECT count(name) FROM star WHERE size = 3"
    for resets in [false, true, false] {
      #expect(try sqlite.cost { try connection.rows(sql) }.fullScanSteps == 199)
      #expect(try connection.prepare(sql).status(.fullscanStep, resetting: resets) > 0)
    }
  }

  @Test func `is calls and statements over a mock`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT a FROM t").answers(columns: ["a"], rows: [[1]])
    let sqlite = CostSqlite3Wrapper(mock)
    let connection = try Connection(.memory, on: sqlite)
    let cost = try sqlite.cost { try connection.rows("SELECT a FROM t") }
    #expect(cost.statements == 1 && cost.calls > 3 && cost.vmSteps == 0 && cost.bySQL == [])
  }
}
