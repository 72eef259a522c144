import Expectations
import Foundation
import SQLiteAuthoring
import SQLiteManager
import SQLiteManagerFixtures
import Scratch
import Testing

/// A file that the tests compile.
private func generated(_ name: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Generated/\(name).swift").path
}

@Suite struct `The types of the quiz` {
  private let connection: Connection

  init() throws { connection = try Connection(.file(QuizFixture.url(version: 2).path), access: .immutable) }

  @Test func `are those that are compiled here`() throws { try connection.checkSwiftTypes(named: "quiz", inFile: generated("Quiz")) }

  @Test func `read each row, and write it as it was`() throws {
    let other = try Connection(.memory)
    let tables: SQL = "SELECT sql FROM sqlite_schema WHERE name IN ('category', 'language', 'question', 'translation', 'hint')"
    for sql in try connection.rows(tables, as: String.self) { try other.execute(SQL(unchecked: sql)) }
    try copy(Quiz.Category.self)
    try copy(Quiz.Language.self)
    try copy(Quiz.Question.self)
    try copy(Quiz.Translation.self)
    try copy(Quiz.Hint.self)
    func copy<Record: StoredInTable & Codable & Equatable>(_ type: Record.Type) throws where Record.Table == String {
      let records = try connection.read(type)
      try other.insert(all: records)
      #expect(!records.isEmpty)
      #expect(try other.read(type) == records)
      let rows = SQL(unchecked: "SELECT * FROM \(Record.table)")
      #expect(try other.rows(rows).map(\.values) == connection.rows(rows).map(\.values))
    }
    #expect(try connection.pragma(.userVersion) == Quiz.userVersion)
  }
}

@Suite struct `The types of odd tables` {
  private let scratch: ScratchFolder
  private let connection: Connection

  init() throws {
    scratch = try ScratchFolder()
    connection = try Connection(.file(scratch.path("odd")))
    try connection.execute("PRAGMA encoding = 'UTF-16le'")
    try connection.execute(Self.schema)
  }

  private static let schema: SQL = #"""
    CREATE TABLE "class" ("self", "init" INT, "first name" TEXT NOT NULL, "2nd" REAL, "a`b" BLOB, "číslo" INTEGER PRIMARY KEY, "" VARCHAR(3),
      "table" TEXT, "columnNaming" TEXT, "hashValue" TEXT, "CodingKeys" TEXT, "🎉" TEXT, "a\b" TEXT, "rawValue" ANY NOT NULL, "x
    y" TEXT, "Protocol" TEXT, "func" BOOLEAN NOT NULL, "description" "FLOATING POINT");
    CREATE TABLE "string" (int INTEGER, sum INTEGER AS (int + 1), stored TEXT NOT NULL AS ('<' || int || '>') STORED);
    CREATE TABLE "int" (a ANY, b BLOB NOT NULL, i INT, PRIMARY KEY (b, i)) STRICT, WITHOUT ROWID;
    CREATE TABLE "a\(""b" (x DECIMAL(10, 2), y CLOB, z DOUBLE PRECISION);
    CREATE TABLE "A B" (x PRIMARY KEY DESC, y INTEGER NOT NULL);
    CREATE VIEW seen AS SELECT 1 AS x;
    CREATE VIRTUAL TABLE words USING fts5(word);
    """#

  @Test func `are those that are compiled here`() throws {
    let path = generated("Odd")
    if TestRun.variable("REWRITE_TYPES") != nil {
      try connection.swiftTypes(named: "odd").write(toFile: path, atomically: true, encoding: .utf8)
    }
    try connection.checkSwiftTypes(named: "odd", inFile: path)
  }

  @Test func `read what they have written`() throws {
    var odd = Odd.Class(
      self: .init(2.5), init: nil, `first name`: "Štěpán", `2nd`: .infinity, column5: [0, 255], číslo: Int(Int64.min),
      column7: "čtyři",
      table: "t", columnNaming: "", hashValue: "h", column11: "k", column12: "🎉", column13: "\\", rawValue: .init([1]), column15: "a\u{0}b",
      Protocol: "P", func: true, description: 7)
    try connection.insert(odd)
    #expect(try connection.find(Odd.Class.self, key: Int64.min) == odd)
    #expect(
      try connection.rows("SELECT * FROM class").map(\.values) == [
        [
          2.5, nil, "Štěpán", .real(.infinity), [0, 255], .integer(.min), "čtyři", "t", "", "h", "k", "🎉", "\\", [1], "a\u{0}b", "P", 1, 7,
        ]
      ])
    (odd.`first name`, odd.column5) = ("", nil)
    #expect(try connection.update(odd) == ["first name", "a`b"])
    #expect(try connection.read(Odd.Class.self, where: Column("first name") == "") == [odd])
  }

  @Test func `read computed columns, and do not write them`() throws {
    try connection.insert(Odd.StringRow(int: 7, stored: ""))
    #expect(try connection.read(Odd.StringRow.self) == [Odd.StringRow(int: 7, sum: 8, stored: "<7>")])
  }

  @Test func `hold every kind of value where the column does`() throws {
    let values: [SQLiteValue] = [.integer(.max), 0.5, "a", [1, 2], "1"]
    for (place, value) in values.enumerated() { try connection.insert(Odd.IntRow(a: .init(value), b: [], i: place)) }
    try connection.insert(Odd.IntRow(a: nil, b: [], i: 9))
    let rows = try connection.read(Odd.IntRow.self, orderedBy: .ascending("i"))
    #expect(rows.map(\.a?.value) == values + [SQLiteValue?.none])
    #expect(try JSONDecoder().decode([Odd.IntRow].self, from: JSONEncoder().encode(rows)) == rows)
  }

  @Test func `refuse a value of another kind`() throws {
    try connection.execute("INSERT INTO \"A B\" (x, y) VALUES (NULL, 'text')")
    expectError(.mismatch, "y") { try connection.read(Odd.AB.self) }
  }
}

@Suite struct `The check of types` {
  private let scratch: ScratchFolder
  private let connection: Connection

  init() throws {
    scratch = try ScratchFolder()
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, word TEXT NOT NULL)")
    try connection.swiftTypes(named: "cards").write(toFile: scratch.path("Cards.swift"), atomically: true, encoding: .utf8)
  }

  private func lines() throws -> String {
    do { try connection.checkSwiftTypes(named: "cards", inFile: scratch.path("Cards.swift")) } catch let error as DifferentTypes {
      #expect("\(error)".hasPrefix("\(scratch.path("Cards.swift")) does not fit the database; generate it again:\n"))
      return error.lines
    }
    return ""
  }

  @Test func `throws nothing while the file fits`() throws {
    #expect(try lines() == "")
    try connection.execute("CREATE INDEX by_word ON card (word); INSERT INTO card VALUES (1, 'Apfel')")
    #expect(try lines() == "")
  }

  @Test(arguments: [
    ("ALTER TABLE card ADD COLUMN note TEXT", "+     var note: String?"), ("ALTER TABLE card DROP COLUMN word", "-     var word: String"),
    ("DROP TABLE card", "-   struct Card: Codable, Hashable, Sendable, StoredInTable {"),
    ("CREATE TABLE \"cards of\" (x)", "+     static let table = \"cards of\""),
    ("PRAGMA user_version = 2", "+   static let userVersion = 2"),
    ("ALTER TABLE card RENAME TO cards", "+   /// A row of the table \"cards\"."),
  ]) func `names what differs`(sql: String, line: String) throws {
    try connection.execute(SQL(unchecked: sql))
    let lines = try lines()
    #expect(lines.split(separator: "\n").contains(Substring(line)), "\(lines)")
  }

  @Test func `needs a file`() throws {
    let error = #expect(throws: FileSystemError.self) { try connection.checkSwiftTypes(named: "cards", inFile: scratch.path("none")) }
    #expect(error?.isMissing == true)
  }
}
