import Expectations
import SQLiteManager
import SQLiteStorage
import Scratch
import Testing

@Suite struct `A database in which another connection writes` {
  enum Copying: CaseIterable { case backup, backupInSteps, backupToNewFile, vacuumInto }

  @Test(arguments: TestRun.sample(of: Copying.allCases, few: 2)) func `is copied as it was at one moment`(copying: Copying) throws {
    let folder = try ScratchFolder()
    let copy = folder.path("copy")
    try raceConnections(over: { Sqlite3Wrapper() }) { connection in
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, zeroblob(5000)), (2, zeroblob(5000))")
    } _: { connection in
      switch copying {
      case .backup, .backupInSteps:
        let other = try Connection(.file(copy), on: connection.wrapper)
        try connection.backup(to: other, pagesPerStep: copying == .backup ? 100 : 1)
        try other.close()
      case .backupToNewFile: try connection.backup(toNewFile: copy)
      case .vacuumInto: try connection.vacuum(into: copy)
      }
    } against: { connection in
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (3, zeroblob(9000)); DELETE FROM t WHERE a = 1") }
    }
  }
}
