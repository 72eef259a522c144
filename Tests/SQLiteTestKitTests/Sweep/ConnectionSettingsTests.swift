import SQLiteManager
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite struct `The settings of a connection that lives on` {
  private let folder: ScratchFolder
  private let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("settings.sqlite")))
    try connection.set(.defensive, false)  // SQLite 3.53 returns 0 for writable_schema with it
  }

  private func settings(_ name: String, _ value: String) throws -> ConnectionSettings {
    try connection.execute(SQL(unchecked: "PRAGMA \(name) = \(value)"))
    return unsafe ConnectionSettings(of: try #require(connection.handle), on: Sqlite3Wrapper())
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

@Suite struct `The busy handler of a connection that lives on` {
  @Test(arguments: [true, false]) func `is found where it is not put back, as a busy timeout is`(isByC: Bool) throws {
    let found = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once],
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE star (name)")
        return connection
      }
    ) { _, connection in
      if isByC {
        #expect(unsafe connection.wrapper.sqlite3_busy_timeout(connection.handle, 0) == 0)
      } else {
        try connection.setBusyHandler(.fail)
      }
      try connection.execute("INSERT INTO star VALUES ('Vega')")
      try connection.setBusyHandler(.timeout(milliseconds: 5_000))
    }.report().problems
    #expect(found.contains { $0.contains("busy_timeout is 0, and was 5000") }, "\(found)")
  }
}

@Suite struct `The limits of a connection that lives on` {
  @Test func `are a finding where an error keeps them from being put back`() throws {
    let found = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once],
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE star (name)")
        return connection
      }
    ) { _, connection in
      let former = try connection.limit(.column)
      try connection.setLimit(.column, to: 7)
      try connection.execute("INSERT INTO star VALUES ('Vega')")
      try connection.setLimit(.column, to: former)
    }.report().problems
    #expect(found.contains { $0.contains("SQLITE_LIMIT_COLUMN is 7, and was 2000") }, "\(found)")
  }
}

@Suite struct `TEMP tables of a connection that lives on` {
  /// The findings where a call of an operation on a connection with TEMP tables fails once.
  private func problems(_ work: @escaping (Connection) throws -> Void) throws -> [String] {
    try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full, .nomem], modes: [.once],
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE star (name); CREATE TEMP TABLE seen (name, at); INSERT INTO seen VALUES ('Vega', 1)")
        return connection
      }
    ) { _, connection in try work(connection) }.report().problems
  }

  @Test func `are compared with those after the run without faults where the operation has finished`() throws {
    let found = try problems { try? $0.execute("INSERT INTO seen VALUES ('Mira', 2)") }
    #expect(
      !found.isEmpty
        && found.allSatisfy { $0.contains("finished, and temp of a connection to private database 1 (star) has 1 row in seen, not 2") })
    let other = try problems { try? $0.execute("CREATE TEMP TABLE bright AS SELECT * FROM seen") }
    #expect(!other.isEmpty && other.allSatisfy { $0.contains("private database 1 (star) lacks the table bright") }, "\(other)")
  }

  @Test func `may hold other times in each run`() throws {
    let clock = Locked(0)
    let found = try problems { connection in
      let now = clock.withLock { clock in
        clock += 1
        return clock
      }
      try connection.execute("INSERT INTO seen VALUES ('Mira', \(now))")
    }
    #expect(found == [])
  }

  @Test func `may hold what is left of a try that threw`() throws {
    let found = try problems { connection in
      try connection.execute("CREATE TEMP TABLE IF NOT EXISTS rest (name); DELETE FROM rest")
      for name in ["Vega", "Mira"] { try connection.execute("INSERT INTO rest VALUES (\(name))") }
      try connection.execute("INSERT INTO star SELECT name FROM rest")
    }
    #expect(found == [])
  }
}
