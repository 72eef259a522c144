import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions
import SQLiteStorage

private struct Stop: Error {}

@Suite(.enabled(if: hasSessions)) struct `Applying a changeset` {
  /// Where changes were made, and where they are applied.
  let (source, target): (RecordedStage, RecordedStage)

  init() throws { (source, target) = (try RecordedStage(), try RecordedStage()) }

  @Test func `does here what was done there, and can be undone`() throws {
    let before = try target.rows()
    let changeset = try source.changeset()
    let rebase = try target.connection.apply(changeset)
    #expect(try target.rows() == source.rows() && rebase.isEmpty)
    try target.connection.apply(changeset, .inverted)
    #expect(try target.rows() == before)
    try target.connection.apply(changeset)
    try target.connection.apply(changeset.inverted(on: Sqlite3Wrapper()))
    #expect(try target.rows() == before && !target.connection.isInTransaction)
  }

  @Test func `takes a patchset, too`() throws {
    let patchset = try source.connection.withSession { session in
      try source.change()
      return try session.patchset()
    }
    try target.connection.apply(patchset)
    #expect(try target.rows() == source.rows())
    expectError(.misuse, "a patchset cannot be undone") { try target.connection.apply(patchset, .inverted) }
    expectError(.misuse, "a patchset cannot be inverted") { try patchset.inverted(on: Sqlite3Wrapper()) }
    #expect(try target.rows() == source.rows())
  }

  @Test func `is all or nothing, also within a transaction`() throws {
    let changeset = try source.changeset()
    try target.connection.execute("DELETE FROM star WHERE id = 3")
    let before = try target.rows()
    for isInTransaction in [false, true] {
      if isInTransaction { try target.connection.execute("BEGIN; INSERT INTO star VALUES (100, 'kept', 1)") }
      let error = expectError(.abort, "the changes were not applied: the delete of a row of star finds no such row") {
        try target.connection.apply(changeset)
      }
      #expect(error?.origin == .call(.sqlite3changeset_apply_v2))
      #expect(throws: Stop.self) { try target.connection.apply(changeset) { _ in throw Stop() } }
      #expect(target.connection.isInTransaction == isInTransaction)
    }
    try target.connection.execute("COMMIT; DELETE FROM star WHERE id = 100")
    #expect(try target.rows() == before)
  }

  @Test func `asks about each conflict, with all that is known of it`() throws {
    let changeset = try source.changeset()
    try target.connection.execute(
      "UPDATE star SET magnitude = 9 WHERE id = 2; DELETE FROM star WHERE id = 3; INSERT INTO star VALUES (4, 'here', 'before')")
    var conflicts: [ApplyConflict] = []
    let rebase = try target.connection.apply(changeset) { conflict in
      conflicts.append(conflict)
      return .omit
    }
    #expect(!rebase.isEmpty)
    #expect(Set(conflicts.compactMap(\.change)).isSubset(of: Set(changeset)))
    let kinds = Dictionary(uniqueKeysWithValues: conflicts.map { ($0.change?.operation ?? .insert, $0) })
    #expect(kinds[.update]?.kind == .data && kinds[.update]?.row == [2, "Deneb", 9])
    #expect(kinds[.delete]?.kind == .notFound && kinds[.delete]?.row == [])
    #expect(kinds[.insert]?.kind == .conflict && kinds[.insert]?.row == [4, "here", "before"] && conflicts.count == 3)
    try expectRows(
      "SELECT id, name, typeof(magnitude) FROM star ORDER BY id", on: target.connection,
      """
      id │ name  │ typeof(magnitude)
      -5 │ NULL  │ integer
      1  │ Vega  │ real
      2  │ Deneb │ integer
      4  │ here  │ text
      """)
  }

  @Test(arguments: ["delete", "wal"] as [SQL]) func `waits for another connection that writes`(journal: SQL) throws {
    let changeset = try source.changeset()
    let folder = try ScratchFolder()
    let path = folder.path("shared")
    let (connection, other) = (try Connection(.file(path)), try Connection(.file(path)))
    try connection.execute("PRAGMA journal_mode = " + journal)
    try connection.execute(RecordedStage.tables)
    try other.execute("BEGIN IMMEDIATE; UPDATE star SET name = 'Wega' WHERE id = 1")
    try connection.setBusyHandler(
      .custom { [other] _ in
        #expect(throws: Never.self) { try other.execute("COMMIT") }
        return true
      })
    try connection.apply(changeset)
    #expect(try connection.rows("SELECT name FROM star WHERE id IN (1, 4) ORDER BY id", as: String.self) == ["Wega", "Mizar ☆"])
    try connection.setBusyHandler(.fail)
  }

  @Test func `replaces rows that stand against it`() throws {
    let changeset = try source.changeset()
    try target.connection.execute("UPDATE star SET magnitude = 9 WHERE id IN (2, 3); INSERT INTO star VALUES (4, 'here', 'before')")
    try target.connection.apply(changeset) { $0.allowsReplace ? .replace : .omit }
    #expect(try target.rows() == source.rows())
  }

  @Test func `refuses to replace what is not there`() throws {
    let changeset = try source.changeset()
    try target.connection.execute("DELETE FROM star WHERE id = 3")
    let before = try target.rows()
    expectError(.misuse, "the delete of a row of star finds no such row, so there is no row to replace: omit") {
      try target.connection.apply(changeset) { _ in .replace }
    }
    #expect(try target.rows() == before)
  }

  @Test func `asks about constraints`() throws {
    let changeset = try source.connection.changeset { try source.connection.execute("INSERT INTO star VALUES (8, 'Vega', 1)") }
    try target.connection.execute("CREATE UNIQUE INDEX i ON star (name)")
    var kinds: [ApplyConflict.Kind] = []
    try target.connection.apply(changeset) { conflict in
      kinds.append(conflict.kind)
      return .omit
    }
    #expect(kinds == [.constraint])
    expectError(.abort, "the insert of a row of star violates a constraint") { try target.connection.apply(changeset) }
    expectError(.misuse, "violates a constraint") { try target.connection.apply(changeset) { _ in .replace } }
  }

  @Test func `asks about foreign keys that are broken when all is done`() throws {
    let script: SQL = """
      CREATE TABLE planet (id INTEGER PRIMARY KEY, star REFERENCES star); INSERT INTO planet VALUES (1, 1); PRAGMA foreign_keys = ON
      """
    for stage in [source, target] { try stage.connection.execute(script) }
    let changeset = try source.connection.changeset { try source.connection.execute("INSERT INTO planet VALUES (2, 2), (3, 3)") }
    try target.connection.execute("DELETE FROM star WHERE id > 1")
    expectError(.constraint, "the changes leave foreign keys without the rows that they refer to") {
      try target.connection.apply(changeset)
    }
    expectError(.misuse, "foreign keys") { try target.connection.apply(changeset) { _ in .replace } }
    #expect(try target.connection.value("SELECT count(*) FROM planet") == 1)
    var kinds: [ApplyConflict.Kind] = []
    try target.connection.apply(changeset) { conflict in
      #expect(conflict.change == nil)
      kinds.append(conflict.kind)
      return .omit
    }
    #expect(kinds == [.foreignKey(count: 1)])
    #expect(try target.connection.foreignKeyCheck().count == 2)
    #expect(!target.connection.isInTransaction)
  }

  @Test func `changes wanted tables only, and asks once for each`() throws {
    let changeset = try source.changeset()
    var asked: [String] = []
    try target.connection.apply(
      changeset,
      to: .all { name in
        asked.append(name)
        expectError(.misuse, "a callback of a connection cannot run SQL") { try target.connection.execute("DELETE FROM star") }
        return name == "pair"
      })
    #expect(asked == ["star", "pair"])
    #expect(try target.connection.value("SELECT count(*) FROM pair") == 2)
    #expect(try target.connection.value("SELECT count(*) FROM star") == 3)
  }

  @Test func `names tables that do not fit, before anything is done`() throws {
    let changeset = try source.changeset()
    for (script, words) in [
      ("DROP TABLE pair", "there is no table pair"),
      ("DROP TABLE pair; CREATE VIEW pair AS SELECT 1 AS a, 2 AS b, 3 AS c", "pair is a view"),
      ("DROP TABLE pair; CREATE VIRTUAL TABLE pair USING fts5(a, b, c)", "pair is a virtual table"),
      ("DROP TABLE pair; CREATE TABLE pair (a PRIMARY KEY, c)", "pair has 2 columns, and 3 where the changes were recorded"),
      ("DROP TABLE pair; CREATE TABLE pair (a, b, c, PRIMARY KEY (a, c))", "pair has another primary key"),
      ("DROP TABLE pair; CREATE TABLE pair (a, b, c)", "pair has another primary key"),
      ("DROP TABLE pair; CREATE TABLE pair (a, b, c, d, PRIMARY KEY (c, a, d))", "pair has another primary key"),
    ] as [(SQL, String)] {
      let stage = try RecordedStage()
      try stage.connection.execute(script)
      try stage.connection.execute(
        "DROP TABLE star; CREATE TABLE star (id INTEGER PRIMARY KEY, name, magnitude, more DEFAULT 'new', gen AS (1))")
      let error = expectError(.schema, "the changes cannot be applied: \(words)") {
        try stage.connection.apply(changeset, onConflict: { _ in .omit })
      }
      #expect(error?.origin == .refusal)
      expectError(.schema, words) {
        var pieces = PiecedBytes(changeset.bytes, of: 20)
        try stage.connection.apply(from: { pieces.next() }, onConflict: { _ in .omit })
      }
      #expect(try stage.connection.value("SELECT count(*) FROM star") == 0)
      try stage.connection.apply(changeset, .skippingMisfits, onConflict: { _ in .omit })
      #expect(try stage.connection.value("SELECT group_concat(more) FROM star") == "new,new")
      #expect(try stage.connection.integrityCheck() == [])
    }
    expectError(.schema, "there is no table star; there is no table pair") { try Connection(.memory).apply(changeset) }
  }

  @Test func `lets its closure use the database, but not end the transaction`() throws {
    let changeset = try source.changeset()
    try target.connection.execute("UPDATE star SET magnitude = 9 WHERE id = 2; CREATE TABLE note (a)")
    let before = try target.rows()
    try target.connection.apply(changeset) { conflict in
      try target.connection.execute("INSERT INTO note VALUES (\(conflict.row[1]))")
      expectError(.misuse, "cannot be closed within a callback") { try target.connection.close() }
      return .replace
    }
    #expect(try target.connection.value("SELECT a FROM note") == "Deneb")
    try target.connection.apply(changeset, .inverted)
    try target.connection.execute("UPDATE star SET magnitude = 9 WHERE id = 2")
    #expect(try target.rows() == before)
    let duplicate: SQL = "INSERT OR ROLLBACK INTO star SELECT * FROM star"
    for (end, words) in [
      ("ROLLBACK", "ends the transaction"), ("COMMIT", "ends the transaction"), (duplicate, "has ended the transaction"),
    ]
      as [(SQL, String)]
    {
      let error = #expect(throws: SQLiteError.self) {
        try target.connection.apply(changeset) { _ in
          do { try target.connection.execute(end) } catch let error as SQLiteError where error.code.primary == .constraint {}
          return .omit
        }
      }
      #expect(error?.message.contains(words) == true, "\(error as Any)")
      #expect(!target.connection.isInTransaction)
      #expect(try target.rows() == before)
    }
  }

  @Test func `runs triggers, and tells what a function threw that they call`() throws {
    let changeset = try source.connection.changeset { try source.connection.execute("INSERT INTO star VALUES (8, 'x', 1)") }
    try target.connection.addFunction("stop") { (_: Int) throws -> Int in throw Stop() }
    try target.connection.execute("CREATE TEMP TRIGGER r AFTER INSERT ON main.star BEGIN SELECT stop(new.id); END")
    let error = #expect(throws: SQLiteError.self) { try target.connection.apply(changeset) }
    #expect(error?.underlying is Stop, "\(error as Any)")
    #expect(try target.rows() == RecordedStage().rows())
  }

  @Test func `needs a transaction where it makes no savepoint`() throws {
    let changeset = try source.changeset()
    expectError(.misuse, "without a savepoint in a transaction only") { try target.connection.apply(changeset, .withoutSavepoint) }
    try target.connection.transaction { _ = try target.connection.apply(changeset, .withoutSavepoint) }
    #expect(try target.rows() == source.rows())
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let other = try RecordedStage(on: counting)
    try? other.connection.transaction {
      try other.connection.apply(changeset, .withoutSavepoint)
      throw Stop()
    }
    #expect(try other.rows() == RecordedStage().rows())
  }

  @Test(arguments: [false, true]) func `is whole or was never there, whichever call fails`(isStream: Bool) throws {
    let changeset = try source.changeset()
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try RecordedStage(on: sqlite).connection
        try connection.execute(
          "UPDATE star SET magnitude = 7 WHERE id = 2; INSERT INTO star VALUES (4, 'here', 2); DELETE FROM star WHERE id = 3")
        return connection
      }
    ) { (_: any Sqlite3WrapperProtocol, connection: Connection) throws -> Bool in
      let resolve = { (conflict: ApplyConflict) throws -> ApplyConflict.Resolution in
        try connection.execute("UPDATE pair SET b = \(conflict.row.count)")
        return conflict.allowsReplace ? .replace : .omit
      }
      if !isStream { return try connection.apply(changeset, onConflict: resolve).isEmpty }
      var pieces = PiecedBytes(changeset.bytes, of: 30)
      return try connection.apply(from: { pieces.next() }, onConflict: resolve).isEmpty
    }.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 60, "\(report)")
  }

  @Test func `is recorded by a session, and undone by its changeset`() throws {
    let changeset = try source.changeset()
    let before = try target.rows()
    let undo = try target.connection.changeset { try target.connection.apply(changeset) }.inverted(on: Sqlite3Wrapper())
    #expect(try target.rows() == source.rows())
    try target.connection.apply(undo)
    #expect(try target.rows() == before)
  }
}
