import Expectations
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Content rows with another id, and schemas of every kind` {
  private typealias Moved = `Content rows with another id`

  @Test(arguments: ["number", "id", "old", "o", "group", "a\"b'c]", "🙂 x"]) func `are recognized by a column of any name`(name: String)
    throws
  {
    func content(_ rows: SQL) -> SQL {
      """
      CREATE TABLE question (pk INTEGER PRIMARY KEY, \(identifier: name));
      CREATE TABLE sqlitemanager_keys (table_name, column_name);
      INSERT INTO question VALUES \(rows); INSERT INTO sqlitemanager_keys VALUES ('question', \(name));
      """
    }
    let report = try Moved.upgrade(
      try Folder(), from: content("(1, 'a'), (2, 1), (3, 3)"),
      user: "CREATE TABLE star (question REFERENCES question); INSERT INTO star VALUES (1), (2), (3)",
      to: content("(2, 'a'), (1, 1), (5, 3)"))
    #expect(report.moved == ["star": 3])
    #expect(report.orphans == [:])
  }

  @Test func `are followed from values of each type, and a free id differs from all of them`() throws {
    let folder = try Folder()
    let report = try Moved.upgrade(
      folder, from: Moved.questions("(1, 'gone'), (2, 'a'), (3, 'b')"),
      user: """
        CREATE TABLE seen (q TEXT); INSERT INTO seen VALUES ('-1'), ('1'), ('-3e0'), ('2'), ('03'), ('x'), (x'31');
        CREATE TABLE any (q); INSERT INTO any VALUES (-5.0), (1), (2.0), ('3'), (2.5), (1e300), (NULL);
        """,
      to: Moved.questions("(1, 'a'), (4, 'b')"), references: ["seen", "any"].map { ContentReference($0, "q", to: "question") })
    #expect(report.moved == ["seen": 2, "any": 2])
    #expect(report.orphans == ["seen": 1, "any": 1])
    try folder.app { database throws in
      #expect(
        try database.value("SELECT group_concat(quote(q), ' ') FROM seen", as: String.self) == "'-1' '-8' '-3e0' '1' '4' 'x' X'31'")
      #expect(try database.value("SELECT group_concat(quote(q), ' ') FROM any", as: String.self) == "-5.0 -8 1 4 2.5 1.0e+300 NULL")
    }
  }

  @Test func `change places in a unique column of texts, beside texts that only look alike`() throws {
    let folder = try Folder()
    let report = try Moved.upgrade(
      folder, from: Moved.questions("(1, 'a'), (2, 'b')"),
      user: "CREATE TABLE seen (q TEXT UNIQUE COLLATE NOCASE); INSERT INTO seen VALUES ('1'), ('2'), ('-1'), ('-2.0'), ('1 x'), ('')",
      to: Moved.questions("(2, 'a'), (1, 'b')"), references: [ContentReference("seen", "q", to: "question")])
    #expect(report.moved == ["seen": 2])
    try folder.app { database throws in
      #expect(try database.rows("SELECT q FROM seen ORDER BY rowid", as: String.self) == ["2", "1", "-1", "-2.0", "1 x", ""])
    }
  }

  @Test func `are followed in a column whose collation only the app has`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Moved.questions("(1, 'a'), (2, 'b')"))
    try folder.app { database throws in
      try database.createCollation(named: "apps") { _, _ in .orderedSame }
      try database.execute("CREATE TABLE seen (q TEXT COLLATE apps); INSERT INTO seen VALUES (1), (2); CREATE TABLE other (q)")
    }
    var installer = folder.installer(try folder.bundle(version: 2, Moved.questions("(2, 'a'), (1, 'b')")))
    installer.references = ["seen", "other"].map { ContentReference($0, "q", to: "question") }
    #expect(try installer.install().report?.moved == ["seen": 2])
    #expect(try folder.app { try $0.rows("SELECT q FROM seen ORDER BY rowid", as: String.self) } == ["2", "1"])
  }

  @Test func `are followed by more columns than a compound SELECT may have parts`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Moved.questions("(1, 'a'), (2, 'b')"))
    let columns = (1...9).map { "q\(SQL(unchecked: String($0))) INT REFERENCES question" as SQL }.joined(separator: ", ")
    try folder.app { try $0.execute("CREATE TABLE star (\(columns)); INSERT INTO star VALUES (1, 2, 1, 2, 1, 2, 1, 2, NULL)") }
    var configuration = Connection.Configuration()
    configuration.limits = [.compoundSelect: 3]
    let installer = ContentInstaller(
      source: try folder.bundle(version: 2, Moved.questions("(2, 'a'), (7, 'b')")), folder: folder.target, fileName: "quiz.sqlite",
      configuration: configuration, on: Sqlite3Wrapper())
    #expect(try installer.install().report?.moved == ["star": 8])
  }

  @Test func `are followed where a table of content refers to them, and the user's table to that`() throws {
    let folder = try Folder()
    func content(_ rows: SQL, _ translations: SQL) -> SQL {
      Moved.questions(rows) + """
        CREATE TABLE translation (question INTEGER REFERENCES question, language TEXT, text, PRIMARY KEY (question, language));
        INSERT INTO translation VALUES \(translations);
        """
    }
    let report = try Moved.upgrade(
      folder, from: content("(1, 'a'), (2, 'b')", "(1, 'de', 'A'), (2, 'de', 'B')"),
      user: """
        CREATE TABLE heard (question INT, language TEXT, FOREIGN KEY (question, language) REFERENCES translation);
        INSERT INTO heard VALUES (1, 'de'), (2, 'de');
        """,
      to: content("(2, 'a'), (1, 'b')", "(2, 'de', 'A'), (1, 'de', 'B')"))
    #expect(report.moved == ["heard": 2])
    try folder.app { database throws in
      let texts = try database.rows(
        "SELECT text FROM heard JOIN translation USING (question, language) ORDER BY heard.rowid", as: String.self)
      #expect(texts == ["A", "B"])
    }
  }

  /// Two tables of content, each with a key.
  private static func two(_ questions: SQL, _ lessons: SQL) -> SQL {
    Moved.questions(questions) + """
      CREATE TABLE lesson (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO lesson VALUES \(lessons);
      INSERT INTO sqlitemanager_keys VALUES ('lesson', 'name');
      """
  }

  private static let liked: SQL = "CREATE TABLE liked (item, kind); INSERT INTO liked VALUES (1, 'q'), (2, 'q'), (1, 'l')"
  private static let toBoth = ["question", "lesson"].map { ContentReference("liked", "item", to: $0) }

  @Test func `are followed by a column that refers to two tables if only one of them has moved`() throws {
    let folder = try Folder()
    let report = try Moved.upgrade(
      folder, from: Self.two("(1, 'a'), (2, 'b')", "(1, 'A'), (3, 'B')"), user: Self.liked,
      to: Self.two("(2, 'a'), (3, 'b')", "(1, 'A'), (4, 'B')"), references: Self.toBoth)
    #expect(report.moved == ["liked": 3])
    #expect(try folder.app { try $0.rows("SELECT item FROM liked ORDER BY rowid", as: Int.self) } == [2, 3, 2])
  }

  @Test func `are moved once if another column refers to the row whose id they get`() throws {
    let folder = try Folder()
    let report = try Moved.upgrade(
      folder, from: Self.two("(1, 'a'), (4, 'b')", "(1, 'A')"),
      user: "CREATE TABLE liked (item); INSERT INTO liked VALUES (1);" + Moved.stars + "INSERT INTO star (question) VALUES (4)",
      to: Self.two("(1, 'a'), (9, 'b')", "(4, 'A')"), references: Self.toBoth)
    #expect(report.moved == ["liked": 1, "star": 1])
    #expect(try folder.app { try $0.rows("SELECT item FROM liked UNION ALL SELECT question FROM star", as: Int.self) } == [4, 9])
  }

  @Test func `stop the upgrade if a column refers to two tables that have moved`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.two("(1, 'a'), (2, 'b')", "(1, 'A')"))
    try folder.app { try $0.execute(Self.liked) }
    let before = try folder.bytes(folder.installed)
    var installer = folder.installer(try folder.bundle(version: 2, Self.two("(2, 'a'), (1, 'b')", "(2, 'A')")))
    installer.references = Self.toBoth
    let error = #expect(throws: ContentError.self) { try installer.install() }
    guard case .conflict("table", "liked", .altered(let how)) = error else { return surprise(error) }
    #expect(how == "its column item refers to rows with other ids of question, and of another table of content")
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: ["star (abs(question))", "star (question > 0) WHERE question < 2"] as [SQL])
  func `stop the upgrade if an index of the user refuses the free ids`(index: SQL) throws {
    let folder = try Folder()
    try folder.install(version: 1, Moved.questions("(1, 'a'), (2, 'b')"))
    try folder.app { database throws in
      try database.execute(Moved.stars + "CREATE UNIQUE INDEX one ON \(index); INSERT INTO star VALUES (1, 'a'), (2, 'b')")
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Moved.questions("(2, 'a'), (1, 'b')")) }
    guard case .conflict("table", "star", .altered) = error else { return surprise(error) }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: ["ON UPDATE CASCADE", "ON UPDATE SET NULL", "ON UPDATE RESTRICT"] as [SQL])
  func `are followed once by a column whose key would follow by itself`(action: SQL) throws {
    let folder = try Folder()
    let report = try Moved.upgrade(
      folder, from: Moved.questions("(1, 'a'), (2, 'b'), (3, 'c')"),
      user: """
        CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question \(action));
        CREATE TABLE note (star INTEGER REFERENCES star \(action), twin AS (star * 10) UNIQUE, kind, UNIQUE (kind, star));
        CREATE UNIQUE INDEX small ON note (kind) WHERE star = 3; CREATE VIEW noted AS SELECT * FROM note JOIN star ON question = star;
        INSERT INTO star VALUES (1), (2), (3); INSERT INTO note VALUES (1, 'x'), (2, 'x'), (3, 'y');
        """,
      to: Moved.questions("(2, 'a'), (3, 'b'), (1, 'c')"))
    #expect(report.moved == ["star": 3, "note": 3])
    #expect(try folder.app { try $0.rows("SELECT twin FROM noted ORDER BY noted.rowid", as: Int.self) } == [20, 30, 10])
  }

  @Test(arguments: [true, false]) func `make a search table stale that a trigger of the user fills, if any has moved`(hasMoved: Bool) throws
  {
    let report = try Moved.upgrade(
      try Folder(), from: Moved.questions("(1, 'a'), (2, 'b')"),
      user: Moved.stars + """
        CREATE VIRTUAL TABLE words USING fts5 (question, at);
        CREATE TRIGGER i AFTER INSERT ON star BEGIN INSERT INTO words VALUES (new.question, new.at); END;
        INSERT INTO star VALUES (1, 'one');
        """,
      to: Moved.questions(hasMoved ? "(2, 'a'), (1, 'b')" : "(1, 'a'), (3, 'b')"))
    #expect(report.moved == (hasMoved ? ["star": 1] : [:]))
    #expect(report.stale == (hasMoved ? ["words"] : []))
  }
}
