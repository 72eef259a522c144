#if Tool
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteManagerFixtures
import Testing

@Suite struct `Recording` {
  private static let sql: SQL = "CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'secret'), (2, x'00ff')"

  /// The data code whose calls the tool makes.
  private func play(_ path: String, _ statements: [SQL], on sqlite: any Sqlite3WrapperProtocol) throws -> [[SQLiteValue]] {
    let connection = try Connection(.file(path), access: .readWrite, on: sqlite)
    let rows = try statements.flatMap { try connection.rows($0).map(\.values) }
    try connection.close()
    return rows
  }

  @Test(arguments: ["DELETE", "WAL"]) func `a cassette is played without the file, which stays as it is`(mode: String) throws {
    let sample = try Sample(Self.sql)
    try Connection(.file(sample.path)).execute(SQL(unchecked: "PRAGMA journal_mode = \(mode)"))
    let before = try sample.snapshot()
    let statements: [SQL] = ["SELECT * FROM t", "DELETE FROM t WHERE a = 1"]
    let cassette = sample.folder.path("cassette")
    let answer = try Tool.output("record", sample.path, "--output", cassette, "--", statements[0].text, statements[1].text)
    #expect(answer.isEmpty)
    #expect(try sample.snapshot().filter { !$0.key.hasSuffix("cassette") } == before)
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(contentsOfFile: cassette))
    #expect(try play(sample.path, statements, on: replay) == [[1, "secret"], [2, [0, 0xff]]])
    try replay.finish()
    #expect(try Tool.errors("record", sample.path, "--output", cassette, "--", "SELECT 1").contains("cassette"))
    #expect(
      try Tool.output("record", sample.path, "--", statements[0].text + ";" + statements[1].text).hasPrefix("sqlite3 calls, form 1\n"))
  }

  @Test func `what must not be in it is not, and wrong usage is said`() throws {
    let sample = try Sample(Self.sql)
    let open = try Tool.output("record", sample.path, "--", "SELECT b FROM t")
    #expect(open.contains("\"secret\"") && open.contains("\"\(sample.path)\"") && !open.contains("sqlite-manager-record"))
    for options in [["--blacken"], ["--redact", "secret"]] {
      let closed = try Tool.run(["record", sample.path] + options + ["--", "SELECT b FROM t"])
      #expect(closed.status == 0 && !closed.output.contains("secret") && closed.output.contains("SELECT b FROM t"), "\(options)")
    }
    for wrong in [["record", sample.path], ["record", sample.path, "--swift", "--blacken", "--", "SELECT 1"], ["mock", sample.path]] {
      #expect(try Tool.run(wrong).status == 64, "\(wrong)")
    }
    #expect(try Tool.errors("record", sample.folder.path("none"), "--", "SELECT 1").contains("none"))
  }

  @Test func `an error is recorded, too, and is one of the tool`() throws {
    let sample = try Sample(Self.sql)
    let failed = try Tool.run(["record", sample.path, "--swift", "--", "SELECT a FROM t; INSERT INTO t VALUES (1, 2)", "SELECT 7"])
    #expect(failed.status == 1 && failed.errors.contains("UNIQUE constraint failed: t.a"))
    #expect(
      failed.output == """
        sqlite.when("SELECT a FROM t")
          .declaredTypes(["INTEGER"])
          .answers(
            columns: ["a"],
            rows: [
              [1],
              [2],
            ])
        sqlite.when("INSERT INTO t VALUES (1, 2)")
          .fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")

        """)
    #expect(try Tool.run(["record", sample.path, "--", "SELECT nothing"]).output.contains("end of"))
  }
}

@Suite struct `A mock script` {
  @Test func `of a table is the one that a test of the examples compiles and runs`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../ExampleTests/PrintedMockTests.swift").standardized
    let committed = try String(contentsOf: file, encoding: .utf8)
    let printed = try Tool.output("mock", QuizFixture.url(version: 1).path, "question", "--limit", "3").split(separator: "\n")
    #expect(try #require(printed.first).hasSuffix(": the first 3 of 331 rows"))
    #expect(committed.contains(printed.dropFirst().map { "  \($0)\n" }.joined()))
  }

  @Test func `is of any table or view, and never changes the file`() throws {
    let sample = try Sample("CREATE TABLE \"a\nb\" (x); INSERT INTO \"a\nb\" VALUES (1), (2); CREATE VIEW v AS SELECT 1.5 AS y")
    let before = try sample.snapshot()
    let script = try Tool.output("mock", sample.path, "a\nb", "--limit", "0", "--name", "mock")
    #expect(script.hasPrefix("// \"a\\nb\" of ") && script.contains("the first 0 of 2 rows\ntry mock.when { try $0.read(\"a\\nb\") }\n"))
    #expect(try Tool.output("mock", sample.path, "v").contains("      [1.5],\n"))
    #expect(try Tool.errors("mock", sample.path, "none").contains("no such table: none"))
    for wrong in [["--limit", "-1"], ["--name", "a b"], ["--name", ""]] {
      #expect(try Tool.run(["mock", sample.path, "v"] + wrong).status == 64)
    }
    #expect(try sample.snapshot() == before)
  }
}
#endif
