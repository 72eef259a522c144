import SQLiteManager
import Scratch
import Testing

@testable import SQLiteManagerTestSupport

@Suite struct `The settings of a connection that lives on` {
  private let folder: ScratchFolder
  private let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("settings.sqlite")))
  }

  private func settings(_ name: String, _ value: String) throws -> KeptSettings {
    try connection.execute(SQL(unchecked: "PRAGMA \(name) = \(value)"))
    return unsafe KeptSettings(of: try #require(connection.handle), on: Sqlite3Wrapper())
  }

  @Test func `are compared, and those that are less safe than before are found without faults as well`() throws {
    let all = [
      ("foreign_keys", "1", "0", true), ("ignore_check_constraints", "0", "1", true), ("recursive_triggers", "1", "0", true),
      ("query_only", "0", "1", true), ("writable_schema", "0", "1", true), ("read_uncommitted", "0", "1", true),
      ("busy_timeout", "900", "0", true), ("main.synchronous", "2", "0", true), ("main.secure_delete", "1", "0", true),
      ("main.cache_size", "-2000", "10", false), ("temp_store", "0", "2", false), ("main.journal_mode", "delete", "truncate", false),
      ("main.locking_mode", "normal", "exclusive", true), ("defer_foreign_keys", "0", "1", true),
    ]
    for (name, safe, other, isWorse) in all {
      if name == "defer_foreign_keys" { try connection.execute("BEGIN") }  // it ends with its transaction
      let (before, after) = (try settings(name, safe), try settings(name, other))
      let words = ["\(name) is \(other), and was \(safe)"]
      #expect(after.worsened(since: before) == (isWorse ? words : []))
      #expect(before.worsened(since: after) == [], "\(name)")
      for mayBeAsBefore in [true, false] {
        #expect(after.strange(since: before, (before, before), mayBeAsBefore: mayBeAsBefore, sql: nil) == words)
        #expect(after.strange(since: before, (before, after), mayBeAsBefore: mayBeAsBefore, sql: nil) == [], "\(name)")
      }
      #expect(before.strange(since: before, (before, after), mayBeAsBefore: true, sql: nil) == [], "\(name)")
      #expect(before.strange(since: before, (before, after), mayBeAsBefore: false, sql: nil).count == 1, "\(name)")
      #expect(after.strange(since: before, (before, before), mayBeAsBefore: true, sql: "PRAGMA \(name) = \(safe)") == [], "\(name)")
    }
  }
}
