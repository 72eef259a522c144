import Expectations
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A lock over a mock` {
  let clock = VirtualClock()
  let mock = MockSqlite3Wrapper()
  let sqlite: VirtualTimeSqlite3Wrapper
  let connection: Connection
  let insert: SQL = "INSERT INTO star VALUES (1)"

  init() throws {
    mock.when("INSERT INTO star VALUES (1)").answers(.changed(1)).repeats()
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    sqlite = VirtualTimeSqlite3Wrapper(mock, clock)
    connection = try Connection(.memory, on: sqlite)
  }

  @Test func `is waited for by a timeout, with the delays that SQLite has`() throws {
    sqlite.lock(until: .milliseconds(300))
    #expect(try connection.value("SELECT 1", as: Int.self) == 1)
    #expect(clock.time == .zero)
    try connection.execute(insert)
    #expect(clock.time == .milliseconds(328) && clock.findings.isEmpty)
    try connection.execute(insert)
    #expect(clock.time == .milliseconds(328))
  }

  @Test func `is there for as long as the timeout lasts, and then an error, as SQLite's`() throws {
    sqlite.lock(until: .seconds(60))
    expectError(.busy, "database is locked") { try connection.execute("BEGIN IMMEDIATE") }
    #expect(clock.time == .seconds(5) && clock.findings.isEmpty)
    sqlite.lock(until: nil)
    try connection.execute("BEGIN IMMEDIATE")
    try connection.execute(insert)
    sqlite.lock(until: .seconds(60))
    try connection.execute(insert)  // it has the lock already
    try connection.execute("COMMIT")
    #expect(clock.time == .seconds(5))
  }

  @Test func `is asked about by a busy handler`() throws {
    sqlite.lock(until: .milliseconds(100))
    let asked = Locked<[Int32]>([])
    try connection.setBusyHandler(
      .custom { [sqlite] attempts in
        asked.withLock { $0.append(attempts) }
        _ = sqlite.sqlite3_sleep(40)
        return true
      })
    try connection.execute(insert)
    #expect(asked.withLock { $0 } == [0, 1, 2] && clock.time == .milliseconds(120))
    sqlite.lock(until: .seconds(1))
    try connection.setBusyHandler(.custom { _ in false })
    expectError(.busy, "database is locked") { try connection.execute(insert) }
    try connection.setBusyHandler(.fail)
    expectError(.busy, "database is locked") { try connection.execute(insert) }
    #expect(clock.time == .milliseconds(120))
  }

  @Test func `is waited for by a timeout that took the place of a handler, which is not called again`() {
    let (sqlite, db) = unsafe (sqlite, connection.handle)
    sqlite.lock(until: .seconds(60))
    let settings: [(words: String, milliseconds: Int64, set: () -> Int32)] = [
      ("sqlite3_busy_timeout", 80, { unsafe sqlite.sqlite3_busy_timeout(db, 80) }),
      ("sqlite3_busy_timeout", 0, { unsafe sqlite.sqlite3_busy_timeout(db, -1) }),
      ("PRAGMA", 70, { unsafe sqlite.sqlite3_exec(db, "PRAGMA busy_timeout = 70", nil, nil, nil) }),
      ("PRAGMA", 0, { unsafe sqlite.sqlite3_exec(db, "PRAGMA busy_timeout = 0", nil, nil, nil) }),
    ]
    let calls = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { unsafe calls.deallocate() }
    for setting in settings {
      unsafe calls.initialize(to: 0)
      _ = unsafe sqlite.sqlite3_busy_handler(
        db,
        { calls, _ in
          unsafe calls?.assumingMemoryBound(to: Int32.self).pointee += 1
          return 0
        }, calls)
      unsafe #expect(sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (1)", nil, nil, nil) == ResultCode.busy.rawValue)
      unsafe #expect(calls.pointee == 1)
      let before = clock.time
      #expect(setting.set() == 0)
      unsafe #expect(sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (1)", nil, nil, nil) == ResultCode.busy.rawValue)
      unsafe #expect(calls.pointee == 1, "\(setting.words) \(setting.milliseconds)")
      #expect(clock.time - before == .milliseconds(setting.milliseconds), "\(setting.words) \(setting.milliseconds)")
    }
  }

  @Test func `is waited for as before where the setting of a timeout has failed`() throws {
    sqlite.plan = .call(.sqlite3_exec, code: .nomem)
    unsafe #expect(sqlite.sqlite3_exec(connection.handle, "PRAGMA busy_timeout = 0", nil, nil, nil) == ResultCode.nomem.rawValue)
    sqlite.lock(until: .seconds(60))
    expectError(.busy, "database is locked") { try connection.execute(insert) }
    #expect(clock.time == .seconds(5) && clock.findings.isEmpty)
  }

  @Test func `is found where it is tried again without a pause`() throws {
    try connection.setBusyHandler(.fail)
    let statement = try connection.prepare(insert)
    sqlite.lock(until: .seconds(1))
    expectError(.interrupt, "interrupted") {
      for _ in 1...10_001 {
        do { try statement.run() } catch let error as SQLiteError where error.code == .busy {}
      }
    }
    #expect(
      clock.findings == ["10000 calls met a lock at 0 ms, and no time passed: wait before it is tried again, and not for ever"])
  }

  @Test func `leaves the plan and its counts as they are`() throws {
    try connection.setBusyHandler(.fail)
    sqlite.plan = .call(.sqlite3_step, number: 3, code: .full)
    try connection.execute(insert)
    sqlite.lock(until: .seconds(1))
    expectError(.busy, "database is locked") { try connection.execute(insert) }
    sqlite.lock(until: nil)
    expectError(.full, "full") { try connection.execute(insert) }
    #expect(sqlite.injected.map(\.code) == [.full])
  }
}
