#if Tool
import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerFixtures
import Testing

@Suite struct `A table that insert makes` {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("new.sqlite")
  }

  private func insert(_ input: String, _ options: String...) throws -> Tool.Answer {
    try Tool.run(["insert", path, "t", "--create"] + options, input: Data(input.utf8))
  }

  /// Inserts, and expects a number of rows and the SQL of the table's columns.
  private func expect(_ input: String, _ options: String..., rows: Int, definition: String) throws {
    let answer = try Tool.run(["insert", path, "t", "--create"] + options, input: Data(input.utf8))
    #expect(answer.status == 0 && answer.output == "{\"changes\": \(rows)}\n", "\(answer.errors)")
    #expect(try Tool.output("schema", path, "t") == "CREATE TABLE \"t\" (\(definition));\n")
  }

  @Test func `has the types of all cells, and text that is no number written as a number is`() throws {
    try expect(
      """
      id,zip,plus,power,price,mixed,none,late,huge,quoted,tiny
      1,007,+5,1e3,1.50,1,,1,99999999999999999999,"",0.00001
      -2,12,5,2,-2,2.5,,x,1,3,1e-05
      ,,,,,,,,,,

      """, rows: 3,
      definition:
        "\"id\" INTEGER, \"zip\" TEXT, \"plus\" TEXT, \"power\" TEXT, \"price\" REAL, \"mixed\" REAL, \"none\" TEXT, \"late\" TEXT, "
        + "\"huge\" TEXT, \"quoted\" TEXT, \"tiny\" REAL")
    #expect(
      try Tool.output("read", path, "t", "--limit", "1")
        == #"{"id": 1, "zip": "007", "plus": "+5", "power": "1e3", "price": 1.5, "mixed": 1.0, "none": null, "late": "1", "#
        + #""huge": "99999999999999999999", "quoted": "", "tiny": 1e-05}"# + "\n")
  }

  /// Cells, and the type of a column that has one of them alone.
  private static let cells = [
    ("1", "INTEGER"), ("-9223372036854775808", "INTEGER"), ("9223372036854775807", "INTEGER"), ("9223372036854775808", "TEXT"),
    ("-0", "TEXT"), ("00", "TEXT"), ("0x10", "TEXT"), (" 1", "TEXT"), ("1 ", "TEXT"), ("1_000", "TEXT"), ("\u{0661}", "TEXT"),
    ("-0.0", "REAL"), ("0.1", "REAL"), ("00.1", "TEXT"), (".5", "TEXT"), ("5.", "TEXT"), ("1.2.3", "TEXT"), ("+1.5", "TEXT"),
    ("1e+16", "REAL"), ("1e16", "TEXT"), ("1E3", "TEXT"), ("5e-324", "REAL"), ("1e400", "TEXT"), ("inf", "TEXT"), ("nan", "TEXT"),
    ("Infinity", "TEXT"), ("0.30000000000000004", "REAL"), ("0.1234567890123456789", "TEXT"), ("123456789012.345", "REAL"),
    ("2024-01-31", "TEXT"), ("true", "TEXT"), ("1,5", "TEXT"), ("{\"base64\": \"AA==\"}", "TEXT"),
  ]

  @Test func `knows a number by its text`() throws {
    let names = Self.cells.indices.map { "c\($0)" }
    let quoted = Self.cells.map { "\"" + $0.0.replacing("\"", with: "\"\"") + "\"" }
    try expect(
      names.joined(separator: ",") + "\n" + quoted.joined(separator: ",") + "\n", rows: 1,
      definition: zip(names, Self.cells).map { "\"\($0)\" \($1.1)" }.joined(separator: ", "))
    for (name, cell) in zip(names, Self.cells) where cell.1 == "TEXT" {
      #expect(
        try Connection(.file(path), access: .readOnly).value("SELECT \(identifier: name) FROM t", as: String.self) == cell.0, "\(name)")
    }
  }

  @Test func `has the types of all JSON values, and columns from wherever they come first`() throws {
    let rows = """
      {"a": 1, "b": 1, "c": {"base64": "AA=="}, "d": "1", "e": 1, "f": 9007199254740993, "g": null}
      {"b": 0.5, "a": null, "A": 2, "h": {"real": "Infinity"}}
      """
    #expect(try insert(rows).errors.contains("line 2: SQLITE_MISUSE (21): t: the column A is named twice"))
    #expect(try folder.contents.isEmpty)
    try expect(
      rows.replacing(", \"A\": 2", with: ", \"C\": \"x\", \"e\": \"y\", \"f\": 0.5"), rows: 2,
      definition: "\"a\" INTEGER, \"b\" REAL, \"c\" BLOB, \"d\" TEXT, \"e\" TEXT, \"f\" TEXT, \"g\" TEXT, \"h\" REAL")
    #expect(
      try Tool.output("read", path, "t")
        == #"{"a": 1, "b": 1.0, "c": {"base64": "AA=="}, "d": "1", "e": "1", "f": "9007199254740993", "g": null, "h": null}"# + "\n"
        + #"{"a": null, "b": 0.5, "c": "x", "d": null, "e": "y", "f": "0.5", "g": null, "h": {"real": "Infinity"}}"# + "\n")
  }

  @Test(arguments: ["jsonl", "json", "csv"]) func `gives back the rows that were read`(format: String) throws {
    let quiz = try QuizFixture.url(version: 2).path(percentEncoded: false)
    let rows = try Tool.output("read", quiz, "question", "--format", format)
    #expect(try insert(rows, "--primary-key", "id").output == "{\"changes\": 346}\n")
    #expect(try Tool.output("read", path, "t", "--format", format) == rows)
    let real = "x\n1e+16\n0.1\n5e-324\n1.7976931348623157e+308\n3.0\n"
    #expect(try Tool.output("insert", path, "u", "--create", input: real) == "{\"changes\": 5}\n")
    #expect(try Tool.output("read", path, "u", "--format", "csv") == real)
  }

  @Test func `takes names and cells in quotes, with a byte order mark and any ends of lines`() throws {
    try expect(
      "\u{feff}\"id\",\"a \"\"b\"\", c\",\"\"\r\n1,\"x\r\ny\",2\r\n\r\n", rows: 1,
      definition: "\"id\" INTEGER, \"a \"\"b\"\", c\" TEXT, \"\" INTEGER")
    #expect(try Tool.output("read", path, "t") == "{\"id\": 1, \"a \\\"b\\\", c\": \"x\\r\\ny\", \"\": 2}\n")
  }

  @Test func `may have 300 columns, or none of the rows that its first line promises`() throws {
    let names = (0..<300).map { "c\($0)" }
    let row = (0..<300).map { $0 % 2 == 0 ? "\($0)" : "x" }.joined(separator: ",")
    try expect(
      names.joined(separator: ",") + "\n" + row + "\n", rows: 1,
      definition: names.enumerated().map { "\"\($1)\" \($0 % 2 == 0 ? "INTEGER" : "TEXT")" }.joined(separator: ", "))
    #expect(try Tool.output("insert", path, "empty", "--create", input: "a,b") == "{\"changes\": 0}\n")
    #expect(try Tool.output("schema", path, "empty") == "CREATE TABLE \"empty\" (\"a\" TEXT, \"b\" TEXT);\n")
  }

  @Test(arguments: [
    ("", "SQLITE_MISMATCH (20): standard input contains no column name"),
    ("\u{feff}", "SQLITE_MISMATCH (20): standard input contains no column name"),
    ("[]", "SQLITE_MISMATCH (20): standard input contains no column name"),
    ("{}\n{}", "SQLITE_MISMATCH (20): standard input contains no column name"),
    ("a,b\n1,2\n3\n", "standard input, line 3: SQLITE_MISMATCH (20): the first line names 2 columns"),
    ("a,b\n1,2\n3,4,5\n", "standard input, line 3: SQLITE_MISMATCH (20): the first line names 2 columns"),
    ("a,b,A\n", "standard input, line 1: SQLITE_MISMATCH (20): the column A is there twice"),
    ("a\n1\n\"2", "standard input, line 3: SQLITE_MISMATCH (20): the cell does not end"),
    ("a\u{0}b\n1\n", "SQLITE_MISMATCH (20): a name cannot hold a NUL"), ("{\"a\": 1}\n[", "standard input, line 2: SQLITE_MISMATCH (20)"),
    ("{\"a\": 1}\n{\"a\": 99999999999999999999}", "standard input, line 2: SQLITE_MISMATCH (20): the number is too large"),
    ("[{\"a\": 1}, {\"a\": true}]", "standard input, element 2: SQLITE_MISMATCH (20): a is true"),
    ((0...2_000).map { "c\($0)" }.joined(separator: ",") + "\n", "SQLITE_ERROR (1): too many columns on t"),
  ]) func `is not made of input that is wrong, nor is the file`(input: String, message: String) throws {
    let answer = try insert(input)
    #expect(answer.status == 1 && answer.output.isEmpty && answer.errors.hasPrefix("error: \(message)"), "\(answer.errors.prefix(500))")
    #expect(try folder.contents.isEmpty)
    let sample = try Sample("CREATE TABLE u (x); INSERT INTO u VALUES (1)")
    let before = try sample.snapshot()
    #expect(try Tool.errors("insert", sample.path, "t", "--create", input: input) == answer.errors)
    #expect(try sample.snapshot() == before)
  }

  @Test func `is not made of bytes that are not UTF-8`() throws {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .isoLatin1] {
      let answer = try Tool.run(["insert", path, "t", "--create"], input: try #require("é\n1\n".data(using: encoding)))
      #expect(answer.status == 1 && !answer.wasKilled && answer.errors.hasPrefix("error: "), "\(answer.errors)")
      #expect(try folder.contents.isEmpty)
    }
  }

  @Test func `keeps a NUL in a cell`() throws {
    try expect("x\na\u{0}b\n1\n", rows: 2, definition: "\"x\" TEXT")
    #expect(try Tool.output("read", path, "t") == "{\"x\": \"a\\u0000b\"}\n{\"x\": \"1\"}\n")
  }

  @Test func `has the key that was named, by which rows are changed or passed over`() throws {
    try expect("id,w\n1,a\n2,b\n", "--primary-key", "ID", rows: 2, definition: "\"id\" INTEGER NOT NULL, \"w\" TEXT, PRIMARY KEY (\"ID\")")
    let clash = try insert("id,w\n3,c\n1,z\n")
    #expect(clash.status == 1 && clash.errors.hasPrefix("error: standard input, line 3: SQLITE_CONSTRAINT_PRIMARYKEY (1555)"))
    #expect(try insert("id,w\n3,c\n1,z\n", "--ignore").output == "{\"changes\": 1}\n")
    #expect(try Tool.output("read", path, "t", "--format", "csv") == "id,w\n1,a\n2,b\n3,c\n")
    #expect(try insert("id,w\n4,d\n1,z\n", "--upsert", "--primary-key", "id").output == "{\"changes\": 2}\n")
    #expect(try Tool.output("insert", path, "t", "--upsert", input: "{\"w\": \"y\", \"id\": 2}") == "{\"changes\": 1}\n")
    #expect(try Tool.output("insert", path, "t", "--ignore", input: "{\"w\": \"y\", \"id\": 2}") == "{\"changes\": 0}\n")
    #expect(try Tool.output("read", path, "t", "--format", "csv") == "id,w\n1,z\n2,y\n3,c\n4,d\n")
    #expect(
      try insert("id,w\n", "--primary-key", "w").errors.hasPrefix(
        "error: SQLITE_MISMATCH (20): t exists and has the primary key id\n"))
    #expect(try Tool.errors("insert", path, "t", "--upsert", input: "w\nx\n").contains("the row lacks the key column id"))
  }

  @Test func `has a key of several columns, and refuses rows without it`() throws {
    let lines = "\"a,b\",c,d\nx,1,p\nx,2,q\n"
    try expect(
      lines, "--primary-key", "\"a,b\",c", rows: 2,
      definition: "\"a,b\" TEXT NOT NULL, \"c\" INTEGER NOT NULL, \"d\" TEXT, PRIMARY KEY (\"a,b\", \"c\")")
    #expect(try insert("\"a,b\",c,d\nx,2,z\n", "--upsert").output == "{\"changes\": 1}\n")
    #expect(try insert("\"a,b\",c,d\nx,,z\n").errors.contains("line 2: SQLITE_CONSTRAINT_NOTNULL (1299)"))
    #expect(
      try Tool.errors("insert", path, "u", "--create", "--primary-key", "wrod", input: "id,word\n1,2\n") == """
        error: SQLITE_ERROR (1): no such column: wrod
        Did you mean word? There are: id, word.

        """)
    #expect(
      try Tool.errors("insert", path, "u", "--create", "--upsert", input: lines).hasPrefix(
        "error: SQLITE_MISUSE (21): u has no primary key"))
    #expect(try !Tool.output("tables", path).contains("\"u\""))
  }

  @Test func `has a search table in step with it`() throws {
    let options = ["--primary-key", "id", "--search", "title,body"]
    func add(_ lines: String, _ options: [String]) throws -> Tool.Answer {
      try Tool.run(["insert", path, "word", "--create"] + options, input: Data(("id,title,body\n" + lines).utf8))
    }
    #expect(try add("1,red wine,old\n2,beer,\n", options).output == "{\"changes\": 2}\n")
    #expect(try add("2,white wine,new\n3,tea,green\n", options + ["--upsert"]).output == "{\"changes\": 2}\n")
    let found = try Tool.output("search", path, "word_search", "wine", "--columns", "rowid")
    #expect(found.split(separator: "\n").sorted() == ["{\"rowid\": 1}", "{\"rowid\": 2}"])
    #expect(try Tool.output("search", path, "word_search", "beer").isEmpty)
    #expect(
      try add("4,x,y\n", ["--search", "title"]).errors.hasPrefix(
        "error: SQLITE_MISMATCH (20): word_search exists and indexes title, body\n"))
    #expect(try add("4,x,y\n", ["--search", "titel"]).status == 1)
    #expect(try Tool.output("query", path, "SELECT count(*) AS n FROM word", "--format", "csv") == "n\n3\n", "nothing was inserted")
    #expect(try Tool.run("check", path).status == 0)
    let other = try insert("id,title\n1,x\n", "--search", "titel")
    #expect(other.status == 1 && other.errors.contains("t has no column titel: it has id, title"), "\(other.errors)")
    #expect(try !Tool.output("tables", path).contains("\"t\""), "the table goes with its search table")
  }

  @Test func `is not of options that exclude each other`() throws {
    for options in [["--upsert", "--ignore"], ["--primary-key", "a"], ["--search", "a"], ["--create", "--upsert", "--ignore"]] {
      let answer = try Tool.run(["insert", path, "t"] + options, input: Data("a\n1\n".utf8))
      #expect(answer.status == 64 && answer.errors.hasPrefix("error: --"), "\(options)")
    }
    #expect(
      try insert("a\n1\n", "--primary-key", "").errors.hasPrefix("error: --primary-key: SQLITE_MISUSE (21): the list of columns is empty"))
    #expect(
      try Tool.errors("insert", path, "sqlite_t", "--create", input: "a\n1\n").contains("names that begin with sqlite_ are SQLite's own"))
    #expect(try folder.contents.isEmpty)
  }

  @Test func `is made of input of any length, of which no more than a row is in memory`() throws {
    let cell = String(repeating: "x", count: 2_000)
    let count = TestRun.rounds(100_000, few: 4_000)
    let input = "a,b\n" + (0..<count).map { "\($0),\(cell)\n" }.joined()
    let answer = try Tool.run(["insert", path, "t", "--create"], input: Data(input.utf8), kilobytesBeyondRest: 6_000)
    #expect(answer.output == "{\"changes\": \(count)}\n", "\(answer.errors)")
  }
}
#endif
