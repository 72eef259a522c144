import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteManagerTesting
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

  private func searches(_ manager: SQLiteManager, _ options: FullTextOptions = FullTextOptions()) -> LiveSearches {
    manager.liveSearches(in: table, options: options, debounce: .milliseconds(150), clock: clock)
  }

  /// The text and the rows of a result.
  private func told(_ result: LiveSearches.Element?) throws -> String {
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
    let later = Locked<LiveSearches?>(nil)
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
