import SQLiteManager
import SQLiteManagerTestSupport
import SQLiteManagerTesting
import Testing

@Suite struct `A search as one types` {
  private func people(_ engine: ResultEngine, count: Int = 3_000) throws -> (Connection, FullTextTable) {
    let table = engine.table(["title"])
    let connection = try Connection(.memory)
    try engine.fill(connection, [], table)
    try connection.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO \(identifier: table.name) (rowid, title) SELECT i, 'wine number' || i || CASE WHEN i % 500 = 0 THEN ' wine' ELSE '' END FROM n
      """)
    return (connection, table)
  }

  @Test(arguments: ResultEngine.allCases)
  func `looks for what is long enough, and ranks what is longer`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    let typing = SearchTyping(minimumLength: 2, ranksFrom: 3)
    for text in ["", " ", "w", " w ", "👩‍👩‍👧", "e\u{301}", "\t\n"] {
      #expect(try connection.search(asTyped: text, in: table, typing) == TypedSearch(text: text, outcome: .tooShort, results: []))
    }
    let two = try connection.search(asTyped: "wi", in: table, typing)
    #expect(two.outcome == .newest && two.results.map(\.rowid) == Array((2_981...3_000).reversed()))
    #expect(two.results.allSatisfy { $0.rank == nil })
    let three = try connection.search(asTyped: "win", in: table, typing, options: SearchOptions(limit: 6))
    #expect(three.outcome == .ranked)
    #expect(Set(three.results.map(\.rowid)) == [500, 1_000, 1_500, 2_000, 2_500, 3_000])
    #expect(try connection.search(asTyped: "win ", in: table, typing).results.isEmpty)
    #expect(try connection.search(asTyped: "wine num", in: table, typing).results.count == 20)
    #expect(try connection.search(asTyped: "\"", in: table, SearchTyping(ranksFrom: 0)).results.isEmpty)
  }

  @Test(arguments: ResultEngine.allCases)
  func `ranks the newest alone when it is told to`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    let typed = try connection.search(asTyped: "wine", in: table, SearchTyping(ranksNewest: 600), options: SearchOptions(limit: 3))
    #expect(typed.outcome == .ranked)
    #expect(typed.results.map(\.rowid) == [2_500, 3_000, 2_401] || typed.results.map(\.rowid) == [3_000, 2_500, 2_401])
  }

  @Test(arguments: ResultEngine.allCases)
  func `gives the newest when ranking takes more steps than allowed, and what there is when that does too`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    let newest = try connection.search(asTyped: "wine", in: table, SearchTyping(steps: 5_000))
    #expect(newest.outcome == .newest)
    #expect(newest.results.map(\.rowid) == Array((2_981...3_000).reversed()))
    let cut = try connection.search(asTyped: "wine", in: table, SearchTyping(steps: 1_000), options: SearchOptions(limit: nil))
    #expect(cut.outcome == .outOfBudget)
    #expect(cut.results.count > 0 && cut.results.count < 1_000)
    #expect(cut.results.map(\.rowid) == Array((1...3_000).reversed().prefix(cut.results.count)).map(Int64.init))
    let none = try connection.search(asTyped: "wine", in: table, SearchTyping(steps: 0), options: SearchOptions(limit: nil))
    #expect(none.outcome == .outOfBudget && none.results.count < cut.results.count)
    #expect(try connection.search(asTyped: "wine", in: table, SearchTyping(steps: 10_000_000)).outcome == .ranked)
  }

  @Test(arguments: ResultEngine.allCases)
  func `measures time by the clock it is given`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    func outcome(_ step: Duration, limit: Int?) throws -> TypedSearch.Outcome {
      try connection.search(
        asTyped: "wine", in: table, SearchTyping(time: .milliseconds(100)), options: SearchOptions(limit: limit),
        clock: TypingClock(movingBy: step)
      ).outcome
    }
    #expect(try outcome(.zero, limit: 20) == .ranked)
    #expect(try outcome(.milliseconds(20), limit: 20) == .newest)
    #expect(try outcome(.milliseconds(60), limit: nil) == .outOfBudget)
  }

  @Test(arguments: ResultEngine.allCases)
  func `is given up when its result is wanted no more, or somebody interrupts`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    var asked = 0
    let error = #expect(throws: SQLiteError.self) {
      try connection.search(
        asTyped: "wine", in: table,
        isStale: {
          asked += 1
          return asked == 4
        })
    }
    #expect(error?.code == .interrupt && asked == 4)
    let early = #expect(throws: SQLiteError.self) { try connection.search(asTyped: "wine", in: table, isStale: { true }) }
    #expect(early?.code == .interrupt)
    let interrupter = connection.interrupter
    let foreign = #expect(throws: SQLiteError.self) {
      try connection.search(
        asTyped: "wine", in: table, SearchTyping(steps: 10_000_000),
        isStale: {
          interrupter.interrupt()
          return false
        })
    }
    #expect(foreign?.code == .interrupt)
    #expect(try connection.search(asTyped: "wine", in: table).outcome == .ranked)
  }

  @Test(arguments: ResultEngine.allCases)
  func `looks at no more of the newest than its options say, ranked or not`(engine: ResultEngine) throws {
    let (connection, table) = try people(engine)
    for (ranking, expected) in [(SearchRanking.oldestFirst, [2_999, 3_000]), (.newestFirst, [3_000, 2_999]), (.hits(), [3_000, 2_999])] {
      let options = SearchOptions(ranking: ranking, limit: nil, newest: 2)
      let found = try connection.search(asTyped: "wine", in: table, SearchTyping(ranksFrom: 9), options: options)
      #expect(found.outcome == .newest)
      #expect(found.results.map(\.rowid) == expected.map(Int64.init))
    }
  }

  @Test func `leaves no handler behind`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let table = ResultEngine.fts5.table(["title"])
    let connection = try ResultEngine.fts5.opened([["wine"]], in: table, on: counter)
    _ = try connection.search(asTyped: "wine", in: table)
    #expect(counter.count(of: .sqlite3_progress_handler) == 2)
    _ = try connection.search(asTyped: "w", in: table, SearchTyping(minimumLength: 2))
    #expect(counter.count(of: .sqlite3_progress_handler) == 2)
  }
}
