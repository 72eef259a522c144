import Expectations
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteFullText

/// Indexes that do not know where in a column a word is cannot answer for phrases.
@Suite struct `A search of an index of less detail` {
  private static let tokenizers: [FullTextTokenizer] = [.unicode61(), .porter(), .folding, .html(), .trigram()]
  private static let words = ["red", "wine", "old", "running", "runs", "bottle"]

  private static func text(_ random: inout SplitMix64, _ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private static func query(_ random: inout SplitMix64, columns: [[String]?]) -> FullTextQuery {
    var query = FullTextQuery("\(text(&random, 2)) \"\(text(&random, 3))\" \"\(text(&random, 2))\" \(text(&random, 1))")
    query.matching = Bool.random(using: &random) ? .all : .any
    query.prefixes = [nil, .lastWord, .allWords].randomElement(using: &random) ?? nil
    if Bool.random(using: &random) { query.excluded = ["\"\(text(&random, 2))\"", text(&random, 1)] }
    query.columns = columns.randomElement(using: &random) ?? nil
    return query
  }

  private func connection(_ tables: [FullTextTable], seed: UInt64) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.addTokenizers()
    var random = SplitMix64(seed: seed)
    for table in tables { try connection.createFullTextTable(table) }
    for row in 1...60 {
      let (a, b) = (Self.text(&random, 6), Self.text(&random, 4))
      for table in tables { try connection.execute("INSERT INTO \(identifier: table.name) (rowid, a, b) VALUES (\(row), \(a), \(b))") }
    }
    return connection
  }

  private func rows(_ query: FullTextQuery, _ table: FullTextTable, _ connection: Connection) throws -> Set<Int64> {
    let options = FullTextOptions(limit: nil, snippet: table.content == .none ? nil : .init())
    let found = Set(try connection.search(query, in: table, options).map(\.rowid))
    #expect(try connection.countResults(of: query, in: table) == found.count)
    return found
  }

  @Test(arguments: tokenizers, [FullTextTable.Detail.column, .none])
  func `finds what one of full detail finds`(tokenizer: FullTextTokenizer, detail: FullTextTable.Detail) throws {
    let full = FullTextTable("whole", columns: ["a", "b"], tokenizer: tokenizer)
    let less = FullTextTable("less", columns: ["a", "b"], tokenizer: tokenizer, detail: detail)
    let connection = try connection([full, less], seed: 5)
    var random = SplitMix64(seed: 6)
    var finds = 0
    let rounds = TestRun.rounds(150, few: 3)
    for _ in 0..<rounds {
      let query = Self.query(&random, columns: detail == .none ? [nil, ["a", "b"]] : [nil, ["a"], ["b"]])
      let expected = try rows(query, full, connection)
      finds += expected.count
      #expect(try rows(query, less, connection) == expected, "\(query)")
      var near = query
      (near.matching, near.excluded) = (.near(2), [])
      #expect(try rows(near, less, connection).isSuperset(of: try rows(near, full, connection)), "\(near)")
    }
    #expect(finds > rounds * 2)
  }

  @Test(arguments: tokenizers, [FullTextTable.Detail.column, .none])
  func `is not an error where no texts are kept, and finds no less`(tokenizer: FullTextTokenizer, detail: FullTextTable.Detail) throws {
    let full = FullTextTable("whole", columns: ["a", "b"], tokenizer: tokenizer, content: .none)
    let less = FullTextTable("less", columns: ["a", "b"], tokenizer: tokenizer, content: .none, detail: detail)
    let connection = try connection([full, less], seed: 7)
    var random = SplitMix64(seed: 8)
    for _ in 0..<TestRun.rounds(50, few: 3) {
      var query = Self.query(&random, columns: [nil])
      query.excluded = []
      #expect(try rows(query, less, connection).isSuperset(of: try rows(query, full, connection)), "\(query)")
    }
    let many = (0..<TestRun.rounds(600, few: 60)).map { "\"w\($0) red wine\"" }.joined(separator: " ")
    #expect(try rows(FullTextQuery(many, matching: .any), less, connection).isEmpty)
  }

  @Test func `refuses a column that the index does not tell from others, and words that are phrases`() throws {
    let table = FullTextTable("less", columns: ["a", "b"], detail: .none)
    let connection = try connection([table], seed: 9)
    let error = #expect(throws: SQLiteError.self) { try connection.search(FullTextQuery("red", columns: ["A"]), in: table) }
    #expect(error?.message.contains("less has detail=none") == true, "\(error?.message ?? "")")
    let cjk = FullTextTable("c", columns: ["a"], tokenizer: .html(over: .cjk), detail: .column)
    expectError(.misuse, "c: the tokenizer cjk makes phrases of words, which an index of less") { try connection.createFullTextTable(cjk) }
  }
}
