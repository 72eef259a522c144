import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite struct `A database in which another connection writes meanwhile` {
  enum Upkeep: CaseIterable { case passive, full, restart, truncate, vacuum }

  @Test(arguments: TestRun.sample(of: Upkeep.allCases, few: 2)) func `loses nothing in a checkpoint, nor in a vacuum`(upkeep: Upkeep) throws
  {
    try raceConnections(
      over: { Sqlite3Wrapper() },
      setUp: { connection in
        try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, zeroblob(5000)), (2, zeroblob(5000))")
      }, configuration: .recommended, opened: { connection in try connection.execute("INSERT INTO t (b) VALUES (7)") }
    ) { connection -> Void in
      switch upkeep {
      case .passive: try connection.checkpoint(.passive)
      case .full: _ = try? connection.checkpoint(.full)  // it may be refused, but then it loses nothing
      case .restart: _ = try? connection.checkpoint(.restart)
      case .truncate: _ = try? connection.checkpoint(.truncate)
      case .vacuum: try connection.vacuum()
      }
    } against: { connection in
      try connection.transaction {
        try connection.execute("INSERT INTO t (b) VALUES (zeroblob(9000)); CREATE TABLE u (a); DELETE FROM t WHERE a = 1")
      }
    }
  }
}
