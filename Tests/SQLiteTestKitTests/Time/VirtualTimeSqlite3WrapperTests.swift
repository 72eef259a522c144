import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Code in the time of a clock` {
  let insert: SQL = "INSERT INTO star VALUES (2, 'Deneb')"

  @Test func `waits for a lock that goes`() throws {
    let stage = try TimeStage()
    let connection = try stage.connect()
    let other = try stage.writer(until: .milliseconds(300))
    try connection.execute(insert)
    #expect(stage.clock.time == .milliseconds(328) && stage.clock.findings.isEmpty)
    #expect(try other.value("SELECT count(*) FROM star", as: Int.self) == 2)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)))  // without it there is no file system "memdb"
  func `opens files, URIs, temporary and private databases over the clock's file system, each with the one that it asked for`() throws {
    let stage = try TimeStage()
    let memory = "file:/\(UUID().uuidString)?vfs=memdb&cache=private"
    let locations: [Connection.Location] = [.memory, .temporary, .file(stage.path), .uri("file:" + stage.path + "?mode=ro"), .uri(memory)]
    for location in locations {
      let connection = try Connection(location, access: location == .file(stage.path) ? .readWrite : .create, on: stage.sqlite)
      #expect(try connection.value("SELECT datetime('now')", as: String.self) == "2000-01-01 00:00:00", "\(location)")
    }
    let one = try Connection(.uri(memory), on: stage.sqlite)
    let two = try Connection(.uri(memory), on: Sqlite3Wrapper())
    try one.execute("CREATE TABLE t (a); BEGIN IMMEDIATE")
    expectError(.busy, "database is locked") {
      var impatient = Connection.Configuration()
      impatient.busyTimeoutMilliseconds = 0
      try Connection(.uri(memory), configuration: impatient, on: Sqlite3Wrapper()).execute("INSERT INTO t VALUES (1)")
    }
    stage.clock.at(.milliseconds(50)) { try one.execute("COMMIT") }
    let three = try Connection(.uri(memory), on: stage.sqlite)
    try three.execute("INSERT INTO t VALUES (1)")
    #expect(try two.value("SELECT count(*) FROM t", as: Int.self) == 1)
    #expect(stage.clock.time == .milliseconds(53))
    expectError(.error, "no such vfs: nowhere") { _ = try Connection(.uri("file:a?vfs=nowhere"), on: stage.sqlite) }
  }

  @Test func `opens by the older call as well`() throws {
    let stage = try TimeStage()
    var db: OpaquePointer?
    unsafe #expect(stage.sqlite.sqlite3_open(stage.path, &db) == 0)
    defer { _ = unsafe stage.sqlite.sqlite3_close(db) }
    let other = try stage.writer(until: .milliseconds(300))
    unsafe stage.sqlite.sqlite3_busy_timeout(db, 100)
    unsafe #expect(stage.sqlite.sqlite3_exec(db, "DELETE FROM star", nil, nil, nil) == ResultCode.busy.rawValue)
    #expect(stage.clock.time == .milliseconds(100))
    withExtendedLifetime(other) {}
  }

  @Test func `waits in WAL mode for who writes, and for who reads when it checkpoints`() throws {
    let stage = try TimeStage(.wal)
    let connection = try stage.connect()
    let reader = try stage.connect()
    let other = try stage.writer(until: .milliseconds(300), "BEGIN IMMEDIATE; INSERT INTO star VALUES (3, 'Altair')")
    try connection.execute(insert)
    #expect(stage.clock.time == .milliseconds(328))
    try reader.execute("BEGIN")
    #expect(try reader.value("SELECT count(*) FROM star", as: Int.self) == 3)
    try other.execute("DELETE FROM star WHERE id = 3")
    stage.clock.at(.milliseconds(1_000)) { try reader.execute("COMMIT") }
    _ = try connection.checkpoint(.truncate)
    #expect(stage.clock.time >= .seconds(1) && stage.clock.time < .milliseconds(1_101) && stage.clock.findings.isEmpty)
  }

  @Test func `waits for a table lock of a shared cache, as long as its policy says`() throws {
    let clock = VirtualClock()
    let sqlite = try VirtualTimeSqlite3Wrapper(clock)
    let uri = "file:\(UUID().uuidString)?mode=memory&cache=shared"
    var configuration = Connection.Configuration()
    configuration.tableLockPolicy = .wait(atMost: .seconds(2))
    let (one, two) = (try Connection(.uri(uri), on: sqlite), try Connection(.uri(uri), configuration: configuration, on: sqlite))
    try one.execute("CREATE TABLE t (a); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
    clock.at(.milliseconds(700)) { try one.execute("COMMIT") }
    #expect(try two.value("SELECT count(*) FROM t", as: Int.self) == 1)
    #expect(clock.time == .milliseconds(700) && clock.waits.map(\.reason) == [.sqlite3Sleep])
  }

  @Test func `asks its own busy handler, which sleeps on the clock and gives up`() throws {
    let stage = try TimeStage()
    let connection = try stage.connect()
    let sqlite = stage.sqlite
    try connection.setBusyHandler(
      .custom { attempts in
        _ = sqlite.sqlite3_sleep(40)
        return attempts < 9
      })
    let other = try stage.writer(until: .milliseconds(300))
    try connection.execute(insert)
    #expect(stage.clock.time == .milliseconds(320))
    try other.execute("BEGIN IMMEDIATE")
    expectError(.busy, "database is locked") { try connection.execute("DELETE FROM star") }
    #expect(stage.clock.time == .milliseconds(720) && stage.clock.findings.isEmpty)
    try connection.setBusyHandler(.timeout(milliseconds: 10))
    expectError(.busy, "database is locked") { try connection.execute("DELETE FROM star") }
    #expect(stage.clock.time == .milliseconds(730) && stage.clock.findings.isEmpty)
  }

  @Test func `takes so long for each call as it is told`() throws {
    let stage = try TimeStage()
    let connection = try stage.connect()
    stage.sqlite.latency = [.sqlite3_step: .milliseconds(20), .sqlite3_prepare_v3: .microseconds(500)]
    _ = try connection.rows("SELECT 1 UNION SELECT 2", as: Int.self)
    #expect(stage.clock.time == .microseconds(60_500))
    #expect(stage.clock.waits.contains(VirtualWait(.latency(.sqlite3_step), count: 3, duration: .milliseconds(60))))
  }

  @Test func `takes so long for each run of a statement as it is told, however many rows that has`() throws {
    let stage = try TimeStage()
    let connection = try stage.connect()
    stage.sqlite.runLatency = ["UNION": .seconds(2), "INSERT INTO star": .milliseconds(5)]
    #expect(try connection.rows("SELECT 1 UNION SELECT 2", as: Int.self) == [1, 2])
    #expect(stage.clock.time == .seconds(2))
    #expect(try connection.count("star") == 1)
    #expect(stage.clock.time == .seconds(2))
    try connection.execute("INSERT INTO star (name) VALUES ('Rigel')")
    #expect(stage.clock.time == .milliseconds(2_005))
  }

  @Test func `sleeps on the clock over a mock, which has no file system`() throws {
    let (clock, mock) = (VirtualClock(), MockSqlite3Wrapper())
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    let sqlite = VirtualTimeSqlite3Wrapper(mock, clock)
    sqlite.latency = [.sqlite3_step: .seconds(1)]
    let connection = try Connection(.memory, on: sqlite)
    #expect(try connection.value("SELECT 1", as: Int.self) == 1)
    let slept = sqlite.sqlite3_sleep(250)
    #expect(slept == 250)
    try connection.setBusyHandler(.custom { _ in sqlite.sqlite3_sleep(10) == 10 })
    let goesOn = unsafe mock.fireBusy(tries: 0)
    #expect(goesOn == true && clock.time >= .milliseconds(1_260) && mock.unexpected.isEmpty)
  }

  @Test func `does not wait for what is not a lock, and finds nothing there`() throws {
    let stage = try TimeStage()
    var (db, statement): (OpaquePointer?, OpaquePointer?)
    unsafe #expect(stage.sqlite.sqlite3_open_v2(stage.path, &db, OpenFlags.readwrite.rawValue, nil) == 0)
    unsafe stage.sqlite.sqlite3_busy_timeout(db, 5_000)
    unsafe #expect(stage.sqlite.sqlite3_prepare_v2(db, "INSERT INTO star VALUES (5, 'x') RETURNING id", -1, &statement, nil) == 0)
    unsafe #expect(stage.sqlite.sqlite3_exec(db, "BEGIN", nil, nil, nil) == 0)
    unsafe #expect(stage.sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    unsafe #expect(stage.sqlite.sqlite3_exec(db, "COMMIT", nil, nil, nil) == ResultCode.busy.rawValue)
    unsafe #expect(stage.sqlite.sqlite3_close(db) == ResultCode.busy.rawValue)
    unsafe stage.sqlite.sqlite3_finalize(statement)
    unsafe #expect(stage.sqlite.sqlite3_close(db) == 0)
    #expect(stage.clock.findings.isEmpty && stage.clock.time == .zero)
  }

  @Test func `leaves nothing behind, whichever call fails while it opens, waits and closes`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("stars.sqlite")
    try FaultSweep(over: { Sqlite3Wrapper() }) { inner in
      let clock = VirtualClock()
      defer { clock.end() }
      let sqlite = VirtualTimeSqlite3Wrapper(inner, clock, findsLostTimeouts: false)
      let connection = try Connection(.file(path), on: sqlite)
      try connection.transaction { try connection.execute("CREATE TABLE IF NOT EXISTS t (a); INSERT INTO t VALUES (1)") }
      try connection.close()
    }.everyCommitIsFine.run()
  }
}

@Suite struct `A test with a clock of its own` {
  @Test(.virtualTime) func `finds it, and another test finds another`() throws {
    #expect(try VirtualClock.current.time == .zero)
    try VirtualClock.current.wait(for: .seconds(1))
    #expect(try VirtualClock.current === VirtualClock.current)
  }

  @Test(.virtualTime, arguments: [1, 2]) func `finds another in each case`(number: Int) throws {
    #expect(try VirtualClock.current.time == .zero)
    try VirtualClock.current.wait(for: .seconds(1))
  }

  @Test func `is told where it has none`() {
    expectError(.misuse, "no clock belongs to this test") { _ = try VirtualClock.current }
  }

  @Test(.virtualTime, .database(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name)"))) func `runs what it makes in its time`() throws {
    let connection = try Connection(.file("/nowhere/stars.sqlite"), on: WrapperUnderTest.real.make())
    let other = try Connection(TestDatabase.current.location, on: Sqlite3Wrapper())
    try other.execute("BEGIN IMMEDIATE")
    let clock = try VirtualClock.current
    clock.at(.milliseconds(90)) { try other.execute("COMMIT") }
    try connection.execute("INSERT INTO star VALUES (1, 'Vega')")
    #expect(clock.time == .milliseconds(103))
  }

  @Test func `is failed for what its clock finds`() async throws {
    try await withKnownIssue {
      try await VirtualTimeTrait.run { clock in
        clock.onAnyThread(at: .milliseconds(1)) { throw CancellationError() }
        clock.wait(for: .milliseconds(1))
      }
    } matching: {
      "\($0)".contains("at 1 ms the scheduled action threw")
    }
  }

  @Test func `says what took too long`() {
    let clock = VirtualClock()
    clock.wait(for: .seconds(1))
    withKnownIssue {
      expectTime(on: clock, atMost: .seconds(1)) { for _ in 1...2 { clock.wait(for: .milliseconds(501)) } }
    } matching: {
      "\($0)".contains("1002 ms passed, and at most 1000 ms should have\n  1002 ms in 2 waits: threads that waited")
    }
    withKnownIssue {
      expectTime(on: clock, atLeast: .seconds(1)) { clock.wait(for: .milliseconds(999)) }
    } matching: {
      "\($0)".contains("999 ms passed, and at least 1000 ms should have")
    }
    expectTime(on: clock, atMost: .seconds(1), atLeast: .seconds(1)) { clock.wait(for: .seconds(1)) }
  }
}

extension VirtualTimeTrait {
  /// Runs something as the trait runs a test.
  fileprivate static func run(_ body: @escaping @Sendable (VirtualClock) throws -> Void) async throws {
    let trait: VirtualTimeTrait = .virtualTime
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) { try body(.current) }
  }
}
