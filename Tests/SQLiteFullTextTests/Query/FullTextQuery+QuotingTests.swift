import Scratch
import Expectations
import SQLiteFullText
import SQLiteManager
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `What a full-text query puts in quotes` {
  /// For Swift a quote with an accent after it is another character than a quote.
  private static let accent = "\u{301}"

  @Test func `stays in them when an accent follows a quote`() throws {
    let name = "a\"" + Self.accent
    let connection = try Connection(.memory).inTestEncoding()
    let table = FullTextTable("docs", columns: [.init(name), "b"])
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO docs VALUES ('red', 'white'), ('white', 'red')")
    let match = try FullTextQuery("red", columns: [name]).match(in: table, on: connection)
    #expect(try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table))", as: Int.self) == [1])
    for module in [FullTextTable.Module.fts5, .fts4] {
      let table = FullTextTable("plain \(module)", columns: ["a"], module: module)
      try connection.createFullTextTable(table)
      try connection.execute("INSERT INTO \(identifier: table.name) VALUES ('red'), ('white'), ('red or white'), ('red' || char(0) || 'x')")
      for (text, rows) in [
        ("red\"\(Self.accent) OR white", [3]), ("red\0\(Self.accent) OR \"white", [3]), ("red*\(Self.accent) or white^\(Self.accent)", [3]),
      ] {
        let match = try FullTextExpression.phrase(FullTextExpression.Phrase(text)).match(in: table, on: connection)
        let found = try connection.rows("SELECT rowid FROM \(identifier: table.name) WHERE \(match.condition(in: table))", as: Int.self)
        #expect(found == rows, "\(match)")
      }
    }
    let inColumn = try FullTextExpression.in([name], .phrase("red")).match(in: table, on: connection)
    #expect(try connection.rows("SELECT rowid FROM docs WHERE \(inColumn.condition(in: table))", as: Int.self) == [1])
  }

  @Test func `is asked for in all its pieces`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      "CREATE VIRTUAL TABLE docs USING fts5(a); INSERT INTO docs VALUES ('red old wine'), ('red old'), ('red wine'), ('old wine')")
    let table = FullTextTable("docs", columns: ["a"])
    let match = FullTextMatch.all(["\"red\"", "\"old\"", "\"wine\""])
    #expect(try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table))", as: Int.self) == [1])
  }

  @Test func `is no prefix for FTS4 where a star is a letter`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    let table = FullTextTable("docs", columns: ["a"], module: .fts4, tokenizer: .unicode61(.removed, tokenCharacters: "*"))
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO docs VALUES ('red'), ('re'), ('re*')")
    let match = try FullTextQuery("re", prefixes: .lastWord).match(in: table, on: connection)
    #expect(try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table))", as: Int.self) == [2])
  }
}
