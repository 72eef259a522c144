import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A database in which another connection writes meanwhile` {
  enum Upkeep: CaseIterable { case passive, full, restart, truncate, vacuum }

  @Test(arguments: TestRun.sample(of: Upkeep.allCases, few: 2)) func `loses nothing in a checkpoint, nor in a vacuum`(upkeep: Upkeep) throws
  {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), configuration: .recommended, on: sqlite)
        try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, zeroblob(5000)), (2, zeroblob(5000))")
        try connection.close()
      },
      opening: { sqlite in
        let connection = try Connection(.file(path), configuration: .recommended, on: sqlite)
        try connection.execute("INSERT INTO t (b) VALUES (7)")
        return connection
      }
    ) { (_, connection: Connection) -> Void in
      defer { try? connection.close() }
      switch upkeep {
      case .passive: try connection.checkpoint(.passive)
      case .full: _ = try? connection.checkpoint(.full)  // it may be refused, but then it loses nothing
      case .restart: _ = try? connection.checkpoint(.restart)
      case .truncate: _ = try? connection.checkpoint(.truncate)
      case .vacuum: try connection.vacuum()
      }
    } against: { _, connection in
      defer { try? connection.close() }
      try connection.transaction {
        try connection.execute("INSERT INTO t (b) VALUES (zeroblob(9000)); CREATE TABLE u (a); DELETE FROM t WHERE a = 1")
      }
    }.run()
  }
}
