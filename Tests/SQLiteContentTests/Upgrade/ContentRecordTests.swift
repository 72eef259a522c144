import Foundation
import SQLiteManager
import Testing

@Suite struct `The record of what is content` {
  static let hostile: SQL = """
    ; CREATE TABLE "a ""b"", c" (id INTEGER PRIMARY KEY, "x "", ""y" TEXT, "😀" AS (id + 1)); INSERT INTO "a ""b"", c" VALUES (1, 'x');
    CREATE TABLE star (x); CREATE INDEX by_x ON star(x); CREATE VIEW v AS SELECT 1; CREATE VIRTUAL TABLE s USING fts5(t);
    INSERT INTO s VALUES ('one'); CREATE VIRTUAL TABLE over USING fts5(title, content='question');
    """

  @Test func `holds a number of its format, columns and numbers of rows`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + Self.hostile)
    let record = try folder.app { database in
      try database.rows("SELECT format, kind, object, owner, columns, row_count FROM sqlitemanager_content ORDER BY object").map(\.values)
    }
    let wanted: [[SQLiteValue]] = [
      [2, "table", "a \"b\", c", "content", #""id", "x "", ""y", "😀""#, 1], [2, "index", "by_x", "user", nil, nil],
      [2, "table", "over", "content", nil, nil], [2, "table", "question", "content", #""id", "title""#, 3],
      [2, "table", "s", "content", nil, 1], [2, "table", "star", "user", #""x""#, 0], [2, "view", "v", "content", nil, nil],
    ]
    #expect(record == wanted)
    try folder.app { try $0.execute(#"ALTER TABLE "a ""b"", c" ADD COLUMN "mine """; INSERT INTO "a ""b"", c" (id) VALUES (2)"#) }
    let report = try folder.install(version: 2, Folder.plain + Self.hostile).report
    #expect(report?.addedColumns == ["a \"b\", c": ["mine \""]] && report?.addedRows == ["a \"b\", c": 1])
  }

  /// Turns the record into one of the first format.
  private func makeOld(_ folder: Folder) throws {
    try folder.app { database throws in
      try database.execute(
        """
        ALTER TABLE sqlitemanager_content RENAME TO later;
        CREATE TABLE sqlitemanager_content (type TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (type, name)) WITHOUT ROWID;
        INSERT INTO sqlitemanager_content SELECT kind, object FROM later; DROP TABLE later;
        """)
    }
  }

  @Test func `of the first format, without a number, is read: what it names is content`() throws {
    let folder = try Folder()
    try folder.install(version: 1, UpgradeTests.next + Self.hostile)
    try makeOld(folder)
    try folder.app {
      try $0.execute(
        "CREATE TABLE mine (x); INSERT INTO mine VALUES (1); INSERT INTO star VALUES (7); INSERT INTO question VALUES (77, 'x', 1)")
    }
    let report = try folder.install(version: 2, Folder.plain + "CREATE TABLE star (other)").report
    #expect(report?.replaced == ["question"])
    #expect(report?.kept == ["star", "mine"])  // a bundle that brings it empty does not empty it
    #expect(Set(report?.dropped ?? []) == ["hint", "a \"b\", c", "v", "s", "over"])
    #expect(report?.addedRows == [:])
    #expect(try folder.app { try $0.value("SELECT x FROM star") } == 7)
    #expect(try folder.app { try $0.value("SELECT max(format) FROM sqlitemanager_content") } == 2)
    #expect(try folder.install(version: 3, Folder.plain).report?.kept == ["star", "mine"])
  }

  @Test func `of a later format is refused and says so`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app {
      try $0.execute("UPDATE sqlitemanager_content SET format = 3; ALTER TABLE sqlitemanager_content RENAME owner TO holder")
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.recordOfLaterFormat(path: folder.installed, format: 3, known: 2)) {
      try folder.install(version: 2)
    }
    #expect("\(try #require(error))".contains("format 3"))
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.install(version: 1) == .current(version: 1))
  }

  @Test(arguments: [
    "TABLE sqlitemanager_content (x)", "VIEW SQLiteManager_Content AS SELECT 1 AS format", "TABLE sqlitemanager_content (format)",
  ])
  func `is not taken for what only has its name`(sql: String) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute("DROP TABLE sqlitemanager_content; CREATE " + SQL(unchecked: sql)) }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2) }
    guard case .conflict(_, "sqlitemanager_content", .notARecord) = error else { return surprise(error) }
    #expect(try folder.bytes(folder.installed) == before)
  }
}

@Suite struct `The report of an upgrade` {
  @Test func `tells the rows and columns that users added to content`() throws {
    let folder = try Folder()
    let content: SQL =
      Folder.plain + """
        CREATE TABLE hint (a); INSERT INTO hint VALUES (1), (2); CREATE TABLE gone (a); INSERT INTO gone VALUES (1); CREATE TABLE same (a);
        INSERT INTO same VALUES (1); CREATE TABLE "wei""rd, x" ("a "", ""b"); INSERT INTO "wei""rd, x" VALUES (1);
        CREATE VIRTUAL TABLE own USING fts5(t); INSERT INTO own VALUES ('a'); CREATE VIRTUAL TABLE old USING fts4(t); INSERT INTO old VALUES ('a');
        CREATE VIRTUAL TABLE bare USING fts5(t, content=''); INSERT INTO bare (rowid, t) VALUES (1, 'a');
        CREATE VIRTUAL TABLE box USING rtree(id, a, b); INSERT INTO box VALUES (1, 2, 3);
        CREATE VIRTUAL TABLE over USING fts5(title, content='question', content_rowid='id');
        """
    try folder.install(version: 1, content)
    #expect(try folder.install(version: 2, content).report?.addedRows == [:])
    try folder.app { database throws in
      try database.execute(
        """
        INSERT INTO question VALUES (7, 'x'), (8, 'y'), (9, 'z'); DELETE FROM question WHERE id = 1; DELETE FROM hint;
        INSERT INTO gone VALUES (2); INSERT INTO same VALUES (2); DELETE FROM same WHERE a = 1;
        ALTER TABLE question ADD COLUMN mine; ALTER TABLE question ADD COLUMN "my ""own"; ALTER TABLE "wei""rd, x" ADD COLUMN c;
        INSERT INTO own VALUES ('b'), ('c'); INSERT INTO old VALUES ('b'); INSERT INTO bare (rowid, t) VALUES (2, 'b');
        INSERT INTO box VALUES (2, 3, 4); DELETE FROM box WHERE id = 1; INSERT INTO box VALUES (3, 3, 4);
        INSERT INTO over (rowid, title) VALUES (7, 'x');
        """)
    }
    let report = try folder.install(version: 3, content + "; DROP TABLE gone").report
    #expect(report?.addedRows == ["question": 2, "hint": -2, "gone": 1, "own": 2, "old": 1, "bare": 1, "box": 1])
    #expect(report?.addedColumns == ["question": ["mine", "my \"own"], "wei\"rd, x": ["c"]])
    #expect(report?.dropped == ["gone"])
    #expect(try folder.install(version: 4, content).report?.addedRows == [:])
  }

  @Test func `tells by table what was replaced, brought, kept and dropped, and which rows are orphans`() throws {
    let folder = try Folder()
    try folder.install(version: 1, UpgradeTests.next + "CREATE VIEW titles AS SELECT title FROM question; CREATE VIEW old AS SELECT 1")
    try folder.app { database throws in
      try database.execute(
        """
        CREATE TABLE star (question REFERENCES question(id)); INSERT INTO star VALUES (1), (5), (9);
        CREATE TABLE other (q INTEGER PRIMARY KEY REFERENCES question(id)) WITHOUT ROWID; INSERT INTO other VALUES (9), (1);
        CREATE VIEW my_view AS SELECT 2; CREATE VIRTUAL TABLE my_search USING fts5(x);
        """)
    }
    let next: SQL = """
      CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL); INSERT INTO question VALUES (1, 'x');
      CREATE VIEW titles AS SELECT title FROM question; CREATE TABLE fresh (x); INSERT INTO fresh VALUES (1)
      """
    let outcome = try folder.install(version: 2, next)
    let report = try #require(outcome.report)
    #expect(report.replaced == ["question", "titles"])
    #expect(report.brought == ["fresh"])
    #expect(report.kept == ["star", "other", "my_view", "my_search"])
    #expect(report.dropped == ["hint", "old"])
    #expect(report.orphans == ["star": 2, "other": 1])
    #expect(report.orphanCount == 3)
    #expect(report.stale.isEmpty)
    let text = "\(outcome)"
    #expect(text.contains("replaced question, titles; brought fresh;") && text.contains("orphans: 1 in other, 2 in star"))
    #expect("\(UpgradeReport())" == "no changes")
    #expect(InstallOutcome.current(version: 2).report == nil)
  }
}
