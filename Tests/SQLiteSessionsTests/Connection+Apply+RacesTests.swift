import Expectations
import SQLiteManager
import SQLiteSessions
import Testing

@Suite(.enabled(if: hasSessions)) struct `Applying a changeset while another connection writes` {
  @Test func `is the same as before or after it`() throws {
    let changeset = try RecordedStage().changeset()
    try raceConnections(over: { Sqlite3Wrapper() }) { connection in
      try connection.execute(RecordedStage.tables)
    } _: { connection in
      try connection.apply(changeset) { _ in .omit }
      return try connection.count("star")
    } against: { connection in
      try connection.transaction {
        try connection.execute(
          "UPDATE star SET magnitude = 9 WHERE id = 2; DELETE FROM star WHERE id = 3; INSERT INTO star VALUES (4, 'x', 1)")
      }
    }
  }

  @Test func `records the changes of its own connection only`() throws {
    try raceConnections(over: { Sqlite3Wrapper() }) { connection in
      try connection.execute(RecordedStage.tables)
    } _: { connection in
      let changeset = try connection.transaction {
        try connection.changeset(of: ["star"]) { try connection.execute("UPDATE star SET magnitude = 9 WHERE id = 2") }
      }
      return changeset.map { "\($0)" }
    } against: { connection in
      try connection.execute("UPDATE star SET name = 'x' WHERE id = 2")
    }
  }
}
