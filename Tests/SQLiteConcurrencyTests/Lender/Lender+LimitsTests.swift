import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteManagerTesting
import Scratch
import Testing

@Suite struct `Limits at both ends` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: [
    Duration.zero, .nanoseconds(1), .seconds(Int64.max), .seconds(Int64.min), .seconds(9_223_372_036) + .milliseconds(900), .seconds(-1),
  ]) func `of time are waited for, or are over at once`(_ limit: Duration) async throws {
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

  @Test func `of a million connections make those that are needed`() throws {
    try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
    let pool = try ConnectionPool(.file(folder.path("a")), limit: 1_000_000)
    #expect(try pool.count("t") == 0)
    #expect(pool.counts == (1, 1))
  }
}
