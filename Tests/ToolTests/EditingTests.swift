#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Editing a file` {
  @Test func `inserts again what was read, every kind of value`() throws {
    let sample = try Sample(
      """
      CREATE TABLE t (a INTEGER PRIMARY KEY, b, "c ""'; č" REAL, d BLOB, g AS (a + 1), s AS (b) STORED);
      INSERT INTO t (b, "c ""'; č", d) VALUES
        ('Štěpán; ''x''', 1e16, x'00ff10'), (NULL, 9e999, zeroblob(0)), ('a' || char(0) || 'b' || char(1) || char(10) || '😀\\"', -9e999, 'text'),
        (9223372036854775807, 0.1, -9223372036854775808), (1.0, -0.0, 5e-324), ('', 1.7976931348623157e308, x'01'), ('1', 2, '1.0');
      CREATE TABLE u AS SELECT * FROM t WHERE 0;
      CREATE TABLE v (a INTEGER PRIMARY KEY, b, "c ""'; č" REAL, d BLOB, g AS (a + 1), s AS (b) STORED)
      """)
    let rows = try Tool.output("read", sample.path, "t")
    #expect(rows.split(separator: "\n").count == 7)
    #expect(rows.hasPrefix(##"{"a": 1, "b": "Štěpán; 'x'", "c \"'; č": 1e+16, "d": {"base64": "AP8Q"}, "g": 2, "s": "Štěpán; 'x'"}"##))
    #expect(rows.contains(#""a\u0000b\u0001\n😀\\\"""#))
    for table in ["u", "v"] {
      #expect(try Tool.output("insert", sample.path, table, input: rows) == "{\"changes\": 7}\n")
      #expect(try Tool.output("read", sample.path, table) == rows)
    }
    let connection = try Connection(.file(sample.path))
    let quoted: SQL = #"SELECT a, quote(b), typeof(b), quote("c ""'; č"), quote(d), typeof(d) FROM "#
    #expect(try connection.rows(quoted + "t").map(\.values) == connection.rows(quoted + "v").map(\.values))
  }

  static let wrong = [
    #"{"x": 1} {"x": 2}"#, #"{"x": 1,}"#, "[1]", "1", "{", #"{"x": 01}"#, #"{"x": 1, "x": 2}"#, #"{"x": 1, "X": 2}"#,
    #"{"x": 9223372036854775808}"#,
    #"{"x": 1e999}"#,
    #"{"x": "\ud800"}"#, #"{"x": "\u00"}"#, #"{"x": +1}"#, #"{"x": .5}"#, #"{"x": 1.}"#, #"{"x": true}"#, #"{"x": [1]}"#,
    #"{"x": {"base64": "?"}}"#,
    #"{"x": {"base64": "AB=="}}"#, #"{"x": {"base64": "===="}}"#, #"{"x": {"base64": "AAAA="}}"#, #"{"x": {"base64": "AA=A"}}"#,
    #"{"x": {"base64": "AAAA\n"}}"#, "{\"x\": {\"base64\": \"\u{212a}AAA\"}}", #"{"x": {"real": "NaN"}}"#, #"{"y": 1}"#, #"{"x\u0000": 1}"#,
    "{'x': 1}", #"{"x": NaN}"#,
    "{\"x\": \"\t\"}",
    #"{"x": 1} garbage"#, "\u{feff}{\"x\": 1}", "{\"x\": " + String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: TestRun.sample(of: wrong, few: 17)) func `refuses a line that is no row, and inserts nothing`(line: String) throws {
    let sample = try Sample("CREATE TABLE t (x)")
    let before = try sample.snapshot()
    let errors = try Tool.errors("insert", sample.path, "t", input: "{\"x\": 0}\n" + line + "\n")
    #expect(errors.hasPrefix("error: standard input, line 2: SQLITE_"))
    #expect(try sample.snapshot() == before)
  }

  @Test(arguments: ["", "x"]) func `points at the place in a line after a long one of other letters`(end: String) throws {
    let sample = try Sample("CREATE TABLE t (a)")
    let long = #"{"a": ""# + String(repeating: "é", count: 700) + end + "\"}\n"
    let errors = try Tool.errors("insert", sample.path, "t", input: long + #"{"a": 1 2}"# + "\n")
    #expect(errors.contains("  {\"a\": 1 2}\n          ^\n"), "\(errors)")
  }

  @Test func `refuses bytes that are not UTF-8`() throws {
    let sample = try Sample("CREATE TABLE t (x)")
    let answer = try Tool.run(["insert", sample.path, "t"], input: Data(#"{"x": ""#.utf8) + [0xff] + Data(#""}"#.utf8))
    #expect(answer.status == 1 && answer.errors.contains("UTF-8"))
    let csv = try Tool.run(["insert", sample.path, "t", "--input", "csv"], input: Data("x\n".utf8) + [0xff] + Data("\n".utf8))
    #expect(csv.status == 1 && csv.errors.contains("UTF-8") && !csv.errors.contains("quotes"), "\(csv)")
  }

  @Test func `tells keys apart that Swift takes for equal`() throws {
    let sample = try Sample("CREATE TABLE t (\"\u{e9}\", \"e\u{301}\")")
    let row = "{\"\u{e9}\": 1, \"e\u{301}\": 2}\n"
    #expect(try Tool.output("insert", sample.path, "t", input: row) == "{\"changes\": 1}\n")
    #expect(Array(try Tool.output("read", sample.path, "t").utf8) == Array(row.utf8))
  }

  @Test func `inserts long lines, defaults and rows of different columns`() throws {
    let sample = try Sample("CREATE TABLE t (x, y DEFAULT 'd')")
    let long = String(repeating: "č", count: 1_000_000)
    let input = "{}\r\n\n{\"y\": null}\n{\"y\": 1, \"x\": \"\(long)\"}"
    #expect(try Tool.output("insert", sample.path, "t", input: input) == "{\"changes\": 3}\n")
    let connection = try Connection(.file(sample.path))
    #expect(try connection.rows("SELECT length(x), y FROM t").map(\.values) == [[nil, "d"], [nil, nil], [1_000_000, 1]])
  }

  @Test func `does not take a wrong value for a generated column`() throws {
    let sample = try Sample("CREATE TABLE t (x, y AS (x + 1))")
    #expect(try Tool.errors("insert", sample.path, "t", input: #"{"x": 1, "y": 3}"#).contains("generated"))
    #expect(try Tool.output("read", sample.path, "t").isEmpty)
  }

  @Test(arguments: ["\u{c9}", "e\u{301}"]) func `tells a column from a generated one that differs as SQLite sees it`(name: String) throws {
    let sample = try Sample("CREATE TABLE t (id, \"\u{e9}\", \(identifier: name) AS (id * 10))")
    let input = "{\"id\": 1, \"\u{e9}\": 7}\n{\"ID\": 2, \"\u{e9}\": 8, \"\(name)\": 20}"
    #expect(try Tool.output("insert", sample.path, "t", input: input) == "{\"changes\": 2}\n")
    let connection = try Connection(.file(sample.path))
    #expect(try connection.rows("SELECT * FROM t").map(\.values) == [[1, 7, 10], [2, 8, 20]])
  }

  @Test func `updates and deletes what the condition says`() throws {
    let sample = try Sample("CREATE TABLE t (x, y); INSERT INTO t VALUES (1, NULL), (2, NULL), (3, 4)")
    let path = sample.path
    #expect(try Tool.output("update", path, "t", "--set", #"{"y": 5.0}"#, "--where", #"{"y": null, "x": 2}"#) == "{\"changes\": 1}\n")
    #expect(try Tool.output("read", path, "t", "--where", #"{"y": 5}"#) == "{\"x\": 2, \"y\": 5.0}\n")
    #expect(try Tool.output("delete", path, "t", "--where", #"{"y": null}"#) == "{\"changes\": 1}\n")
    #expect(try Tool.output("update", path, "t", "--all", "--set", #"{"x": 0}"#) == "{\"changes\": 2}\n")
    #expect(try Tool.errors("delete", path, "t", "--where", "{}").contains("--all"))
    #expect(try Tool.errors("delete", path, "t", "--where", #"{"nothing": 1}"#).contains("nothing"))
    #expect(try Tool.run("delete", path, "t").status == 64)
    #expect(try Tool.run("update", path, "t", "--set", "{}").status == 64)
    #expect(try Tool.errors("update", path, "t", "--set", "{}", "--all").contains("no column"))
    #expect(try Tool.output("delete", path, "t", "--all") == "{\"changes\": 2}\n")
  }

  static let names = ["a\"b", "x; DROP TABLE t; --", "", "'", "č😀", "select", "-x", "t]", "main.t", "%s"]

  @Test(arguments: TestRun.sample(of: names, few: 3)) func `takes every name for a table`(name: String) throws {
    let sample = try Sample("CREATE TABLE t (x); CREATE TABLE \(identifier: name) (\(identifier: name + "c"))")
    let key = "\"\(name.replacing("\"", with: "\\\"") + "c")\""
    #expect(try Tool.output("insert", "--", sample.path, name, input: "{\(key): 1}\n") == "{\"changes\": 1}\n")
    #expect(try Tool.output("read", "--order-by", name + "c", "--", sample.path, name) == "{\(key): 1}\n")
    #expect(try Tool.output("update", "--set", "{\(key): 2}", "--where", "{\(key): 1}", "--", sample.path, name) == "{\"changes\": 1}\n")
    #expect(try Tool.output("tables", sample.path).split(separator: "\n").count == 2)
    #expect(try Tool.output("delete", "--all", "--", sample.path, name) == "{\"changes\": 1}\n")
  }

  @Test func `reads sorted and cut, and never by a constant`() throws {
    let sample = try Sample("CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 'x'), (3, 'y'), (2, 'z')")
    func read(_ options: String...) throws -> String {
      let answer = try Tool.run(["read", sample.path, "t", "--format", "csv"] + options)
      #expect(answer.status == 0, "\(answer.errors)")
      return answer.output
    }
    #expect(try read("--order-by", "a") == "a,b\n1,x\n2,z\n3,y\n")
    #expect(try read("--order-by", "a", "--descending", "--limit", "1", "--offset", "1") == "a,b\n2,z\n")
    #expect(try read("--offset", "2") == "a,b\n2,z\n")
    #expect(try read("--where", #"{"b": "y"}"#) == "a,b\n3,y\n")
    for column in ["c", "1", "'a'", "a DESC", "--", "--descending", ""] {
      #expect(try Tool.errors("read", sample.path, "t", "--order-by", column).contains("no such column"), "\(column)")
    }
    #expect(try Tool.run("read", sample.path, "t", "--limit", "-1").status == 64)
    #expect(try Tool.run("read", sample.path, "t", "--limit", "99999999999999999999").status == 64)
    #expect(try Tool.run("read", sample.path, "t", "--format", "xml").status == 64)
  }
}
#endif
