import Expectations
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Content rows with another id` {
  static let keys: SQL = """
    CREATE TABLE sqlitemanager_keys (table_name TEXT NOT NULL, column_name TEXT NOT NULL);
    INSERT INTO sqlitemanager_keys VALUES ('question', 'title');
    """
  static let immutable: SQL = "ALTER TABLE sqlitemanager_keys ADD COLUMN is_immutable DEFAULT 1;"
  static let stars: SQL = "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id) ON DELETE CASCADE, at TEXT);"

  /// Returns the SQL of a bundle with these rows of question, whose key is the title.
  static func questions(_ rows: SQL, type: SQL = "TEXT") -> SQL {
    "CREATE TABLE question (id INTEGER PRIMARY KEY, title \(type)); INSERT INTO question VALUES \(rows);" + keys
  }

  /// Installs a first version, writes to it as the user, upgrades it and returns the report.
  static func upgrade(
    _ folder: Folder, from old: SQL, user: SQL, to new: SQL, references: [ContentReference] = []
  ) throws -> UpgradeReport {
    try folder.install(version: 1, old)
    try folder.app { try $0.execute("PRAGMA foreign_keys=OFF;" + user) }
    var installer = folder.installer(try folder.bundle(version: 2, new))
    installer.references = references
    let report = try installer.install().report
    #expect(try folder.app { try $0.value("PRAGMA integrity_check", as: String.self) } == "ok")
    return try #require(report)
  }

  @Test func `are followed by the user's references, in a circle as well, and no trigger of the user fires`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'Kdo?'), (2, 'Wo?'), (5, 'Vem?'), (6, 'Kim?')"),
      user: Self.stars + """
        INSERT INTO star VALUES (1, 'one'), (2, 'two'), (5, 'five');
        CREATE TABLE log (x); CREATE TRIGGER t AFTER UPDATE ON star BEGIN INSERT INTO log VALUES (new.question); END
        """,
      to: Self.questions("(1, 'Wo?'), (2, 'Kdo?'), (9, 'Vem?'), (5, 'Kim?')"))
    #expect(report.moved == ["star": 3])
    #expect(report.orphans == [:])
    #expect(report.description == "replaced question, sqlitemanager_keys; kept star, log; references moved: 3 in star")
    try folder.app { database throws in
      try expectRows(
        "SELECT question, at FROM star ORDER BY question", on: database,
        """
        question │ at
        1        │ two
        2        │ one
        9        │ five
        """)
      #expect(try database.count("log") == 0)
    }
  }

  @Test func `leave a corrected row its references, and take them from a row whose id is another row's`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'Kdo'), (2, 'Wo?'), (3, 'Vem?'), (4, 'Kim?')"),
      user: Self.stars + "INSERT INTO star VALUES (1, 'corrected'), (2, 'gone'), (3, 'moved'), (4, 'without a row'), (77, 'never there')",
      to: Self.questions("(1, 'Kdo?'), (2, 'Vem?'), (77, 'new')"))
    #expect(report.moved == ["star": 1])
    #expect(report.orphans == ["star": 2])
    try folder.app { database throws in
      try expectRows(
        "SELECT question, at FROM star ORDER BY at", on: database,
        """
        question │ at
        1        │ corrected
        -2       │ gone
        2        │ moved
        77       │ never there
        4        │ without a row
        """)
    }
  }

  @Test func `are other rows where their key is declared to be immutable, and a lost reference never shows a later row`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'a'), (2, 'b'), (3, 'c'), (4, 'd'), (5, NULL)"),
      user: Self.stars + "INSERT INTO star VALUES (1, 'replaced'), (2, 'moved'), (4, 'gone'), (5, 'no key'), (77, 'never there')",
      to: Self.questions("(1, 'x'), (5, 'e'), (9, 'b'), (77, 'y')") + Self.immutable)
    #expect(report.moved == ["star": 1] && report.orphans == ["star": 2])
    let last = try folder.bundle(version: 3, Self.questions("(1, 'x'), (4, 'new'), (5, 'e'), (9, 'b'), (77, 'y')") + Self.immutable)
    #expect(try folder.installer(last).install().report?.orphans == ["star": 2])
    try folder.app { database throws in
      try expectRows(
        "SELECT at, title FROM star LEFT JOIN question ON id = question ORDER BY at", on: database,
        """
        at          │ title
        gone        │ NULL
        moved       │ b
        never there │ y
        no key      │ e
        replaced    │ NULL
        """)
    }
  }

  @Test func `are not guessed when the key is not unique, or null`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'twice before'), (2, 'twice before'), (3, 'twice after'), (4, NULL), (5, 'same'), (6, 'same')"),
      user: Self.stars + "INSERT INTO star VALUES (1, 'a'), (3, 'b'), (4, 'c'), (5, 'd')",
      to: Self.questions("(1, 'other'), (3, NULL), (4, NULL), (8, 'twice before'), (9, 'twice after'), (10, 'twice after'), (5, 'same')"))
    #expect(report.moved == [:])
    #expect(report.orphans == ["star": 2])
    try folder.app { database throws in
      try expectRows(
        "SELECT question, at FROM star ORDER BY at", on: database,
        """
        question │ at
        -2       │ a
        -1       │ b
        4        │ c
        5        │ d
        """)
    }
  }

  @Test func `are recognized by bytes, and by several columns together`() throws {
    let folder = try Folder()
    let table: SQL = """
      CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT COLLATE NOCASE, lesson INTEGER);
      CREATE TABLE sqlitemanager_keys (table_name TEXT, column_name TEXT);
      INSERT INTO sqlitemanager_keys VALUES ('Question', 'TITLE'), ('question', 'lesson');
      """
    let report = try Self.upgrade(
      folder, from: table + "INSERT INTO question VALUES (1, 'wo', 1), (2, 'Wo', 1), (3, 'wo', 2)",
      user: Self.stars + "INSERT INTO star VALUES (1, 'wo 1'), (2, 'Wo 1'), (3, 'wo 2')",
      to: table + "INSERT INTO question VALUES (11, 'wo', 1), (12, 'Wo', 1), (13, 'wo', 2)")
    #expect(report.moved == ["star": 3])
    try folder.app { database throws in
      let found = try database.rows("SELECT question || ' ' || at FROM star ORDER BY question", as: String.self)
      #expect(found == ["11 wo 1", "12 Wo 1", "13 wo 2"])
    }
  }

  @Test func `are followed by columns that the app names, and by references to such columns`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'Kdo?'), (2, 'Wo?')"),
      user: """
        CREATE TABLE seen (q TEXT); INSERT INTO seen VALUES (1), (2), (2), ('x');
        CREATE TABLE star (question INTEGER UNIQUE REFERENCES question ON DELETE CASCADE); INSERT INTO star VALUES (2);
        CREATE TABLE note (star INTEGER REFERENCES star(question), text); INSERT INTO note VALUES (2, 'a'), (2, 'b');
        """,
      to: Self.questions("(2, 'Kdo?'), (7, 'Wo?')"),
      references: [ContentReference("SEEN", "Q", to: "Question"), ContentReference("not there", "x", to: "question")])
    #expect(report.moved == ["seen": 3, "star": 1, "note": 2])
    try folder.app { database throws in
      #expect(try database.rows("SELECT q FROM seen ORDER BY rowid", as: String.self) == ["2", "7", "7", "x"])
      #expect(try database.rows("SELECT question FROM star UNION ALL SELECT star FROM note", as: Int.self) == [7, 7, 7])
      #expect(try database.value("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    }
  }

  @Test(
    arguments: [
      "question INTEGER PRIMARY KEY ON CONFLICT REPLACE REFERENCES question CHECK (question > 0)",
      "question INTEGER UNIQUE ON CONFLICT IGNORE REFERENCES question", "question INT REFERENCES question, UNIQUE (question, kind)",
      "question INT PRIMARY KEY REFERENCES question CHECK (question BETWEEN 1 AND 9)",
    ] as [SQL]) func `change places under each kind of constraint`(column: SQL) throws
  {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'a'), (2, 'b'), (3, 'c')"),
      user:
        "CREATE TABLE star (at TEXT, kind TEXT DEFAULT 'x', \(column)); INSERT INTO star (at, question) VALUES ('a', 1), ('b', 2), ('c', 3)",
      to: Self.questions("(2, 'a'), (3, 'b'), (1, 'c')"))
    #expect(report.moved == ["star": 3])
    try folder.app { database throws in
      #expect(try database.rows("SELECT at || question FROM star ORDER BY at", as: String.self) == ["a2", "b3", "c1"])
      #expect(try database.value("PRAGMA foreign_key_check", as: String.self) == nil)
    }
  }

  @Test func `are followed once by a column that refers to them more than once`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'a'), (2, 'b')"),
      user: """
        CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question, at TEXT, FOREIGN KEY (question) REFERENCES question(id));
        CREATE TABLE seen (q); INSERT INTO star VALUES (1, 'a'), (2, 'b'); INSERT INTO seen VALUES (1), (2);
        """,
      to: Self.questions("(2, 'a'), (1, 'b')"),
      references: ["seen", "SEEN"].map { ContentReference($0, "q", to: "question") })
    #expect(report.moved == ["star": 2, "seen": 2])
    try folder.app { database throws in
      #expect(try database.rows("SELECT at || question FROM star ORDER BY at", as: String.self) == ["a2", "b1"])
      #expect(try database.rows("SELECT q FROM seen ORDER BY rowid", as: Int.self) == [2, 1])
    }
  }

  @Test func `are followed in UTF-16, and in a table without rowids`() throws {
    let folder = try Folder()
    func content(_ rows: SQL) -> SQL { "PRAGMA encoding='UTF-16le';" + Self.questions(rows) }
    let report = try Self.upgrade(
      folder, from: content("(1, 'Štěpán 🙂'), (2, 'e\u{301}'), (3, 'é')"),
      user: """
        CREATE TABLE star (question INTEGER NOT NULL REFERENCES question, at TEXT, PRIMARY KEY (question, at)) WITHOUT ROWID;
        INSERT INTO star VALUES (1, 'a'), (1, 'b'), (2, 'c'), (3, 'd');
        """,
      to: content("(2, 'Štěpán 🙂'), (3, 'e\u{301}'), (1, 'é')"))
    #expect(report.moved == ["star": 4])
    try folder.app { database throws in
      #expect(try database.rows("SELECT at || question FROM star ORDER BY at", as: String.self) == ["a2", "b2", "c3", "d1"])
    }
  }

  @Test func `that no longer exist under a CHECK stop the upgrade, and nothing is changed`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.questions("(1, 'a'), (2, 'b')"))
    try folder.app { database throws in
      try database.execute(
        "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question CHECK (question > 0)); INSERT INTO star VALUES (1), (2)")
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Self.questions("(1, 'b')")) }
    guard case .conflict("table", "star", .altered) = error else { return surprise(error) }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: [(Int64.min, Int64.max - 9, true), (Int64.min + 9, Int64.max, true), (Int64.min, Int64.max, false)])
  func `have ids at the ends of the numbers`(low: Int64, high: Int64, fits: Bool) throws {
    let folder = try Folder()
    let old = Self.questions("(\(low), 'low'), (\(high), 'high'), (3, 'gone')")
    let new = Self.questions("(\(low), 'high'), (\(high), 'low'), (3, 'low again')")
    try folder.install(version: 1, old)
    try folder.app { try $0.execute(Self.stars + "INSERT INTO star VALUES (\(low), 'low'), (\(high), 'high')") }
    if fits {
      #expect(try folder.install(version: 2, new).report?.moved == ["star": 2])
      #expect(try folder.app { try $0.value("SELECT question FROM star WHERE at = 'low'") } == high)
    } else {
      let error = #expect(throws: ContentError.self) { try folder.install(version: 2, new) }
      guard case .conflict("table", "question", .altered) = error else { return surprise(error) }
    }
  }

  @Test(
    arguments: [
      ("CREATE TABLE sqlitemanager_keys (x)", "sqlitemanager_keys: no such column: k.table_name"),
      (
        "CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('question', 'titel')",
        "sqlitemanager_keys declares a key of question, which has no column titel"
      ),
      (
        "CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('queston', 'title')",
        "sqlitemanager_keys declares a key of queston, which has no columns: there is no such table"
      ),
      (
        "CREATE TABLE tag (name TEXT PRIMARY KEY); CREATE TABLE sqlitemanager_keys (table_name, column_name); "
          + "INSERT INTO sqlitemanager_keys VALUES ('tag', 'name')",
        "sqlitemanager_keys declares a key of tag, which has no INTEGER PRIMARY KEY"
      ),
    ] as [(SQL, String)]) func `cannot be recognized by a key that the bundle lacks`(keys: SQL, reason: String) throws
  {
    let folder = try Folder()
    try folder.install(version: 1)
    let bundle = try folder.bundle(version: 2, Folder.plain + keys)
    #expect(throws: ContentError.sourceDamaged(path: bundle.path, reason: reason)) { try folder.installer(bundle).install() }
  }

  @Test func `are found by the user's search tables under their new ids`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: Self.questions("(1, 'a'), (2, 'b')"),
      user: """
        CREATE TABLE note (n INTEGER PRIMARY KEY, question INTEGER REFERENCES question, text);
        CREATE VIRTUAL TABLE note_search USING fts5(question, text, content=note, content_rowid=n);
        CREATE TRIGGER i AFTER INSERT ON note BEGIN
          INSERT INTO note_search (rowid, question, text) VALUES (new.n, new.question, new.text); END;
        INSERT INTO note VALUES (1, 1, 'one'), (2, 2, 'two');
        """,
      to: Self.questions("(31, 'a'), (2, 'b')"))
    #expect(report.moved == ["note": 1])
    #expect(report.stale == [])
    try folder.app { database throws in
      #expect(try database.value("SELECT text FROM note_search WHERE note_search MATCH 'question:31'") == "one")
      #expect(try database.value("SELECT count(*) FROM note_search WHERE note_search MATCH 'question:1'") == 0)
    }
  }

  @Test func `are not looked for where the old content has no such key`() throws {
    let folder = try Folder()
    let report = try Self.upgrade(
      folder, from: "CREATE TABLE question (id INTEGER PRIMARY KEY, text); INSERT INTO question VALUES (1, 'a')",
      user: Self.stars + "INSERT INTO star VALUES (1, 'x')", to: Self.questions("(2, 'a')"))
    #expect(report.moved == [:])
    #expect(report.orphans == ["star": 1])
  }

  @Test func `are followed as by hand in random contents`() throws {
    for seed in 0..<UInt64(TestRun.rounds(600, few: 6)) {
      var random = SplitMix64(seed: seed)
      let titles = [nil, "a", "b", "c", "d", "e"]
      func content() -> [Int: String?] {
        var rows: [Int: String?] = [:]
        for id in 1...8 where Int.random(in: 0..<3, using: &random) > 0 {
          rows[id] = .some(titles[Int.random(in: 0..<titles.count, using: &random)])
        }
        return rows.isEmpty ? [1: "a"] : rows
      }
      let (old, new, isImmutable) = (content(), content(), Bool.random(using: &random))
      let stars = (1...9).filter { _ in Bool.random(using: &random) }
      let folder = try Folder()
      let report = try Self.upgrade(
        folder, from: Self.rows(old),
        user: Self.stars + (stars.isEmpty ? "" : "INSERT INTO star VALUES \(Self.list(stars.map { ($0, String($0)) }))"),
        to: Self.rows(new) + (isImmutable ? Self.immutable : ""))
      let byHand = stars.map { Self.followed($0, from: old, to: new, isImmutable) }
      let found = try folder.app { try $0.rows("SELECT CAST(at AS INTEGER), question FROM star", as: Int.self, Int.self) }
      let places = Dictionary(uniqueKeysWithValues: found.map { ($0.0, $0.1) })
      for (star, expected) in zip(stars, byHand) {
        let place = try #require(places[star])
        if let expected { #expect(place == expected, "seed \(seed)") } else { #expect(place < 0, "seed \(seed)") }
      }
      let moved = zip(stars, byHand).filter { $1 != nil && $0 != $1 }.count
      #expect(report.moved == (moved == 0 ? [:] : ["star": moved]), "seed \(seed)")
    }
  }

  /// Returns the id that a reference has after an upgrade; nil for a lost one.
  private static func followed(_ id: Int, from old: [Int: String?], to new: [Int: String?], _ isImmutable: Bool) -> Int? {
    guard let title = old[id] else {
      guard let there = new[id], there != nil else { return id }
      return old.contains { $0.value == there } ? nil : id
    }
    let before = old.filter { title != nil && $0.value == title }.count
    let after = new.filter { title != nil && $0.value == title }
    let there = new[id]
    if let there, there == title, title != nil { return id }
    if before == 1, after.count == 1 { return after.first?.key }
    if isImmutable, title != nil { return nil }
    guard let there else { return id }
    let isAnothers = there != nil && old.contains { $0.value == there }
    return after.isEmpty && !isAnothers ? id : nil
  }

  private static func rows(_ content: [Int: String?]) -> SQL {
    questions(list(content.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }

  private static func list(_ rows: [(Int, String?)]) -> SQL {
    rows.map { "(\(SQL(unchecked: String($0))), \(SQL(unchecked: $1.map { "'\($0)'" } ?? "NULL")))" as SQL }.joined(separator: ", ")
  }
}
