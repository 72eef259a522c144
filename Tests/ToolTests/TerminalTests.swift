#if Tool
import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerFixtures
import SQLiteStorage
import Testing

@Suite struct `The tool on a terminal` {
  private func people() throws -> Sample {
    try Sample(
      """
      CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, note TEXT, score REAL);
      INSERT INTO person VALUES (1, 'Ada', NULL, 1.5), (2, 'NULL', '漢字 and a note that goes on and on, until it is longer than any terminal is wide: \
      far, far longer than people read', 2), (1000000007, '''NULL''', 'b', NULL)
      """)
  }

  @Test func `makes a table fit by shortening texts, never numbers`() throws {
    let sample = try people()
    let wide = try Terminal.screen("read", sample.path, "person", columns: 60).split(separator: "\n").map(String.init)
    #expect(
      wide == [
        "        id  name        note                           score", "──────────  ──────────  ─────────────────────────────  ─────",
        "         1  Ada         NULL                             1.5", "         2  'NULL'      漢字 and a note that goes on…    2.0",
        "1000000007  '''NULL'''  b                               NULL",
      ])
    let narrow = try Terminal.screen("read", sample.path, "person", columns: 40).split(separator: "\n").map(String.init)
    #expect(narrow.count == 5 && narrow[4].hasPrefix("1000000007  "), "\(narrow)")
    #expect(narrow.allSatisfy { $0.count <= 40 }, "\(narrow)")
  }

  @Test func `puts a column on a line where a table cannot fit, and when asked to`() throws {
    let sample = try people()
    let screen = try Terminal.screen("read", sample.path, "person", "--limit", "2", columns: 20)
    #expect(screen.hasPrefix("id     1\nname   Ada\nnote   NULL\nscore  1.5\n\nid     2\nname   'NULL'\nnote   漢字 and a note"))
    #expect(screen.contains("than people read\nscore  2.0\n"), "nothing is cut")
    #expect(try Tool.output("read", sample.path, "person", "--limit", "1", "--format", "vertical").hasPrefix("id     1\nname   Ada\n"))
  }

  /// Sequences that clear the screen, in seven and in eight bits, and characters that go back.
  @Test(arguments: [
    ["dump"], ["schema"], ["tables"], ["info"], ["read", "t\u{1b}[2J"], ["read", "t\u{1b}[2J", "--format", "csv"],
    ["read", "t\u{1b}[2J", "--format", "json"], ["read", "t\u{1b}[2J", "--format", "jsonl"],
    ["read", "t\u{1b}[2J", "--format", "vertical"],
    ["read", "no\u{1b}[2J\u{9b}2J"], ["read", "t\u{1b}[2J", "--no\u{1b}[2J\u{9b}2J"],
  ]) func `is steered by no content and no argument`(command: [String]) throws {
    let sample = try Sample(
      SQL(
        unchecked:
          "CREATE TABLE \"t\u{1b}[2J\" (a DEFAULT '\u{1b}[2J', \"b\u{9b}2J\"); INSERT INTO \"t\u{1b}[2J\" VALUES ('\u{1b}[2J\u{8}', '\u{9b}2J\u{7f}\u{7}')"
      ))
    let terminal = try Terminal([command[0], sample.path] + command.dropFirst())
    let screen = try terminal.finish().screen
    #expect(screen.contains("[2J") || screen.contains("tables"), "\(screen)")
    let steering = screen.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7f..<0xa0).contains($0.value) }
    #expect(steering.isEmpty, "\(screen.debugDescription)")
    let plain = try Tool.run([command[0], sample.path] + command.dropFirst())
    if command.contains("json") || command == ["dump"] {
      #expect(plain.output.unicodeScalars.contains("\u{7f}"), "a pipe gets the characters themselves")
    }
  }

  @Test func `tells NULL from the text of that spelling`() throws {
    let sample = try people()
    let screen = try Terminal.screen("read", sample.path, "person", "--columns", "name,note")
    #expect(screen.contains("Ada         NULL"))
    #expect(screen.contains("'NULL'      漢字"))
    #expect(screen.contains("'''NULL'''  b"))
  }

  @Test func `shortens names as long as a book, and gives no other name their width`() throws {
    let long = String(repeating: "n", count: 100_000)
    let names = (1..<20).map { "c\($0)" } + [long]
    let sample = try Sample(SQL(unchecked: "CREATE TABLE t (\(names.joined(separator: ", "))); INSERT INTO t (c1) VALUES (7)"))
    let lines = try Terminal.screen("read", sample.path, "t", "--columns", "c1,c2,\(long)").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.count == 3, "\(lines)")
    #expect(lines.first?.hasPrefix("c1    c2  nnn") == true && lines.first?.hasSuffix("n…") == true)
    let answer = try Tool.run(["read", sample.path, "t", "--format", "vertical"], kilobytesBeyondRest: 3_000)
    #expect(answer.status == 0 && answer.output.utf8.count < 102_000, "\(answer.errors)")
    #expect(answer.output.hasPrefix("c1" + String(repeating: " ", count: 80) + "7\n"))
    #expect(answer.output.hasSuffix(long + "  NULL\n"))
  }

  @Test func `says that there are no rows`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    #expect(try Terminal.screen("read", sample.path, "t") == "(no rows)\n")
    #expect(try Terminal.screen("query", sample.path, "SELECT 1 AS a; SELECT * FROM t") == "a\n─\n1\n\n(no rows)\n")
    #expect(try Terminal.screen("sort-check", sample.path) == "No index of \(sample.path) is in a localized collation.\n")
    let tables =
      "name  type   rows  without_rowid  strict\n────  ─────  ────  ─────────────  ──────\nt     table     0              0       0\n"
    #expect(try Terminal.screen("tables", sample.path) == tables, "no column of errors where there is none")
  }

  @Test func `shows what is in a file, says that it is sound, and what to do about faults of SQLite`() throws {
    let sample = try Sample("CREATE TABLE t (x)", name: "a")
    let lines = try Terminal.screen(sample.path, columns: 200).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 8, "\(lines)")
    #expect(lines[0].hasPrefix("path ") && lines[2].contains(sample.path) && lines[3].isEmpty, "\(lines)")
    #expect(lines[4].hasPrefix("name  type   rows") && lines[6].hasPrefix("t     table     0"))
    #expect(try Terminal.screen("check", sample.path, columns: 200) == "\(sample.path) is sound.\n")
    #expect(
      try Terminal.screen("diff", sample.path, sample.path, columns: 200)
        == "The tables of \(sample.path) and \(sample.path) are the same.\n")
    let info = try Terminal.screen("info", sample.path, columns: 200)
    let isExposed = SQLiteLibrary(Sqlite3Wrapper()).advisories(for: .init()).contains { $0.isExposed }
    #expect(
      !info.contains("CVE") && info.contains("advice ") == isExposed && info.contains(": update SQLite to 3.") == isExposed, "\(info)")
  }

  @Test func `shows a tour in which the verdicts stand out`() throws {
    let screen = try Terminal.screen("tour")
    for verdict in [
      "Version 1 was installed.", "The 3 answers and the stars of 101, 102, 134 are kept: yes.", "Verdict: no failure does harm.",
    ] {
      #expect(screen.contains("\n\u{1b}[1m\(verdict)"), "\(verdict)")
    }
  }

  @Test func `highlights what a search found, and ranks with four digits`() throws {
    let quiz = try QuizFixture.url(version: 2).path(percentEncoded: false)
    let lines = try Terminal.screen("search", quiz, "question_search", "river", "--limit", "3").split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines.dropFirst(2) {
      #expect(line.contains("\u{1b}[1;33m") && line.contains("\u{1b}[0m"))
      #expect(line.contains(try Regex(#"^ *[0-9]+  +-[0-9.]{1,6}  "#)), "\(line)")
    }
    let whole = try Tool.output("search", quiz, "question_search", "river", "--limit", "1")
    #expect(whole.contains(try Regex(#""rank": -[0-9]+\.[0-9]{6,}"#)) && !whole.contains("\u{1b}"), "\(whole)")
  }

  @Test func `shows that it is at work, and takes that away again`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    let terminal = try Terminal(["insert", sample.path, "t"])
    let waiting = terminal.wait(for: "insert, ")  // after a second without a sign of life
    #expect(waiting.contains("█░") || waiting.contains("░█"))
    try terminal.type("{\"x\": 1}\n")
    let (status, screen) = try terminal.finish()
    #expect(status == 0)
    #expect(screen == "{\"changes\": 1}\n")
  }

  @Test func `takes the sign away before each row of a script that waits`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    let terminal = try Terminal(["query", sample.path, "-"])
    #expect(terminal.wait(for: " s").contains("query, "))
    try terminal.type("SELECT 'found' AS a; SELECT nowhere")
    let (status, screen) = try terminal.finish()
    #expect(status == 1)
    #expect(screen.hasPrefix("a\n─────\nfound\nerror: statement in line 1: SQLITE_ERROR (1): no such column: nowhere\n"), "\(screen)")
  }

  @Test(.enabled(if: TestRun.isLong, "in long runs")) func `shows a tour in which no line is wider`() throws {
    let columns: UInt16 = 60
    let lines = try Terminal.screen("tour", columns: columns).replacing(#/\u{1b}\[[0-9;]*m/#, with: "").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("7  ") } && lines.count { $0.contains("─") } > 4)
    #expect(lines.filter { $0.count > Int(columns) } == [])
  }
}
#endif
