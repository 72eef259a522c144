import Foundation
import Scratch
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

extension Connection {
  fileprivate func sort(_ name: String = "LOCALIZED", by engine: BytesEngine, locale: String = "cs") throws {
    try addLocalizedCollation(name, by: Collator(LocalizedCollation(locale: locale), engine: engine))
  }
}

@Suite struct `The guard of localized indexes` {
  private static let schema: SQL = """
    CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT COLLATE LOCALIZED UNIQUE, note TEXT COLLATE NOCASE);
    CREATE INDEX note ON word (note);
    CREATE INDEX other ON word (note COLLATE SECOND, id);
    CREATE INDEX part ON word (note) WHERE name > 'm';
    CREATE TABLE plain (name TEXT COLLATE LOCALIZED);
    CREATE TABLE "a ""b" (k TEXT COLLATE LOCALIZED PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO word (name, note) VALUES ('a', 'x'), ('b', 'y'), ('z', 'z');
    INSERT INTO "a ""b" VALUES ('a'), ('b'), ('z')
    """

  private func opened(_ path: String, _ engine: BytesEngine) throws -> Connection {
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA synchronous = OFF")
    try connection.sort(by: engine)
    try connection.sort("SECOND", by: BytesEngine("always the same"))
    return connection
  }

  @Test func `names what nobody has recorded, records it, and is content then`() throws {
    let folder = try ScratchFolder()
    let connection = try opened(folder.path("a"), BytesEngine("1"))
    #expect(try connection.checkLocalizedCollations().isEmpty)
    #expect(try connection.rebuildLocalizedIndexes().isEmpty)
    #expect(try connection.tables().isEmpty)
    try connection.execute(Self.schema)
    let found = try connection.checkLocalizedCollations()
    #expect(found.map(\.index) == [#"sqlite_autoindex_a "b_1"#, "other", "part", "sqlite_autoindex_word_1"])
    #expect(found.map(\.collation).map { $0.uppercased() } == ["LOCALIZED", "SECOND", "LOCALIZED", "LOCALIZED"])
    #expect(found.allSatisfy { $0.state == .unrecorded })
    #expect(try connection.rebuildLocalizedIndexes() == found)
    #expect(try connection.checkLocalizedCollations().isEmpty)
    let again = try opened(folder.path("a"), BytesEngine("1"))
    #expect(try again.checkLocalizedCollations().isEmpty)
  }

  @Test func `sees that the engine sorts otherwise, and rebuilds the indexes concerned alone`() throws {
    let folder = try ScratchFolder()
    let before = try opened(folder.path("a"), BytesEngine("1"))
    try before.execute(Self.schema)
    try before.rebuildLocalizedIndexes()
    try before.close()

    let after = try opened(folder.path("a"), BytesEngine("1", isBackwards: true))
    #expect(try after.value("SELECT count(*) FROM word WHERE name = 'a'") == 0)
    let found = try after.checkLocalizedCollations()
    #expect(found.map(\.index) == [#"sqlite_autoindex_a "b_1"#, "part", "sqlite_autoindex_word_1"])
    for index in found {
      guard case .sortedOtherwise(let how) = index.state else {
        Issue.record("\(index)")
        continue
      }
      #expect(how.hasPrefix("cs tertiary"))
    }
    #expect(try after.rebuildLocalizedIndexes() == found)
    #expect(try after.checkLocalizedCollations().isEmpty)
    for name in ["a", "b", "z"] {
      #expect(try after.value("SELECT count(*) FROM word WHERE name = \(name)") == 1)
      #expect(try after.value("SELECT count(*) FROM \(identifier: "a \"b") WHERE k = \(name)") == 1)
    }
    #expect(try after.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `takes another version, locale or setting for another order`() throws {
    let folder = try ScratchFolder()
    let before = try opened(folder.path("a"), BytesEngine("1"))
    try before.execute(Self.schema)
    try before.rebuildLocalizedIndexes()
    #expect(try opened(folder.path("a"), BytesEngine("2")).checkLocalizedCollations().count == 3)
    try before.sort(by: BytesEngine("1"), locale: "sk")
    #expect(try before.checkLocalizedCollations().count == 3)
    let real = try Connection(.file(folder.path("a")))
    try real.addLocalizedCollations(locale: "cs")
    #expect(try real.checkLocalizedCollations().count == 3)
  }

  @Test func `leaves everything as it was when rows are equal now that were not`() throws {
    let connection = try Connection(.memory)
    try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs")])
    try connection.execute("CREATE TABLE word (name TEXT COLLATE LOCALIZED UNIQUE); INSERT INTO word VALUES ('a'), ('A')")
    try connection.rebuildLocalizedIndexes()
    try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs", strength: .primary, equality: .strength)])
    let error = #expect(throws: SQLiteError.self) { try connection.rebuildLocalizedIndexes() }
    #expect(error?.code.primary == .constraint)
    #expect(try connection.checkLocalizedCollations().count == 1)
    #expect(!connection.isInTransaction)
  }

  @Test func `looks at attached databases, and only reads`() throws {
    let folder = try ScratchFolder()
    let made = try opened(folder.path("a"), BytesEngine("1"))
    try made.execute(Self.schema)
    try made.close()
    let connection = try Connection(.memory)
    try connection.addLocalizedCollations(locale: "cs")
    try connection.execute("ATTACH \(folder.path("a")) AS \(identifier: "the content")")
    try connection.execute("PRAGMA query_only = ON")
    #expect(try connection.checkLocalizedCollations().isEmpty)
    #expect(try connection.checkLocalizedCollations(in: "the content").count == 3)
    try connection.execute("PRAGMA query_only = OFF")
    #expect(try connection.rebuildLocalizedIndexes(in: "the content").count == 3)
    try connection.addLocalizedCollations(["SECOND": LocalizedCollation(locale: "cs")])
    #expect(try connection.rebuildLocalizedIndexes(in: "the content").map(\.index) == ["other"])
    #expect(try connection.checkLocalizedCollations(in: "the content").isEmpty)
  }

  @Test func `finds the collation wherever the entries of an index are computed with it, and nowhere else`() throws {
    let connection = try Connection(.memory)
    try connection.addLocalizedCollations(["sk": LocalizedCollation(locale: "sk"), "name": LocalizedCollation(locale: "cs")])
    try connection.execute(
      """
      CREATE TABLE task (name TEXT, sk TEXT, other TEXT COLLATE /* COLLATE name */ NOCASE DEFAULT 'COLLATE name');
      CREATE INDEX plain ON task (name, sk) WHERE name > sk; -- COLLATE name
      CREATE INDEX quoted ON task (name) WHERE name < 'm' COLLATE"LOCALIZED_sv";
      CREATE INDEX computed ON task (name < 'm' COLLATE [sk]);
      CREATE INDEX ordered ON task (lower(name) COLLATE 'Name');
      """)
    try connection.execute(
      """
      CREATE TABLE generated (name TEXT, half AS (name < 'm' COLLATE `sk`), "a COLLATE sk" INT);
      CREATE INDEX halves ON generated (half);
      CREATE INDEX others ON generated ("a COLLATE sk");
      CREATE VIEW v AS SELECT * FROM task ORDER BY name COLLATE sk
      """)
    let found = try connection.checkLocalizedCollations().map { "\($0.index) \($0.collation)" }
    #expect(found == ["halves sk", "computed sk", "ordered Name", "quoted LOCALIZED_sv"])
    #expect(try connection.rebuildLocalizedIndexes().count == 4)
    #expect(try connection.checkLocalizedCollations().isEmpty)
  }

  @Test func `counts the entries that the key of a table without rowids is part of`() throws {
    let connection = try Connection(.memory)
    try connection.sort(by: BytesEngine("1"))
    try connection.execute(
      """
      CREATE TABLE w (k TEXT COLLATE LOCALIZED, x, y, PRIMARY KEY (k, y)) WITHOUT ROWID;
      CREATE INDEX by_x ON w (x);
      INSERT INTO w VALUES ('a', 1, 1), ('b', 1, 2), ('c', 1, 3), ('d', 1, 4)
      """)
    try connection.rebuildLocalizedIndexes()
    try connection.sort(by: BytesEngine("1", isBackwards: true))
    #expect(try connection.checkLocalizedCollations().map(\.index) == ["sqlite_autoindex_w_1", "by_x"])
    #expect(try connection.integrityCheck() != [])
    try connection.rebuildLocalizedIndexes()
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.rows("SELECT k FROM w ORDER BY k") { try $0[0, as: String.self] } == ["d", "c", "b", "a"])
    #expect(try connection.rows("SELECT k, x, y FROM w WHERE k = 'c'").map(\.values) == [["c", 1, 3]])
  }

  @Test func `tells of a file that cannot be written, and says that it cannot be rebuilt`() throws {
    let folder = try ScratchFolder()
    let made = try opened(folder.path("a"), BytesEngine("1"))
    try made.execute(Self.schema)
    try made.rebuildLocalizedIndexes()
    try made.close()
    for access in [Connection.Access.readOnly, .immutable] {
      let connection = try Connection(.file(folder.path("a")), access: access)
      try connection.sort(by: BytesEngine("2"))
      #expect(try connection.checkLocalizedCollations().count == 3)
      let error = #expect(throws: SQLiteError.self) { try connection.rebuildLocalizedIndexes() }
      #expect(error?.code.primary == .readonly)
      #expect(!connection.isInTransaction)
    }
    let connection = try Connection(.memory)
    try connection.sort(by: BytesEngine("2"))
    try connection.attach(.file(folder.path("a")), as: "content", access: .immutable)
    #expect(try connection.checkLocalizedCollations(in: "content").map(\.schema) == ["content", "content", "content"])
    let error = #expect(throws: SQLiteError.self) { try connection.rebuildLocalizedIndexes(in: "content") }
    #expect(error?.code.primary == .readonly)
    #expect(try folder.contents == ["a"])
  }

  @Test func `keeps what is recorded of collations it does not have, and not of indexes that are gone`() throws {
    let folder = try ScratchFolder()
    let both = try opened(folder.path("a"), BytesEngine("1"))
    try both.execute(Self.schema)
    try both.rebuildLocalizedIndexes()
    let one = try Connection(.file(folder.path("a")))
    try one.sort(by: BytesEngine("2"))
    try one.execute("DROP INDEX part")
    #expect(try one.rebuildLocalizedIndexes().count == 2)
    try both.sort(by: BytesEngine("2"))
    #expect(try both.checkLocalizedCollations().isEmpty)
    #expect(
      try both.rows("SELECT index_name FROM sqlitemanager_collations ORDER BY 1") { try $0[0, as: String.self] }
        == ["other", #"sqlite_autoindex_a "b_1"#, "sqlite_autoindex_word_1"])
  }

  @Test func `remembers what a name meant`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.recordedLocalizedCollations().isEmpty)
    let meanings = [
      "LOCALIZED": try LocalizedCollation(locale: "de@collation=phonebook", strength: .secondary, isNumeric: true, equality: .strength),
      "SECOND": try LocalizedCollation(locale: "cs", caseFirst: .upper),
    ]
    try connection.addLocalizedCollations(meanings)
    try connection.execute(Self.schema)
    try connection.rebuildLocalizedIndexes()
    #expect(try connection.recordedLocalizedCollations() == meanings)
    try connection.execute("UPDATE sqlitemanager_collations SET sorted_by = 'xx tertiary; ?' WHERE collation = 'SECOND'")
    #expect(try connection.recordedLocalizedCollations().keys.sorted() == ["LOCALIZED"])
  }

  @Test(arguments: ["UTF-16le", "UTF-16be"])
  func `works in a file that holds its text otherwise`(encoding: String) throws {
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding)'"))
    try connection.addLocalizedCollations(locale: "cs")
    try connection.execute(
      "CREATE TABLE word (name TEXT COLLATE LOCALIZED UNIQUE); INSERT INTO word VALUES ('had'), ('chata'), ('cíl'), ('čaj')")
    #expect(try connection.rebuildLocalizedIndexes().count == 1)
    #expect(try connection.rows("SELECT name FROM word ORDER BY name") { try $0[0, as: String.self] } == ["cíl", "čaj", "had", "chata"])
    #expect(try connection.value("SELECT count(*) FROM word WHERE name = 'čaj'") == 1)
    #expect(try connection.integrityCheck() == [])
  }

  @Test(arguments: [nil, ResultCode.full])
  func `is done or not, whichever call fails`(code: ResultCode?) throws {
    let folder = try ScratchFolder()
    let made = try opened(folder.path("made"), BytesEngine("1"))
    try made.execute(Self.schema)
    try made.rebuildLocalizedIndexes()
    try made.close()
    var run = 0
    let report = try FaultSweep<Int, (any Sqlite3WrapperProtocol) throws -> Int>(
      codes: code.map { [$0] }, seed: TestRun.seed,
      check: { result in
        let after = try opened(folder.path("\(run)"), BytesEngine("1", isBackwards: true))
        let stale = try after.checkLocalizedCollations().count
        if case .success(3) = result, stale != 0 { return "said to be done, but \(stale) are stale" }
        if case .success(let count) = result, count != 3 { return "\(count) rebuilt" }
        let isSound = try after.value("PRAGMA integrity_check", as: String.self) == "ok"
        return stale == 0 && !isSound || (stale != 0 && stale != 3) ? "half: \(stale) stale, sound: \(isSound)" : nil
      }
    ) { sqlite in
      run += 1
      try FileManager.default.copyItem(atPath: folder.path("made"), toPath: folder.path("\(run)"))
      let connection = try Connection(.file(folder.path("\(run)")), on: sqlite)
      try connection.execute("PRAGMA synchronous = OFF")
      try connection.sort(by: BytesEngine("1", isBackwards: true))
      try connection.sort("SECOND", by: BytesEngine("always the same"))
      let rebuilt = try connection.rebuildLocalizedIndexes().count
      try connection.close()
      return rebuilt
    }.inProcess.sampled(TestRun.most(4)).report()
    #expect(report.problems.isEmpty, "\(report)")
    #expect(report.failableCalls > 20)
  }
}
