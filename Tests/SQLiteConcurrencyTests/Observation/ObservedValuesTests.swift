import Expectations
import Foundation
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

@Suite struct `An observation` {
  let folder: ScratchFolder
  let database: Database

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a"))) {
      try $0.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name); CREATE TABLE IF NOT EXISTS other (a)")
    }
  }

  private func names(_ count: Locked<Int> = Locked(0)) -> ObservedValues<[String]> {
    database.observe { connection in
      count.withLock { $0 += 1 }
      return try connection.rows("SELECT name FROM star ORDER BY id") { try $0["name", as: String.self] }
    }
  }

  @Test func `gives what is there, and what is there after each commit`() async throws {
    var seen = names().makeAsyncIterator()
    #expect(try await seen.next() == [])
    #expect(!seen.isDue)
    try database.insert(["name": "Vega"], into: "star")
    #expect(try await seen.next() == ["Vega"])
    try database.transaction { connection in
      try connection.insert(["name": "Deneb"], into: "star")
      #expect(!seen.isDue)
      try connection.insert(["name": "Mira"], into: "star")
    }
    #expect(try await seen.next() == ["Vega", "Deneb", "Mira"])
    #expect(!seen.isDue)
  }

  @Test func `reads again only for the tables that it reads`() async throws {
    let count = Locked(0)
    var seen = names(count).makeAsyncIterator()
    _ = try await seen.next()
    try database.insert(["a": 1], into: "other")
    try database.transaction { _ in }
    try database.execute("UPDATE star SET name = 'nobody'; DELETE FROM other WHERE true")
    #expect(throws: Stop.self) {
      try database.transaction { connection in
        try connection.insert(["name": "Vega"], into: "star")
        throw Stop()
      }
    }
    #expect(!seen.isDue)
    try database.insert(["name": "Mira"], into: "star")
    #expect(try await seen.next() == ["Mira"])
    #expect(count.withLock { $0 } == 2)
  }

  @Test func `reads what views and functions read`() async throws {
    try database.execute("CREATE VIEW bright AS SELECT name FROM star")
    let views = database.observe { try $0.value("SELECT count(*) FROM bright", as: Int.self) }
    var seen = views.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try database.insert(["a": 1], into: "other")
    #expect(!seen.isDue)
    try database.insert(["name": "Vega"], into: "star")
    #expect(try await seen.next() == 1)
  }

  @Test func `reads what a view reads since it was made again`() async throws {
    try database.execute("CREATE VIEW bright AS SELECT name FROM star; INSERT INTO other VALUES (1)")
    var seen = database.observe { try $0.value("SELECT count(*) FROM bright", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try database.transaction { try $0.execute("DROP VIEW bright; CREATE VIEW bright AS SELECT a FROM other") }
    #expect(seen.isDue)
    #expect(try await seen.next() == 1)
    try database.insert(["a": 2], into: "other")
    #expect(try await seen.next() == 2)
  }

  @Test func `is not told of what commits before wrote to, nor of what was taken back`() async throws {
    let others = database.observe { try $0.count("other") }
    var seen = others.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try database.insert(["a": 1], into: "other")
    #expect(try await seen.next() == 1)
    #expect(throws: Stop.self) {
      try database.transaction { connection in
        try connection.insert(["a": 2], into: "other")
        throw Stop()
      }
    }
    try database.execute("PRAGMA user_version=7")
    #expect(!seen.isDue)
    try database.insert(["name": "Vega"], into: "star")
    #expect(!seen.isDue)
    try database.transaction { connection in
      try connection.insert(["a": 2], into: "other")
      try connection.insert(["name": "Mira"], into: "star")
    }
    #expect(try await seen.next() == 2)
  }

  @Test func `passes over a result that is equal to the one before`() async throws {
    let reads = Locked(0)
    let parities = database.observe { connection in
      reads.withLock { $0 += 1 }
      return try connection.count("star") % 2
    }
    var seen = parities.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try database.insert(["name": "Vega"], into: "star")
    #expect(try await seen.next() == 1)
    try database.transaction { connection in
      for name in ["Deneb", "Mira"] { try connection.insert(["name": name], into: "star") }
    }
    let next = Task { try await seen.next() }
    while reads.withLock({ $0 }) < 3 { await Task.yield() }
    try database.insert(["name": "Rigel"], into: "star")
    #expect(try await next.value == 0)
    var lengths = database.observe(by: { $0.count == $1.count }) { try $0.rows("SELECT name FROM star LIMIT 1").map(\.values) }
      .makeAsyncIterator()
    #expect(try await lengths.next()?.count == 1)
  }

  @Test func `gives who is slow the newest, and reads once for many commits`() async throws {
    let count = Locked(0)
    var seen = names(count).makeAsyncIterator()
    _ = try await seen.next()
    for number in 1...20 { try database.insert(["name": "\(number)"], into: "star") }
    #expect(try await seen.next()?.count == 20)
    #expect(count.withLock { $0 } == 2 && !seen.isDue)
  }

  @Test func `is told in the middle of a long closure, as soon as something is committed`() async throws {
    var seen = names().makeAsyncIterator()
    _ = try await seen.next()
    let (isRead, isWritten) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writing = StartedThread { [database] in
      #expect(throws: Never.self) {
        try database.withConnection { connection in
          try connection.insert(["name": "Vega"], into: "star")
          isWritten.signal()
          isRead.wait()
        }
      }
    }
    isWritten.wait()
    #expect(try await seen.next() == ["Vega"])
    isRead.signal()
    writing.join()
  }

  @Test func `begins while a long closure writes, which is then counted in`() async throws {
    let (isRead, isWritten) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writing = StartedThread { [database] in
      #expect(throws: Never.self) {
        try database.transaction { connection in
          isWritten.signal()
          isRead.wait()
          try connection.insert(["name": "Vega"], into: "star")
        }
      }
    }
    isWritten.wait()
    var seen = names().makeAsyncIterator()
    #expect(try await seen.next() == [])
    isRead.signal()
    #expect(try await seen.next() == ["Vega"])
    writing.join()
  }

  @Test func `ends with its task, with the database, and with an error`() async throws {
    let before = observerCount
    let waiting = Task { [database] in
      var results: [Int] = []
      for try await count in database.observe({ try $0.count("star") }) { results.append(count) }
      return results
    }
    while observerCount == before { await Task.yield() }
    waiting.cancel()
    #expect(try await [[], [0]].contains(waiting.value))
    var failing = database.observe { connection in
      if try connection.count("star") > 0 { throw Stop() }
      return true
    }.makeAsyncIterator()
    #expect(try await failing.next() == true)
    var open = names().makeAsyncIterator()
    _ = try await open.next()
    try database.insert(["name": "Vega"], into: "star")
    await #expect(throws: Stop.self) { try await failing.next() }
    #expect(try await failing.next() == nil)
    #expect(try await open.next() == ["Vega"])
    try database.close()
    #expect(try await open.next() == nil)
    var late = names().makeAsyncIterator()
    let error = await #expect(throws: SQLiteError.self) { try await late.next() }
    #expect(error?.code == .misuse && error?.message.contains("is closed") == true)
  }

  /// How many observers the connection that writes has.
  private var observerCount: Int { (try? database.withConnection { $0.observerCount }) ?? 0 }

  @Test func `costs nothing before the first and after the last`() async throws {
    let before = observerCount
    func observe() async throws {  // an iterator is released with the scope at the latest
      var seen = names().makeAsyncIterator()
      #expect(try await seen.next() == [])
      #expect(observerCount == before + 4)
    }
    try await observe()
    #expect(observerCount == before)
  }

  @Test func `may not write, which it would see for ever`() async throws {
    var seen = database.observe { connection in
      try connection.insert(["name": "Vega"], into: "star")
      return true
    }.makeAsyncIterator()
    let error = await #expect(throws: SQLiteError.self) { try await seen.next() }
    #expect(error?.code == .auth && error?.message.contains("not authorized") == true)
    #expect(try database.count("star") == 0)
    let queue = try ConnectionQueue(.memory)
    try queue.execute("CREATE TABLE star (name)")
    var own = queue.observe { try $0.insert(["name": "Vega"], into: "star") }.makeAsyncIterator()
    let refused = await #expect(throws: SQLiteError.self) { try await own.next() }
    #expect(refused?.code == .auth && refused?.message.contains("not authorized") == true)
    #expect(try queue.count("star") == 0)
  }

  @Test func `sees what is committed while it reads`() async throws {
    let writes = Locked<Bool?>(true)
    let counts = database.observe { [database] connection in
      let count = try connection.count("star")
      if writes.withLock({ $0.take() }) == true {
        StartedThread { #expect(throws: Never.self) { try database.insert(["name": "Vega"], into: "star") } }.join()
      }
      return count
    }
    var seen = counts.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try #require(seen.isDue)
    #expect(try await seen.next() == 1)
  }

  @Test func `reads again after whatever runs on a wrapper that does not tell`() async throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT a FROM t").answers(columns: ["a"], rows: [[1]])
    mock.when("DELETE FROM t").answers(.changed(1))
    let queue = try ConnectionQueue(.memory, on: mock)
    var seen = queue.observe { try $0.value("SELECT a FROM t", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    #expect(!seen.isDue)
    try queue.execute("DELETE FROM t")
    #expect(seen.isDue)
    try queue.close()
    #expect(mock.misuses.isEmpty)
  }

  @Test func `waits while the database is suspended`() async throws {
    var seen = names().makeAsyncIterator()
    _ = try await seen.next()
    try database.insert(["name": "Vega"], into: "star")
    try database.suspend()
    let next = Task { try await seen.next() }
    await Task.yield()
    database.resume()
    #expect(try await next.value == ["Vega"])
  }

  @Test func `hears of others by a note, and by looking from time to time`() async throws {
    let count = Locked(0)
    let clock = VirtualClock(.standing)
    var noted = names().makeAsyncIterator()
    let polled = database.observe(pollingEvery: .seconds(1), clock: clock) { connection in
      count.withLock { $0 += 1 }
      return try connection.count("star")
    }
    var seen = polled.makeAsyncIterator()
    _ = try await noted.next()
    #expect(try await seen.next() == 0)
    let other = try Connection(.file(folder.path("a")))
    try other.insert(["name": "Vega"], into: "star")
    #expect(!noted.isDue && !seen.isDue)
    database.noteExternalChange()
    #expect(try await noted.next() == ["Vega"])
    #expect(try await seen.next() == 1)
    let next = Task { try await seen.next() }
    for _ in 1...3 {
      await clock.untilWaiting()
      try clock.advance(by: .seconds(1))
    }
    await clock.untilWaiting()
    #expect(count.withLock { $0 } == 2, "it read although nobody had written")
    try other.insert(["name": "Mira"], into: "star")
    try clock.advance(by: .seconds(1))
    #expect(try await next.value == 2)
  }
}
