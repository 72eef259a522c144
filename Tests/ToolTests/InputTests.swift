#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `Rows on standard input` {
  private static let table: SQL = "CREATE TABLE t (a INTEGER, b TEXT, c, twice AS (a * 2))"

  private func inserted(_ input: String, _ options: String...) throws -> [[SQLiteValue]] {
    let sample = try Sample(Self.table)
    let answer = try Tool.run(["insert", sample.path, "t"] + options, input: Data(input.utf8))
    let connection = try Connection(.file(sample.path))
    let rows = try connection.rows("SELECT a, b, c FROM t").map(\.values)
    #expect(answer.status == 0 && answer.output == "{\"changes\": \(rows.count)}\n", "\(answer.errors)")
    return rows
  }

  @Test func `may be CSV, with quotes, line breaks and empty cells`() throws {
    let expected: [[SQLiteValue]] = [[1, "x, \"y\"\nz", nil], [2, nil, "1"], [nil, "", nil], [3, "č", "{\"base64\": \"AA==\"}"]]
    let lines = ["a,b,c", "1,\"x, \"\"y\"\"\nz\",", "2,,1", ",\"\",", "3,č,\"{\"\"base64\"\": \"\"AA==\"\"}\""]
    for end in ["\n", "\r\n"] {
      #expect(try inserted(lines.joined(separator: end)) == expected)
      #expect(try inserted("\u{feff}" + lines.joined(separator: end) + end + end) == expected)
    }
    #expect(try inserted("\"B\"\n\n1\n") == [[nil, nil, nil], [nil, "1", nil]], "an empty line of one column is NULL")
  }

  @Test func `may be a JSON array`() throws {
    #expect(
      try inserted("\n [ {\"a\": 1, \"b\": \"]}\\\"[\"},{}\n, {\"c\": {\"base64\": \"AA==\"}} ] \n") == [
        [1, "]}\"[", nil], [nil, nil, nil], [nil, nil, .blob([0])],
      ])
    #expect(try inserted(" []").isEmpty)
    #expect(try inserted("").isEmpty && inserted(" \n").isEmpty)
  }

  @Test func `may be a JSON array that is read in pieces, cut at each byte of an element`() throws {
    let sample = try Sample("CREATE TABLE t (a, b, c, d)")
    let element = #"{"a": -1.5e-3, "b": "č\u010d\ud83d\ude00\n\"", "c": {"base64": "AAE="}, "d": null}"#
    var input = "["
    for cut in 0..<element.utf8.count {
      if cut > 0 { input += "," }
      input += String(repeating: " ", count: (cut + 1) * 65_536 - cut - input.utf8.count) + element
    }
    #expect(try Tool.output("insert", sample.path, "t", input: input + "]") == "{\"changes\": \(element.utf8.count)}\n")
    let connection = try Connection(.file(sample.path))
    #expect(try connection.rows("SELECT DISTINCT a, b, c, d FROM t").map(\.values) == [[-0.0015, "čč😀\n\"", .blob([0, 1]), nil]])
  }

  @Test func `come back as they were printed, from every form for programs`() throws {
    let sample = try Sample(Self.table + "; INSERT INTO t VALUES (1, 'a,\"b', 'x'), (NULL, '', NULL), (-5, NULL, '  y ')")
    let before = try Tool.output("read", sample.path, "t")
    for format in ["jsonl", "json", "csv"] {
      let text = try Tool.output("read", sample.path, "t", "--format", format)
      let other = try Sample(Self.table)
      #expect(try Tool.output("insert", other.path, "t", input: text) == "{\"changes\": 3}\n", "\(format)")
      #expect(try Tool.output("read", other.path, "t") == before, "\(format)")
    }
  }

  @Test(arguments: [
    ("a,b\n1,2\n3\n", "line 3: SQLITE_MISMATCH (20): the first line names 2 columns, the number of cells here is 1"),
    ("a,x\n", "line 1: SQLITE_ERROR (1): t has no column x"), ("a,b,A\n", "line 1: SQLITE_MISMATCH (20): the column A is there twice"),
    ("a,b\n1,2\n3,\"x\ny", "line 3: SQLITE_MISMATCH (20): the cell does not end"),
    ("a,b\n1,2\n\"3\" ,4", "line 3: SQLITE_MISMATCH (20): something follows the closing quote"),
    ("a,b\n1,2\n3,x\"y\"", "line 3: SQLITE_MISMATCH (20): a quote stands inside a cell"),
    ("a,b\n\"1\n\",2\n3", "line 4: SQLITE_MISMATCH (20): the first line"), ("a,twice\n1,2\n2,5", "line 3: SQLITE_CONSTRAINT"),
    ("[{\"a\": 1}, ]", "element 2: SQLITE_MISMATCH (20): no JSON value begins so"),
    ("[{\"a\": 1}", "element 1: SQLITE_MISMATCH (20): the JSON array"),
    ("[{\"a\": 1}] {}", "element 1: SQLITE_MISMATCH (20): something follows"), ("[{\"a\": 1}, {\"x\": 1}]", "element 2: SQLITE_ERROR"),
    ("[{\"a\": 1}, 1]", "element 2: SQLITE_MISMATCH (20): a JSON object"), ("hello\n", "line 1: SQLITE_ERROR (1): t has no column hello"),
  ]) func `are refused with their place, and nothing is inserted`(input: String, message: String) throws {
    let sample = try Sample(Self.table)
    let before = try sample.snapshot()
    let errors = try Tool.errors("insert", sample.path, "t", input: input)
    #expect(errors.hasPrefix("error: standard input, \(message)"), "\(errors)")
    #expect(try sample.snapshot() == before)
  }

  @Test func `are told by what was said, not by what they begin with`() throws {
    let sample = try Sample("CREATE TABLE t (\"[x\")")
    #expect(try Tool.output("insert", sample.path, "t", "--input", "csv", input: "[x\n1\n") == "{\"changes\": 1}\n")
    #expect(try Tool.errors("insert", sample.path, "t", input: "[x\n1\n").contains("element 1: "))
    #expect(try Tool.errors("insert", sample.path, "t", "--input", "json", input: "{}").contains("a JSON array is needed"))
    #expect(try Tool.errors("insert", sample.path, "t", "--input", "jsonl", input: "x").contains("line 1: "))
  }

  @Test(arguments: ["json", "csv"]) func `stream`(format: String) throws {
    let sample = try Sample(Self.table)
    let cell = String(repeating: "x", count: TestRun.rounds(500, few: 2_000))
    let count = TestRun.rounds(400_000, few: 2_000)
    let rows = (0..<count).map { format == "csv" ? "\($0),\(cell)\n" : "\($0 == 0 ? "[" : ","){\"a\": \($0), \"b\": \"\(cell)\"}" }.joined()
    let input = format == "csv" ? "a,b\n" + rows : rows + "]"
    // Two thirds of the input would not fit in it.
    let answer = try Tool.run(["insert", sample.path, "t"], input: Data(input.utf8), kilobytesBeyondRest: input.utf8.count / 1_500)
    #expect(answer.output == "{\"changes\": \(count)}\n", "\(answer.errors)")
  }
}

@Suite struct `Input of an absurd shape` {
  /// Parts that are repeated to so many megabytes: cells, values, a name, a text, nesting.
  private static let shapes: [(format: String, head: String, part: String, tail: String, message: String)] = [
    ("csv", "a,b\n", ",", "\n", "line 2: SQLITE_MISMATCH (20): the number of cells is above 32767"),
    ("csv", "a,b", "x", "\n", "line 1: SQLITE_MISMATCH (20): the cell is longer than 1048576 bytes"),
    ("csv", "a,b\n1,\"", "x", "", "line 2: SQLITE_MISMATCH (20): the cell does not end"),
    ("jsonl", "{\"a\": [", "1,", "1]}", "line 1: SQLITE_MISMATCH (20): the number of values is above 300000"),
    ("jsonl", "{\"a\": [", "[],", "1]}", "line 1: SQLITE_MISMATCH (20): the number of values is above 300000"),
    ("jsonl", "{\"a\": \"", "x", "", "line 1: SQLITE_MISMATCH (20): the string does not end"),
    ("jsonl", "{\"a\": \"", "\0", "\"}", "line 1: SQLITE_MISMATCH (20): a control character"),
    ("jsonl", "", ",", "\n", "line 1: SQLITE_MISMATCH (20): no JSON value begins so"),
    ("jsonl", "{\"", "x", "\": 1}", "line 1: SQLITE_MISMATCH (20): the key is longer than 1048576 bytes"),
    ("jsonl", "{\"a\": \"x\", \"", "x\\n", "\": 1}", "line 1: SQLITE_MISMATCH (20): the key is longer than 1048576 bytes"),
    ("json", "[{\"a\": ", "[", "", "element 1: SQLITE_MISMATCH (20): the JSON is nested too deeply"),
    ("json", "[{\"", "x", "\": 1}]", "element 1: SQLITE_MISMATCH (20): the key is longer than 1048576 bytes"),
  ]

  @Test(arguments: TestRun.sample(of: Array(shapes.indices), few: 3))
  func `is refused in memory that its size bounds, and the error is one to read`(number: Int) throws {
    let shape = Self.shapes[number]
    let sample = try Sample("CREATE TABLE t (a, b)")
    let size = TestRun.rounds(100, few: 2) << 20
    let input = shape.head + String(repeating: shape.part, count: size / shape.part.utf8.count) + shape.tail
    // A line grows by doubling, and is copied then; numbers and errors take the rest.
    let limit = 32_768 + 3 * size / 1_024
    let answer = try Tool.run(
      ["insert", sample.path, "t", "--input", shape.format], input: Data(input.utf8), kilobytesBeyondRest: limit)
    #expect(answer.status == 1 && !answer.wasKilled && answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("error: standard input, \(shape.message)"), "\(answer.errors.prefix(300))")
    #expect(answer.errors.utf8.count < 5_000)
  }
}

@Suite struct `Columns that were asked for` {
  @Test func `are printed in that order, in every format`() throws {
    let sample = try Sample("CREATE TABLE t (a, \"b,c\", d); INSERT INTO t VALUES (1, 2, 3)")
    func read(_ options: String...) throws -> String {
      let answer = try Tool.run(["read", sample.path, "t"] + options)
      #expect(answer.status == 0, "\(answer.errors)")
      return answer.output
    }
    #expect(try read("--columns", "d,A") == "{\"d\": 3, \"a\": 1}\n")
    #expect(try read("--columns", "d", "--columns", "\"b,c\",a", "--format", "csv") == "d,\"b,c\",a\n3,2,1\n")
    #expect(try Tool.output("info", sample.path, "--columns", "page_size", "--format", "json") == "[{\"page_size\": 4096}]\n")
    #expect(try Tool.output("schema", sample.path, "--columns", "name", "--format", "table") == "name\n────\nt\n")
    let unknown = try Tool.errors("read", sample.path, "t", "--columns", "a,e")
    #expect(unknown == "error: SQLITE_ERROR (1): no such column: e\nThere are: a, b,c, d.\n")
    for format in ["table", "vertical", "json", "jsonl", "csv"] {
      for empty in [["--columns", ""], ["--columns", "a", "--columns", ""]] {
        let answer = try Tool.run(["read", sample.path, "t", "--format", format] + empty)
        #expect(answer.status == 1 && answer.output.isEmpty)
        #expect(
          answer.errors.contains("error: --columns: SQLITE_MISUSE (21): the list of columns is empty\nList some, as in --columns A,B"))
      }
    }
    #expect(
      try Tool.errors("read", sample.path, "t", "--columns", "\"a").hasPrefix("error: --columns: SQLITE_MISMATCH (20): the cell does not"))
  }
}
#endif
