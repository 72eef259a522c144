import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct `The results of a search field` {
  let clock = VirtualClock(.standing)
  let table = SearchedModule.fts5.table()

  private func manager(prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }) throws -> SQLiteManager {
    let manager = SQLiteManager(.database(.memory), prepare: prepare)
    try manager.open()
    let table = table
    try manager.withConnection { try SearchedModule.fts5.fill($0, SearchedModule.wines, table) }
    return manager
  }

  /// How many rows were ranked.
  private final class Calls: Sendable {
    let count = Locked(0)
  }

  /// A manager with thousands of rows that hold "wine", ranked by a function that does something else besides.
  private func slowManager(_ calls: Calls, _ body: @escaping @Sendable (Int) -> Void) throws -> SQLiteManager {
    let manager = try manager {
      try $0.addSearchRanking("slow", for: .fts5) { _ in
        body(
          calls.count.withLock {
            $0 += 1
            return $0
          })
        return 0
      }
    }
    let table = table
    try manager.withConnection { connection in
      try connection.execute(
        """
        WITH n (n) AS (VALUES (100) UNION ALL SELECT n + 1 FROM n WHERE n < 5099)
        INSERT INTO \(identifier: table.name) (rowid, title) SELECT n, 'wine' FROM n
        """)
    }
    return manager
  }

  private func searches(_ manager: SQLiteManager, _ options: FullTextOptions = FullTextOptions()) -> LiveSearches<FullTextResult> {
    manager.liveSearches(in: table, options: options, debounce: .milliseconds(150), clock: clock)
  }

  /// The text and the rows of a result.
  private func told(_ result: LiveSearches<FullTextResult>.Element?) throws -> String {
    guard let typed = try result?.get() else { return "nothing" }
    return "\(typed.text): \(typed.results.map(\.rowid).sorted())"
  }

  @Test func `are for the text at which the typing pauses`() async throws {
    let searches = searches(try manager())
    for text in ["b", "be", "bee"] { searches.type(text) }
    async let first = searches.first { _ in true }
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(100))
    searches.type("app")
    try clock.advance(by: .milliseconds(50))
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(99))
    searches.type("apples")
    try clock.advance(by: .milliseconds(1))
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(149))
    #expect(try told(await first) == "apples: [2, 4]")
  }

  @Test func `come once for each pause, until the field is finished`() async throws {
    let searches = searches(try manager())
    var results = searches.makeAsyncIterator()
    for (text, expected) in [("beer", "beer: [3]"), ("thi", "thi: [3]"), ("", ": []")] {
      searches.type(text)
      async let woken: Void = pause()
      #expect(try told(await results.next()) == expected)
      try await woken
    }
    searches.type("cider")
    searches.finish()
    searches.type("too late")
    #expect(try told(await results.next()) == "cider: [4]")
    #expect(try told(await results.next()) == "nothing")
    #expect(try told(await results.next()) == "nothing")
  }

  @Test func `of an older text are never told, and its search is stopped`() async throws {
    let later = Locked<LiveSearches<FullTextResult>?>(nil)
    let calls = Calls()
    let manager = try slowManager(calls) { number in
      if number == 2 { later.withLock { $0?.type("beer") } }
    }
    let searches = searches(manager, FullTextOptions(ranking: .function("slow"), snippet: nil))
    later.withLock { $0 = searches }
    searches.type("wine")
    let first = Task { await searches.first { _ in true } }
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(150))
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(150))
    #expect(try told(await first.value) == "beer: [3]")
    #expect(calls.count.withLock { $0 } < 1_000)
    later.withLock { $0 = nil }
  }

  @Test func `may be errors, and go on`() async throws {
    let manager = try manager()
    let searches = searches(manager)
    var results = searches.makeAsyncIterator()
    try manager.withConnection { try $0.execute("ALTER TABLE \"wine search\" RENAME TO gone") }
    searches.type("beer")
    async let woken: Void = pause()
    let failure = await results.next()
    try await woken
    expectError(.error, "wine search is not a search table: there are gone") { try failure?.get() }
    try manager.withConnection { try $0.execute("ALTER TABLE gone RENAME TO \"wine search\"") }
    searches.type("beer")
    async let wokenAgain: Void = pause()
    let success = await results.next()
    try await wokenAgain
    #expect(try told(success) == "beer: [3]")
    try manager.close()
    searches.type("beer")
    searches.finish()
    let closed = await results.next()
    expectError(.misuse, "the database is not open: call open() first") { try closed?.get() }
    #expect(try told(await results.next()) == "nothing")
  }

  private struct Wine: Codable, ExpressibleByRow, Equatable {
    var title: String
    var body: String?

    init(row: borrowing Row) throws { (title, body) = (try row["title"], try row["body"]) }
  }

  @Test func `have the rows, as a type of one's own`() async throws {
    let manager = try manager()
    let (decoded, made) = (
      manager.liveSearches(in: table, decoding: Wine.self, debounce: .zero), manager.liveSearches(in: table, as: Wine.self, debounce: .zero)
    )
    for searches in [decoded, made] {
      searches.type("app")
      searches.finish()
      let found = try #require(try await searches.first { _ in true }?.get())
      #expect(found.outcome == .ranked && Set(found.results.map(\.result.rowid)) == [2, 4])
      for row in found.results {
        let title = try manager.value("SELECT title FROM \(identifier: table.name) WHERE rowid = \(row.result.rowid)", as: String.self)
        #expect(row.value.title == title && row.result.snippet != nil)
      }
    }
  }

  @Test func `have rows as far as the budget goes, which reading them is part of`() async throws {
    let manager = try slowManager(Calls()) { _ in }
    var counts: [Int] = []
    for steps in [2_000, 20_000] {
      let searches = manager.liveSearches(
        in: table, decoding: Wine.self, LiveSearchOptions(steps: steps), options: FullTextOptions(limit: nil, snippet: nil), debounce: .zero
      )
      searches.type("wine")
      searches.finish()
      let found = try #require(try await searches.first { _ in true }?.get())
      #expect(found.outcome == .outOfBudget && found.results.allSatisfy { $0.value.title == "wine" })
      counts.append(found.results.count)
    }
    #expect(counts[0] > 0 && counts[0] < counts[1] && counts[1] < 5_000)
  }

  @Test func `are errors while the manager is suspended, and come when it is resumed`() async throws {
    let manager = try manager()
    let searches = manager.liveSearches(in: table, decoding: Wine.self, debounce: .zero)
    var results = searches.makeAsyncIterator()
    try manager.suspend()
    searches.type("beer")
    let refused = await results.next()
    let error = #expect(throws: SQLiteError.self) { try refused?.get() }
    #expect(error?.code == .interrupt)
    manager.resume()
    searches.type("beer")
    #expect(try await results.next()?.get().results.map(\.value.title) == ["Beer"])
  }

  @Test func `say so where rows are gone, or none are kept`() async throws {
    let external = FullTextTable("other", columns: ["title"], content: .external(table: "wine", rowid: "rowid"))
    let manager = try manager()
    try manager.withConnection { connection in
      try connection.execute("CREATE TABLE wine (title); INSERT INTO wine VALUES ('cider')")
      try connection.createFullTextTable(external)
      try connection.createFullTextTable(FullTextTable("none", columns: ["title"], content: .none))
    }
    let searches = manager.liveSearches(in: external, decoding: Wine.self, options: FullTextOptions(snippet: nil), debounce: .zero)
    var results = searches.makeAsyncIterator()
    searches.type("cider")
    #expect(try await results.next()?.get().results.map(\.value.title) == ["cider"])
    try manager.execute("ALTER TABLE wine RENAME TO gone")
    searches.type("cider")
    let missing = await results.next()
    expectError(.error, "no such table") { try missing?.get() }
    try manager.execute("ALTER TABLE gone RENAME TO wine; DROP TRIGGER IF EXISTS x; INSERT INTO other (rowid, title) VALUES (9, 'cider')")
    searches.type("cider")
    let outOfStep = await results.next()
    expectError(.corruptVtab, "has row 9, which wine lacks: rebuild the search table") { try outOfStep?.get() }
    let none = manager.liveSearches(in: FullTextTable("none", columns: ["title"], content: .none), decoding: Wine.self, debounce: .zero)
    none.type("cider")
    let refused = await none.first { _ in true }
    expectError(.range, "none keeps no texts: there is no row to read") { try refused?.get() }
  }

  private func pause() async throws {
    await clock.untilWaiting()
    try clock.advance(by: .milliseconds(150))
  }

  enum Moment: CaseIterable { case before, waiting, pausing, looking }

  @Test(arguments: Moment.allCases) func `end with the task that waits for them`(moment: Moment) async throws {
    let task = Locked<Task<Bool, Never>?>(nil)
    let calls = Calls()
    let manager = try slowManager(calls) { _ in task.withLock { $0?.cancel() } }
    let searches = searches(manager, FullTextOptions(ranking: .function("slow"), snippet: nil))
    let started = Task { await searches.first { _ in true } == nil }
    task.withLock { $0 = started }
    switch moment {
    case .before: started.cancel()
    case .waiting:
      await Task.yield()
      started.cancel()
    case .pausing:
      searches.type("wine")
      await clock.untilWaiting()
      started.cancel()
    case .looking:
      searches.type("wine")
      await clock.untilWaiting()
      try clock.advance(by: .milliseconds(150))
    }
    #expect(await started.value)
    #expect(calls.count.withLock { $0 } < 1_000)
    #expect(try manager.search(FullTextQuery("beer"), in: table).map(\.rowid) == [3])
    task.withLock { $0 = nil }
  }
}
