import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions
import SQLiteStorage

@Suite(.enabled(if: hasSessions)) struct `A session` {
  let connection: Connection

  init() throws { connection = try RecordedStage().connection }

  private func operations(_ changeset: Changeset) -> [String] { changeset.map { "\($0.operation) \($0.key.map(\.described))" } }

  @Test func `records its own connection, from its beginning to its end, and goes on`() throws {
    let session = try connection.openSession()
    #expect(try session.isEmpty && session.changeset() == Changeset())
    try connection.execute("UPDATE star SET name = 'Wega' WHERE id = 1")
    let first = try session.changeset()
    #expect(operations(first) == ["update [\"integer 1\"]"])
    #expect(try !session.isEmpty && session.memoryByteCount > 100)
    try connection.execute("DELETE FROM star WHERE id = 2")
    #expect(try Set(operations(session.changeset())) == ["update [\"integer 1\"]", "delete [\"integer 2\"]"])
    try session.close()
    try session.close()
    for call in [
      { _ = try session.changeset() }, { _ = try session.patchset() }, { _ = try session.isEmpty }, { try session.setRecording(true) },
      { try session.writeChangeset { _ in } }, { _ = try session.isIndirect },
    ] {
      expectError(.misuse, "the session on main is closed") { try call() }
    }
    try connection.close()
  }

  @Test func `compares a row with what another connection has made of it, unless it is in a transaction`() throws {
    let folder = try ScratchFolder()
    let (one, other) = (try Connection(.file(folder.path("a"))), try Connection(.file(folder.path("a"))))
    try other.execute("PRAGMA busy_timeout = 0")
    try one.execute(RecordedStage.tables)
    let both = try one.changeset(of: ["star"]) {
      try one.execute("UPDATE star SET magnitude = 9 WHERE id = 2")
      try other.execute("UPDATE star SET name = 'x' WHERE id = 2")
    }
    #expect(both.map { $0.newValues.count { $0 != nil } } == [2])
    let alone = try one.transaction {
      try one.changeset(of: ["star"]) {
        try one.execute("UPDATE star SET magnitude = 8 WHERE id = 2")
        expectError(.busy, "locked") { try other.execute("UPDATE star SET name = 'y' WHERE id = 2") }
      }
    }
    #expect(alone.map { $0.newValues.count { $0 != nil } } == [1])
  }

  @Test func `knows nothing of what is rolled back, or as before again`() throws {
    let changeset = try connection.changeset {
      try connection.execute("BEGIN; DELETE FROM star; ROLLBACK")
      try connection.execute("UPDATE star SET name = 'x' WHERE id = 1; UPDATE star SET name = 'Vega' WHERE id = 1")
      try connection.execute("INSERT INTO star VALUES (9, 1, 1); DELETE FROM star WHERE id = 9")
    }
    #expect(changeset == Changeset())
  }

  @Test func `knows a table that a statement empties which was compiled before it`() throws {
    try connection.execute("CREATE TABLE t (a PRIMARY KEY); INSERT INTO t VALUES (1), (2)")
    try connection.prepare("DELETE FROM t").run()
    try connection.execute("INSERT INTO t VALUES (1), (2)")
    let changeset = try connection.changeset { try connection.prepare("DELETE FROM t").run() }
    #expect(operations(changeset).count == 2)
  }

  @Test func `stops and goes on, and tells what triggers and foreign keys did`() throws {
    try connection.execute("CREATE TRIGGER r AFTER UPDATE ON star BEGIN INSERT INTO pair VALUES (new.id, 'by trigger', 9); END")
    let session = try connection.openSession()
    #expect(try session.isRecording && !session.isIndirect)
    try session.setRecording(false)
    try connection.execute("DELETE FROM star WHERE id = 3")
    #expect(try !session.isRecording && session.isEmpty)
    try session.setRecording(true)
    try connection.execute("UPDATE star SET name = 'a' WHERE id = 1")
    #expect(try Dictionary(uniqueKeysWithValues: session.changeset().map { ($0.table, $0.isIndirect) }) == ["star": false, "pair": true])
    try session.setIndirect(true)
    try connection.execute("DELETE FROM star WHERE id = 2")
    #expect(try session.isIndirect && session.changeset().filter { $0.operation == .delete }.map(\.isIndirect) == [true])
  }

  @Test func `knows how large its changeset can be when it is asked to`() throws {
    let session = try connection.openSession(measuringSize: true)
    #expect(try session.largestChangesetByteCount == 0)
    try connection.execute("INSERT INTO star VALUES (9, 'abc', zeroblob(1000))")
    let (limit, count) = (try session.largestChangesetByteCount, try session.changeset().bytes.count)
    #expect(limit >= count && limit < 2 * count)
    let other = try connection.openSession()
    expectError(.misuse, "open it with measuringSize: true") { try other.largestChangesetByteCount }
  }

  @Test func `hands out its changes in pieces`() throws {
    let session = try connection.openSession()
    try connection.execute(
      """
      WITH RECURSIVE n (i) AS (VALUES (10) UNION ALL SELECT i + 1 FROM n WHERE i < 300) INSERT INTO star SELECT i, 'n' || i, zeroblob(50) FROM n
      """)
    for (whole, write) in [(try session.changeset(), session.writeChangeset), (try session.patchset(), session.writePatchset)] {
      var pieces: [[UInt8]] = []
      try write { pieces.append($0) }
      #expect(pieces.count > 5 && Array(pieces.joined()) == whole.bytes)
      expectError(.misuse, "a callback of a connection cannot run SQL") { try write { _ in try connection.execute("SELECT 1") } }
      #expect(throws: CancellationError.self) { try write { _ in throw CancellationError() } }
    }
    #expect(!connection.isInTransaction)
  }

  @Test func `keeps its connection from being closed and its database from being detached or replaced`() throws {
    try connection.attach(.memory, as: "other")
    try connection.execute("CREATE TABLE other.t (a PRIMARY KEY)")
    var session: Session? = try connection.openSession(in: "other")
    expectError(.busy, "the connection cannot be closed; in use: a session on other") { try connection.close() }
    expectError(.error, "the database OTHER cannot be detached; in use: a session on other") { try connection.detach("OTHER") }
    if connection.wrapper.provides(.sqlite3_deserialize) {
      expectError(.busy, "in use: a session on other") { try connection.deserialize([UInt8](), as: "other") }
    }
    expectError(.error, "the database other cannot be replaced by a backup; in use: a session on other") {
      try Connection(.memory).backup(to: connection, as: "other")
    }
    try connection.execute("INSERT INTO other.t VALUES (1)")
    #expect(try session?.changeset().map(\.table) == ["t"])
    try connection.attach(.memory, as: "third")
    try connection.detach("third")
    session = nil
    try connection.detach("other")
    try connection.close()
  }

  @Test func `is refused outside the loan of its connection, and ended when it is dropped there`() throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try RecordedStage(on: ledger).connection
    connection.lend()
    var session: Session? = try connection.openSession()
    connection.endLoan()
    for call in [{ _ = try session?.changeset() }, { _ = try session?.isEmpty }, { try session?.close() }] {
      expectError(.misuse, "lent to a closure that has ended") { try call() }
    }
    session = nil
    connection.lend()
    let token = try connection.addPreupdateHook { _ in }
    token.cancel()
    try connection.close()
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `is refused within a callback of its connection`() throws {
    let session = try connection.openSession()
    var errors: [ResultCode] = []
    let token = try connection.addUpdateHook { _ in
      for attempt in [
        { _ = try session.changeset() }, { _ = try session.isEmpty }, { _ = try connection.openSession() },
        { _ = try connection.apply(Changeset()) },
      ] {
        do { try attempt() } catch { errors.append((error as? SQLiteError)?.code ?? .ok) }
      }
    }
    try connection.execute("DELETE FROM star WHERE id = 1")
    token.cancel()
    #expect(errors == [.misuse, .misuse, .misuse, .misuse])
  }

  @Test func `that lost sight of a table says so`() throws {
    let refused: [(SQL, String)] = [
      ("ALTER TABLE star ADD COLUMN z", "A table that it records was altered or dropped meanwhile"),
      ("DROP TABLE star", "the table star, altered since the session began, is no longer there"),
      ("ALTER TABLE star RENAME TO sun", "the table star, altered since the session began, is no longer there"),
      ("DROP TABLE star; CREATE TABLE star (a)", "the table star, altered since the session began, has no primary key"),
    ]
    // From 3.45 on a session goes on after a column has been added.
    for (script, words) in refused.dropFirst(Sqlite3Wrapper().sqlite3_libversion_number() >= 3_045_000 ? 1 : 0) {
      let connection = try RecordedStage().connection
      let session = try connection.openSession(recording: ["star"])
      try connection.execute("UPDATE star SET name = 1")
      try connection.execute(script)
      expectError(.schema, words) { try session.changeset() }
      expectError(.schema, words) { try session.writePatchset { _ in } }
    }
  }

  @Test(arguments: [
    ("id TEXT PRIMARY KEY COLLATE NOCASE, v)", "'anna'", "'Anna'"), ("id TEXT COLLATE RTRIM, v, PRIMARY KEY (v, id))", "'a'", "'a  '"),
    ("id PRIMARY KEY, v)", "1", "1.0"), ("id BLOB PRIMARY KEY, v) WITHOUT ROWID", "2.0", "2"),
  ]) func `names a row whose key is spelled otherwise, and goes on`(columns: String, before: String, after: String) throws {
    try connection.execute("CREATE TABLE person (\(SQL(unchecked: columns)); INSERT INTO person VALUES (\(SQL(unchecked: before)), 7)")
    let session = try connection.openSession()
    try connection.execute("UPDATE star SET name = 'Wega' WHERE id = 1; UPDATE person SET id = \(SQL(unchecked: after))")
    for call in [
      { _ = try session.changeset() }, { _ = try session.patchset() }, { try session.writeChangeset { _ in } },
      { try session.writePatchset { _ in } },
    ] {
      expectError(.schema, "the key \(before) of a row of person is now \(after)") { try call() }
    }
    try connection.execute("DELETE FROM person")
    #expect(try Set(operations(session.changeset()).map { $0.prefix(6) }) == ["update", "delete"])
    try session.close()
  }

  @Test func `needs the library to have sessions, which a mock does not model`() throws {
    func expectRefusal(_ call: Sqlite3Call, _ body: () throws -> Void) {
      expectError(.error, "\(call.rawValue) is not modelled by this mock; @Test(.database) gives a test a real database", body)
    }
    let connection = try Connection(.memory, on: MockSqlite3Wrapper())
    expectRefusal(.sqlite3session_create) { _ = try connection.openSession() }
    expectRefusal(.sqlite3changeset_apply_v2) { _ = try connection.apply(Changeset()) }
    expectRefusal(.sqlite3session_create) { _ = try connection.diff(from: "a") }
    expectRefusal(.sqlite3changegroup_new) { _ = try ChangesetGroup(on: MockSqlite3Wrapper()) }
    expectRefusal(.sqlite3changeset_invert) { _ = try Changeset().inverted(on: MockSqlite3Wrapper()) }
    expectRefusal(.sqlite3rebaser_create) { _ = try Changeset().rebased(by: [], on: MockSqlite3Wrapper()) }
    try connection.close()
  }
}

extension SQLiteValue {
  fileprivate var described: String { literal.map { "\(storageClassName) \($0)" } ?? "" }
}
