import Foundation
import SQLiteManager
import Testing

@Suite struct `In a file without a record` {
  /// A file that an app copied itself, with the objects that its users made.
  private func adopt(_ folder: Folder, _ content: SQL, _ user: SQL = "") throws -> Data {
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: try folder.bundle(version: 1, content), to: URL(fileURLWithPath: folder.installed))
    try folder.app { try $0.execute(user) }
    return try folder.bytes(folder.installed)
  }

  @Test func `a table is content when the bundle has all of its columns`() throws {
    let folder = try Folder()
    _ = try adopt(folder, Folder.plain, "CREATE TABLE mine (x); INSERT INTO mine VALUES (1); INSERT INTO question VALUES (7, 'added')")
    let outcome = try folder.install(version: 2, UpgradeTests.next)
    #expect(outcome.plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(outcome.report?.replaced == ["question"])
    #expect(outcome.report?.brought == ["hint"])
    #expect(outcome.report?.kept == ["mine"])
    #expect(try folder.app { try $0.value("SELECT count(*) FROM question WHERE id = 7") } == 0)
  }

  @Test(arguments: [
    (
      "CREATE TABLE notes (A, extra); INSERT INTO notes VALUES (1, 2)", "CREATE TABLE notes (a, b); INSERT INTO notes VALUES (1, 2)",
      ["extra"]
    ),
    ("CREATE TABLE notes (a, b AS (a + 1)); INSERT INTO notes VALUES (1)", "CREATE TABLE notes (a); INSERT INTO notes VALUES (1)", ["b"]),
    (
      "CREATE VIRTUAL TABLE notes USING fts5(a, b); INSERT INTO notes VALUES ('x', 'y')",
      "CREATE VIRTUAL TABLE notes USING fts5(a); INSERT INTO notes VALUES ('x')", ["b"]
    ),
    (
      "CREATE VIRTUAL TABLE notes USING fts4(a, b); INSERT INTO notes VALUES ('x', 'y')",
      "CREATE VIRTUAL TABLE notes USING fts5(a); INSERT INTO notes VALUES ('x')", ["b"]
    ),
  ])
  func `a table with other columns is a conflict that names both ways out`(user: String, brought: String, missing: [String]) throws {
    let folder = try Folder()
    let before = try adopt(folder, Folder.plain, SQL(unchecked: user))
    let next = Folder.plain + SQL(unchecked: brought)
    let error = #expect(throws: ContentError.conflict(type: "table", name: "notes", reason: .missingColumns(missing))) {
      try folder.install(version: 2, next)
    }
    #expect(try folder.bytes(folder.installed) == before)
    let text = "\(try #require(error))"
    for word in ["carrying:", "--carry", "adopting:", "--adopt", "notes", missing[0]] { #expect(text.contains(word), "\(word): \(text)") }

    #expect(try folder.install(version: 2, next, carrying: ["NOTES"], adopting: ["absent", "question"]).report?.kept == ["notes"])
    #expect(try folder.app { try $0.value("SELECT count(*) FROM notes WHERE \(identifier: missing[0]) IS NOT NULL") } == 1)
    try before.write(to: URL(fileURLWithPath: folder.installed))
    let adopted = try folder.install(version: 2, next, carrying: ["absent"], adopting: ["Notes", "nothing"])
    #expect(adopted.report?.replaced == ["question", "notes"])
    #expect(adopted.report?.addedColumns == ["notes": missing])
    let fresh = try Folder()
    try fresh.install(version: 2, next)
    let dump: (Connection) throws -> [[SQLiteValue]] = { try $0.rows("SELECT * FROM notes").map(\.values) }
    #expect(try folder.app(dump) == fresh.app(dump))
    // From now on it is recorded.
    #expect(try folder.install(version: 3, next).report?.replaced == ["question", "notes"])
  }

  @Test func `a search table's docid and rank are not among its columns`() throws {
    let folder = try Folder()
    let content: SQL = "CREATE VIRTUAL TABLE s USING fts4(title); INSERT INTO s VALUES ('x'); CREATE VIRTUAL TABLE t USING fts5(title)"
    _ = try adopt(folder, content)
    let next: SQL = "CREATE VIRTUAL TABLE s USING fts5(title); CREATE VIRTUAL TABLE t USING fts4(title)"
    #expect(try folder.install(version: 2, next).report?.replaced == ["s", "t"])
  }

  @Test(arguments: [
    ("CREATE VIEW notes AS SELECT 1 AS a", "view"), ("CREATE TABLE notes (a); INSERT INTO notes VALUES (1)", "table"),
    ("CREATE TABLE mine (x); CREATE INDEX notes ON mine(x)", "index"),
    ("CREATE TABLE mine (x); CREATE TRIGGER notes_t AFTER INSERT ON mine BEGIN SELECT 1; END", "trigger"),
  ])
  func `another kind of object of the name, or on another table, is a conflict`(user: String, type: String) throws {
    let folder = try Folder()
    let before = try adopt(folder, Folder.plain, SQL(unchecked: user))
    let brought: SQL =
      switch type {
      case "table": "CREATE VIEW notes AS SELECT 2 AS a"
      case "trigger": "CREATE TRIGGER notes_t AFTER INSERT ON question BEGIN SELECT 1; END"
      default: "CREATE TABLE notes (a); INSERT INTO notes VALUES (2)"
      }
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Folder.plain + brought) }
    guard case .conflict(type == "index" ? "table" : type, _, _) = error else { return surprise(error) }
    #expect(try folder.bytes(folder.installed) == before)
    guard type == "view" || type == "table" else { return }
    let report = try folder.install(version: 2, Folder.plain + brought, adopting: ["notes"]).report
    #expect(report?.replaced == ["question", "notes"])
  }

  @Test func `an adopted table loses indexes and triggers that no longer fit, and says so; others stay`() throws {
    let folder = try Folder()
    _ = try adopt(
      folder,
      """
      CREATE TABLE notes (a, gone); INSERT INTO notes VALUES (1, 2); CREATE INDEX by_gone ON notes(gone); CREATE INDEX by_a ON notes(a);
      CREATE TRIGGER of_gone AFTER UPDATE ON notes BEGIN SELECT new.gone; END; CREATE TRIGGER of_a AFTER UPDATE ON notes BEGIN SELECT new.a; END
      """)
    let report = try folder.install(version: 2, "CREATE TABLE notes (a); INSERT INTO notes VALUES (3)", adopting: ["notes"]).report
    #expect(Set(report?.dropped ?? []) == ["by_gone", "of_gone"])
    let left = try folder.app { connection in
      try connection.rows("SELECT name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql <> '' ORDER BY name") {
        try $0[0, as: String.self]
      }
    }
    #expect(left == ["by_a", "of_a"])
    try folder.app { try $0.execute("UPDATE notes SET a = 4") }
  }

  @Test func `a table that the bundle brings empty is the user's when it has rows, whatever its columns`() throws {
    let folder = try Folder()
    _ = try adopt(folder, Folder.plain, "CREATE TABLE star (a, mine); INSERT INTO star VALUES (1, 2); CREATE TABLE none (a, b)")
    let next: SQL = Folder.plain + "CREATE TABLE star (a, new); CREATE INDEX by_new ON star(new); CREATE TABLE none (a, c);"
    let report = try folder.install(version: 2, next, adopting: ["star"]).report
    #expect(report?.kept == ["star"] && report?.replaced == ["question", "none"])
    try folder.app { database throws in
      #expect(try database.value("SELECT a || mine FROM star") == "12")
      #expect(try database.columns(of: "none").map(\.name) == ["a", "c"])
    }
    // Recorded as the user's: a later bundle that brings it empty leaves it, too, one with rows is refused.
    #expect(try folder.install(version: 3, next).report?.kept == ["star"])
    #expect(throws: ContentError.conflict(type: "table", name: "star", reason: .usersRows)) {
      try folder.install(version: 4, next + "INSERT INTO star VALUES (8, 9)")
    }
  }

  @Test func `a name both carried and adopted is refused before anything is looked at`() throws {
    let folder = try Folder()
    let absent = folder.source.appendingPathComponent("absent")
    let installer = folder.installer(absent, carrying: ["a", "Note"], adopting: ["NOTE", "b"])
    #expect(throws: ContentError.carriedAndAdopted(["Note"])) { try installer.install() }
    let manager = SQLiteManager(
      .installed(.file(absent), into: folder.target, fileName: "quiz.sqlite", carrying: ["x"], adopting: ["x"]))
    #expect(throws: ContentError.carriedAndAdopted(["x"])) { try manager.open() }
    #expect(folder.atRest.isEmpty)
  }
}

typealias UpgradeTests = `Upgrading content`

@Suite struct `A table that the bundle brings empty` {
  static let star: SQL = """
    ; CREATE TABLE star (question INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT); CREATE INDEX by_at ON star(at);
    CREATE TRIGGER starred AFTER INSERT ON star BEGIN SELECT new.at; END
    """

  @Test func `is the user's: with rows it stays as it is, whatever later bundles bring`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + Self.star)
    try folder.app {
      try $0.execute("INSERT INTO star VALUES (1, 'x'), (7, 'y'); ALTER TABLE star ADD COLUMN mine; CREATE INDEX by_mine ON star(mine)")
    }
    let dump: (Connection) throws -> [String] = { connection in
      let rows = try connection.rows("SELECT rowid, * FROM star").map { "\($0.values)" }
      return try rows + connection.rows("SELECT sql FROM sqlite_schema WHERE tbl_name = 'star' ORDER BY name").map { "\($0.values)" }
    }
    let before = try folder.app(dump)
    let other: SQL = "; CREATE TABLE star (question, other); CREATE INDEX by_other ON star(other)"
    var version = 1
    for content in [Folder.plain + Self.star, Folder.plain + other, Folder.plain, Folder.plain + Self.star] {
      version += 1
      #expect(try folder.install(version: version, content).report?.kept == ["star"])
      #expect(try folder.app(dump) == before, "version \(version)")
    }
    let bytes = try folder.bytes(folder.installed)
    let full = Folder.plain + Self.star + "; INSERT INTO star VALUES (4, 'content')"
    let error = #expect(throws: ContentError.conflict(type: "table", name: "star", reason: .usersRows)) {
      try folder.install(version: 9, full, adopting: ["star"])
    }
    #expect("\(try #require(error))".contains("carrying:"))
    #expect(try folder.bytes(folder.installed) == bytes)
    #expect(try folder.install(version: 9, full, carrying: ["star"]).report?.kept == ["star"])
    #expect(try folder.app(dump) == before)
  }

  @Test func `is replaced while it has no rows, and its numbers are not given again`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + Self.star)
    try folder.app { try $0.execute("INSERT INTO star VALUES (41, 'x'); DELETE FROM star; CREATE INDEX mine ON star(at, question)") }
    let next: SQL = "; CREATE TABLE star (question INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT, level); CREATE INDEX by_at ON star(level)"
    #expect(try folder.install(version: 2, Folder.plain + next).report?.replaced == ["question", "star"])
    try folder.app { database throws in
      try database.execute("INSERT INTO star (at, level) VALUES ('y', 3)")
      #expect(try database.value("SELECT question FROM star") == 42)
      let names = try database.rows("SELECT name FROM sqlite_schema WHERE tbl_name = 'star' ORDER BY 1") { try $0[0, as: String.self] }
      #expect(names == ["by_at", "mine", "star"])
    }
    #expect(try folder.install(version: 3, Folder.plain + next).report?.kept == ["star"])
  }

  @Test func `takes the rows of a later bundle while it has none, and is content from then on`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + Self.star)
    #expect(try folder.install(version: 2, Folder.plain).report?.kept == ["star"])
    let full = Folder.plain + Self.star + "; INSERT INTO star VALUES (4, 'content')"
    #expect(try folder.install(version: 3, full).report?.replaced == ["question", "star"])
    try folder.app { try $0.execute("INSERT INTO star VALUES (5, 'mine')") }
    let report = try folder.install(version: 4, full).report
    #expect(report?.replaced == ["question", "star"] && report?.addedRows == ["star": 1])
    #expect(try folder.app { try $0.value("SELECT count(*) FROM star") } == 1)
    let last = try folder.install(version: 5).report
    #expect(last?.dropped == ["star"] && last?.addedRows == [:])
  }

  @Test func `is dropped as content when an earlier bundle brought rows for it, and the user's once it came empty`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + Self.star + "; INSERT INTO star VALUES (4, 'content')")
    #expect(try folder.install(version: 2, Folder.plain + Self.star).report?.replaced == ["question", "star"])
    try folder.app { try $0.execute("INSERT INTO star VALUES (5, 'mine')") }
    #expect(try folder.install(version: 3, Folder.plain + Self.star).report?.kept == ["star"])
    #expect(try folder.install(version: 4).report?.kept == ["star"])
    #expect(try folder.app { try $0.value("SELECT at FROM star") } == "mine")
  }

  @Test func `has its search tables kept over the user's rows, or made again where nothing filled them`() throws {
    let folder = try Folder()
    let note: SQL = """
      ; CREATE TABLE note (id INTEGER PRIMARY KEY, text); CREATE VIRTUAL TABLE note_search USING fts5(text, content='note', content_rowid='id');
      CREATE TRIGGER note_ai AFTER INSERT ON note BEGIN INSERT INTO note_search (rowid, text) VALUES (new.id, new.text); END;
      CREATE VIEW loud AS SELECT id, upper(text) AS text FROM note;
      CREATE VIRTUAL TABLE loud_search USING fts5(text, content='loud', content_rowid='id');
      CREATE VIRTUAL TABLE copy USING fts5(text); CREATE TRIGGER note_copy AFTER INSERT ON note BEGIN INSERT INTO copy VALUES (new.text); END;
      """
    try folder.install(version: 1, Folder.plain + note)
    try folder.app { try $0.execute("INSERT INTO note VALUES (3, 'hello'), (9, 'world')") }
    let report = try folder.install(version: 2, Folder.plain + note).report
    #expect(report?.kept == ["note", "note_search", "copy"] && report?.stale == [] && report?.addedRows == [:])
    try folder.app { database throws in
      #expect(try database.value("SELECT rowid FROM note_search WHERE note_search MATCH 'world'") == 9)
      #expect(try database.checkFullTextTable("note_search") == .inStep)
      #expect(try database.value("SELECT rowid FROM loud_search WHERE loud_search MATCH 'world'") == 9)
      try database.execute("INSERT INTO note VALUES (10, 'more')")
      #expect(try database.value("SELECT rowid FROM note_search WHERE note_search MATCH 'more'") == 10)
    }
  }
}
