import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Limits at both ends` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let limits: [Duration] = [
    .zero, .nanoseconds(1), .seconds(Int64.max), .seconds(Int64.min), .seconds(9_223_372_036) + .milliseconds(900), .seconds(-1),
  ]

  @Test(arguments: limits) func `of time are waited for, or are over at once`(_ limit: Duration) async throws {
    let queue = try ConnectionQueue(.memory, waitLimit: limit)
    let mayGo = DispatchSemaphore(value: 0)
    try queue.withConnection { _ in
      let waiting = StartedThread {
        if limit > .seconds(1) {
          #expect((try? queue.value("SELECT 1", as: Int.self)) == 1)
        } else {
          _ = expectError(.busy, "was free within") { try queue.value("SELECT 1", as: Int.self) }
          mayGo.signal()
        }
      }
      if limit > .seconds(1) { StartedThread.yield { queue.waitingCount == 1 } } else { mayGo.wait() }
      withExtendedLifetime(waiting) {}
    }
    var seen = queue.observe(pollingEvery: limit) { try $0.value("SELECT 1", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
    let pool = try ConnectionPool(.file(folder.path("a")), drainDelay: limit)
    #expect(try pool.count("t") == 0)
  }

  @Test(.timeLimit(.minutes(1)), arguments: limits) func `of time hold for tasks, and for no observation`(_ limit: Duration) async throws {
    let queue = try ConnectionQueue(.memory, waitLimit: limit)
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holding = StartedThread {
      try? queue.withConnection { _ in
        isIn.signal()
        mayGo.wait()
      }
    }
    isIn.wait()
    let observing = Task {
      var seen = queue.observe { try $0.value("SELECT 1", as: Int.self) }.makeAsyncIterator()
      return try await seen.next()
    }
    let tasks = [
      Task { try await queue.perform { try $0.value("SELECT 1", as: Int.self) } },
      Task { try await queue.performRead { try $0.value("SELECT 1", as: Int.self) } },
      Task { try await queue.performRead(.statement) { try $0.value("SELECT 1", as: Int.self) } },
    ]
    if limit > .seconds(1) {
      while queue.waitingCount < 4 { await Task.yield() }
    } else {
      for task in tasks {
        let error = await #expect(throws: SQLiteError.self) { try await task.value }
        #expect(error?.code == .busy && error?.message.contains("was free within") == true)
      }
      while queue.waitingCount < 1 { await Task.yield() }
    }
    mayGo.signal()
    if limit > .seconds(1) { for task in tasks { #expect(try await task.value == 1) } }
    #expect(try await observing.value == 1)
    holding.join()
    #expect(try await queue.perform { try $0.value("SELECT 1", as: Int.self) } == 1)
  }

  @Test func `of a million connections make those that are needed`() throws {
    try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
    let pool = try ConnectionPool(.file(folder.path("a")), limit: 1_000_000)
    #expect(try pool.count("t") == 0)
    #expect(pool.counts == (1, 1))
  }
}
