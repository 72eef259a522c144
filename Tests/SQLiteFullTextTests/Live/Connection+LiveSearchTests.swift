import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A search as one types` {
  private func people(_ module: SearchedModule, count: Int = 3_000) throws -> (Connection, FullTextTable) {
    let table = module.table(["title"])
    let connection = try Connection(.memory)
    try module.fill(connection, [], table)
    try connection.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO \(identifier: table.name) (rowid, title) SELECT i, 'wine number' || i || CASE WHEN i % 500 = 0 THEN ' wine' ELSE '' END FROM n
      """)
    return (connection, table)
  }

  @Test(arguments: SearchedModule.allCases)
  func `looks for what is long enough, and ranks what is longer`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    let typing = LiveSearchOptions(minimumLength: 2, ranksFrom: 3)
    for text in ["", " ", "w", " w ", "👩‍👩‍👧", "e\u{301}", "\t\n"] {
      #expect(try connection.liveSearch(text, in: table, typing) == LiveSearch(text: text, outcome: .tooShort, results: []))
    }
    let two = try connection.liveSearch("wi", in: table, typing)
    #expect(two.outcome == .newest && two.results.map(\.rowid) == Array((2_981...3_000).reversed()))
    #expect(two.results.allSatisfy { $0.rank == nil })
    let three = try connection.liveSearch("win", in: table, typing, options: FullTextOptions(limit: 6))
    #expect(three.outcome == .ranked)
    #expect(Set(three.results.map(\.rowid)) == [500, 1_000, 1_500, 2_000, 2_500, 3_000])
    #expect(try connection.liveSearch("win ", in: table, typing).results.isEmpty)
    #expect(try connection.liveSearch("wine num", in: table, typing).results.count == 20)
    #expect(try connection.liveSearch("\"", in: table, LiveSearchOptions(ranksFrom: 0)).results.isEmpty)
    #expect(try connection.liveSearch("num win", in: table).results.isEmpty)
    for text in ["num win", "num win "] {
      #expect(try connection.liveSearch(text, in: table, LiveSearchOptions(prefixes: .allWords)).results.count == 20)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `ranks the newest alone when it is told to`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    let typed = try connection.liveSearch("wine", in: table, LiveSearchOptions(ranksNewest: 600), options: FullTextOptions(limit: 3))
    #expect(typed.outcome == .ranked)
    #expect(typed.results.map(\.rowid) == [2_500, 3_000, 2_401] || typed.results.map(\.rowid) == [3_000, 2_500, 2_401])
  }

  @Test(arguments: SearchedModule.allCases)
  func `gives the newest when ranking takes more steps than allowed, and what there is when that does too`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    let newest = try connection.liveSearch("wine", in: table, LiveSearchOptions(steps: 5_000))
    #expect(newest.outcome == .newest)
    #expect(newest.results.map(\.rowid) == Array((2_981...3_000).reversed()))
    let cut = try connection.liveSearch("wine", in: table, LiveSearchOptions(steps: 1_000), options: FullTextOptions(limit: nil))
    #expect(cut.outcome == .outOfBudget)
    #expect(cut.results.count > 0 && cut.results.count < 1_000)
    #expect(cut.results.map(\.rowid) == Array((1...3_000).reversed().prefix(cut.results.count)).map(Int64.init))
    let none = try connection.liveSearch("wine", in: table, LiveSearchOptions(steps: 0), options: FullTextOptions(limit: nil))
    #expect(none.outcome == .outOfBudget && none.results.count < cut.results.count)
    #expect(try connection.liveSearch("wine", in: table, LiveSearchOptions(steps: 10_000_000)).outcome == .ranked)
  }

  @Test(arguments: SearchedModule.allCases)
  func `measures time by the clock it is given`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    func outcome(_ step: Duration, limit: Int?) throws -> LiveSearch<FullTextResult>.Outcome {
      try connection.liveSearch(
        "wine", in: table, LiveSearchOptions(time: .milliseconds(100)), options: FullTextOptions(limit: limit),
        clock: VirtualClock(.standing, movingBy: step)
      ).outcome
    }
    #expect(try outcome(.zero, limit: 20) == .ranked)
    #expect(try outcome(.milliseconds(20), limit: 20) == .newest)
    #expect(try outcome(.milliseconds(60), limit: nil) == .outOfBudget)
  }

  @Test(arguments: SearchedModule.allCases)
  func `is given up when its result is wanted no more, or somebody interrupts`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    var asked = 0
    let error = #expect(throws: SQLiteError.self) {
      try connection.liveSearch(
        "wine", in: table,
        isStale: {
          asked += 1
          return asked == 4
        })
    }
    #expect(error?.code == .interrupt && asked == 4)
    let early = #expect(throws: SQLiteError.self) { try connection.liveSearch("wine", in: table, isStale: { true }) }
    #expect(early?.code == .interrupt)
    let interrupter = connection.interrupter
    let foreign = #expect(throws: SQLiteError.self) {
      try connection.liveSearch(
        "wine", in: table, LiveSearchOptions(steps: 10_000_000),
        isStale: {
          interrupter.interrupt()
          return false
        })
    }
    #expect(foreign?.code == .interrupt)
    #expect(try connection.liveSearch("wine", in: table).outcome == .ranked)
  }

  @Test(arguments: SearchedModule.allCases)
  func `looks at no more of the newest than its options say, ranked or not`(module: SearchedModule) throws {
    let (connection, table) = try people(module)
    for (ranking, expected) in [
      (FullTextRanking.oldestFirst, [2_999, 3_000]), (.newestFirst, [3_000, 2_999]), (.hits(), [3_000, 2_999]),
    ] {
      let options = FullTextOptions(ranking: ranking, limit: nil, newest: 2)
      let found = try connection.liveSearch("wine", in: table, LiveSearchOptions(ranksFrom: 9), options: options)
      #expect(found.outcome == .newest)
      #expect(found.results.map(\.rowid) == expected.map(Int64.init))
    }
  }

  @Test func `leaves no handler behind`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let table = SearchedModule.fts5.table(["title"])
    let connection = try SearchedModule.fts5.opened([["wine"]], in: table, on: counter)
    _ = try connection.liveSearch("wine", in: table)
    #expect(counter.count(of: .sqlite3_progress_handler) == 2)
    _ = try connection.liveSearch("w", in: table, LiveSearchOptions(minimumLength: 2))
    #expect(counter.count(of: .sqlite3_progress_handler) == 2)
  }
}
