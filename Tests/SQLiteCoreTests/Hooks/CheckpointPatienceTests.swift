import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A library whose checkpoints are made in this package's way, and which only notes how long it should sleep.
private final class SleeplessWrapper: AgedWrapper {
  private(set) var sleeps: [Int32] = []

  init() { super.init(version: 3_051_002) }

  /// A wait that does not find the file system of its connection sleeps by the library.
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_file_control && super.provides(call) }

  override func sqlite3_sleep(_ ms: Int32) -> Int32 {
    sleeps.append(ms)
    return ms
  }
}

@Suite struct `The busy handler of a checkpoint` {
  let folder: ScratchFolder
  private let library = SleeplessWrapper()
  let connection: Connection
  let other: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")), configuration: .recommended, on: library)
    try connection.execute("CREATE TABLE t (a); PRAGMA wal_autocheckpoint = 1; INSERT INTO t VALUES (1)")
    other = try Connection(.file(folder.path("a")), configuration: .recommended)
  }

  /// Expects that a checkpoint fails, and a statement does not, while another connection writes.
  private func meetWriter(_ mode: CheckpointMode = .full) throws {
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (2)")
      expectError(.busy, "database is locked") { try connection.checkpoint(mode) }
      #expect(try connection.value("SELECT a FROM t LIMIT 1") == 1, "nothing is left of the interrupt")
    }
  }

  @Test func `waits as SQLite does, and leaves its timeout as it was`() throws {
    try connection.execute("PRAGMA busy_timeout = 300; INSERT INTO t SELECT a FROM t WHERE a > 1")
    try meetWriter()
    #expect(library.sleeps == [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 72])
    #expect(try connection.value("PRAGMA busy_timeout") == 300)
    try connection.setBusyHandler(.timeout(milliseconds: 4))
    try meetWriter(.truncate)
    #expect(library.sleeps.suffix(3) == [1, 2, 1])
    #expect(try connection.pragma(.busyTimeout) == 4)
    try connection.setBusyHandler(.fail)
    try meetWriter(.restart)
    #expect(try connection.pragma(.busyTimeout) == 0 && library.sleeps.count == 15)
  }

  @Test func `asks the closure that is there, and no other`() throws {
    let attempts = Heard<Int32>()
    try connection.setBusyHandler(
      .custom {
        attempts.hear($0); return $0 < 2
      })
    try meetWriter()
    #expect(attempts.words == [0, 1, 2])
    try connection.execute("INSERT INTO t VALUES (3)")  // with its checkpoint
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (4)")
      expectError(.busy, "database is locked") { try connection.execute("INSERT INTO t VALUES (5)") }
    }
    #expect(attempts.words == [0, 1, 2, 0, 1, 2], "it is put back")
    try connection.execute("PRAGMA busy_timeout")
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (6)")
      expectError(.busy, "database is locked") { try connection.checkpoint(.full) }
    }
    #expect(attempts.words.count == 9, "a pragma that only reads leaves it there")
    try connection.execute("PRAGMA busy_timeout = 0")
    try connection.execute("INSERT INTO t VALUES (7)")
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (8)")
      expectError(.busy, "database is locked") { try connection.execute("INSERT INTO t VALUES (9)") }
      expectError(.busy, "database is locked") { try connection.checkpoint(.full) }
    }
    #expect(attempts.words.count == 9 && library.sleeps.isEmpty)
  }

  @Test func `does not wait for others after a commit`() throws {
    try connection.setBusyHandler(.timeout(milliseconds: 1_000))
    let reader = try Connection(.file(folder.path("a")), configuration: .recommended)
    try reader.transaction(.deferred) {
      _ = try reader.value("SELECT count(*) FROM t", as: Int.self)
      try connection.execute("INSERT INTO t VALUES (2)")
    }
    #expect(library.sleeps.isEmpty)
    #expect(try connection.pragma(.busyTimeout) == 1_000)
  }

  @Test func `that SQLite does not let go waits like the connection's own`() throws {
    let faulty = FaultInjectingSqlite3Wrapper(library)
    let held = try Connection(.file(folder.path("a")), configuration: .recommended, on: faulty)
    try held.setBusyHandler(.timeout(milliseconds: 3))
    faulty.plan = .call(.sqlite3_busy_handler, number: 2, code: .misuse)
    try held.checkpoint(.full)
    faulty.plan = .none
    try other.transaction {
      try other.execute("INSERT INTO t VALUES (2)")
      expectError(.busy, "database is locked") { try held.execute("INSERT INTO t VALUES (3)") }
      expectError(.busy, "database is locked") { try held.execute("INSERT INTO t VALUES (3)") }
    }
    #expect(library.sleeps == [1, 2, 1, 2])
  }
}
