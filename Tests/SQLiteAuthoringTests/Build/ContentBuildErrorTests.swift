import Foundation
import SQLiteManager
import Testing

@testable import SQLiteAuthoring

@Suite struct `A folder with faults` {
  private static let script = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL, twice AS (id * 2), parent REFERENCES question);
    CREATE TABLE hint (id INTEGER PRIMARY KEY, question NOT NULL REFERENCES question);
    CREATE VIEW hard AS SELECT 1;
    CREATE VIRTUAL TABLE search USING fts5 (title, content=question);
    """

  @Test(arguments: [
    (
      "question.csv", "\u{feff}id,title\n1,a\n2\n3,\n4,\"b\n\"\n5,c,d\n",
      [
        "3:1: the first line names 2 columns, the number of cells here is 1", "4:1: NOT NULL constraint failed: question.title",
        "7:1: the first line",
      ]
    ),
    ("question.csv", "id,title\r\n1,a\r\n2,č\"b\"\r\n3\r\n", ["3:4: a quote stands inside a cell that does not begin with one. A cell"]),
    ("question.csv", "id,title\r1,a\r2,\"b\r\n", ["3:3: the cell does not end"]),
    ("question.csv", "id,twice,title\n1,2,a\n", ["1:1: question takes no column twice. It takes: id, title, parent"]),
    ("question.csv", "id,titel\n1,a\n2,b\n", ["1:1: question takes no column titel. Did you mean title? It takes: id, title, parent"]),
    ("question.csv", "", ["1:1: the file is empty: the first line of CSV names the columns"]),
    ("question.csv", "\u{feff}", ["1:1: the file is"]),
    ("question.csv", "id,id\n", ["1:1: the column id is there twice"]), ("question.csv", "1\0\n", ["1:1: question takes no column 1\0."]),
    (
      "question.csv", "id,title,parent\n1,a,7\n2,b,1\n3,c,9\n",
      [
        " the row with rowid 1 of question refers to a missing row of question",
        " the row with rowid 3 of question refers to a missing row of question",
      ]
    ),
    (
      "hint.jsonl",
      "\n{\"id\": 1, \"question\": 1}\n  {\"id\": 2 \"x\": 1}\r\n{\"id\": 3, \"x\": 1}\n[1]\n{\"id\": 9, \"čí\": 0, \"id\": 8}\n",
      [
        "2:1: the row refers to a missing row: question is 1, in question", "3:12: a comma or } is needed",
        "4:1: hint takes no column x. It takes: id, question", "5:1: a JSON object is needed",
        "6:20: the key id is there twice",
      ]
    ),
    (
      "hint.jsonl", "{\"id\": {\"a\": [1]}}\n{\"id\": 9223372036854775808}\n{\"id\": 1, \"ID\": 1}\n",
      ["1:1: id is an object", "2:8: the number is too large. An integer has 64 bits", "3:1: hint: the column ID is named twice"]
    ),
    (
      "hint.json", "[{\"id\": true},\n {\"id\": [1]}\n , {\"question\": null},\n{\"id\": 1",
      [
        "1:2: id is true, which SQLite has no value for. Write 1 or 0.", "2:2: id is an array",
        "3:4: NOT NULL constraint failed: hint.question", "4:9: a comma or } is needed",
      ]
    ),
    ("hint.json", "{\"id\": 1}", ["1:1: a JSON array is needed"]), ("hint.json", "", ["1:1: a JSON array is needed"]),
    ("hint.json", "[" + String(repeating: "[", count: 500), ["1:102: the JSON is nested too deeply"]),
    ("qestion.csv", "x", [" there is no table qestion. Did you mean question? There are: question, hint"]),
    ("hard.csv", "x", [" hard is a view, which takes no rows"]), ("search.json", "x", [" search is filled from question"]),
    ("search_data.csv", "x", [" there is no table search_data."]), ("question.txt", "", [" rows belong in a .csv, .jsonl or .json file"]),
  ])
  func `shows each with its place`(name: String, text: String, expected: [String]) throws {
    let stage = try BuildStage(["schema.sql": Self.script])
    try stage.write(Data(text.utf8), name)
    let found = try stage.problems()
    #expect(found.count == expected.count, "\(found)")
    for (problem, beginning) in zip(found, expected) { #expect(problem.hasPrefix("\(name):\(beginning)"), "\(found)") }
  }

  @Test(
    arguments: [
      ("hint.jsonl", [0xff, 0xfe, 0x5b, 0], "1:1: the text is not UTF-8. Write the file in UTF-8."),
      ("question.csv", [0xff, 0xfe, 0x69, 0, 0x64, 0], "1:1: the text is not UTF-8. Write the file in UTF-8."),
      ("question.csv", Array("id,title\n1,caf\u{e9}".utf8.dropLast()), "2:3: the text is not UTF-8"),
      ("schema.sql", [0xff, 0xfe, 0x69, 0, 0x64, 0], " the statement in line 1 is not UTF-8"),
      ("schema.sql", Array("SELECT 1;\n\nSELECT '".utf8) + [0xff, 0x27], " the statement in line 3 is not UTF-8"),
    ] as [(String, [UInt8], String)])
  func `is refused in another encoding`(name: String, bytes: [UInt8], expected: String) throws {
    let stage = try BuildStage(["schema.sql": Self.script])
    try stage.write(Data(bytes), name)
    let found = try stage.problems()
    #expect(found.count == 1 && found[0].hasPrefix("\(name):\(expected)"), "\(found)")
  }

  @Test(arguments: [
    (
      "\n-- č\nCREATE TABLE a (x);\nCREATE TABLE a (y);\nCREATE TABLE b (x,\n  y INTEGER,\n  FOREIGN KY (z));\nSELECT nope; BEGIN",
      [
        ":4:14: table a already exists", ":7:11: near \"KY\": syntax error", ":8:8: no such column: nope",
        ": a transaction is open at the end",
      ]
    ), ("SELECT 'a", [":1:8: unrecognized token"]),
    ("CREATE TABLE č (x); SELECT nope; SELECT\nno", [":1:28: no such column: nope", ":2:1: no such column: no"]),
    ("SELECT \0 1", [":1:8: the SQL holds a NUL"]), ("-- nothing", [": it creates no table"]),
    ("CREATE TABLE a (x); CREATE TABLE b (x REFERENCES a (x))", [": foreign key mismatch - \"b\" referencing \"a\""]),
  ])
  func `shows the faults of its script`(script: String, expected: [String]) throws {
    let found = try BuildStage(["schema.sql": script]).problems()
    #expect(found.count == expected.count, "\(found)")
    for (problem, beginning) in zip(found, expected) { #expect(problem.hasPrefix("schema.sql" + beginning), "\(found)") }
  }

  @Test func `shows the first twenty, in the order of the tables`() throws {
    let stage = try BuildStage(["schema.sql": Self.script, "hint.csv": "id,question\n1,\n"])
    try stage.write(Data(("id,title\n" + String(repeating: "1,\n", count: 18) + "7,a\n").utf8), "question.csv")
    let found = try stage.problems()
    #expect(found.count == 19 && found.last?.hasPrefix("hint.csv:2:1: ") == true, "\(found)")
    try stage.write(Data(("id,title\n" + String(repeating: "1,\n", count: 100_000)).utf8), "question.csv")
    #expect(try stage.problems().last?.hasPrefix("question.csv:21:1: ") == true)
  }

  @Test func `shows that the parents of a row are missing, or all of them`() throws {
    let script = """
      CREATE TABLE full (id INTEGER PRIMARY KEY); CREATE TABLE empty (id INTEGER PRIMARY KEY);
      CREATE TABLE child (a INTEGER REFERENCES full, b INTEGER REFERENCES empty);
      """
    let found = try BuildStage(["schema.sql": script, "full.csv": "id\n1\n", "child.csv": "a,b\n1,\n2,\n1,3\n"]).problems()
    let start = "the row refers to a missing row:"
    #expect(
      found == [
        "child.csv:3:1: \(start) a is '2', in full", "child.csv:4:1: \(start) a is '1', in full; b is '3', in empty, which has no rows",
      ])
  }

  @Test func `shows the message of SQLite for a row that a trigger inserts`() throws {
    let script = """
      CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE log (parent REFERENCES parent); CREATE TABLE a (x);
      CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO log VALUES (new.x); END;
      """
    #expect(try BuildStage(["schema.sql": script, "a.csv": "x\n1\n"]).problems() == ["a.csv:2:1: FOREIGN KEY constraint failed"])
  }

  @Test func `may not have two files for a table`() throws {
    let stage = try BuildStage(["schema.sql": Self.script, "hint.csv": "", "Hint.json": "[]"])
    #expect(try stage.problems() == ["hint.csv: there is also Hint.json: a table has one file"])
  }

  @Test func `keeps the first problem when a trigger ends the transaction`() throws {
    let script = "CREATE TABLE a (x); CREATE TRIGGER t BEFORE INSERT ON a WHEN new.x = '2' BEGIN SELECT RAISE(ROLLBACK, 'gone'); END"
    let stage = try BuildStage(["schema.sql": script, "a.csv": "x\n1\n2\n3\n"])
    #expect(try stage.problems() == ["a.csv:3:1: gone"])
  }
}
