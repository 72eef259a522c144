import Expectations
#if Tool
import Foundation
import SQLiteManager
import Scratch
import SQLiteManagerFixtures
import Testing
import SQLiteSessions

@Suite struct `Copies and checks` {
  private static let sql: SQL = "CREATE TABLE t (a INTEGER PRIMARY KEY, b REFERENCES t); INSERT INTO t VALUES (1, NULL), (2, 1)"

  @Test func `a backup is a new file, and none takes the place of another`() throws {
    let sample = try Sample(Self.sql)
    let to = sample.folder.path("b")
    let before = try sample.snapshot()
    #expect(try Tool.output("backup", sample.path, to) == #"{"path": "\#(to)", "pages": 2, "restarts": 0}"# + "\n")
    #expect(try Connection(.file(to)).count("t") == 2)
    let after = try sample.snapshot()
    #expect(after.filter { before[$0.key] != nil } == before)
    let again = try Tool.run(["backup", sample.path, to])
    #expect(again.status == 1 && again.errors.contains("there is a file of this name"))
    #expect(try sample.snapshot() == after)
    let missing = try Tool.run(["backup", sample.folder.path("none"), sample.folder.path("c")])
    #expect(missing.status == 1)
    let long = try Tool.errors("backup", sample.path, sample.folder.path(String(repeating: "n", count: 300)))
    #expect(long.contains("SQLITE_CANTOPEN"), "\(long)")
    #expect(try sample.snapshot() == after)
  }

  @Test(arguments: [false, true]) func `a backup of a private file is private, and in a rollback mode`(isInWALMode: Bool) throws {
    let sample = try Sample(Self.sql)
    if isInWALMode { _ = try Connection(.file(sample.path)).value("PRAGMA journal_mode = WAL", as: String.self) }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: sample.path)
    let to = sample.folder.path("b")
    _ = try Tool.output("backup", sample.path, to)
    #expect(try FileManager.default.attributesOfItem(atPath: to)[.posixPermissions] as? Int == 0o600)
    #expect(try Data(contentsOf: URL(filePath: to))[18..<20] == Data([1, 1]))
  }

  @Test func `a sound file is said to be sound, and what is wrong is said and fails`() throws {
    let sample = try Sample(Self.sql)
    for options in [[], ["--quick"]] {
      let sound = try Tool.run(["check", sample.path] + options)
      #expect(sound.status == 0 && sound.output.isEmpty, "\(sound)")
    }
    let connection = try Connection(.file(sample.path))
    try connection.execute("PRAGMA foreign_keys = OFF; INSERT INTO t VALUES (3, 77)")
    try connection.close()
    let violated = try Tool.run(["check", sample.path])
    #expect(violated.status == 1 && violated.errors.contains("1 row of") && violated.output.contains(#""rowid": 3"#), "\(violated)")
    var bytes = try Data(contentsOf: URL(filePath: sample.path))
    bytes.replaceSubrange(4_096..<4_200, with: repeatElement(0xFF, count: 104))
    try bytes.write(to: URL(filePath: sample.path))
    let damaged = try Tool.run(["check", sample.path])
    #expect(damaged.status == 1 && !damaged.wasKilled && damaged.errors.contains("SQLITE_CORRUPT"), "\(damaged)")
    #expect(try Tool.run(["check", sample.path, "--limit", "0"]).status == 1)
  }

  @Test func `a file with collations and tokenizers of this package is checked, whether its indexes are recorded or not`() throws {
    let sample = try Sample(
      """
      CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs UNIQUE, note TEXT); CREATE INDEX by_note ON word (note COLLATE LOCALIZED_sv);
      INSERT INTO word VALUES ('zub', 'å'), ('čaj', 'z'), ('chata', 'ä');
      CREATE VIRTUAL TABLE s USING fts5(a, tokenize = 'cjk'); INSERT INTO s VALUES ('東京都');
      CREATE VIRTUAL TABLE h USING fts5(a, tokenize = 'html')
      """)
    let before = try sample.snapshot()
    for options in [[], ["--quick"]] {
      let sound = try Tool.run(["check", sample.path] + options)
      #expect(sound.status == 0 && sound.output.isEmpty, "\(sound)")
    }
    #expect(try sample.snapshot() == before)
    let connection = try Connection(.file(sample.path), configuration: .text)
    try connection.rebuildLocalizedIndexes()
    try connection.addLocalizedCollations(locale: "cs")
    try connection.execute("CREATE INDEX mine ON word (note COLLATE LOCALIZED)")
    try connection.close()
    let unknown = try Tool.run("check", sample.path)
    #expect(unknown.status == 1 && unknown.errors.contains("no such collation sequence: LOCALIZED"), "\(unknown)")
    let known = try Tool.run("check", sample.path, "--locale", "cs")
    #expect(known.status == 0 && known.output.isEmpty, "\(known)")
  }

  @Test(arguments: ["-wal", "-journal"]) func `a file that is empty beside a log is not read, and stays as it is`(log: String) throws {
    let sample = try Sample(Self.sql)
    try Data().write(to: URL(filePath: sample.path))
    try Data(repeating: 0x55, count: 4_096).write(to: URL(filePath: sample.path + log))
    let before = try sample.snapshot()
    for command in [["check"], ["check", "--quick"], ["tables"], ["query", "SELECT 1"], ["insert", "t"], ["checkpoint"], ["dump"]] {
      let answer = try Tool.run([command[0], sample.path] + command.dropFirst(), input: Data("{\"a\": 7}".utf8))
      #expect(answer.status == 1 && answer.errors.contains("SQLITE_CORRUPT (11): "), "\(command): \(answer)")
      #expect(answer.errors.contains("the file is empty, and reading it would remove the \(log) beside it"), "\(command): \(answer)")
      #expect(try sample.snapshot() == before, "\(command)")
    }
    let bundle = try Sample(Self.sql + "; PRAGMA user_version = 1")
    let install = try Tool.run("install", bundle.path, "--into", sample.folder.url.path)
    #expect(install.status == 1 && install.errors.contains("the file is empty, and reading it would remove the \(log)"), "\(install)")
    #expect(try sample.snapshot() == before)
  }

  @Test func `a dump makes the same database again`() throws {
    let sample = try Sample(
      "CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'it''s'), (7, x'00'); CREATE VIEW v AS SELECT 1; PRAGMA user_version = 3"
    )
    let script = try Tool.output("dump", sample.path)
    let copy = try Sample(SQL(unchecked: script))
    #expect(try Tool.output("dump", copy.path) == script)
    #expect(
      script.contains("INSERT INTO \"t\" (\"a\", \"b\") VALUES (7, x'00');\n") && script.hasSuffix("PRAGMA user_version=3;\nCOMMIT;\n"))
    #expect(try !Tool.output("dump", sample.path, "--schema-only").contains("INSERT"))
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)))
  func `a difference is a changeset that makes one file like the other`() throws {
    let old = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two'), (3, 'three')")
    let new = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'TWO'), (4, 'four')")
    let output = old.folder.path("changes")
    let before = try (old.snapshot(), new.snapshot())
    let temporary = try ScratchFolder()
    let environment = ["TMPDIR": temporary.url.path(percentEncoded: false)]
    let answer = try Tool.run(["diff", old.path, new.path, "--output", output], environment: environment)
    #expect(answer.output.contains(#""added": 1, "changed": 1, "removed": 1}"#), "\(answer)")
    #expect(try temporary.contents.isEmpty)
    #expect(try old.snapshot().filter { $0.key != "changes" } == before.0 && new.snapshot() == before.1)
    let connection = try Connection(.file(old.path))
    try connection.apply(Changeset(bytes: Data(contentsOf: URL(filePath: output))))
    #expect(try connection.rows("SELECT b FROM t ORDER BY a", as: String.self) == ["one", "TWO", "four"])
    let again = try Tool.run(["diff", old.path, new.path, "--output", output])
    #expect(again.status == 1 && again.errors.contains("changes"))
    let other = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE keyless (a)")
    let refused = try Tool.run(["diff", old.path, other.path, "--output", old.folder.path("none")])
    #expect(refused.status == 1 && refused.errors.contains("keyless"), "\(refused)")
    #expect(try !old.folder.contents.contains("none"))
  }

  @Test func `a difference is text unless it is asked for otherwise`() throws {
    let old = try Sample(
      """
      CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT COLLATE NOCASE); INSERT INTO t VALUES (1, 'one'), (2, 'two'), (3, 'three'), (5, NULL);
      CREATE TABLE same (x); INSERT INTO same VALUES (1); CREATE TABLE keyless (x, y); INSERT INTO keyless VALUES (1, 1), (2, x'00ff');
      CREATE TABLE gone (x); INSERT INTO gone VALUES (1), (2); CREATE TABLE other (x); PRAGMA user_version = 1;
      CREATE TABLE pair (k, l, v, PRIMARY KEY (k, l)) WITHOUT ROWID; INSERT INTO pair VALUES ('a', 1, 'v');
      CREATE VIRTUAL TABLE s USING fts5(y); INSERT INTO s VALUES ('red'); CREATE TABLE keyed (a, b PRIMARY KEY); INSERT INTO keyed VALUES (1, NULL);
      CREATE TABLE renamed (x); INSERT INTO renamed VALUES (1)
      """)
    let new = try Sample(
      """
      CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT COLLATE NOCASE); INSERT INTO t VALUES (1, 'one'), (2, 'TWO'), (4, 'fo''ur
      4'), (5, '');
      CREATE TABLE same (x); INSERT INTO same VALUES (1); CREATE TABLE keyless (x, y); INSERT INTO keyless VALUES (1, 1.0);
      CREATE TABLE fresh (x); CREATE TABLE other (x, y); INSERT INTO other VALUES (1, 2); PRAGMA user_version = 2;
      CREATE TABLE pair (k, l, v, PRIMARY KEY (k, l)) WITHOUT ROWID; INSERT INTO pair VALUES ('a', 1, 'w'), ('a', 2, 'v');
      CREATE VIRTUAL TABLE s USING fts5(y); INSERT INTO s VALUES ('green'); CREATE TABLE keyed (a PRIMARY KEY, b); INSERT INTO keyed VALUES (2, 2);
      CREATE VIRTUAL TABLE over USING fts5(b, content = 't', content_rowid = 'a');
      CREATE TABLE renamed (y); INSERT INTO renamed VALUES (1)
      """)
    let before = try (old.snapshot(), new.snapshot())
    #expect(
      try Tool.output("diff", old.path, new.path) == """
        gone: 2 removed
        keyed: the key differs, so no rows are compared
        ~ keyless (rowid: 1): y 1 → 1.0
        - keyless (rowid: 2, x: 2, y: x'00ff')
        keyless: 1 changed, 1 removed
        + other (rowid: 1, x: 1)
        other: 1 added
        + pair (k: 'a', l: 2, v: 'v')
        ~ pair (k: 'a', l: 1): v 'v' → 'w'
        pair: 1 added, 1 changed
        ~ s (rowid: 1): y 'red' → 'green'
        s: 1 changed
        + t (a: 4, b: 'fo''ur␊4')
        ~ t (a: 2): b 'two' → 'TWO'
        ~ t (a: 5): b NULL → ''
        - t (a: 3, b: 'three')
        t: 1 added, 2 changed, 1 removed
        - CREATE TABLE gone (x);
        - CREATE TABLE other (x);
        - CREATE TABLE keyed (a, b PRIMARY KEY);
        - CREATE TABLE renamed (x);
        + CREATE TABLE fresh (x);
        + CREATE TABLE other (x, y);
        + CREATE TABLE keyed (a PRIMARY KEY, b);
        + CREATE VIRTUAL TABLE over USING fts5(b, content = 't', content_rowid = 'a');
        + CREATE TABLE renamed (y);

        """)
    #expect(try Tool.output("diff", old.path, old.path).isEmpty)
    #expect(
      try Tool.output(
        "diff", old.path, new.path, "--format", "jsonl", "--table", "t", "--table", "keyed", "--table", "other", "--table", "gone",
        "--table", "same") == """
          {"table": "t", "added": 1, "changed": 2, "removed": 1}
          {"table": "keyed", "added": null, "changed": null, "removed": null}
          {"table": "other", "added": 1, "changed": 0, "removed": 0}
          {"table": "gone", "added": 0, "changed": 0, "removed": 2}

          """)
    #expect(
      try Tool.errors("diff", old.path, new.path, "--table", "frsh").contains(
        "no such table: frsh\nDid you mean fresh? The tables are: fresh, ")
    )
    #expect(try Tool.run("diff", old.path, new.path, "--output", "x", "--format", "csv").status == 64)
    #expect(try (old.snapshot(), new.snapshot()) == before)
  }

  @Test func `a difference is of tables with more columns than half of a result can have`() throws {
    func sample(_ rows: String) throws -> Sample {
      let columns = (1..<1_500).map { "c\($0) DEFAULT 1" }.joined(separator: ", ")
      return try Sample(SQL(unchecked: "CREATE TABLE t (id INTEGER PRIMARY KEY, \(columns)); INSERT INTO t (id, c1499) VALUES \(rows)"))
    }
    let (old, new) = try (sample("(1, 1), (2, 1), (3, 1)"), sample("(1, 1), (2, 1.0), (4, 1)"))
    let lines = try Tool.output("diff", old.path, new.path).split(separator: "\n")
    try #require(lines.count == 4, "\(lines)")
    #expect(lines[0].hasPrefix("+ t (id: 4, c1: 1, c2: 1, ") && lines[2].hasPrefix("- t (id: 3, c1: 1, c2: 1, "))
    #expect(lines[1] == "~ t (id: 2): c1499 1 → 1.0" && lines[3] == "t: 1 added, 1 changed, 1 removed")
    guard Sqlite3Wrapper().provides(.sqlite3session_create) else { return }
    withKnownIssue("sqlite3session_diff joins the columns by OR, deeper than SQLite compiles", isIntermittent: true) {
      _ = try Tool.output("diff", old.path, new.path, "--output", old.folder.path("changes"))
    }
  }

  @Test func `a checkpoint says what the log held`() throws {
    let sample = try Sample("PRAGMA journal_mode = WAL; CREATE TABLE t (a)")
    let other = try Connection(.file(sample.path))
    try other.execute("INSERT INTO t VALUES (1)")
    #expect(try Tool.output("checkpoint", sample.path) == #"{"mode": "passive", "frames": 1, "checkpointed": 1}"# + "\n")
    #expect(
      try Tool.output("checkpoint", sample.path, "--mode", "truncate") == #"{"mode": "truncate", "frames": 0, "checkpointed": 0}"# + "\n")
    try other.execute("INSERT INTO t VALUES (2); BEGIN; SELECT * FROM t")
    let cursor = try other.cursor("SELECT * FROM t")
    _ = try cursor.next()
    let busy = try Tool.run(["checkpoint", sample.path, "--mode", "truncate"])
    #expect(busy.status == 1 && busy.errors.contains("is in use"), "\(busy)")
    try cursor.close()
    let plain = try Sample("CREATE TABLE t (a)")
    let refused = try Tool.run(["checkpoint", plain.path])
    #expect(refused.status == 1 && refused.errors.contains("not in WAL mode"))
    #expect(try plain.folder.contents == ["a.sqlite"])
  }
}
#endif
