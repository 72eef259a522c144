import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A result that holds until a moment` {
  private let folder: ScratchFolder
  private let database: Database
  private let clock = VirtualClock(.standing)
  private let reads = Locked(0)

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a"))) { try $0.execute("CREATE TABLE IF NOT EXISTS t (a)") }
  }

  /// Results that all differ: how often it was read, and the number of rows.
  private func readings(_ timeToNext: @escaping @Sendable ([Int]) -> Duration?) -> ObservedValues<[Int]> {
    database.observe(clock: clock, readingAgainAfter: timeToNext) { [reads] connection in
      let number = reads.withLock {
        $0 += 1
        return $0
      }
      return [number, try connection.count("t")]
    }
  }

  private func settle() async { for _ in 0..<200 { await Task.yield() } }

  @Test func `is read again then, and not before`() async throws {
    var seen = readings { _ in .seconds(60) }.makeAsyncIterator()
    for number in 1...3 {
      #expect(try await seen.next() == [number, 0])
      await clock.untilWaiting()
      try clock.advance(by: .seconds(59))
      await settle()
      #expect(!seen.isDue)
      try clock.advance(by: .seconds(1))
    }
    #expect(clock.findings.isEmpty)
  }

  @Test func `may be read of no table at all`() async throws {
    let later = try database.observe(clock: clock, readingAgainAfter: { _ in .seconds(1) }) { [reads] _ in
      reads.withLock {
        $0 += 1; return $0
      }
    }.readNow().later
    var seen = later.makeAsyncIterator()
    #expect(try await seen.next() == 2)
    await clock.untilWaiting()
    try clock.advance(by: .seconds(1))
    #expect(try await seen.next() == 3)
  }

  @Test func `gives its place to the next, with the moment`() async throws {
    var seen = readings { $0[1] == 0 ? .seconds(60) : $0[1] == 1 ? .seconds(100) : nil }.makeAsyncIterator()
    #expect(try await seen.next() == [1, 0])
    await clock.untilWaiting()
    try clock.advance(by: .seconds(10))
    try database.insert(["a": 1], into: "t")
    #expect(try await seen.next() == [2, 1])
    await clock.untilWaiting()
    try clock.advance(by: .seconds(60))
    await settle()
    #expect(!seen.isDue)
    try clock.advance(by: .seconds(40))
    #expect(try await seen.next() == [3, 1])
    await clock.untilWaiting()
    try database.insert(["a": 1], into: "t")
    #expect(try await seen.next() == [4, 2])
    while clock.waiterCount > 0 { await Task.yield() }
    try clock.advance(by: .seconds(1_000))
    await settle()
    #expect(!seen.isDue)
  }

  @Test func `is passed over when it is the same, and names the next moment all the same`() async throws {
    let values = database.observe(clock: clock, readingAgainAfter: { _ in .seconds(1) }) { [reads] connection in
      reads.withLock { $0 += 1 }
      return try connection.count("t")
    }
    let next = Task {
      var own = values.makeAsyncIterator()
      return [try await own.next(), try await own.next()]
    }
    for number in 2...5 {
      await clock.untilWaiting()
      try clock.advance(by: .seconds(1))
      while reads.withLock({ $0 }) < number { await Task.yield() }
    }
    try database.insert(["a": 1], into: "t")
    #expect(try await next.value == [0, 1])
  }

  @Test(arguments: [nil, .zero, .nanoseconds(-1), .seconds(Int64.min)] as [Duration?])
  func `is not read again where that is over, or none`(_ duration: Duration?) async throws {
    var seen = readings { _ in duration }.makeAsyncIterator()
    #expect(try await seen.next() == [1, 0])
    await settle()
    #expect(!seen.isDue && clock.waiterCount == 0)
  }

  @Test(arguments: [.seconds(Int64.max), .seconds(Int64.max) + .nanoseconds(999_999_999), .seconds(4_000_000_000 as Int64)] as [Duration])
  func `may be so far away that no clock comes to it`(_ duration: Duration) async throws {
    var seen = readings { _ in duration }.makeAsyncIterator()
    #expect(try await seen.next() == [1, 0])
    await clock.untilWaiting()
    var other = database.observe(readingAgainAfter: { _ in duration }) { try $0.count("t") }.makeAsyncIterator()
    #expect(try await other.next() == 0)
    try database.insert(["a": 1], into: "t")
    #expect(try await seen.next() == [2, 1])
    #expect(try await other.next() == 1)
  }

  @Test func `is forgotten with its observer, and by a cancelled task`() async throws {
    do {
      var seen = readings { _ in .seconds(60) }.makeAsyncIterator()
      _ = try await seen.next()
      await clock.untilWaiting()
    }
    while clock.waiterCount > 0 { await Task.yield() }
    let values = readings { _ in .seconds(60) }
    let task = Task { for try await _ in values {} }
    await clock.untilWaiting()
    task.cancel()
    try await task.value
    while clock.waiterCount > 0 { await Task.yield() }
  }

  @Test func `is each observer's own`() async throws {
    var first = readings { _ in .seconds(10) }.makeAsyncIterator()
    var second = readings { _ in .seconds(20) }.makeAsyncIterator()
    #expect(try await first.next() == [1, 0])
    #expect(try await second.next() == [2, 0])
    await clock.untilWaiting(2)
    try clock.advance(by: .seconds(10))
    #expect(try await first.next() == [3, 0])
    await settle()
    #expect(!second.isDue)
    await clock.untilWaiting(2)
    try clock.advance(by: .seconds(10))
    #expect(try await second.next() == [4, 0])
    #expect(try await first.next() == [5, 0])
  }

  @Test func `comes while the database is suspended, and is read afterwards; and ends with it`() async throws {
    var seen = readings { _ in .seconds(10) }.makeAsyncIterator()
    #expect(try await seen.next() == [1, 0])
    await clock.untilWaiting()
    try database.suspend()
    try clock.advance(by: .seconds(10))
    await settle()
    database.resume()
    #expect(try await seen.next() == [2, 0])
    await clock.untilWaiting()
    try database.close()
    #expect(try await seen.next() == nil)
    while clock.waiterCount > 0 { await Task.yield() }
  }

  @Test func `lasts from its reading on, however slowly it is shown`() async throws {
    let values = database.observe(clock: clock, readingAgainAfter: { _ in .seconds(10) }) { [clock, reads] _ in
      try clock.advance(
        by: .seconds(
          reads.withLock {
            $0 += 1; return $0
          } == 1 ? 4 : 12))
      return reads.withLock { $0 }
    }
    var seen = values.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    await clock.untilWaiting()
    try clock.advance(by: .seconds(6))
    #expect(try await seen.next() == 2)
    #expect(try await seen.next() == 3)  // it was over when the reading ended
    #expect(clock.findings.isEmpty)
  }
}
