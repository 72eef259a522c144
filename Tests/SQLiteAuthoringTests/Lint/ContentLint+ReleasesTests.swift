import Expectations
import Foundation
import SQLiteAuthoring
import SQLiteManager
import Scratch
import Testing

/// An earlier release, its successor, and the findings that are expected, as "severity: rule: object" and words of the message.
private struct Succession: CustomTestStringConvertible {
  let old: SQL
  let new: SQL
  let version: Int
  let expected: [[String]]

  init(_ old: SQL, _ new: SQL, version: Int = 2, _ expected: [String]...) {
    (self.old, self.new, self.version, self.expected) = (old, new, version, expected)
  }

  var testDescription: String { expected.isEmpty ? "nothing: \(new.text)" : "\(expected)" }

  static let base: SQL =
    "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT COLLATE NOCASE); INSERT INTO question VALUES (1, 'Kdo?'), (2, 'Wo?');"
  static let keys: SQL =
    "CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('Question', 'TITLE');"
  static func questions(_ values: SQL) -> SQL {
    keys + "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT COLLATE NOCASE, a); INSERT INTO question VALUES \(values);"
  }
  static let swapped: SQL =
    "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT COLLATE NOCASE); INSERT INTO question VALUES (2, 'Kdo?'), (1, 'Wo?');"
  static let star: SQL = "CREATE TABLE star (question REFERENCES question(id));"
  static let notes: SQL = "CREATE VIRTUAL TABLE notes USING fts5(text);"
  static let places: SQL = """
    CREATE TABLE "a ""place" ("key 0", "select", id INTEGER PRIMARY KEY);
    CREATE TABLE sqlitemanager_keys (table_name TEXT, column_name TEXT);
    INSERT INTO sqlitemanager_keys VALUES ('a "place', 'key 0'), ('a "place', 'select');
    """

  static let all = [
    // The version.
    Succession(base, base, version: 1),
    Succession(base, base, version: 2),
    Succession(base, base + "INSERT INTO question VALUES (3, 'x')", version: 2),
    Succession(
      base, base + "INSERT INTO question VALUES (3, 'x')", version: 1, ["error: version: question: ", "user_version is 1 in both"]),
    Succession(base, base + "UPDATE question SET title = 'kdo?' WHERE id = 1", version: 1, ["error: version: question: "]),
    Succession(base, base + "CREATE VIEW \"v 'w\" AS SELECT 1", version: 1, ["error: version: v 'w: "]),
    Succession(notes + "INSERT INTO notes VALUES ('a')", notes + "INSERT INTO notes VALUES ('b')", version: 1, ["error: version: notes: "]),
    Succession(
      "CREATE TABLE t (x); INSERT INTO t VALUES ('a'), ('a'), ('b')", "CREATE TABLE t (x); INSERT INTO t VALUES ('a'), ('b'), ('b')",
      version: 1, ["error: version: t: "]),
    Succession(
      "CREATE TABLE t (x); INSERT INTO t VALUES (1), (zeroblob(2000000))", "CREATE TABLE t (x); INSERT INTO t VALUES (1)", version: 1,
      ["error: version: t: it has changed since"]),
    Succession(base, base, version: -1, ["error: version: user_version is -1, but 1 in old.sqlite"]),
    // The ids.
    Succession(questions("(1, 'a', 1), (2, 'b', 1), (3, 'c', 1)"), questions("(1, 'a', 2), (3, 'c', 2), (7, 'b', 2)")),
    Succession(
      questions("(1, 'a', 1), (2, 'b', 1), (3, 'c', 1), (4, 'd', 1), (5, NULL, 1)"),
      questions("(1, 'b', 1), (2, 'a', 1), (3, 'C', 1), (4, NULL, 1), (5, 'e', 1)"),
      ["warning: row-ids: Question: another row than in old.sqlite has id 1 (now 2), 2 (now 1). References in the file follow"],
      ["warning: row-ids: Question: another key than in old.sqlite has id 3, 4: "]),
    Succession(
      keys + base, "CREATE TABLE question (id INTEGER PRIMARY KEY, title); INSERT INTO question VALUES (1, 'Wo?'), (2, 'Kdo?');",
      ["error: row-ids: Question: ", "Give the rows their old ids, or declare the key"]),
    Succession(
      places + "INSERT INTO \"a \"\"place\" VALUES ('a', 1, 1), ('a', 2, 2), ('b', 1, 3)",
      places + "INSERT INTO \"a \"\"place\" VALUES ('a', 2, 1), ('a', 1, 2), ('b', 1, 3)",
      ["warning: row-ids: a \"place: ", "1 (now 2), 2 (now 1)"]),
    Succession(  // a row is gone and its id is a moved row's, several rows have a key, and a new row has the id of one that is gone
      questions("(1, 'a', 1), (2, 'b', 1), (3, '', 1), (4, '', 1), (5, 'e', 1)"),
      questions("(1, 'b', 1), (3, 'c', 1), (4, '', 1), (5, 'x', 1)"),
      ["warning: row-ids: Question: another key than in old.sqlite has id 5: right", "Give it a new id, or set is_immutable"]),
    Succession(
      questions("(1, 'a', 1), (5, 'e', 1)"),
      questions("(1, 'b', 1), (5, 'x', 1)") + "ALTER TABLE sqlitemanager_keys ADD COLUMN is_immutable DEFAULT 1"),
    // The ids in a table without a declared key.
    Succession(base, swapped, ["warning: row-ids: question: another row than in old.sqlite has id 1 (now 2), 2 (now 1), by the other"]),
    Succession(base + star, swapped + star, ["error: row-ids: question: ", "1 (now 2)", "or declare a key"]),
    Succession(
      "CREATE TABLE verb (root, id INT UNIQUE, \"from\"); INSERT INTO verb VALUES ('a', 7, NULL), ('b', 8, 'x'), ('c', 9, 'y')",
      "CREATE TABLE verb (ID INT UNIQUE, root, \"from\", note); INSERT INTO verb VALUES (8, 'a', NULL, 1), (10, 'b', 'x', 2), (9, 'd', 'y', 3)",
      ["warning: row-ids: verb: ", "has id 8 (now 10), by the other columns. Give the rows their old ids"]),
    Succession(
      "CREATE TABLE place (code TEXT PRIMARY KEY, name) WITHOUT ROWID; INSERT INTO place VALUES ('a', 'Prag'), ('B', 'Brno')",
      "CREATE TABLE place (code TEXT PRIMARY KEY, name) WITHOUT ROWID; INSERT INTO place VALUES ('B', 'Prag'), ('a', 'Brno')",
      ["warning: row-ids: place: ", "'B' (now 'a'), 'a' (now 'B')"]),
    Succession(  // corrected, given up, added, and ids of rows that are not the only ones with their values
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'c'), (5, 'e'), (6, 'f')",
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 'A'), (3, 'd'), (4, 'c'), (5, 'c'), (9, 'b'), (6, 'f'), (7, 'g')"
    ),
    Succession(
      "CREATE TABLE t (a UNIQUE, b UNIQUE); INSERT INTO t VALUES (1, 2), (2, 1)",
      "CREATE TABLE t (a UNIQUE, b UNIQUE, c); INSERT INTO t VALUES (1, 1, 1)"),
    // The tables of users, and the installer.
    Succession(base + star, base + star),
    Succession(base + star, base + star + "INSERT INTO star VALUES (1)", ["error: installer: star: ", "cannot upgrade"]),
    Succession(base + star, base + "CREATE VIEW star AS SELECT 1", ["error: installer: star: ", "cannot upgrade"]),
    Succession(base + star, base, ["warning: installer: star: ", "only users who have it"]),
    Succession(base, "CREATE TABLE question (ID INTEGER PRIMARY KEY, title); INSERT INTO question VALUES (1, 'Kdo?');"),
    Succession(
      base + star,
      "CREATE TABLE question (title PRIMARY KEY); CREATE TABLE star (q REFERENCES question (title)); INSERT INTO question VALUES ('Kdo?')",
      ["warning: installer: star: ", "keep its old SQL"],
      ["warning: installer: question: ", "PRIMARY KEY id, which is gone"],
      ["error: installer: cannot be installed over old.sqlite: ", "foreign key of table \"star\""]),
    Succession(base + star, base + "CREATE TABLE star (question, at)", ["warning: installer: star: ", "keep its old SQL"]),
    Succession(base + notes, base + notes, ["warning: installer: notes: ", "carrying:"]),
    Succession(
      base + "CREATE TABLE memo_stat (id, value)", base + "CREATE VIRTUAL TABLE memo USING fts4(x)",
      ["warning: installer: memo_stat: "],
      ["error: installer: cannot be installed over old.sqlite", "\"memo_stat\" has a name that is claimed"]),
    Succession(
      "PRAGMA application_id=7;" + base, "PRAGMA application_id=8;" + base,
      ["error: installer: cannot be installed over old.sqlite: ", "application_id"]),
    Succession("PRAGMA encoding='UTF-16le';" + base, base, ["error: installer: cannot be compared with old.sqlite: ", "encoding"]),
    Succession(
      "CREATE TABLE t (x CHECK (x > 0)); PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (-1)", base,
      ["error: installer: cannot be compared with old.sqlite: ", "CHECK"]),
    Succession(
      base, base + "CREATE TABLE sqlitemanager_keys (x)", ["error: row-ids: the check stopped: no such column"],
      ["error: row-ids: the check stopped: no such column"]),
    Succession(
      base, keys + "CREATE TABLE question (id INTEGER PRIMARY KEY, title)", ["error: installer: question: ", "had rows in", "comes empty"]),
  ]
}

@Suite struct `The lint with earlier releases` {
  let folder: LintFolder

  init() throws { folder = try LintFolder() }

  @Test(arguments: Succession.all) private func `finds what users of an earlier release would meet`(succession: Succession) throws {
    let old = try folder.make("old.sqlite", succession.old + ";PRAGMA user_version=1")
    let findings = try folder.lint(folder.make("new.sqlite", succession.new, version: succession.version), previous: old)
    #expect(findings.count == succession.expected.count, "\(findings)")
    for (finding, words) in zip(findings, succession.expected) {
      let text = finding.description.replacing(old.path, with: "old.sqlite")
      #expect(text.hasPrefix(words[0]))
      for word in words { #expect(text.contains(word)) }
    }
  }

  @Test func `compares with each of several releases, also with a log beside it, and leaves out one that is missing`() throws {
    let first = try folder.make("first.sqlite", "PRAGMA user_version=1;" + Succession.base)
    let second = folder.url.appending(path: "second.sqlite")
    let writer = try Connection(.file(second.path), configuration: .text)
    try writer.execute("PRAGMA journal_mode=WAL; PRAGMA user_version=2;" + Succession.base + Succession.star)
    let new = try folder.make("new.sqlite", Succession.base, version: 2)
    let missing = folder.url.appending(path: "lost.sqlite")
    let findings = try folder.lint(new, previous: first, missing, second)
    #expect(findings.map(\.rule) == ["installer", "version", "installer"])
    #expect(findings.first?.message.contains("lost.sqlite") == true)
    #expect(findings.dropFirst().first?.object == "star")
    try writer.close()
  }

  @Test func `leaves tables alone that the app carries`() throws {
    let old = try folder.make("old.sqlite", "PRAGMA user_version=1;" + Succession.base + Succession.notes)
    let new = try folder.make("new.sqlite", Succession.base + Succession.notes, version: 2)
    #expect(try folder.lint(new, previous: old, carrying: ["Notes"]) == [])
    let empty = try folder.make("empty.sqlite", Succession.base + Succession.star)
    let filled = try folder.make("filled.sqlite", Succession.base + Succession.star + "INSERT INTO star VALUES (1)", version: 2)
    #expect(try folder.lint(filled, previous: empty, carrying: ["star"]) == [])
  }

  @Test func `keeps search tables of users that triggers fill`() throws {
    let mine: SQL = """
      CREATE TABLE note (text); CREATE VIRTUAL TABLE note_search USING fts5(text);
      CREATE TRIGGER note_added AFTER INSERT ON note BEGIN INSERT INTO note_search (rowid, text) VALUES (new.rowid, new.text); END;
      """
    let old = try folder.make("old.sqlite", "PRAGMA user_version=1;" + Succession.base + mine)
    #expect(try folder.lint(folder.make("new.sqlite", Succession.base + mine, version: 2), previous: old) == [])
  }
}
