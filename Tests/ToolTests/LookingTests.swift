import Expectations
#if Tool
import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerFixtures
import SQLiteStorage
import Testing

/// A database to look into, in a folder of its own.
struct Sample {
  let folder: ScratchFolder
  let path: String

  init(_ sql: SQL = "", name: String = "a.sqlite") throws {
    folder = try ScratchFolder()
    path = folder.path(name)
    let connection = try Connection(.file(path), configuration: .text)
    try connection.execute(sql)
    try connection.close()
  }

  /// The files of the folder with their bytes.
  func snapshot() throws -> [String: Data] {
    try folder.snapshot()
  }
}

@Suite struct `Looking into a file` {
  static let commands = [
    ["info"], ["tables"], ["schema"], ["read", "t"], ["check"], ["query", "SELECT * FROM t; PRAGMA user_version; PRAGMA integrity_check"],
  ]

  /// Runs every looking command and expects folder and bytes unchanged.
  static func look(_ sample: Sample, rows: Int) throws {
    let before = try sample.snapshot()
    let temporary = try ScratchFolder()
    for command in commands {
      let answer = try Tool.run(
        [command[0], sample.path] + command.dropFirst() + ["--format", "jsonl"],
        environment: ["TMPDIR": temporary.url.path(percentEncoded: false)])
      #expect(answer.status == 0, "\(command): \(answer.errors)")
      if command[0] == "read" { #expect(answer.output.split(separator: "\n").count == rows) }
      #expect(try sample.snapshot() == before, "\(command)")
    }
    let failing = try Tool.run(
      ["query", sample.path, "SELECT * FROM nothing"], environment: ["TMPDIR": temporary.url.path(percentEncoded: false)])
    #expect(failing.status == 1)
    #expect(try sample.snapshot() == before)
    #expect(try temporary.contents.isEmpty, "a private copy was left behind")
  }

  /// A link to a device without an end, a pipe without a writer, and a folder.
  @Test(arguments: ["-journal", "-wal", "-shm"], ["/dev/zero", "a pipe", "a folder"])
  func `refuses a link to a device, a pipe and a folder beside it`(suffix: String, kind: String) throws {
    for sql: SQL in ["CREATE TABLE t (a)", "PRAGMA journal_mode = wal; CREATE TABLE t (a)"] {
      let sample = try Sample(sql)
      let odd = sample.path + suffix
      switch kind {
      case "a pipe": #expect(unsafe mkfifo(odd, 0o600) == 0)
      case "a folder": try FileManager.default.createDirectory(atPath: odd, withIntermediateDirectories: false)
      default: try FileManager.default.createSymbolicLink(atPath: odd, withDestinationPath: kind)
      }
      let temporary = try ScratchFolder()
      let all = Self.commands + [["dump"], ["backup", sample.folder.path("copy")], ["checkpoint"], ["insert", "t"]]
      for command in TestRun.sample(of: all, few: 2) {
        let answer = try Tool.run(
          [command[0], sample.path] + command.dropFirst(), environment: ["TMPDIR": temporary.url.path(percentEncoded: false)])
        #expect(answer.status == 1 && answer.errors.contains("\(odd), which SQLite reads"), "\(command): \(answer.errors)")
      }
      #expect(try temporary.contents.isEmpty)
      #expect(try sample.folder.contents.sorted() == ["a.sqlite", "a.sqlite\(suffix)"])
    }
  }

  @Test func `tells of a tower of views and reads none`() throws {
    var sql = "CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v0 AS SELECT a FROM t;"
    for level in 1...22 { sql += "CREATE VIEW v\(level) AS SELECT x.a FROM v\(level - 1) x, v\(level - 1) y;" }
    let sample = try Sample(SQL(unchecked: sql))
    try Self.look(sample, rows: 1)
    let tables = try Tool.output("tables", sample.path, "--format", "jsonl").split(separator: "\n")
    #expect(tables.count == 24)
    #expect(tables.filter { $0.contains("views are nested") }.count > 10)
    #expect(tables.contains { $0.contains(#""name": "v2""#) && $0.contains(#""rows": 1"#) })
    let answer = try Tool.run("read", sample.path, "v22")
    #expect(answer.status == 1)
    #expect(answer.errors.contains("v22: views are nested"))
  }

  @Test func `leaves a plain file and its folder as they are`() throws {
    try Self.look(try Sample("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)"), rows: 2)
  }

  @Test func `leaves a file in WAL mode without a log as it is`() throws {
    try Self.look(try Sample("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)"), rows: 1)
  }

  @Test func `sees what is in a log, through a private copy`() throws {
    let sample = try Sample()
    let source = try Sample("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    let connection = try Connection(.file(source.path))
    try connection.execute("INSERT INTO t VALUES (2), (3)")
    for suffix in ["", "-wal"] {  // as a process leaves them that was killed
      try Data(contentsOf: URL(filePath: source.path + suffix)).write(to: URL(filePath: sample.path + suffix))
    }
    try Self.look(sample, rows: 3)
    // Through a symbolic link as well: SQLite looks for the log beside the file, not beside the link.
    let link = try ScratchFolder()
    try FileManager.default.createSymbolicLink(atPath: link.path("link"), withDestinationPath: sample.path)
    #expect(try Tool.output("query", link.path("link"), "SELECT count(*) AS n FROM t") == #"{"n": 3}"# + "\n")
    #expect(try link.contents == ["link"])
  }

  @Test func `rolls a hot journal back in a private copy alone`() throws {
    let sample = try Sample()
    let source = try Sample("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    let connection = try Connection(.file(source.path))
    try connection.execute("PRAGMA cache_size = 1; BEGIN; INSERT INTO t SELECT hex(zeroblob(500)) FROM pragma_function_list")
    for suffix in ["", "-journal"] {
      try Data(contentsOf: URL(filePath: source.path + suffix)).write(to: URL(filePath: sample.path + suffix))
    }
    #expect(try Data(contentsOf: URL(filePath: sample.path)).count > 20_000, "pages were spilled")
    try Self.look(sample, rows: 1)
  }

  @Test func `is not hindered by a file that cannot be written`() throws {
    let sample = try Sample("PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: sample.path)
    try Self.look(sample, rows: 0)
  }

  @Test func `dumps the rows of one moment, whatever another program writes into a file in WAL mode meanwhile`() throws {
    let sample = try Sample(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE t AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 50000) SELECT x, 'old' AS age FROM n
      """)
    let process = Process()
    process.executableURL = try BuiltProduct.url("sqlite-manager")
    process.arguments = ["dump", sample.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let start = pipe.fileHandleForReading.availableData  // the pipe is full long before the last row, and the tool waits
    let writer = try Connection(.file(sample.path))
    try writer.execute("UPDATE t SET age = 'new'; PRAGMA wal_checkpoint(TRUNCATE)")
    try writer.close()
    let script = try start + (pipe.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: script, as: UTF8.self).components(separatedBy: "'old'").count == 50_001)
  }

  @Test(arguments: ["file:x?mode=memory", "-x", ":memory:", "a b#%20'\"😀.db", "--"])
  func `takes every name for a path`(name: String) throws {
    let sample = try Sample("CREATE TABLE t (x)", name: name)
    #expect(try Tool.output("tables", "--", sample.path).contains(#""name": "t""#))
    let process = Process()
    process.executableURL = try BuiltProduct.url("sqlite-manager")
    process.arguments = ["tables", "--", name]
    process.currentDirectoryURL = sample.folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self).contains(#""name": "t""#))
    #expect(try sample.folder.contents == [name])
  }

  @Test(arguments: ["jsonl", "csv"]) func `lists the tables before a damaged one`(format: String) throws {
    let sample = try Sample(
      "PRAGMA page_size=512; CREATE TABLE a (x); CREATE TABLE b (x); INSERT INTO a VALUES (1); INSERT INTO b VALUES (1)")
    var bytes = try Data(contentsOf: URL(filePath: sample.path))
    bytes.replaceSubrange(1_024..<1_536, with: [UInt8](repeating: 0xff, count: 512))
    try bytes.write(to: URL(filePath: sample.path))
    let answer = try Tool.run("tables", sample.path, "--format", format)
    #expect(answer.status == 1 && answer.errors.contains("SQLITE_CORRUPT"), "\(answer)")
    let line = format == "csv" ? "\na,table,1," : #"{"name": "a", "type": "table", "rows": 1"#
    #expect(answer.output.contains(line), "\(answer)")
  }

  @Test func `tells facts, tables and schema`() throws {
    let quiz = try QuizFixture.url(version: 2).path(percentEncoded: false)
    let info = try Tool.output("info", quiz)
    for fact in [
      #""user_version": 2"#, #""application_id": 1364543834"#, #""journal_mode": "delete""#, #""page_size": 4096"#,
      #""encoding": "UTF-8""#, #""page_count": 116"#, #""file_size": 475136"#,
    ] {
      #expect(info.contains(fact), "\(fact) in \(info)")
    }
    let advisories = SQLiteLibrary(Sqlite3Wrapper()).advisories(for: .init())
    for (name, isExposed) in [("exposed_to", true), ("protected_from", false)] {
      let ids = advisories.filter { $0.isExposed == isExposed }.map(\.id).joined(separator: ", ")
      #expect(info.contains(ids.isEmpty ? "\"\(name)\": null" : "\"\(name)\": \"\(ids)\""), "\(info)")
    }
    #expect(try Tool.output("tables", quiz).contains(#"{"name": "question", "type": "table", "rows": 346"#))
    #expect(try Tool.output("tables", quiz, "--format", "table").contains("question         table     346"))
    let rows = try Tool.output("schema", quiz, "hint", "--format", "jsonl")
    #expect(rows.hasPrefix(#"{"type": "table", "name": "hint", "table": "hint", "sql": "CREATE"#))
    #expect(try Tool.output("schema", quiz, "hint").hasPrefix("CREATE TABLE hint"))
    #expect(try Tool.errors("schema", quiz, "nothing").contains("no such table: nothing"))
  }

  @Test func `prints a schema that makes the same one again`() throws {
    let sample = try Sample(
      """
      CREATE TABLE t (x INTEGER PRIMARY KEY AUTOINCREMENT, y); INSERT INTO t VALUES (1, 'a'); CREATE INDEX i ON t (y); CREATE VIEW v AS SELECT x FROM t;
      CREATE VIRTUAL TABLE s USING fts5(y, content = 't', content_rowid = 'x');
      CREATE TRIGGER after_insert AFTER INSERT ON t BEGIN INSERT INTO s (rowid, y) VALUES (new.x, new.y); END
      """)
    let schema = try Tool.output("schema", sample.path)
    #expect(schema.hasPrefix("CREATE TABLE t (") && schema.contains("\nCREATE VIRTUAL TABLE s ") && schema.hasSuffix(" END;\n"))
    #expect(!schema.contains("sqlite_sequence") && !schema.contains("s_data"))
    let again = try Sample(SQL(unchecked: schema))
    #expect(try Tool.output("schema", again.path) == schema)
    #expect(try Tool.output("schema", sample.path, "s_data").hasPrefix("CREATE TABLE 's_data'"))
    #expect(try Tool.output("schema", sample.path, "--columns", "name", "--format", "csv").contains("\nsqlite_sequence\n"))
    #expect(try Tool.output("schema", sample.path, "v", "--format", "table").hasPrefix("type  name  table  sql"))
  }

  @Test func `needs no command for a file alone`() throws {
    let sample = try Sample("CREATE TABLE word (x); INSERT INTO word VALUES (1), (2); CREATE VIEW v AS SELECT 1; PRAGMA user_version = 7")
    let before = try sample.snapshot()
    let facts = #"{"path": "\#(sample.path)", "user_version": 7, "journal_mode": "delete", "encoding": "UTF-8", "file_size": 8192}"# + "\n"
    #expect(try Tool.output(sample.path) == facts + Tool.output("tables", sample.path))
    #expect(try Tool.errors(sample.path + "x").contains("\(sample.path)x: No such file or directory"))
    #expect(try sample.snapshot() == before)
  }

  @Test func `does not wait for a view without an end, and tells which one is broken`() throws {
    let sample = try Sample(
      """
      CREATE TABLE t (x);
      CREATE VIEW endless AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c;
      CREATE VIEW broken AS SELECT nowhere FROM t
      """)
    let tables = try Tool.output("tables", sample.path)
    #expect(tables.contains(#"{"name": "endless", "type": "view", "rows": null"#))
    #expect(tables.contains(#"{"name": "broken", "type": "view", "rows": null"#))
    #expect(tables.contains("no such column: nowhere"))
  }
}
#endif
