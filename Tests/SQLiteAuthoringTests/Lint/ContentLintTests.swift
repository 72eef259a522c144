import Expectations
import Foundation
import SQLiteAuthoring
import SQLiteManager
import Scratch
import Testing

/// A database that a rule must leave alone, and one in which it must find a fault.
private struct Pair: CustomTestStringConvertible {
  let rule: String
  let sound: SQL
  let faulty: SQL
  let words: String

  init(_ rule: String, _ sound: SQL, _ faulty: SQL, _ words: String) {
    (self.rule, self.sound, self.faulty, self.words) = (rule, sound, faulty, words)
  }

  var testDescription: String { "\(rule): \(words)" }

  static let table: SQL = "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'Kdo?'), (2, 'Wo?');"
  static let referring: SQL = """
    CREATE TABLE "die Frage" (id INTEGER PRIMARY KEY); INSERT INTO "die Frage" VALUES (7);
    CREATE TABLE "select" ("a ""b" REFERENCES "die Frage" (id)); INSERT INTO "select" VALUES (7), (NULL);
    """
  static let search: SQL = """
    CREATE VIRTUAL TABLE "it's" USING fts5(title, content=question, content_rowid=id);
    INSERT INTO "it's" ("it's") VALUES ('rebuild');
    """
  static let older: SQL = """
    CREATE VIRTUAL TABLE old USING fts4(title, content="question"); INSERT INTO old (old) VALUES ('rebuild');
    CREATE VIRTUAL TABLE none USING fts4(title, content=""); INSERT INTO none (docid, title) VALUES (1, 'a');
    """
  static let tree: SQL = "CREATE VIRTUAL TABLE box USING rtree(id, a, b); INSERT INTO box VALUES (1, 0, 1), (2, 1, 2);"
  static let utf16: SQL =
    "PRAGMA encoding='UTF-16le'; CREATE TABLE t (x TEXT); INSERT INTO t VALUES ('Kdo? 😀'), (CAST(x'610000006200' AS TEXT));"
  static let utf16BE: SQL = "PRAGMA encoding='UTF-16be'; CREATE TABLE t (x TEXT); INSERT INTO t VALUES ('Kdo? 😀');"

  static func keys(_ rows: SQL) -> SQL {
    table + "CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES \(rows);"
  }

  static let all = [
    Pair("row-ids", keys("('question', 'title')"), keys("('questions', 'title')"), "questions: sqlitemanager_keys declares a key of it"),
    Pair("row-ids", keys("('question', 'title')"), keys("('questions', 'title')"), "it has no columns: there is no such table"),
    Pair("row-ids", keys("('Question', 'TITLE')"), keys("('question', 'titel')"), "no column titel: no app can upgrade"),
    Pair(
      "row-ids", keys("('question', 'title')"), keys("('question', 'title'), ('question', 'ID')"),
      "declares its id id as a key, which finds no row with another id"),
    Pair(
      "row-ids", keys("('question', 'title')"), keys("('t', 'x')") + "CREATE TABLE t (x PRIMARY KEY) WITHOUT ROWID",
      "no INTEGER PRIMARY KEY"),
    Pair(
      "row-ids", keys("('question', 'title')") + "INSERT INTO question VALUES (8, NULL), (9, NULL)",
      keys("('question', 'title')") + "INSERT INTO question VALUES (8, 'Wo?'), (9, 'Wo?')",
      "warning: row-ids: question: 1 of its keys belongs to"),
    Pair("damage", table, "PRAGMA user_version=3", "no table"),
    Pair(
      "damage", "CREATE TABLE t (x CHECK (x > 0)); INSERT INTO t VALUES (1)",
      "CREATE TABLE t (x CHECK (x > 0)); PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (-1)", "CHECK constraint failed in t"),
    Pair(
      "damage", table, table + "CREATE INDEX i ON question (title COLLATE LOCALIZED_cs); CREATE TABLE sqlitemanager_collations (x)",
      "no such column"),
    Pair(
      "foreign-keys", referring, referring + "INSERT INTO \"select\" VALUES (8), (9), (10), (11)",
      "rows are missing: row 3 refers to die Frage, row 4 refers to die Frage, row 5 refers to die Frage and 1 more"),
    Pair(
      "foreign-keys", "CREATE TABLE a (x UNIQUE); CREATE TABLE b (x REFERENCES a (x))",
      "CREATE TABLE a (x); CREATE TABLE b (x REFERENCES a (x))",
      "foreign key mismatch"),
    Pair(
      "foreign-keys", "CREATE TABLE b (x PRIMARY KEY REFERENCES users) WITHOUT ROWID",
      "CREATE TABLE b (x PRIMARY KEY REFERENCES users) WITHOUT ROWID; INSERT INTO b VALUES (1)",
      "warning: foreign-keys: b: tables are missing: a row refers to users"),
    Pair(
      "unicode", table + "INSERT INTO question VALUES (3, CAST(x'610062' AS TEXT)), (4, x'ff'), (5, '\u{FFFD}')",
      table + "INSERT INTO question VALUES (4, CAST(x'61ff' AS TEXT)), (5, CAST(x'eda080' AS TEXT))", "UTF-8 in row 3, row 4, "),
    Pair(
      "unicode", "CREATE TABLE t (x); CREATE INDEX i ON t (x); INSERT INTO t VALUES ('c')",
      "CREATE TABLE t (x); CREATE INDEX i ON t (x); INSERT INTO t VALUES ('c'), ('b'), (CAST(x'61ff' AS TEXT))",
      "x is not valid UTF-8 in row 3,"),
    Pair("unicode", utf16, utf16 + "INSERT INTO t VALUES (CAST(x'00d8' AS TEXT))", "UTF-16le in row 3,"),
    Pair("unicode", utf16BE, utf16BE + "INSERT INTO t VALUES (CAST(x'dc00d800' AS TEXT))", "UTF-16be in row 2,"),
    Pair(
      "unicode", "CREATE TABLE t (x PRIMARY KEY, y AS (CAST(x'ff' AS TEXT))) WITHOUT ROWID; INSERT INTO t VALUES ('a')",
      "CREATE TABLE t (x PRIMARY KEY) WITHOUT ROWID; INSERT INTO t VALUES (CAST(x'c0' AS TEXT))", "t: x is not"),
    Pair("search-index", table + search, table + search + "DELETE FROM question WHERE id = 2", "it's: searches miss"),
    Pair("search-index", table + older, table + older + "UPDATE question SET title = 'Ona'", "old: searches miss"),
    Pair("search-index", tree, tree + "DELETE FROM box_rowid WHERE rowid = 1", "box: "),
    Pair("wal", table + "PRAGMA journal_mode=TRUNCATE", table + "PRAGMA journal_mode=WAL", "WAL mode"),
    Pair(
      "localized-index",
      table
        + "CREATE INDEX i ON question (title COLLATE NOCASE); CREATE VIEW v AS SELECT * FROM question ORDER BY title COLLATE LOCALIZED_cs",
      table + "CREATE INDEX \"i\nj\" ON question (title COLLATE LOCALIZED_cs)", "error: localized-index: i j: devices"),
    Pair(
      "schema", table + "CREATE VIEW v AS SELECT id FROM question", table + "CREATE VIEW v AS SELECT wrong FROM question",
      "no such column: wrong"),
    Pair(
      "schema", table + "CREATE TRIGGER t AFTER INSERT ON question BEGIN SELECT 1; END",
      table + "CREATE TRIGGER t AFTER INSERT ON question BEGIN INSERT INTO lost VALUES (1); END", "t: question cannot be written"),
    Pair("schema", table, table + "CREATE VIEW v AS SELECT title FROM question WHERE title = \"Wo?\"", "in double quotes"),
    Pair("installer", table, table + alteringSchema, "goes on after its end"),
  ]

  static let alteringSchema: SQL = "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = sql || '; SELECT 1'"
}

@Suite struct `The lint of a content database` {
  let folder: LintFolder

  init() throws { folder = try LintFolder() }

  @Test(arguments: Pair.all) private func `finds a fault, and nothing in a sound file`(pair: Pair) throws {
    let faulty = try folder.lint(folder.make("it's, new: 100%.sqlite", pair.faulty))
    #expect(faulty.map(\.rule) == [pair.rule], "\(faulty)")
    #expect(faulty.contains { $0.description.contains(pair.words) }, "\(faulty)")
    #expect(try folder.lint(folder.make("sound.sqlite", pair.sound)) == [])
  }

  @Test func `reports every fault of a file`() throws {
    let file = try folder.make(
      "many.sqlite",
      Pair.table + Pair.referring + Pair.search + """
        INSERT INTO "select" VALUES (9); INSERT INTO question VALUES (3, CAST(x'ff' AS TEXT)); CREATE VIEW v AS SELECT * FROM lost;
        CREATE INDEX i ON question (title COLLATE LOCALIZED_cs); PRAGMA journal_mode=WAL
        """)
    #expect(try folder.lint(file).map(\.rule) == ["foreign-keys", "unicode", "search-index", "wal", "localized-index", "schema"])
  }

  @Test(arguments: [
    "", "x", "hello, this is no database, although it is long enough to be one: a header has a hundred bytes, and this has more.",
  ])
  func `finds that a file is not a database`(text: String) throws {
    let file = folder.url.appending(path: "text.sqlite")
    try Data(text.utf8).write(to: file)
    #expect(try folder.lint(file).map(\.rule) == ["damage"])
  }

  @Test func `finds damaged pages, and an end that is missing`() throws {
    let rows: SQL =
      "WITH n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO question SELECT i + 9, 'title' FROM n"
    let file = try folder.make("quiz.sqlite", Pair.table + rows)
    let bytes = try Data(contentsOf: file)
    try (bytes.prefix(8192) + Data(repeating: 0xff, count: 4096) + bytes.dropFirst(12288)).write(to: file)
    #expect(try folder.lint(file).contains { $0.rule == "damage" && $0.severity == .error })
    try bytes.dropLast(4096).write(to: file)
    #expect(try folder.lint(file).map(\.rule) == ["damage"])
  }

  @Test func `reads the log beside a file, and finds that it is there`() throws {
    let file = folder.url.appending(path: "quiz.sqlite")
    let writer = try Connection(.file(file.path), configuration: .text)
    try writer.execute("PRAGMA foreign_keys=OFF; PRAGMA journal_mode=WAL;" + Pair.referring + "INSERT INTO \"select\" VALUES (9)")
    let findings = try folder.lint(file)
    #expect(findings.map(\.rule) == ["foreign-keys", "wal", "wal"])
    #expect(findings.last?.message.contains("a -wal lies beside it") == true)
    try writer.close()
  }

  @Test func `finds an index that another engine sorted, and one in an unknown collation`() throws {
    let file = folder.url.appending(path: "quiz.sqlite")
    let connection = try Connection(.file(file.path))
    for name in ["LOCALIZED_cs", "LOCALIZED"] {
      try connection.createCollation(named: name) { $0 == $1 ? .orderedSame : $0 > $1 ? .orderedAscending : .orderedDescending }
    }
    try connection.execute(
      """
      CREATE TABLE word (a COLLATE LOCALIZED_cs, b); CREATE INDEX cs ON word (a); CREATE INDEX own ON word (b COLLATE LOCALIZED);
      CREATE TABLE tree (k TEXT COLLATE LOCALIZED_cs PRIMARY KEY) WITHOUT ROWID;
      INSERT INTO word VALUES ('a', 'a'), ('b', 'b'), ('c', 'c'); INSERT INTO tree VALUES ('a'), ('b'), ('c')
      """)
    try connection.close()
    let findings = try folder.lint(file)
    #expect(Set(findings.compactMap(\.object)) == ["cs", "own", "sqlite_autoindex_tree_1"])
    #expect(Set(findings.map(\.rule)) == ["localized-index"])
    let known = try folder.lint(file) { try $0.addLocalizedCollations(locale: "cs") }
    #expect(known.map(\.rule) == ["localized-index", "localized-index", "localized-index"])
  }

  @Test(arguments: 1...4) func `throws when the disk is full, also for the copy of an install`(failing: Int) throws {
    let file = try folder.make("quiz.sqlite", Pair.table)
    var count = 0
    #expect {
      try folder.lint(file) { _ in
        count += 1
        if count == failing { throw SQLiteError.refused(.full, "database or disk is full") }
      }
    } throws: { error in
      if case ContentError.noSpace = error { true } else { false }
    }
  }

  @Test func `throws when there is no file, or something else`() throws {
    let missing = folder.url.appending(path: "nothing.sqlite")
    #expect(throws: ContentError.sourceMissing(missing.path)) { try folder.lint(missing) }
    #expect(throws: ContentError.inTheWay(path: folder.url.path, kind: .folder)) { try folder.lint(folder.url) }
  }
}
