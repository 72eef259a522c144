import Expectations
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `SQLite over a file system with a clock` {
  @Test func `waits for a lock as long as its busy handler does, and not a moment of real time`() throws {
    let stage = try TimeStage()
    let system = try VirtualTimeVFS(stage.clock, on: Sqlite3Wrapper())
    let other = try stage.connect()
    try other.execute("BEGIN IMMEDIATE")
    let connection = try Connection(system.location(stage.path), on: Sqlite3Wrapper())
    expectError(.busy, "database is locked") { try connection.execute("INSERT INTO star VALUES (2, 'Deneb')") }
    #expect(stage.clock.time == .seconds(5))
    stage.clock.at(.milliseconds(5_300)) { try other.execute("COMMIT") }
    try connection.execute("INSERT INTO star VALUES (2, 'Deneb')")
    // SQLite's own delays: 1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50 and then 100 each.
    #expect(stage.clock.time == .milliseconds(5_328))
    #expect(stage.clock.waits.count == 1 && stage.clock.waits[0].reason == .fileSystem && stage.clock.findings.isEmpty)
  }

  @Test func `has the time of the clock in SQL`() throws {
    let clock = VirtualClock()
    let system = try VirtualTimeVFS(clock, on: Sqlite3Wrapper())
    let connection = try Connection(.uri("file::memory:?vfs=" + system.name), on: Sqlite3Wrapper())
    let sql: SQL = "SELECT datetime('now') || ' ' || strftime('%f', 'now') || ' ' || CURRENT_TIMESTAMP"
    #expect(try connection.value(sql, as: String.self) == "2000-01-01 00:00:00 00.000 2000-01-01 00:00:00")
    clock.wait(for: .milliseconds(61_250))
    #expect(try connection.value(sql, as: String.self) == "2000-01-01 00:01:01 01.250 2000-01-01 00:01:01")
    #expect(try connection.value("SELECT julianday('now')", as: Double.self) == 2451544.5 + 61.25 / 86_400)
  }

  @Test func `lets what a disk takes for a sync pass on the clock`() throws {
    let stage = try TimeStage()
    let system = try VirtualTimeVFS(stage.clock, on: Sqlite3Wrapper())
    let disk = try FaultInjectingVFS(before: system.name, on: Sqlite3Wrapper()) {
      $0.kind == .sync && $0.isOf(".sqlite") ? .delay(microseconds: 2_000_000) : nil
    }
    let connection = try Connection(disk.location(stage.path), on: Sqlite3Wrapper())
    try connection.execute("INSERT INTO star VALUES (2, 'Deneb')")
    #expect(stage.clock.time == .seconds(2))
  }

  @Test func `keeps what SQLite needs of it while a file is open, and is unknown afterwards`() throws {
    let stage = try TimeStage(.wal)
    var system: VirtualTimeVFS? = try VirtualTimeVFS(stage.clock, on: Sqlite3Wrapper())
    let name = try #require(system?.name)
    let location = try #require(system?.location(stage.path))
    let connection = try Connection(location, on: Sqlite3Wrapper())
    #expect(try connection.value("SELECT count(*) FROM star", as: Int.self) == 1)
    system = nil
    unsafe #expect(Sqlite3Wrapper().sqlite3_vfs_find(name) == nil)
    let other = try stage.connect()
    try other.execute("BEGIN IMMEDIATE")
    expectError(.busy, "database is locked") { try connection.execute("INSERT INTO star VALUES (2, 'Deneb')") }
    #expect(stage.clock.time == .seconds(5))
    try other.execute("ROLLBACK")
    try connection.execute("INSERT INTO star VALUES (2, 'Deneb')")
    try connection.close()
    expectError(.error, "no such vfs: \(name)") { _ = try Connection(location, on: Sqlite3Wrapper()) }
  }

  @Test func `no longer waits when its clock has gone`() throws {
    let stage = try TimeStage()
    var clock: VirtualClock? = VirtualClock(.standing)
    let system = try VirtualTimeVFS(#require(clock), on: Sqlite3Wrapper())
    let other = try stage.connect()
    try other.execute("BEGIN IMMEDIATE")
    let connection = try Connection(system.location(stage.path), on: Sqlite3Wrapper())
    clock = nil
    expectError(.busy, "database is locked") { try connection.execute("INSERT INTO star VALUES (2, 'Deneb')") }
  }

  @Test(.timeLimit(.minutes(1))) func `is let go when its clock goes while it waits`() async throws {
    let stage = try TimeStage()
    var clock: VirtualClock? = VirtualClock(.standing)
    let system = try VirtualTimeVFS(#require(clock), on: Sqlite3Wrapper())
    let other = try stage.connect()
    try other.execute("BEGIN IMMEDIATE")
    let location = system.location(stage.path)
    let writing = onThread {
      try Connection(location, on: Sqlite3Wrapper()).execute("INSERT INTO star VALUES (2, 'Deneb')")
    }
    _ = await clock?.untilWaiting()
    clock = nil
    await #expect { try await writing.value } throws: { ($0 as? SQLiteError)?.code == .busy }
  }

  @Test(.timeLimit(.minutes(1))) func `is advanced while its busy handler waits`() async throws {
    let clock = VirtualClock(.standing)
    let stage = try TimeStage(clock: clock)
    let system = try VirtualTimeVFS(clock, on: Sqlite3Wrapper())
    let other = try stage.connect()
    try other.execute("BEGIN IMMEDIATE")
    let location = system.location(stage.path)
    let writing = onThread {
      try Connection(location, on: Sqlite3Wrapper()).execute("INSERT INTO star VALUES (2, 'Deneb')")
    }
    for delay in [1, 2, 5, 10] {
      #expect(await clock.untilWaiting())
      try clock.advance(by: .milliseconds(delay))
    }
    #expect(await clock.untilWaiting())
    try other.execute("COMMIT")
    try clock.advance(by: .milliseconds(15))
    try await writing.value
    #expect(clock.time == .milliseconds(33))
  }

  @Test func `answers what there is not, and what cannot be registered, with an error`() throws {
    let clock = VirtualClock()
    expectError(.error, "there is no file system nowhere") { _ = try VirtualTimeVFS(clock, before: "nowhere", on: Sqlite3Wrapper()) }
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_vfs_register, code: .nomem))
    expectError(.nomem, "cannot be registered") { _ = try VirtualTimeVFS(clock, on: faulty) }
  }

  @Test(arguments: [FaultPlan.once(at: 1), .forever(from: 1)]) func `leaves others where it cannot be unregistered`(plan: FaultPlan) throws
  {
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let clock = VirtualClock()
    var systems = try (1...3).map { _ in try VirtualTimeVFS(clock, on: faulty) }
    let names = systems.map(\.name)
    faulty.plan = plan
    systems.removeAll()
    let left = names.filter { unsafe Sqlite3Wrapper().sqlite3_vfs_find($0) != nil }
    #expect(left.isEmpty == (plan == .once(at: 1)))
    for name in ["unix-none"] { unsafe #expect(Sqlite3Wrapper().sqlite3_vfs_find(name) != nil, "\(name)") }
    for name in left {
      #expect(try Connection(.uri("file::memory:?vfs=" + name), on: Sqlite3Wrapper()).value("SELECT 1", as: Int.self) == 1)
    }
  }

  @Test(arguments: [JournalMode.delete, .wal]) func `leaves the database what it would be without`(mode: JournalMode) throws {
    let stage = try TimeStage(mode)
    let system = try VirtualTimeVFS(stage.clock, on: Sqlite3Wrapper())
    let (timed, plain) = (
      try Connection(system.location(stage.path), on: Sqlite3Wrapper()), try Connection(.file(stage.path), on: Sqlite3Wrapper())
    )
    for row in 2...40 {
      try (row % 2 == 0 ? timed : plain).execute("INSERT INTO star VALUES (\(row), hex(zeroblob(900)))")
    }
    #expect(try timed.value("SELECT count(*) FROM star", as: Int.self) == 40)
    if mode == .wal { _ = try timed.checkpoint(.truncate) }
    #expect(try plain.integrityCheck().isEmpty && stage.clock.time == .zero)
  }
}
