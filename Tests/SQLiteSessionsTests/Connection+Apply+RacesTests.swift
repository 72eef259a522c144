import SQLiteManager
import SQLiteSessions
import SQLiteTesting
import Scratch
import Testing

@Suite(.enabled(if: hasSessions)) struct `Applying a changeset while another connection writes` {
  @Test func `is the same as before or after it`() throws {
    let source = try RecordedStage()
    let changeset = try source.changeset()
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        try connection.execute(RecordedStage.tables)
        try connection.close()
      },
      opening: { try Connection(.file(path), on: $0) }
    ) { _, connection in
      defer { try? connection.close() }
      try connection.apply(changeset) { _ in .omit }
      return try connection.count("star")
    } against: { _, connection in
      defer { try? connection.close() }
      try connection.transaction {
        try connection.execute(
          "UPDATE star SET magnitude = 9 WHERE id = 2; DELETE FROM star WHERE id = 3; INSERT INTO star VALUES (4, 'x', 1)")
      }
    }.run()
  }

  @Test func `records the changes of its own connection only`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try RaceSweep(
      runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        try connection.execute(RecordedStage.tables)
        try connection.close()
      },
      opening: { try Connection(.file(path), on: $0) }
    ) { _, connection in
      defer { try? connection.close() }
      let changeset = try connection.transaction {
        try connection.changeset(of: ["star"]) { try connection.execute("UPDATE star SET magnitude = 9 WHERE id = 2") }
      }
      return changeset.map { "\($0)" }
    } against: { _, connection in
      defer { try? connection.close() }
      try connection.execute("UPDATE star SET name = 'x' WHERE id = 2")
    }.run()
  }
}
