#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Running SQL` {
  @Test func `prints every result in turn, in every format`() throws {
    let sample = try Sample()
    let sql = "SELECT 1 AS a, 'x' AS a, NULL AS a; CREATE TABLE t (x); SELECT * FROM t; SELECT x'00' AS b, '' AS e"
    let folder = try ScratchFolder()
    func run(_ format: String) throws -> String {
      let file = folder.path(format)
      try Data(contentsOf: URL(filePath: sample.path)).write(to: URL(filePath: file))
      return try Tool.output("query", file, sql, "--format", format)
    }
    #expect(try run("jsonl") == "{\"a\": 1, \"a:2\": \"x\", \"a:3\": null}\n{\"b\": {\"base64\": \"AA==\"}, \"e\": \"\"}\n")
    #expect(try run("json") == "[{\"a\": 1, \"a:2\": \"x\", \"a:3\": null},\n {\"b\": {\"base64\": \"AA==\"}, \"e\": \"\"}]\n")
    #expect(
      try run("table")
        == """
        a  a     a
        ─  ─  ────
        1  x  NULL

        (no rows)

        b            e
        ───────────  ─
        1 bytes: 00

        """.replacing("1 bytes: 00\n", with: "1 bytes: 00  \n"))
    #expect(
      try run("vertical") == "a  1\na  x\na  NULL\n\n(no rows)\n\nb  1 bytes: 00\ne  \n")
  }

  @Test func `prints one document of JSON, and one result of CSV`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    #expect(try Tool.output("query", sample.path, "DELETE FROM t", "--format", "json") == "[]\n")
    #expect(try Tool.output("query", sample.path, "SELECT * FROM t", "--format", "csv") == "x\n")
    #expect(
      try Tool.output("query", sample.path, "CREATE TABLE u (x); SELECT 1 AS a, '' AS e; DROP TABLE u", "--format", "csv")
        == "a,e\n1,\"\"\n")
    let answer = try Tool.run(
      "query", sample.path, "SELECT 1 AS a; INSERT INTO t VALUES (1) RETURNING x; INSERT INTO t VALUES (2)", "--format", "csv")
    #expect(answer.status == 1 && answer.output == "a\n1\n")
    #expect(answer.errors.contains("CSV holds one result, and this is the second"))
    #expect(try Tool.output("query", sample.path, "SELECT count(*) AS n FROM t") == "{\"n\": 0}\n", "the second did not run")
  }

  /// Runs the tool with an output that has no reader.
  private func runUnread(_ arguments: String...) throws -> Process {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = try BuiltProduct.url("sqlite-manager")
    process.arguments = arguments
    process.standardOutput = pipe.fileHandleForWriting
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    return process
  }

  @Test func `ends as by SIGPIPE when its reader has gone, and runs nothing more`() throws {
    let sample = try Sample(
      "PRAGMA foreign_keys = OFF; CREATE TABLE t (x INTEGER PRIMARY KEY, y DEFAULT 9 REFERENCES t); INSERT INTO t (x) VALUES (1)")
    for command in ["check", "tables"] {
      let ended = try runUnread(command, sample.path)
      #expect(ended.terminationReason == .uncaughtSignal && ended.terminationStatus == SIGPIPE, "\(command)")
    }
    let ended = try runUnread("query", sample.path, "INSERT INTO t VALUES (2, 1); SELECT * FROM t; INSERT INTO t VALUES (3, 1)")
    #expect(ended.terminationReason == .uncaughtSignal && ended.terminationStatus == SIGPIPE)
    #expect(try Tool.output("query", sample.path, "SELECT x FROM t", "--format", "csv") == "x\n1\n2\n")
    #expect(try sample.folder.contents == ["a.sqlite"])
  }

  @Test func `gives the journal mode of a file in WAL mode, with a log and without one`() throws {
    let sample = try Sample("PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
    let texts = ["PRAGMA journal_mode", "PRAGMA main.journal_mode", "SELECT journal_mode FROM pragma_journal_mode"]
    for text in texts + ["SELECT 1 WHERE 0; PRAGMA journal_mode"] {
      #expect(try Tool.output("query", sample.path, text) == "{\"journal_mode\": \"wal\"}\n")
    }
    let connection = try Connection(.file(sample.path))
    try connection.execute("INSERT INTO t VALUES (1)")
    for text in texts { #expect(try Tool.output("query", sample.path, text) == "{\"journal_mode\": \"wal\"}\n") }
    #expect(try Tool.output("query", sample.path, "INSERT INTO t VALUES (2); PRAGMA journal_mode") == "{\"journal_mode\": \"wal\"}\n")
    try connection.close()
  }

  @Test func `needs no word for it where a file comes first`() throws {
    let sample = try Sample("CREATE TABLE t (x)", name: "read")
    #expect(try Tool.output(sample.path, "SELECT ? AS a", "--bind", "--") == "{\"a\": \"--\"}\n")
    #expect(try Tool.errors("./nowhere.sqlite", "SELECT 1").contains("nowhere.sqlite: No such file"))
    #expect(try Tool.run("serch", "SELECT 1").status == 64, "it is neither a command nor the path of a file")
    #expect(try Tool.errors("read", sample.path, "t", "--where", "x > 3").contains("For other conditions: `query FILE"))
  }

  @Test func `reads a script with texts, comments and triggers from standard input`() throws {
    let sample = try Sample()
    let script = """
      -- a comment; with a semicolon
      CREATE TABLE t (x, "a;b", [c;d], `e;f`); /* ; */
      CREATE TEMP TABLE log (x);
      CREATE TRIGGER tr AFTER INSERT ON t BEGIN
        UPDATE t SET "a;b" = CASE WHEN new.x THEN 'y;' ELSE 'n;' END; SELECT 'END;' /* END; */;
      END;
      INSERT INTO t (x) VALUES ('it''s; '), (1);;
      SELECT x, "a;b" FROM t; -- the end
      """
    #expect(
      try Tool.output("query", sample.path, "-", input: script) == "{\"x\": \"it's; \", \"a;b\": \"y;\"}\n{\"x\": 1, \"a;b\": \"y;\"}\n")
  }

  @Test func `stops at the first error and keeps what was finished`() throws {
    let sample = try Sample("CREATE TABLE t (x UNIQUE)")
    let answer = try Tool.run(
      "query", sample.path, "-", input: "INSERT INTO t VALUES (1);\nSELECT x FROM t;\nINSERT INTO t VALUES (1);\nINSERT INTO t VALUES (2);")
    #expect(answer.status == 1)
    #expect(answer.output == "{\"x\": 1}\n")
    #expect(answer.errors.hasPrefix("error: statement in line 3: SQLITE_CONSTRAINT_UNIQUE (2067): UNIQUE constraint failed: t.x\n"))
    #expect(try Tool.output("read", sample.path, "t") == "{\"x\": 1}\n")
    let open = try Tool.run("query", sample.path, "BEGIN; DELETE FROM t")
    #expect(open.status == 0)
    #expect(try Tool.output("read", sample.path, "t") == "{\"x\": 1}\n", "a transaction left open is rolled back")
  }

  @Test func `puts a caret under the error`() throws {
    let sample = try Sample()
    let errors = try Tool.errors("query", sample.path, "SELECT 1,\n  'č漢', nowhere,\n 2")
    #expect(
      errors == """
        error: SQLITE_ERROR (1): no such column: nowhere
            'č漢', nowhere,
                   ^
        `schema FILE` shows the names there are.

        """)
    let quoted = try Tool.errors("query", sample.path, "SELECT 1 WHERE 'a' = \"nowhere\"")
    #expect(quoted.contains("Names are written in double quotes or bare, texts in single quotes"))
    let long = try Tool.errors("query", sample.path, "SELECT '\(String(repeating: "x", count: 1_000_00))', nowhere")
    #expect(long.utf8.count < 1000)
  }

  @Test func `names the view that has a text in double quotes, and speaks of no quotes where there are none`() throws {
    let sample = try Sample(#"CREATE TABLE part (id); CREATE VIEW coded AS SELECT "I-" || id AS code FROM part"#)
    let errors = try Tool.errors("query", sample.path, "SELECT code FROM coded")
    #expect(errors.contains("the view coded has \"I-\" in double quotes") && !errors.contains("Names are written"), "\(errors)")
  }

  @Test func `binds text verbatim and values by position or name`() throws {
    let sample = try Sample()
    let path = sample.path
    let text = try Tool.output(
      "query", path, "SELECT ?, ?, ?, ?, typeof(?)", "--bind", "--", "--bind", "-x", "--bind", "", "--bind", "--bind", "--bind", "1")
    #expect(text == "{\"?\": \"--\", \"?:2\": \"-x\", \"?:3\": \"\", \"?:4\": \"--bind\", \"typeof(?)\": \"text\"}\n")
    #expect(try Tool.output("query", "--bind", "--", "--", path, "SELECT ? AS x") == "{\"x\": \"--\"}\n")
    #expect(
      try Tool.output("query", path, "SELECT ? AS a, ? AS b; SELECT ? AS c", "--bind-json", #"[1, 1.0, {"base64": "AA=="}]"#)
        == "{\"a\": 1, \"b\": 1.0}\n{\"c\": {\"base64\": \"AA==\"}}\n")
    #expect(
      try Tool.output("query", path, "SELECT :a AS a, @b AS b, $a AS c", "--bind-json", #"{"a": null, "@b": {"real": "-Infinity"}}"#)
        == "{\"a\": null, \"b\": {\"real\": \"-Infinity\"}, \"c\": null}\n")
  }

  @Test(arguments: [
    ["SELECT ?"], ["SELECT 1", "--bind", "x"], ["SELECT ?, ?", "--bind", "x"], ["SELECT ?; SELECT 1", "--bind", "x", "--bind", "y"],
    ["SELECT :a", "--bind-json", #"{"b": 1}"#], ["SELECT :a", "--bind-json", #"{"a": 1, "b": 1}"#],
    ["SELECT ?", "--bind-json", #"{"a": 1}"#],
    ["SELECT ?", "--bind-json", "[true]"], ["SELECT ?", "--bind-json", "1"], ["SELECT ?", "--bind-json", "[1] x"],
    ["SELECT ?", "--bind-json", ""],
  ]) func `refuses values that do not match the parameters`(arguments: [String]) throws {
    let sample = try Sample()
    let answer = try Tool.run(["query", sample.path] + arguments)
    #expect(answer.status == 1)
    #expect(answer.errors.hasPrefix("error: "))
  }

  @Test func `prints a text that is not UTF-8 as String does`() throws {
    let sample = try Sample()
    let text = String(decoding: [0x61, 0xff, 0xc3, 0x62] as [UInt8], as: UTF8.self)
    #expect(try Tool.output("query", sample.path, "SELECT CAST(x'61ffc362' AS TEXT) AS x") == "{\"x\": \"\(text)\"}\n")
  }

  @Test func `streams a script and a result of any length`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    let lines = TestRun.rounds(20_000, few: 1_000)
    let script = (0..<lines).map { "INSERT INTO t VALUES (\($0)); -- number \($0)\n" }.joined()
    let inserted = try Tool.run(["query", sample.path, "-"], input: Data(("BEGIN;" + script + "COMMIT").utf8), kilobytesBeyondRest: 6_000)
    #expect(inserted.status == 0, "\(inserted.errors)")
    let count = TestRun.rounds(10_000_000, few: 10_000)
    let answer = try Tool.run(
      [
        "query", sample.path,
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT \(count)) SELECT x, hex(zeroblob(\(TestRun.isLong ? 0 : 500))) AS y FROM c",
      ], kilobytesBeyondRest: 6_000)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.output.utf8.count { $0 == UInt8(ascii: "\n") } == count)
    let sum = lines * (lines - 1) / 2
    #expect(try Tool.output("query", sample.path, "SELECT count(*) AS n, sum(x) AS s FROM t") == "{\"n\": \(lines), \"s\": \(sum)}\n")
  }

  @Test func `ends without a word, as by SIGPIPE, when nobody reads any more`() throws {
    let sample = try Sample()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let sql = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c"
    process.arguments = [
      "-c", #"{ "$0" query "$1" "$2"; echo "status $?" >&2; } | head -n 2"#, try BuiltProduct.url("sqlite-manager").path, sample.path, sql,
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(try output.fileHandleForReading.readToEnd() == Data("{\"x\": 1}\n{\"x\": 2}\n".utf8))
    #expect(try errors.fileHandleForReading.readToEnd() == Data("status 141\n".utf8))
  }
}

@Suite struct `A file that is no database` {
  static let contents: [String: [UInt8]] = [
    "text": Array("hello, this is not a database\n".utf8), "zeros": Array(repeating: 0, count: 8192),
    "short": Array("SQLite format 3\0".utf8), "header": Array("SQLite format 3\0".utf8) + Array(repeating: 0xff, count: 5000),
  ]

  static let kinds = ["text", "zeros", "short", "header", "truncated", "folder", "missing", "pipe"]

  @Test(arguments: kinds) func `is refused by every command`(kind: String) throws {
    let folder = try ScratchFolder()
    let path = folder.path("x")
    switch kind {
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "missing": break
    case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)
    case "truncated":
      let sample = try Sample("CREATE TABLE t (x); CREATE TABLE u (x); CREATE TABLE v (x)")
      try Data(contentsOf: URL(filePath: sample.path)).prefix(10_000).write(to: URL(filePath: path))
    default: try Data(Self.contents[kind] ?? []).write(to: URL(filePath: path))
    }
    let before = try folder.contents
    let commands = [
      ["info"], ["tables"], ["schema"], ["read", "t"], ["insert", "t"], ["update", "t", "--all", "--set", #"{"x": 1}"#],
      ["delete", "t", "--all"],
      ["query", "SELECT * FROM t"], ["query", "INSERT INTO t VALUES (1)"],
    ]
    // Every command meets some kind, and every kind some command.
    let first = Self.kinds.firstIndex(of: kind) ?? 0
    for (place, command) in commands.enumerated() where TestRun.isLong || (place + first) % 3 == Int(TestRun.seed % 3) {
      let answer = try Tool.run([command[0], path] + command.dropFirst(), input: Data("{\"x\": 1}\n".utf8))
      #expect(answer.status == 1 && !answer.wasKilled, "\(command): \(answer)")
      #expect(answer.errors.hasPrefix("error: SQLITE_") && answer.output.isEmpty, "\(command): \(answer)")
      #expect(try folder.contents == before)
    }
  }
}
#endif
