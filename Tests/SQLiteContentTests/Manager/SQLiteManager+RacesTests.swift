import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Two managers of one database at once` {
  private func run<One, Other>(
    _ folder: RacingFolder, _ one: @escaping @Sendable (SQLiteManager) throws -> One,
    against other: @escaping @Sendable (SQLiteManager) throws -> Other
  ) throws {
    try RaceSweep(runs: TestRun.rounds(.max, few: 8), seed: TestRun.seed, setUp: { try folder.reset($0) }) { sqlite in
      try folder.waiting(on: sqlite) {
        let manager = folder.manager(sqlite)
        defer { try? manager.close() }
        return try one(manager)
      }
    } against: { sqlite in
      try folder.waiting(on: sqlite) {
        let manager = folder.manager(sqlite)
        defer { try? manager.close() }
        return try other(manager)
      }
    }.run()
  }

  @Test func `install it once, and both read it`() throws {
    try run(RacingFolder(isInstalled: false)) { manager in
      try manager.open()
      return try manager.count("question")
    } against: { manager in
      try manager.open()
      return try manager.count("question")
    }
  }

  @Test(arguments: RacingFolder.journals) func `upgrade it while the other one writes`(journal: SQL) throws {
    try run(RacingFolder(isInstalled: true, journal: journal)) { manager in
      try manager.open().plain
    } against: { manager in
      try manager.open()
      try manager.execute("INSERT INTO star VALUES (5)")
    }
  }

  @Test(arguments: RacingFolder.journals) func `update it from a file while a connection reads`(journal: SQL) throws {
    let folder = try RacingFolder(isInstalled: true, journal: journal)
    try RaceSweep(runs: TestRun.rounds(.max, few: 8), seed: TestRun.seed, setUp: { try folder.reset($0) }) { sqlite in
      try folder.waiting(on: sqlite) {
        let manager = folder.manager(sqlite)
        defer { try? manager.close() }
        return try manager.update(from: folder.download).plain
      }
    } against: { sqlite in
      let connection = try folder.connection(sqlite)
      defer { try? connection.close() }
      return try connection.transaction(.deferred) { [try connection.count("question"), try connection.count("star")] }
    }.run()
  }
}
