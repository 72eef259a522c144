import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Two starters that migrate a schema` {
  @Test func `perform each step once`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    @Sendable func migrate(_ sqlite: any Sqlite3WrapperProtocol) throws -> [Int] {
      let connection = try Connection(.file(path), on: sqlite)
      defer { try? connection.close() }
      let (_, version) = try Migrator(`Migrating a schema`.steps).migrate(connection)
      return [version, try connection.count("star")]
    }
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        try connection.execute("CREATE TABLE other (a)")
        try connection.close()
      }, migrate, against: migrate
    ).run()
  }
}
