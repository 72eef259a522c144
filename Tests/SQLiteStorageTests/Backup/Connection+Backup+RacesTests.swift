import SQLiteManager
import SQLiteStorage
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A database in which another connection writes` {
  enum Copying: CaseIterable { case backup, backupInSteps, backupToNewFile, vacuumInto }

  @Test(arguments: TestRun.sample(of: Copying.allCases, few: 2)) func `is copied as it was at one moment`(copying: Copying) throws {
    let folder = try ScratchFolder()
    let (path, copy) = (folder.path("a"), folder.path("copy"))
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, zeroblob(5000)), (2, zeroblob(5000))")
        try connection.close()
      },
      opening: { try Connection(.file(path), on: $0) }
    ) { sqlite, connection in
      defer { try? connection.close() }
      switch copying {
      case .backup, .backupInSteps:
        let other = try Connection(.file(copy), on: sqlite)
        try connection.backup(to: other, pagesPerStep: copying == .backup ? 100 : 1)
        try other.close()
      case .backupToNewFile: try connection.backup(toNewFile: copy)
      case .vacuumInto: try connection.vacuum(into: copy)
      }
    } against: { _, connection in
      defer { try? connection.close() }
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (3, zeroblob(9000)); DELETE FROM t WHERE a = 1") }
    }.run()
  }
}
