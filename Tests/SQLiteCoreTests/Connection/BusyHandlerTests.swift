import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A locked database` {
  let folder: ScratchFolder
  let holder: Connection
  let waiter: Connection

  init() throws {
    folder = try ScratchFolder()
    holder = try Connection(.file(folder.path("a.sqlite")))
    try holder.execute("CREATE TABLE t (a)")
    waiter = try Connection(.file(folder.path("a.sqlite")))
  }

  @Test func `is asked for again as long as a closure wants`() throws {
    try holder.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
    let attempts = Heard<Int32>()
    let failures = Heard<any Error>()
    try waiter.setBusyHandler(
      .custom { [holder, unowned waiter] attempt in
        attempts.hear(attempt)
        do { try waiter.execute("SELECT 1") } catch { failures.hear(error) }
        guard attempt == 2 else { return true }
        do { try holder.execute("COMMIT") } catch { failures.hear(error) }
        return true
      })
    try waiter.execute("INSERT INTO t VALUES (2)")
    #expect(attempts.words == [0, 1, 2])
    #expect(failures.words.compactMap { ($0 as? SQLiteError)?.code } == [.misuse, .misuse, .misuse], "SQL is refused in the closure")
    #expect(try waiter.value("SELECT count(*) FROM t") == 2)
    try waiter.setBusyHandler(.fail)
  }

  @Test func `fails when the closure gives up`() throws {
    try holder.execute("BEGIN IMMEDIATE")
    let attempts = Heard<Int32>()
    try waiter.setBusyHandler(
      .custom {
        attempts.hear($0); return $0 < 3
      })
    let error = #expect(throws: SQLiteError.self) { try waiter.execute("INSERT INTO t VALUES (2)") }
    #expect(error?.code == .busy)
    #expect(attempts.words == [0, 1, 2, 3])
  }

  @Test func `fails at once without a handler`() throws {
    try holder.execute("BEGIN IMMEDIATE")
    let attempts = Heard<Int32>()
    try waiter.setBusyHandler(
      .custom {
        attempts.hear($0); return $0 < 3
      })
    try waiter.setBusyHandler(.fail)
    #expect(try waiter.value("PRAGMA busy_timeout") == 0)
    let error = #expect(throws: SQLiteError.self) { try waiter.execute("INSERT INTO t VALUES (2)") }
    #expect(error?.code == .busy)
    #expect(attempts.words == [])
  }

  @Test(arguments: HookLibrary.allCases)
  func `is waited for as long as is said`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    #expect(try connection.pragma(.busyTimeout) == 5_000)
    try connection.setBusyHandler(.custom { _ in false })
    try connection.setBusyHandler(.timeout(milliseconds: 1_234))
    #expect(try connection.pragma(.busyTimeout) == 1_234)
    try connection.setBusyHandler(.timeout(milliseconds: -1))
    #expect(try connection.value("PRAGMA busy_timeout") == 0)
    unsafe #expect(mock?.fireBusy(tries: 0) == nil)
  }

  @Test func `asks the closure of a mock`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.setBusyHandler(.custom { $0 < 1 })
    unsafe #expect(mock.fireBusy(tries: 0) == true)
    unsafe #expect(mock.fireBusy(tries: 1) == false)
    withExtendedLifetime(connection) {}
  }

  @Test func `releases a closure that is replaced, refused or closed`() throws {
    let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: faulty)
    func set() throws -> () -> Bool {
      let witness = Witness()
      weak let gone = witness
      try connection.setBusyHandler(
        .custom { _ in
          _ = witness; return false
        })
      return { gone == nil }
    }
    let first = try set()
    #expect(!first())
    let second = try set()
    #expect(first() && !second())
    faulty.plan = .call(.sqlite3_busy_handler, number: 1, code: .misuse)
    expectError(.misuse, "bad parameter or other API misuse") { try connection.setBusyHandler(.fail) }
    #expect(!second(), "what could not be replaced stays")
    faulty.plan = .none
    try connection.setBusyHandler(.timeout(milliseconds: 1))
    #expect(second())
    let third = try set()
    try connection.close()
    #expect(third())
    let error = #expect(throws: SQLiteError.self) { try connection.setBusyHandler(.fail) }
    #expect(error?.code == .misuse)
  }

  @Test func `counts anew for each wait`() throws {
    let attempts = Heard<Int32>()
    try waiter.setBusyHandler(
      .custom {
        attempts.hear($0); return $0 < 1
      })
    try holder.execute("BEGIN IMMEDIATE")
    for _ in 0..<2 { expectError(.busy, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") } }
    #expect(attempts.words == [0, 1, 0, 1])
    try holder.execute("COMMIT")
    try waiter.execute("INSERT INTO t VALUES (2)")
    #expect(attempts.words.count == 4)
  }

  @Test func `is not waited for where that could only end in a deadlock`() throws {
    try holder.execute("INSERT INTO t VALUES (1)")
    let attempts = Heard<Int32>()
    try waiter.setBusyHandler(
      .custom {
        attempts.hear($0); return true
      })
    try holder.execute("BEGIN; SELECT count(*) FROM t; UPDATE t SET a = 2")
    try waiter.execute("BEGIN; SELECT count(*) FROM t")
    let error = #expect(throws: SQLiteError.self) { try waiter.execute("UPDATE t SET a = 3") }
    #expect(error?.code.primary == .busy)
    #expect(attempts.words == [], "a closure that always waits is not asked")
    try waiter.execute("ROLLBACK")
  }
}
