import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

/// The real library, in which the statements that begin with a word end as they may in a remote one.
private final class Remote: RoutedSqlite3Wrapper, @unchecked Sendable {
  enum End {
    /// The transaction went with its connection.
    case gone(ResultCode)
    /// The statement was done, and the answer was lost.
    case done(ResultCode)
    /// Nothing was done, and the transaction stays.
    case refused(ResultCode)
  }

  private var word = ""
  private var ends: [End] = []

  init() { super.init(Sqlite3Wrapper()) }

  /// Makes the next statements that begin with a word end in these ways, one after the other.
  func end(_ word: String, _ ends: End...) { (self.word, self.ends) = (word, ends) }

  override func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    guard let sql = unsafe inner.sqlite3_sql(a0), unsafe String(cString: sql).hasPrefix(word), !ends.isEmpty else {
      return unsafe inner.sqlite3_step(a0)
    }
    switch ends.removeFirst() {
    case .gone(let code):
      unsafe inner.sqlite3_exec(inner.sqlite3_db_handle(a0), "ROLLBACK", nil, nil, nil)
      return code.rawValue
    case .done(let code):
      unsafe inner.sqlite3_step(a0)
      return code.rawValue
    case .refused(let code): return code.rawValue
    }
  }
}

@Suite struct `A transaction with retries` {
  private let remote = Remote()
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory, on: remote)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
  }

  private func rows() throws -> [Int] { try connection.rows("SELECT a FROM t ORDER BY a") { try $0[0, as: Int.self] } }

  @Test(arguments: [(retries: 0, losses: 1), (1, 1), (2, 2), (2, 3), (5, 0), (-1, 1)])
  func `begins again as often as it may when it is gone`(retries: Int, losses: Int) throws {
    remote.end("INSERT", .gone(.abortRollback), .gone(.abortRollback), .gone(.abortRollback))
    var left = losses
    var runs = 0
    let isDone = losses <= max(0, retries)
    func attempt() throws {
      try connection.transaction(retries: retries) {
        runs += 1
        if left == 0 { remote.end("none") }
        left -= 1
        try connection.execute("INSERT INTO t VALUES (1)")
      }
    }
    if isDone {
      try attempt()
    } else {
      #expect(expectError(.abortRollback, "abort due to ROLLBACK") { try attempt() }?.meaning == .transactionGone)
    }
    #expect(runs == min(losses, max(0, retries)) + 1)
    #expect(try rows() == (isDone ? [1] : []) && !connection.isInTransaction)
  }

  @Test(arguments: [ResultCode.ioerrFsync, .full, .ioerrOutcomeUnknown], [true, false])
  func `is not begun again after a commit that may have been done`(code: ResultCode, isDone: Bool) throws {
    remote.end("COMMIT", isDone ? .done(code) : .gone(code))
    var runs = 0
    let error = expectError(code, "") {
      try connection.transaction(retries: 3) {
        runs += 1
        try connection.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.meaning == .outcomeUnknown && runs == 1)
    #expect(error?.reworded("in other words").meaning == .outcomeUnknown)
    #expect(try rows() == (isDone ? [1] : []) && !connection.isInTransaction)
    remote.end("RELEASE", isDone ? .done(code) : .gone(code))
    let released = expectError(code, "") { try connection.savepoint { try connection.execute("INSERT INTO t VALUES (2)") } }
    #expect(released?.meaning == .outcomeUnknown)
  }

  @Test(arguments: [ResultCode.ioerrFsync, .busy]) func `is certain where SQLite tells that it is still open`(code: ResultCode) throws {
    remote.end("COMMIT", .refused(code))
    let error = expectError(code, "") { try connection.transaction(retries: 3) { try connection.execute("INSERT INTO t VALUES (1)") } }
    #expect(error?.meaning == nil)
    #expect(try rows() == [] && !connection.isInTransaction)
  }

  @Test func `says of a single write whose answer was lost that nobody knows`() throws {
    remote.end("INSERT", .done(.ioerrOutcomeUnknown))
    let error = expectError(.ioerrOutcomeUnknown, "") { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(error?.meaning == .outcomeUnknown && error?.code.primary == .ioerr)
    #expect(try rows() == [1])
  }

  @Test func `is not begun again when its closure swallowed what nobody knows`() throws {
    remote.end("INSERT", .gone(.ioerrOutcomeUnknown))
    var runs = 0
    expectError(.abortRollback, "the transaction was rolled back when a statement in its closure failed") {
      try connection.transaction(retries: 3) {
        runs += 1
        _ = try? connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("INSERT INTO t VALUES (2)")
      }
    }
    #expect(try runs == 1 && rows() == [])
  }

  @Test func `begins again when its closure swallowed that it was gone`() throws {
    remote.end("INSERT", .gone(.abortRollback))
    try connection.transaction(retries: 1) {
      _ = try? connection.execute("INSERT INTO t VALUES (1)")
      try connection.execute("INSERT INTO t VALUES (2)")
    }
    #expect(try rows() == [1, 2])
  }

  @Test func `is not begun again for what its closure throws or does wrong`() throws {
    var runs = 0
    #expect(throws: Stop.self) {
      try connection.transaction(retries: 3) {
        runs += 1
        throw Stop()
      }
    }
    expectError(.constraintPrimarykey, "UNIQUE") {
      try connection.transaction(retries: 3) {
        runs += 1
        try connection.execute("INSERT INTO t VALUES (1), (1)")
      }
    }
    #expect(try runs == 2 && rows() == [])
  }

  @Test func `inside another is begun again with that one alone`() throws {
    remote.end("INSERT", .gone(.abortRollback))
    var (outer, inner) = (0, 0)
    try connection.transaction(retries: 1) {
      outer += 1
      try connection.transaction(retries: 5) {
        inner += 1
        try connection.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(try outer == 2 && inner == 2 && rows() == [1])
  }

  @Test func `is begun again by whoever lends a connection`() throws {
    let queue = try ConnectionQueue(.memory, on: remote)
    try queue.execute("CREATE TABLE t (a)")
    remote.end("INSERT", .gone(.abortRollback))
    try queue.transaction(retries: 1) { connection in try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(try queue.value("SELECT count(*) FROM t", as: Int.self) == 1)
  }

  @Test func `reads what another has written meanwhile, and does not wait twice for a lock`() throws {
    let folder = try ScratchFolder()
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 0
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let reader = try Connection(.file(folder.path("a")), configuration: configuration, on: counting)
    let writer = try Connection(.file(folder.path("a")), configuration: configuration)
    try writer.execute("CREATE TABLE t (a)")
    var seen: [Int] = []
    try reader.transaction(.deferred, retries: 1) {
      seen.append(try reader.value("SELECT count(*) FROM t", as: Int.self) ?? -1)
      if seen.count == 1 { try writer.execute("INSERT INTO t VALUES (1)") }
      try reader.execute("INSERT INTO t VALUES (2)")
    }
    #expect(seen == [0, 1])
    try writer.transaction {
      let before = counting.count(of: .sqlite3_step)
      expectError(.busy, "locked") { try reader.transaction(retries: 3) {} }
      #expect(counting.count(of: .sqlite3_step) == before + 1)
    }
  }

  @Test func `is told of a mock as of SQLite`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("INSERT INTO t VALUES (1)").fails(.abortRollback)
    let scripted = try Connection(.memory, on: mock)
    var runs = 0
    let error = expectError(.abortRollback, "") {
      try scripted.transaction(retries: 2) {
        runs += 1
        try scripted.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.meaning == .transactionGone && runs == 3)
  }

  @Test func `loses nothing whichever call fails`() throws {
    try FaultSweep(seed: TestRun.seed) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
      try connection.transaction(retries: 2) { try connection.execute("INSERT INTO t VALUES (1)") }
    }.inProcess.sampled(TestRun.most(16)).run()
  }
}
