import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// The random deeds of a thread, and their result. The same seed does the same, in whatever order the threads are let in.
private struct Deeds {
  private struct Stop: Error {}
  var random: SplitMix64
  /// The sum that this thread alone has written.
  var sum = 0

  /// Does one of the deeds, and records a failure.
  mutating func one(_ thread: Int, on database: some DatabaseAccess & Sendable) {
    let amount = random.below(100)
    do {
      switch random.below(8) {
      case 0, 1:
        try database.execute("UPDATE sum SET a = a + \(amount) WHERE thread = \(thread)")
        sum += amount
      case 2:  // from one to another account of its own, in a transaction
        try database.transaction { connection in
          try connection.execute("UPDATE sum SET a = a - \(amount) WHERE thread = \(thread)")
          try connection.execute("UPDATE sum SET b = b + \(amount) WHERE thread = \(thread)")
        }
        sum -= amount
        try database.transaction { connection in
          try connection.execute("UPDATE sum SET b = b - \(amount) WHERE thread = \(thread)")
          try connection.execute("UPDATE sum SET a = a + \(amount) WHERE thread = \(thread)")
        }
        sum += amount
      case 3:  // a transaction that throws leaves nothing
        do {
          try database.transaction { connection in
            try connection.execute("UPDATE sum SET a = a + 1000 WHERE thread = \(thread)")
            throw Stop()
          }
        } catch is Stop {}
      case 4:  // one state: an amount that a thread took away is where the thread put it
        let sums = try database.withReader { connection in
          let first = try connection.value("SELECT sum(a) + sum(b) FROM sum", as: Int.self)
          return try [first, connection.value("SELECT sum(a) + sum(b) FROM sum", as: Int.self)]
        }
        if sums[0] != sums[1] { Issue.record("\(sums)") }
      default:
        let own = try database.value("SELECT a FROM sum WHERE thread = \(thread)", as: Int.self)
        if own != sum { Issue.record("thread \(thread) reads \(own ?? -1) after it wrote \(sum)") }
      }
    } catch { Issue.record("\(error)") }
  }
}

@Suite struct `Many threads at random` {
  private func run(on database: some DatabaseAccess & Sendable, deeds: Int) throws {
    try database.execute("CREATE TABLE sum (thread INTEGER PRIMARY KEY, a INTEGER DEFAULT 0, b INTEGER DEFAULT 0)")
    for thread in 0..<8 { try database.insert(["thread": thread], into: "sum") }
    let sums = Locked([Int](repeating: 0, count: 8))
    StartedThread.run(8) { thread in
      var own = Deeds(random: SplitMix64(seed: TestRun.seed &+ UInt64(thread)))
      for _ in 0..<deeds { own.one(thread, on: database) }
      sums.withLock { $0[thread] = own.sum }
    }
    let found = try database.rows("SELECT a FROM sum ORDER BY thread") { try $0["a", as: Int.self] }
    #expect(found == sums.withLock { $0 })
    #expect(try database.value("SELECT sum(b) FROM sum", as: Int.self) == 0)
  }

  @Test func `find in a queue what they wrote`() throws {
    try run(on: ConnectionQueue(.memory), deeds: TestRun.rounds(1_250, few: 100))
  }

  @Test func `find in a database what they wrote, and one state when they read`() throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a")))
    try run(on: database, deeds: TestRun.rounds(1_250, few: 60))
    try database.close()
    #expect(try folder.contents == ["a"])
  }
}
