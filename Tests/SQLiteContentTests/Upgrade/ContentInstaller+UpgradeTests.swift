import Expectations
import Foundation
import SQLiteManager
import Testing

@Suite struct `Upgrading content` {
  static let next: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL, level INTEGER DEFAULT 3);
    INSERT INTO question VALUES (1, 'Kdo to?', 1), (5, 'Vem?', 2), (9, 'Kim?', 3);
    CREATE TABLE hint (question INTEGER REFERENCES question(id), text);
    INSERT INTO hint VALUES (9, 'x');
    """

  @Test func `resets values that users changed in it, and counts none of them`() throws {
    let folder = try Folder()
    let content: SQL =
      "CREATE TABLE question (id INTEGER PRIMARY KEY, title, isFavourite DEFAULT 0); INSERT INTO question (title) VALUES ('a'), ('b')"
    try folder.install(version: 1, content)
    try folder.app {
      try $0.execute(
        "UPDATE question SET isFavourite = 1 WHERE id = 2; CREATE TABLE star (question INTEGER PRIMARY KEY); INSERT INTO star VALUES (2)")
    }
    let report = try folder.install(version: 2, content).report
    #expect(report?.description == "replaced question; kept star")
    #expect(try folder.app { try $0.count("question", where: Column("isFavourite") == 1) } == 0)
    #expect(try folder.app { try $0.count("star") } == 1)
  }

  @Test func `replaces its tables and keeps the user's rows, rowids and sequences`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { database throws in
      try database.execute(
        """
        CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id) ON DELETE CASCADE, at TEXT);
        INSERT INTO star VALUES (1, 'x'), (2, 'y');
        CREATE TABLE note (n INTEGER PRIMARY KEY AUTOINCREMENT, text); INSERT INTO note VALUES (40, 'forty'); DELETE FROM note;
        CREATE TABLE loose (a); INSERT INTO loose (rowid, a) VALUES (17, 'seventeen');
        """)
    }
    #expect(try folder.install(version: 2, Self.next).plain == .upgraded(from: 1, to: 2, orphans: 1))
    try folder.app { database throws in
      try expectRows(
        "SELECT id, title, level FROM question ORDER BY id", on: database,
        """
        id │ title   │ level
        1  │ Kdo to? │ 1
        5  │ Vem?    │ 2
        9  │ Kim?    │ 3
        """)
      try expectRows(
        "SELECT question, at FROM star ORDER BY question", on: database,
        """
        question │ at
        1        │ x
        2        │ y
        """)
      #expect(try database.value("SELECT rowid || a FROM loose") == "17seventeen")
      try database.execute("INSERT INTO note (text) VALUES ('next')")
      #expect(try database.value("SELECT n FROM note") == 41)
      #expect(try database.value("PRAGMA user_version") == 2)
      #expect(try database.value("PRAGMA integrity_check") == "ok")
    }
  }

  @Test func `drops what the bundle no longer brings, and nothing of the user's`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.next + "; CREATE VIEW v AS SELECT 1; CREATE INDEX i ON question(title)")
    try folder.app { try $0.execute("CREATE TABLE mine (x); CREATE VIEW my_view AS SELECT * FROM question") }
    #expect(try folder.install(version: 2).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      try expectRows(
        "SELECT type, name FROM sqlite_schema ORDER BY name", on: database,
        """
        type  │ name
        table │ mine
        view  │ my_view
        table │ question
        table │ sqlitemanager_content
        """)
    }
  }

  @Test func `that brings a table the user has is refused and names it`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute("CREATE TABLE hint (mine); INSERT INTO hint VALUES (1)") }
    let before = try folder.bytes(folder.installed)
    #expect(throws: ContentError.conflict(type: "table", name: "hint", reason: .usersName)) { try folder.install(version: 2, Self.next) }
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.install(version: 2, Self.next, carrying: ["HINT"]).plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.app { try $0.value("SELECT mine FROM hint") } == 1)
    // Carried once, it is the user's from then on.
    #expect(throws: ContentError.conflict(type: "table", name: "hint", reason: .usersName)) { try folder.install(version: 3, Self.next) }
    #expect(try folder.install(version: 3).plain == .upgraded(from: 2, to: 3, orphans: 0))
    #expect(try folder.app { try $0.value("SELECT mine FROM hint") } == 1)
  }

  @Test(arguments: [
    ("index", "taken", "CREATE INDEX taken ON mine(x)"), ("view", "TAKEN", "CREATE VIEW Taken AS SELECT 1"),
    ("trigger", "taken", "CREATE TRIGGER taken AFTER INSERT ON mine BEGIN SELECT 1; END"), ("table", "taken", "CREATE TABLE taken (x)"),
    ("table", "taken_data", "CREATE TABLE taken_data (x)"),
  ])
  func `that brings a name the user has is refused, whatever has it`(type: String, name: String, sql: String) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { try $0.execute("CREATE TABLE mine (x);" + SQL(unchecked: sql)) }
    let before = try folder.bytes(folder.installed)
    let brought: SQL =
      switch type {
      case "trigger": "; CREATE TRIGGER taken AFTER INSERT ON question BEGIN SELECT 1; END"
      case "table" where name == "taken": "; CREATE INDEX taken ON question(title)"
      default: "; CREATE VIRTUAL TABLE taken USING fts5(x)"
      }
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Folder.plain + brought) }
    guard case .conflict(_, let found, _) = error else { return surprise(error) }
    #expect(found.lowercased() == name.lowercased())
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `leaves a carried search table alone, with the tables behind it`() throws {
    let folder = try Folder()
    let search: SQL = "; CREATE VIRTUAL TABLE notes USING fts5(text); INSERT INTO notes VALUES ('bundled')"
    try folder.install(version: 1, Folder.plain + search, carrying: ["notes"])
    try folder.app { try $0.execute("INSERT INTO notes VALUES ('mine')") }
    #expect(try folder.install(version: 2, Folder.plain + search, carrying: ["notes"]).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      try expectRows(
        "SELECT text FROM notes WHERE notes MATCH 'mine OR bundled' ORDER BY rowid", on: database,
        """
        text
        bundled
        mine
        """)
    }
  }

  @Test func `from a bundle that was an installed file does not take its record for content`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.next)
    let other = try Folder()
    #expect(try other.installer(URL(fileURLWithPath: folder.installed)).install() == .installed(version: 1))
    try other.app { try $0.execute("CREATE TABLE mine (x)") }
    try folder.install(version: 2, Self.next)
    #expect(try other.installer(URL(fileURLWithPath: folder.installed)).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try other.app { try $0.value("SELECT count(*) FROM sqlitemanager_content") } == 2)
  }

  @Test func `leaves a carried table's rows, structure and indexes as the user has them`() throws {
    let folder = try Folder()
    let star: SQL = "; CREATE TABLE star (question INTEGER PRIMARY KEY, at); CREATE INDEX by_at ON star(at)"
    #expect(
      try folder.install(version: 1, Folder.plain + star + "; INSERT INTO star VALUES (1, 'bundled')", carrying: ["star", "absent"])
        == .installed(version: 1))
    try folder.app {
      try $0.execute("INSERT INTO star VALUES (2, 'mine'), (3, 'gone'); ALTER TABLE star ADD COLUMN more; CREATE INDEX mine ON star(more)")
    }
    #expect(
      try folder.install(version: 2, Self.next + "; CREATE TABLE star (other); CREATE INDEX elsewhere ON star(other)", carrying: ["star"])
        .plain
        == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      try expectRows(
        "SELECT question, at FROM star NOT INDEXED ORDER BY question", on: database,
        """
        question │ at
        1        │ bundled
        2        │ mine
        3        │ gone
        """)
      #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('by_at', 'mine', 'elsewhere')") == 2)
    }
  }

  @Test func `makes the user's indexes and triggers on content again`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    try folder.app { database throws in
      try database.execute(
        """
        CREATE TABLE log (x); CREATE INDEX "my index" ON question(title) WHERE title <> '';
        CREATE TRIGGER seen AFTER UPDATE ON question BEGIN INSERT INTO log VALUES (new.title); END;
        """)
    }
    #expect(try folder.install(version: 2, Self.next).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      #expect(try database.value("SELECT count(*) FROM log") == 0)
      try database.execute("UPDATE question SET title = 'q' WHERE id = 9")
      #expect(try database.value("SELECT x FROM log") == "q")
      #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name = 'my index'") == 1)
    }
    #expect(try folder.install(version: 3, Self.next).plain == .upgraded(from: 2, to: 3, orphans: 0))
  }

  @Test(arguments: [
    ("index", "by_title", "CREATE INDEX by_title ON question(title)"),
    ("trigger", "seen", "CREATE TRIGGER seen AFTER UPDATE ON question BEGIN SELECT new.title; END"),
    ("trigger", "sent", "CREATE TABLE mine (x); CREATE TRIGGER sent AFTER INSERT ON mine BEGIN UPDATE question SET title = ''; END"),
    ("foreign key of table", "mine", "CREATE TABLE mine (x REFERENCES question(title))"),
  ])
  func `is refused when an object of the user no longer compiles`(type: String, name: String, sql: String) throws {
    let folder = try Folder()
    try folder.install(version: 1, "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT UNIQUE)")
    try folder.app { try $0.execute(SQL(unchecked: sql)) }
    let before = try folder.bytes(folder.installed)
    let source = try folder.bundle(version: 2, "CREATE TABLE question (id INTEGER PRIMARY KEY, text)")
    let error = #expect(throws: ContentError.self) { try folder.installer(source).install() }
    guard case .userObjectBroken(let brokenType, let brokenName, _) = error else {
      return surprise(error)
    }
    #expect(brokenType == type)
    #expect(brokenName == name)
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `cannot be fooled by hostile names`() throws {
    let folder = try Folder()
    let hostile: [String] = [
      "select", "a\"b", "a'b", "a]b", "a`b", "x; DROP TABLE star; --", "😀", " ", "%_", "É", "e\u{301}", "é", "*/", "--", "1", "NULL",
      "rowid",
    ]
    var sql: SQL = ""
    for (number, name) in hostile.enumerated() {
      sql = sql + "CREATE TABLE \(identifier: name) (\(identifier: name) INTEGER PRIMARY KEY, \(identifier: name + "2") TEXT);"
      sql = sql + "INSERT INTO \(identifier: name) VALUES (\(number), \(name));"
      sql = sql + "CREATE INDEX \(identifier: name + " i") ON \(identifier: name)(\(identifier: name + "2"));"
      sql = sql + "CREATE VIEW \(identifier: name + " v") AS SELECT * FROM \(identifier: name);"
      sql = sql + "CREATE TRIGGER \(identifier: name + " t") AFTER DELETE ON \(identifier: name) BEGIN SELECT 1; END;"
    }
    try folder.install(version: 1, sql)
    try folder.app { try $0.execute("CREATE TABLE star (x); INSERT INTO star VALUES (1)") }
    #expect(try folder.install(version: 2, sql).plain == .upgraded(from: 1, to: 2, orphans: 0))
    try folder.app { database throws in
      for (number, name) in hostile.enumerated() {
        #expect(
          try database.value("SELECT \(identifier: name) FROM \(identifier: name) WHERE \(identifier: name + "2") = \(name)") == number)
      }
      #expect(try database.value("SELECT x FROM star") == 1)
    }
  }

  @Test func `refuses a bundle with text in another encoding`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    #expect(throws: ContentError.encodingDiffers(installed: "UTF-8", bundled: "UTF-16le")) {
      try folder.install(version: 2, "PRAGMA encoding='UTF-16le';" + Folder.plain)
    }
    #expect(try folder.app { try $0.value("SELECT count(*) FROM question") } == 3)
  }
}
