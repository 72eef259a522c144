import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

@Suite struct `A queue for a connection` {
  let queue: ConnectionQueue

  init() throws {
    queue = try ConnectionQueue(.memory)
    try queue.createTable("t", "a")
  }

  @Test func `has the verbs of a connection, transactions and savepoints`() throws {
    try queue.insert(["a": 1], into: "t")
    try queue.transaction { connection in
      try connection.insert(["a": 2], into: "t")
      #expect(throws: Stop.self) {
        try connection.savepoint {
          try connection.insert(["a": 3], into: "t")
          throw Stop()
        }
      }
    }
    #expect(throws: Stop.self) {
      try queue.transaction { connection in
        try connection.insert(["a": 4], into: "t")
        throw Stop()
      }
    }
    #expect(try queue.rows("SELECT a FROM t") { try $0["a", as: Int.self] } == [1, 2])
    #expect(try queue.withReader { try $0.count("t") } == 2)
    #expect("\(queue)" == "ConnectionQueue of :memory:")
  }

  @Test func `says what opening failed with`() throws {
    let folder = try ScratchFolder()
    expectError(.cantopen, "unable to open") { try ConnectionQueue(.file(folder.path("none/a"))) }
    #expect(throws: Stop.self) { try ConnectionQueue(.memory) { _ in throw Stop() } }
  }

  @Test func `is not closed by a thread that has the connection`() throws {
    try queue.withConnection { _ in
      _ = expectError(.misuse, "would wait for itself") { try queue.close() }
    }
    #expect(try queue.count("t") == 0)
  }

  @Test func `rolls back what a closure left open, and says so`() throws {
    expectError(.misuse, "left a transaction open") {
      try queue.withConnection { connection in
        try connection.execute("BEGIN")
        try connection.insert(["a": 1], into: "t")
      }
    }
    #expect(throws: Stop.self) {
      try queue.withConnection { connection in
        try connection.execute("BEGIN; INSERT INTO t VALUES (2)")
        throw Stop()
      }
    }
    #expect(try queue.count("t") == 0)
    try queue.insert([["a": 1], ["a": 2]], into: "t")
    var kept: Cursor?
    try queue.withConnection { connection in
      kept = try connection.cursor("SELECT a FROM t")
      _ = try kept?.next()
    }
    expectError(.misuse, "lent") { try kept?.next() }
    kept = nil
    #expect(try queue.count("t") == 2)
  }

  @Test func `serves threads in the order in which they came`() throws {
    let order = Locked<[Int]>([])
    var threads: [StartedThread] = []
    try queue.withConnection { _ in
      for number in 0..<5 {
        threads.append(StartedThread { [queue] in try? queue.withConnection { _ in order.withLock { $0.append(number) } } })
        StartedThread.yield { queue.waitingCount > number }
      }
    }
    for thread in threads { thread.join() }
    #expect(order.withLock { $0 } == [0, 1, 2, 3, 4])
  }

  @Test func `lets a thread wait only so long`() throws {
    let queue = try ConnectionQueue(.memory, waitLimit: .zero)
    try queue.withConnection { _ in
      let thread = StartedThread {
        expectError(.busy, "no connection of the queue of :memory: was free within 0.0 seconds: 1 may be open") {
          try queue.value("PRAGMA user_version", as: Int.self)
        }
      }
      thread.join()
    }
    #expect(try queue.value("PRAGMA user_version", as: Int.self) == 0)
  }

  @Test func `opens again what a closure closed`() throws {
    let folder = try ScratchFolder()
    let queue = try ConnectionQueue(.file(folder.path("a")))
    try queue.createTable("t", "a")
    try queue.withConnection { try $0.close() }
    #expect(try queue.count("t") == 0)
  }

  @Test func `waits with closing for who has the connection, and refuses who waits`() throws {
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let working = StartedThread { [queue] in
      try? queue.withConnection { connection in
        isIn.signal()
        mayGo.wait()
        try connection.insert(["a": 1], into: "t")
        #expect(try connection.count("t") == 1)
      }
    }
    isIn.wait()
    let waiting = StartedThread { [queue] in expectError(.misuse, "the queue of :memory: is closed") { try queue.count("t") } }
    StartedThread.yield { queue.waitingCount > 0 }
    let closing = StartedThread { [queue] in #expect(throws: Never.self) { try queue.close() } }
    waiting.join()
    mayGo.signal()
    closing.join()
    working.join()
    expectError(.misuse, "is closed") { try queue.count("t") }
    #expect(throws: Never.self) { try queue.close() }
  }

  @Test(.tags(.misuses)) func `says with closing what is kept, and closes when it is let go`() throws {
    var kept: Cursor?
    try queue.insert([["a": 1], ["a": 2]], into: "t")
    try queue.withConnection { connection in
      kept = try connection.cursor("SELECT a FROM t")
      _ = try kept?.next()
    }
    expectError(.busy, "SELECT a FROM t") { try queue.close() }
    kept = nil
    #expect(throws: Never.self) { try queue.close() }
  }

  @Test func `is the same over a mock`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    let queue = try ConnectionQueue(.memory, on: mock)
    #expect(try queue.value("SELECT 1", as: Int.self) == 1)
    try queue.close()
    #expect(mock.openHandles.isEmpty && mock.misuses.isEmpty)
  }
}

private let endless: SQL = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"

@Suite(.timeLimit(.minutes(1))) struct `A task with a queue` {
  let queue: ConnectionQueue

  init() throws {
    queue = try ConnectionQueue(.memory)
    try queue.createTable("t", "a")
  }

  @Test func `works on a thread that is not Swift's, with what closures need`() async throws {
    let row = try await queue.perform { connection in
      try connection.insert(["a": 7], into: "t")
      return try connection.row("SELECT a FROM t")
    }
    #expect(try row?["a", as: Int.self] == 7)
    await #expect(throws: Stop.self) { try await queue.perform { _ in throw Stop() } }
    let again = try await queue.perform { [queue] _ in try queue.count("t") }
    #expect(again == 1)
  }

  @Test func `takes its statement with it when it is cancelled, and no later one`() async throws {
    let isIn = AsyncStream<Void>.makeStream()
    let task = Task { [queue] in
      try await queue.perform { connection in
        try connection.transaction {
          try connection.insert(["a": 1], into: "t")
          isIn.continuation.yield()
          return try connection.value(endless, as: Int.self)
        }
      }
    }
    for await _ in isIn.stream { break }
    let next = Task { [queue] in try await queue.perform { try $0.count("t") } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await next.value == 0)
  }

  @Test func `never begins what waited when it was cancelled`() async throws {
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holding = StartedThread { [queue] in
      try? queue.withConnection { _ in
        isIn.signal()
        mayGo.wait()
      }
    }
    await Task.detached { isIn.waitHere() }.value
    let task = Task { [queue] in try await queue.perform { try $0.insert(["a": 1], into: "t") } }
    while queue.waitingCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    mayGo.signal()
    holding.join()
    #expect(try queue.count("t") == 0)
  }

  @Test func `that is cancelled before it asks gets nothing`() async throws {
    let task = Task { [queue] in
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await queue.perform { try $0.insert(["a": 1], into: "t") }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try queue.count("t") == 0)
  }

  @Test func `leaves nothing of a caller that was served in the line`() async throws {
    final class Token: Sendable {}
    let (isIn, mayGo, mayEnd) = (Locked(false), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holding = StartedThread { [queue] in
      try? queue.withConnection { _ in
        isIn.withLock { $0 = true }
        mayGo.wait()
      }
    }
    while !isIn.withLock({ $0 }) { await Task.yield() }
    weak var token: Token?
    var tasks: [Task<Void, any Error>] = []
    do {
      let kept = Token()
      token = kept
      tasks.append(Task { [queue] in try await queue.perform { _ in withExtendedLifetime(kept) {} } })
    }
    for number in 1...2 {
      while queue.waitingCount < number { await Task.yield() }
      tasks.append(Task { [queue] in try await queue.perform { _ in mayEnd.wait() } })
    }
    while queue.waitingCount < 3 { await Task.yield() }
    mayGo.signal()
    try await tasks[0].value
    for _ in 0..<100_000 where token != nil { await Task.yield() }  // the thread that served it may still be ending its work
    #expect(token == nil)
    for _ in 1...2 { mayEnd.signal() }
    for task in tasks { try await task.value }
    holding.join()
  }

  @Test func `is refused by a closed queue`() async throws {
    try queue.close()
    let error = await #expect(throws: SQLiteError.self) { try await queue.perform { try $0.count("t") } }
    #expect(error?.code == .misuse && error?.message.contains("is closed") == true)
  }
}

extension DispatchSemaphore {
  fileprivate func waitHere() { wait() }
}
