import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

/// A place where so many threads have to meet before any goes on.
private final class Meeting: Sendable {
  private let count: Int
  private let present = Locked(0)
  init(of count: Int) { self.count = count }

  func wait() {
    present.withLock { $0 += 1 }
    StartedThread.yield { present.withLock { $0 } >= count }
  }
}

/// A clock whose first sleep fails.
private final class StumblingClock: Clock {
  private let clock: VirtualClock
  let hasFailed = Locked(false)

  init(_ clock: VirtualClock) { self.clock = clock }

  var now: VirtualClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
    let isFirst = hasFailed.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    if isFirst { throw Stop() }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

@Suite(.timeLimit(.minutes(1))) struct `A pool of connections` {
  let folder: ScratchFolder
  let writer: Connection

  init() throws {
    folder = try ScratchFolder()
    writer = try Connection(.file(folder.path("a")), configuration: .recommended)
    try writer.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
  }

  private func pool(limit: Int = 4) throws -> ConnectionPool { try ConnectionPool(.file(folder.path("a")), limit: limit) }

  @Test func `reads side by side, as many as the limit allows`() throws {
    let (pool, meeting) = (try pool(limit: 3), Meeting(of: 3))
    #expect(pool.counts == (0, 0))
    StartedThread.run(3) { _ in
      let count = try? pool.withConnection { connection in
        meeting.wait()
        return try connection.count("t")
      }
      #expect(count == 2)
    }
    #expect(pool.counts == (3, 3))
    StartedThread.run(20) { _ in #expect((try? pool.count("t")) == 2) }
    #expect(pool.counts == (3, 3))
    #expect("\(pool)" == "ConnectionPool of \(folder.path("a")), 3 of 3 open")
  }

  @Test func `opens one more only when all others are in use`() throws {
    let pool = try pool()
    for _ in 0..<10 { #expect(try pool.count("t") == 2) }
    #expect(pool.counts == (1, 1))
  }

  @Test func `gives a thread the connection that it had before, although another came back later`() throws {
    let (pool, meeting, back) = (try pool(limit: 2), Meeting(of: 2), Locked(0))
    StartedThread.run(2) { thread in
      func connection(_ whileHeld: () -> Void = {}) -> ObjectIdentifier? {
        try? pool.withConnection { connection in
          whileHeld()
          return ObjectIdentifier(connection)
        }
      }
      let first = connection {
        meeting.wait()
        if thread == 1 { StartedThread.yield { back.withLock { $0 } == 1 } }
      }
      back.withLock { $0 += 1 }
      StartedThread.yield { back.withLock { $0 } == 2 }
      if thread == 0 { #expect(first != nil && connection() == first) }
    }
    #expect(pool.counts == (2, 2))
  }

  @Test func `gets every connection back, also from closures that throw`() throws {
    let pool = try pool(limit: 2)
    for _ in 0..<10 { #expect(throws: Stop.self) { try pool.withConnection { _ in throw Stop() } } }
    #expect(pool.counts == (1, 1))
  }

  @Test func `cannot write, and says so`() throws {
    let pool = try pool()
    expectError(.readonly, "readonly") { try pool.insert(["a": 3], into: "t") }
    expectError(.misuse, "read: take a Database to write") { try ConnectionPool(.file(folder.path("a")), access: .create) }
    expectError(.misuse, "database of its own") { try ConnectionPool(.memory) }
    expectError(.misuse, "at least one connection") { try ConnectionPool(.file(folder.path("a")), limit: 0) }
  }

  @Test func `goes on when opening failed`() throws {
    let pool = try ConnectionPool(.file(folder.path("later")), limit: 1)
    for _ in 0..<3 { expectError(.cantopen, "unable to open") { try pool.count("t") } }
    #expect(pool.counts == (0, 0))
    try writer.execute("VACUUM INTO \(folder.path("later"))")
    #expect(try pool.count("t") == 2)
  }

  @Test func `prepares each connection, and gives up one that it cannot prepare`() throws {
    let isBroken = Locked(true)
    let pool = try ConnectionPool(.file(folder.path("a")), limit: 2) { connection in
      if isBroken.withLock({ $0 }) { throw Stop() }
      try connection.addFunction("two", argumentCount: 0) { _ in 2 }
    }
    #expect(throws: Stop.self) { try pool.count("t") }
    isBroken.withLock { $0 = false }
    #expect(try pool.value("SELECT two()", as: Int.self) == 2)
  }

  @Test func `gives a thread that has one the same again`() throws {
    let pool = try pool()
    #expect(try pool.withConnection { _ in try pool.count("t") } == 2)
    #expect(pool.counts == (1, 1))
  }

  @Test func `lets no cursor keep an old state for others`() throws {
    let pool = try pool()
    var kept: Cursor?
    try pool.withConnection { connection in
      kept = try connection.cursor("SELECT a FROM t")
      _ = try kept?.next()
    }
    try writer.execute("INSERT INTO t VALUES (3)")
    #expect(try pool.count("t") == 3)
    kept = nil
    try pool.close()
  }

  @Test func `closes what nobody uses, and opens it again`() throws {
    let pool = try pool()
    #expect(try pool.count("t") == 2)
    _ = try pool.withConnection { _ in
      pool.drain()
      #expect(pool.counts == (1, 0))
    }
    pool.drain()
    #expect(pool.counts == (0, 0))
    #expect(try pool.count("t") == 2)
  }

  @Test func `drains when nobody has used it for a time`() async throws {
    let clock = VirtualClock(.standing)
    let pool = try ConnectionPool(.file(folder.path("a")), drainDelay: .seconds(1), clock: clock)
    #expect(try pool.count("t") == 2)
    await clock.untilWaiting()
    #expect(try pool.count("t") == 2)
    try clock.advance(by: .seconds(1))
    await clock.untilWaiting()
    #expect(pool.counts == (1, 1))  // it was used meanwhile
    try clock.advance(by: .seconds(1))
    while pool.counts.open > 0 { await Task.yield() }
    #expect(try pool.count("t") == 2)
  }

  @Test(arguments: [1, 2]) func `drains each time`(_ limit: Int) async throws {
    let clock = VirtualClock(.standing)
    let pool = try ConnectionPool(.file(folder.path("a")), limit: limit, drainDelay: .seconds(1), clock: clock)
    for round in 0..<5 {
      if round.isMultiple(of: 2) {
        let meeting = Meeting(of: limit)
        StartedThread.run(limit) { _ in
          try? pool.withConnection { connection in
            meeting.wait()
            _ = try connection.count("t")
          }
        }
        #expect(pool.counts == (limit, limit))
      } else {
        #expect(try await pool.perform { try $0.count("t") } == 2)
      }
      await clock.untilWaiting()
      try clock.advance(by: .seconds(1))
      while pool.counts.open > 0 {  // it asks once more where the connections were used since it asked last
        await Task.yield()
        if clock.waiterCount > 0 { try clock.advance(by: .seconds(1)) }
      }
    }
    try pool.close()
  }

  @Test func `drains after a later use when a sleep of its clock has failed`() async throws {
    let clock = VirtualClock(.standing)
    let stumbling = StumblingClock(clock)
    let pool = try ConnectionPool(.file(folder.path("a")), drainDelay: .seconds(1), clock: stumbling)
    #expect(try pool.count("t") == 2)
    while !stumbling.hasFailed.withLock({ $0 }) { await Task.yield() }
    while clock.waiterCount == 0 {  // the task that failed ends soon
      #expect(try pool.count("t") == 2)
      await Task.yield()
    }
    while pool.counts.open > 0 {
      if clock.waiterCount > 0 { try clock.advance(by: .seconds(1)) }
      await Task.yield()
    }
    try pool.close()
  }

  @Test func `does not outlive its last reference while a drain is due`() async throws {
    let clock = VirtualClock(.standing)
    weak var gone: ConnectionPool?
    do {
      let pool = try ConnectionPool(.file(folder.path("a")), drainDelay: .seconds(1), clock: clock)
      #expect(try pool.count("t") == 2)
      await clock.untilWaiting()
      gone = pool
    }
    #expect(gone == nil)
    try clock.advance(by: .seconds(1))
  }

  @Test func `does nothing for a task that was cancelled while its connection was opened`() async throws {
    let (isOpening, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let pool = try ConnectionPool(.file(folder.path("a"))) { _ in
      isOpening.continuation.yield()
      mayGo.wait()
    }
    let task = Task { try await pool.perform { try $0.count("t") } }
    for await _ in isOpening.stream { break }
    task.cancel()
    mayGo.signal()
    await #expect(throws: CancellationError.self) { try await task.value }
    mayGo.signal()
    #expect(try pool.count("t") == 2)
  }

  @Test func `lets tasks read side by side, more of them than it has connections`() async throws {
    let (pool, meeting) = (try pool(limit: 2), Meeting(of: 2))
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try await pool.perform { connection in
            meeting.wait()  // blocks both threads that Swift may have, were it one of those
            return try connection.count("t")
          }
        }
      }
      for _ in 0..<50 { group.addTask { try await pool.perform { try $0.count("t") } } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 104 && pool.counts.open <= 2)
  }
}
