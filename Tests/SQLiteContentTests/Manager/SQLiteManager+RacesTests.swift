import SQLiteManager
import Scratch
import Testing

@Suite struct `Two managers of one database at once` {
  /// Returns an operation of a race: a manager of its own does the work, and is closed.
  private func managing<Result>(
    _ folder: RacingFolder, _ work: @escaping @Sendable (SQLiteManager) throws -> Result
  ) -> @Sendable (any Sqlite3WrapperProtocol) throws -> Result {
    { sqlite in
      try folder.waiting(on: sqlite) {
        let manager = folder.manager(sqlite)
        defer { try? manager.close() }
        return try work(manager)
      }
    }
  }

  private func run<One, Other>(
    _ folder: RacingFolder, _ one: @escaping @Sendable (SQLiteManager) throws -> One,
    against other: @escaping @Sendable (SQLiteManager) throws -> Other
  ) throws {
    try folder.race(managing(folder, one), against: managing(folder, other))
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
    try folder.race(managing(folder) { try $0.update(from: folder.download).plain }) { sqlite in
      let connection = try folder.connection(sqlite)
      defer { try? connection.close() }
      return try connection.transaction(.deferred) { [try connection.count("question"), try connection.count("star")] }
    }
  }
}
