import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Scratch
import Testing

/// A verb that meets the lock of another connection.
enum WaitingVerb: CaseIterable {
  case insert, prepared, script, transaction, savepoint, cursor, read, compile, blob, vacuum, checkpoint, checkpointBySQL, backup

  /// The journal mode and the lock of the other connection.
  var lock: (mode: JournalMode, sql: SQL) {
    switch self {
    case .read, .compile, .backup: (.delete, "BEGIN EXCLUSIVE")
    case .checkpoint, .checkpointBySQL: (.wal, "BEGIN; DELETE FROM t WHERE a = 9")
    default: (.delete, "BEGIN IMMEDIATE")
    }
  }

  func run(on connection: Connection) throws {
    switch self {
    case .insert: try connection.insert(["a": 2], into: "t")
    case .prepared: try connection.prepare("INSERT INTO t VALUES (2)").run()
    case .script: try connection.execute("SELECT 1; INSERT INTO t VALUES (2); SELECT 2")
    case .transaction: try connection.transaction { try connection.execute("INSERT INTO t VALUES (2)") }
    case .savepoint: try connection.savepoint { try connection.execute("INSERT INTO t VALUES (2)") }
    case .cursor: _ = try connection.rows("INSERT INTO t VALUES (2) RETURNING a", as: Int.self)
    case .read: _ = try connection.count("t")
    case .compile: _ = try connection.prepare("SELECT a FROM t").columnNames
    case .blob: try connection.withBlob(in: "t", column: "a", rowid: 1, access: .readWrite) { _ = $0.byteCount }
    case .vacuum: try connection.vacuum()
    case .checkpoint: try connection.checkpoint(.truncate)
    case .checkpointBySQL: _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    case .backup: _ = try connection.backup(to: Connection(.memory, on: Sqlite3Wrapper()))
    }
  }
}

@Suite struct `A wait for the lock of another connection` {
  let folder: ScratchFolder
  let clock = VirtualClock()
  let sqlite: VirtualTimeSqlite3Wrapper
  let holder: Connection

  init() throws {
    folder = try ScratchFolder()
    sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock, findsLostTimeouts: false)
    holder = try Connection(.file(folder.path("a.sqlite")), on: Sqlite3Wrapper())
    try holder.execute("CREATE TABLE t (a); INSERT INTO t VALUES (x'0102')")
  }

  private func connect(milliseconds: Int32 = 60_000, on wrapper: (any Sqlite3WrapperProtocol)? = nil) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = milliseconds
    return try Connection(.file(folder.path("a.sqlite")), configuration: configuration, on: wrapper ?? sqlite)
  }

  /// Interrupts a connection after 300 milliseconds of waiting.
  private func interruptSoon(_ connection: Connection) {
    clock.at(clock.time + .milliseconds(300)) { [interrupter = connection.interrupter] in interrupter.interrupt() }
  }

  /// SQLite's delays after which a wait of 300 milliseconds is over.
  private let end = Duration.milliseconds(328)

  @Test(arguments: WaitingVerb.allCases) func `ends when it is interrupted, and leaves no transaction open`(verb: WaitingVerb) throws {
    try holder.setPragma(.journalMode, to: verb.lock.mode)
    let waiter = try connect()
    if verb.lock.mode == .wal { _ = try waiter.count("t") }  // without a look at the file there is no log
    try holder.execute(verb.lock.sql)
    interruptSoon(waiter)
    expectError(.interrupt, "interrupted") { try verb.run(on: waiter) }
    #expect(clock.time == end && !waiter.isInTransaction)
    try holder.execute("ROLLBACK")
    try verb.run(on: waiter)
    #expect(clock.time == end && clock.findings.isEmpty, "nothing is left of the interrupt")
    try waiter.close()
  }

  @Test(arguments: [false, true]) func `of a COMMIT that is interrupted leaves no transaction open`(isSavepoint: Bool) throws {
    let waiter = try connect()
    try holder.execute("BEGIN")
    #expect(try holder.count("t") == 1)
    interruptSoon(waiter)
    expectError(.interrupt, "another connection's lock was waited for") {
      func insert() throws { try waiter.execute("INSERT INTO t VALUES (2)") }
      if isSavepoint { try waiter.savepoint { try insert() } } else { try waiter.transaction { try insert() } }
    }
    #expect(clock.time == end && !waiter.isInTransaction)
    try holder.execute("COMMIT")
    #expect(try waiter.count("t") == 1)
  }

  @Test func `of a statement that commits by itself undoes it`() throws {
    let waiter = try connect()
    try holder.execute("BEGIN")
    #expect(try holder.count("t") == 1)
    for sql in ["INSERT INTO t VALUES (2)", "INSERT INTO t VALUES (2) RETURNING a"] as [SQL] {
      interruptSoon(waiter)
      expectError(.interrupt, "interrupted") { _ = try waiter.rows(sql) }
      #expect(!waiter.isInTransaction)
    }
    try holder.execute("COMMIT")
    #expect(try waiter.count("t") == 1)
  }

  @Test func `is not ended by an interrupt that came before it`() throws {
    let waiter = try connect()
    for _ in 1...2 {
      waiter.interrupt()
      try holder.execute("BEGIN IMMEDIATE")
      clock.at(clock.time + .milliseconds(300)) { [holder] in try holder.execute("COMMIT") }
      try waiter.execute("INSERT INTO t VALUES (2)")
    }
    #expect(clock.time == end * 2)
  }

  @Test func `that was interrupted leaves the next error as it is`() throws {
    let waiter = try connect()
    try holder.execute("BEGIN IMMEDIATE")
    interruptSoon(waiter)
    expectError(.interrupt, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") }
    try holder.execute("ROLLBACK; BEGIN; SELECT count(*) FROM t; UPDATE t SET a = 2")
    try waiter.execute("BEGIN; SELECT count(*) FROM t")
    expectError(.busy, "database is locked") { try waiter.execute("UPDATE t SET a = 3") }  // SQLite does not wait here
    try waiter.execute("ROLLBACK")
  }

  @Test func `hears an interrupt within its last delay`() throws {
    let waiter = try connect(milliseconds: 100)
    try holder.execute("BEGIN IMMEDIATE")
    clock.at(.milliseconds(90)) { [interrupter = waiter.interrupter] in interrupter.interrupt() }
    expectError(.interrupt, "interrupted") { try waiter.execute("INSERT INTO t VALUES (2)") }
    #expect(clock.time == .milliseconds(100))
  }

  @Test(arguments: [(0, 0), (1, 1), (-5, 0), (Int32.max, 3_600_000), (229, 229)])
  func `takes as long as is said`(milliseconds: Int32, passing: Int) throws {
    let waiter = try connect()
    try waiter.setBusyHandler(.timeout(milliseconds: milliseconds))
    #expect(try waiter.pragma(.busyTimeout) == max(0, Int(milliseconds)))
    try holder.execute("BEGIN IMMEDIATE")
    expectError(.busy, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") }
    #expect(abs(clock.time / .milliseconds(1) - Double(passing)) < 100)
    #expect((milliseconds == .max) == clock.hasEnded)
  }

  @Test func `by a closure is only not asked again`() throws {
    let waiter = try connect()
    let attempts = Heard<Int32>()
    try waiter.setBusyHandler(
      .custom { [sqlite] attempt in
        attempts.hear(attempt)
        _ = sqlite.sqlite3_sleep(130)
        return true
      })
    try holder.execute("BEGIN IMMEDIATE")
    interruptSoon(waiter)
    expectError(.interrupt, "interrupted") { try waiter.execute("INSERT INTO t VALUES (2)") }
    #expect(attempts.words == [0, 1, 2] && clock.time == .milliseconds(390))
  }

  @Test func `is SQLite's own after a pragma by SQL, until it is set again`() throws {
    let waiter = try connect()
    let former = try waiter.prepare("PRAGMA busy_timeout = 700")
    try holder.execute("BEGIN IMMEDIATE")
    for _ in 1...2 {
      _ = try former.rows()
      #expect(try waiter.pragma(.busyTimeout) == 700)
      interruptSoon(waiter)
      expectError(.busy, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") }
      try waiter.setPragma(.busyTimeout, to: 60_000)
      #expect(try waiter.pragma(.busyTimeout) == 60_000)
      interruptSoon(waiter)
      expectError(.interrupt, "interrupted") { try waiter.execute("INSERT INTO t VALUES (2)") }
    }
    #expect(clock.time == (.milliseconds(700) + end) * 2)
    try waiter.execute("PRAGMA busy_timeout = 0")
    #expect(try waiter.pragma(.busyTimeout) == 0)
    expectError(.busy, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") }
  }

  @Test func `stays where an authorizer does not let SQL set a timeout, or the SQL does not compile`() throws {
    let waiter = try connect()
    for decision in [AuthorizerDecision.ignore, .deny] {
      let token = try waiter.addAuthorizer { if case .pragma = $0.action { decision } else { .allow } }
      _ = try? waiter.execute("PRAGMA busy_timeout = 5")
      token.cancel()
      try holder.execute("BEGIN IMMEDIATE")
      interruptSoon(waiter)
      expectError(.interrupt, "interrupted") { try waiter.execute("INSERT INTO t VALUES (2)") }
      try holder.execute("ROLLBACK")
    }
    #expect(clock.time == end * 2)
  }

  @Test func `is known to have been replaced by SQL with every version of SQLite`() throws {
    let waiter = try connect(on: AgedWrapper(version: 3_060_000))
    try waiter.execute("EXPLAIN PRAGMA busy_timeout = 0")
    #expect(try waiter.pragma(.busyTimeout) == 0)
  }

  @Test func `for a table of a shared cache ends when it is interrupted`() throws {
    let uri = Connection.Location.uri("file:\(folder.path("shared"))?mode=memory&cache=shared")
    var configuration = Connection.Configuration()
    configuration.tableLockPolicy = .wait(atMost: .seconds(60))
    let (one, two) = (try Connection(uri, on: sqlite), try Connection(uri, configuration: configuration, on: sqlite))
    try one.execute("CREATE TABLE t (a); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
    interruptSoon(two)
    expectError(.interrupt, "table is locked") { try two.count("t") }
    #expect(clock.time == .milliseconds(300))
  }

  @Test func `hears through a recorder, whose cassette holds the wait`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    func wait(on wrapper: any Sqlite3WrapperProtocol) throws {
      let waiter = try connect(milliseconds: 3, on: wrapper)
      expectError(.busy, "database is locked") { try waiter.execute("INSERT INTO t VALUES (2)") }
    }
    try holder.execute("BEGIN IMMEDIATE")
    try wait(on: recorder)
    try wait(on: CassetteReplayingSqlite3Wrapper(try recorder.cassette()))
  }
}
