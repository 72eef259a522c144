import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A search` {
  private func rowids(_ found: [FullTextResult]) -> [Int64] { found.map(\.rowid) }

  @Test(arguments: SearchedModule.allCases)
  func `finds the best rows first, with a snippet`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    let found = try connection.search(FullTextQuery("red wine"), in: table)
    #expect(Set(rowids(found)) == [1, 3, 5])
    let ranks = try found.map { try #require($0.rank) }
    #expect(ranks == ranks.sorted() && ranks.allSatisfy { $0 < 0 })
    for result in found { #expect(result.snippet?.found.allSatisfy { ["red", "wine"].contains($0.folded) } == true) }
    let list = try #require(found.first { $0.rowid == 5 }?.snippet)
    #expect(list.marked("[", "]") == (module == .fts5 ? "[red] [red] [red]" : "[red] [red] [red]…[Wine] list"))
    #expect(try connection.countResults(of: FullTextQuery("red wine"), in: table) == 3)
    #expect(try connection.search(FullTextQuery("grog"), in: table).isEmpty)
    #expect(try connection.search(FullTextQuery(""), in: table).isEmpty)
    #expect(try connection.countResults(of: FullTextQuery(""), in: table) == 0)
  }

  @Test(arguments: SearchedModule.allCases)
  func `takes a text as it is typed, and names the search tables there are where there is none of the name`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    let options = FullTextOptions(limit: 2)
    #expect(try connection.search("red wine", in: table, options) == connection.search(FullTextQuery("red wine"), in: table, options))
    try connection.createTable("person", "name")
    for name in ["person", "nosuch"] {
      let none = FullTextTable(name, columns: ["name"], module: module.module)
      let message = "\(name) is not a search table: there are \(table.name)"
      expectError(.error, message) { try connection.search(.expression("red"), in: none) }
      expectError(.error, message) { try connection.countResults(of: .expression("red"), in: none) }
    }
    try connection.dropFullTextTable(table.name)
    expectError(.error, "\(table.name) is not a search table: the database has none") {
      try connection.search(.expression("red"), in: table)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `breaks ties by rowid, so that pages do not overlap`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(Array(repeating: ["same", "text"], count: 57)), module.table())
    for ranking in [FullTextRanking.bm25(), .hits(), .oldestFirst] {
      var all: [Int64] = []
      for offset in stride(from: 0, to: 60, by: 7) {
        let page = try connection.search(FullTextQuery("same"), in: table, FullTextOptions(ranking: ranking, limit: 7, offset: offset))
        all += rowids(page)
      }
      #expect(all == Array(1...57), "\(ranking)")
    }
    let newest = try connection.search(FullTextQuery("same"), in: table, FullTextOptions(ranking: .newestFirst, limit: 3, offset: 1))
    #expect(rowids(newest) == [56, 55, 54])
    #expect(newest.allSatisfy { $0.rank == nil })
    #expect(try connection.search(FullTextQuery("same"), in: table).count == 20)
    #expect(try connection.search(FullTextQuery("same"), in: table, FullTextOptions(limit: nil)).count == 57)
    #expect(try connection.search(FullTextQuery("same"), in: table, FullTextOptions(limit: 0)).isEmpty)
  }

  @Test(arguments: SearchedModule.allCases)
  func `gives the same whether texts are read with the rows or for the best alone`(module: SearchedModule) throws {
    var generator = SplitMix64(seed: 4)
    let words = ["red", "old", "wine", "beer", "cider", "apple"]
    let rows = (0..<200).map { _ in
      [1, 12].map { length -> String? in (0..<length).map { _ in words[generator.below(6)] }.joined(separator: " ") }
    }
    let (connection, table) = (try module.opened(rows), module.table())
    for text in ["red", "red wine", "\"old wine\"", "cider beer apple"] {
      let ids = try connection.search(FullTextQuery(text), in: table, FullTextOptions(limit: 200, snippet: nil))
      let texts = try connection.search(
        FullTextQuery(text), in: table, FullTextOptions(limit: 200, highlights: ["body"], values: ["title"]))
      #expect(ids.map(\.rank) == texts.map(\.rank))
      #expect(rowids(ids) == rowids(texts) && !ids.isEmpty)
      for result in texts {
        let row = rows[Int(result.rowid) - 1]
        #expect(result.highlights["body"]?.text == row[1])
        #expect(try result.value("title") == row[0])
      }
      let result = try #require(texts.first)
      let error = #expect(throws: SQLiteError.self) { try result.value("title", as: Int.self) }
      #expect(error?.message == "row \(result.rowid), column title holds text, which cannot be read as Int")
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `takes several expressions for one`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    let options = FullTextOptions(highlights: ["body"])
    let one = try connection.search(.expression(module == .fts5 ? "red AND wine" : "red wine"), in: table, options)
    let several = try connection.search(FullTextMatch.all(["red", "wine"]), in: table, options)
    #expect(rowids(several) == rowids(one))
    for (first, second) in zip(one, several) { #expect(abs((first.rank ?? 0) - (second.rank ?? 1)) < 1e-12) }
    let either = try connection.search(.expression("young OR beer"), in: table, options)
    let any = try connection.search(FullTextMatch.any(["young", "beer"]), in: table, options)
    #expect(rowids(any) == rowids(either) && any.count == 2)
    for (first, second) in zip(either, any) { #expect(abs((first.rank ?? 0) - (second.rank ?? 1)) < 1e-12) }
    #expect(any.map { $0.highlights["body"]?.found ?? [] } == either.map { $0.highlights["body"]?.found ?? [] })
    let many = (0..<700).map { "word\($0)" } + ["beer"]
    #expect(rowids(try connection.search(FullTextMatch.any(many), in: table)) == [3])
    #expect(try connection.countResults(of: FullTextMatch.any(many), in: table) == 1)
    let newest = FullTextOptions(ranking: .newestFirst, snippet: nil)
    #expect(rowids(try connection.search(FullTextMatch.any(["young", "beer"]), in: table, newest)) == [3, 2])
    #expect(rowids(try connection.search(FullTextMatch.except(.expression("wine"), .expression("old")), in: table)).sorted() == [2, 3, 5])
    let listed = try connection.search(FullTextMatch.rows([2, 4, 9], of: nil), in: table, options)
    #expect(listed.map(\.rowid) == [2, 4])
    #expect(listed.allSatisfy { $0.rank == nil && $0.snippet == nil && $0.highlights["body"]?.found == [] })
    #expect(rowids(try connection.search(FullTextMatch.rows([1, 4], of: .expression("wine")), in: table)) == [1])
  }

  @Test(arguments: SearchedModule.allCases)
  func `looks at the newest alone when it is told to`(module: SearchedModule) throws {
    let rows = (1...50).map { [$0 % 10 == 0 ? "wine wine wine" : "wine", "n\($0)"] as [String?] }
    let (connection, table) = (try module.opened(rows), module.table())
    let options = FullTextOptions(limit: 3, newest: 25)
    #expect(rowids(try connection.search(FullTextQuery("wine"), in: table, options)) == [30, 40, 50])
    #expect(try connection.countResults(of: FullTextQuery("wine"), in: table, options) == 25)
    #expect(try connection.countResults(of: FullTextQuery("wine"), in: table, FullTextOptions(newest: 500)) == 50)
    #expect(rowids(try connection.search(FullTextMatch.all(["wine", "n*"]), in: table, options)) == [30, 40, 50])
  }

  @Test(arguments: SearchedModule.allCases)
  func `takes conditions on the table of the texts`(module: SearchedModule) throws {
    let table = module.table(content: .external(table: "wine", rowid: module == .fts5 ? "id" : "rowid"))
    let connection = try module.opened(SearchedModule.wines, in: table)
    try connection.execute("ALTER TABLE wine ADD COLUMN price; UPDATE wine SET price = 10 * length(title)")
    let condition: SQL = "price > \(60) OR title = 'Beer' -- not the cheap ones"
    let found = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(condition: condition))
    #expect(rowids(found).sorted() == [1, 2, 3, 5])
    let dear = FullTextOptions(condition: "price > 80")
    #expect(rowids(try connection.search(FullTextQuery("wine"), in: table, dear)).sorted() == [2, 5])
    #expect(try connection.countResults(of: FullTextQuery("wine"), in: table, dear) == 2)
    #expect(rowids(try connection.search(FullTextMatch.any(["red", "young"]), in: table, dear)).sorted() == [2, 5])
    let own = try module.opened(SearchedModule.wines)
    let titled = FullTextOptions(condition: "title = 'Beer' OR title = 'Red wine'")
    #expect(rowids(try own.search(FullTextQuery("wine"), in: module.table(), titled)).sorted() == [1, 3])
  }

  @Test(arguments: SearchedModule.allCases)
  func `gives the rows of the texts as a type`(module: SearchedModule) throws {
    struct Wine: Decodable, Equatable {
      let title: String
      let price: Int?
    }
    struct Title: ExpressibleByRow {
      let title: String
      init(row: borrowing Row) throws { title = try row["title"] }
    }
    let table = module.table(content: .external(table: "wine", rowid: module == .fts5 ? "id" : "rowid"))
    let connection = try module.opened(SearchedModule.wines, in: table)
    try connection.execute("ALTER TABLE wine ADD COLUMN price; UPDATE wine SET price = 7 WHERE title = 'Beer'")
    let found = try connection.search(FullTextQuery("apples"), in: table, decoding: Wine.self)
    #expect(found.map(\.value.title).sorted() == ["Cider", "White wine"])
    #expect(try connection.search(FullTextQuery("thing"), in: table, decoding: Wine.self).map(\.value) == [Wine(title: "Beer", price: 7)])
    #expect(try connection.search(FullTextQuery("thing"), in: table, as: Title.self).map(\.value.title) == ["Beer"])
    let own = try module.opened(SearchedModule.wines)
    #expect(try own.search(FullTextQuery("thing"), in: module.table(), as: Title.self).first?.value.title == "Beer")
    #expect(!own.isInTransaction)
  }

  @Test(arguments: SearchedModule.allCases)
  func `names the row that the table of the texts has lost`(module: SearchedModule) throws {
    let table = module.table(content: .external(table: "wine", rowid: module == .fts5 ? "id" : "rowid"))
    let connection = try module.opened(SearchedModule.wines, in: table)
    try connection.execute("DELETE FROM wine WHERE title = 'Beer'")
    for options in [
      FullTextOptions(), FullTextOptions(snippet: nil), FullTextOptions(snippet: nil, highlights: ["body"]),
      FullTextOptions(condition: "title <> 'Rum'"), FullTextOptions(snippet: nil, condition: "NULL", newest: 2),
    ] {
      let error = #expect(throws: SQLiteError.self) { try connection.search(FullTextQuery("thing"), in: table, options) }
      #expect(error?.code == .corruptVtab)
      #expect(error?.message == "the search table wine search has row 3, which wine lacks: rebuild the search table")
    }
    let error = #expect(throws: SQLiteError.self) {
      try connection.search(FullTextQuery("thing"), in: table, decoding: [String: String].self)
    }
    #expect(error?.code == .corruptVtab)
    #expect(try connection.search(FullTextQuery("cider"), in: table).map(\.rowid) == [4])
  }

  @Test(arguments: SearchedModule.allCases)
  func `of a table without texts tells rowids and ranks`(module: SearchedModule) throws {
    let table = module.table(content: .none)
    let connection = try module.opened(SearchedModule.wines, in: table)
    let found = try connection.search(FullTextQuery("apples"), in: table)
    #expect(Set(rowids(found)) == [2, 4])
    #expect(found.allSatisfy { $0.snippet == nil && $0.rank != nil })
    for options in [FullTextOptions(highlights: ["body"]), FullTextOptions(values: ["title"])] {
      let error = #expect(throws: SQLiteError.self) { try connection.search(FullTextQuery("apples"), in: table, options) }
      #expect(error?.code == .range)
    }
    expectError(.range, "wine search keeps no texts: there is no row to read") {
      try connection.search(FullTextQuery("apples"), in: table, decoding: [String: String].self)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `takes any text, however hostile or long`(module: SearchedModule) throws {
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    let options = FullTextOptions(highlights: ["title", "body"])
    let hostile = [
      "\"", "wine\"", "'; DROP TABLE x; --", "wine AND", "OR", "NOT wine", "NEAR(", "wine*", "*", "^wine", "-wine", "title:wine", "c++",
      "(", ")",
      "\0", "wine\0beer", "🍷", "\u{202e}wine", "\\", "{title} : wine", "e\u{301}", String(repeating: "(", count: 500),
    ]
    for (number, text) in hostile.enumerated() {
      for (way, prefixes) in [nil, FullTextQuery.Prefixes.lastWord, .allWords].enumerated() {
        for (place, matching) in [FullTextQuery.Matching.all, .any, .near(2)].enumerated() {
          // In a sample each text is tried in a third of the ways, and in another one with the other module.
          if !TestRun.isLong, (number + place + way) % 3 != (module == .fts5 ? 0 : 1) { continue }
          let query = FullTextQuery(text, matching: matching, prefixes: prefixes, excluded: ["\"", "grog"])
          let found = try connection.search(query, in: table, options)
          #expect(found.count == (try connection.countResults(of: query, in: table)), "\(text.debugDescription)")
        }
      }
    }
    let words = (0..<3_000).map { "word\($0)" } + ["wine", "red"]
    #expect(Set(rowids(try connection.search(FullTextQuery(words.joined(separator: " "), matching: .any), in: table))) == [1, 2, 3, 5])
    #expect(try connection.search(FullTextQuery(words.joined(separator: " ")), in: table).isEmpty)
    try connection.execute(
      "INSERT INTO \(identifier: table.name) (rowid, title, body) VALUES (9, 'long', \(words.joined(separator: " ")))")
    let long = try connection.search(FullTextQuery(words.joined(separator: " ")), in: table, options)
    #expect(rowids(long) == [9] && long.first?.rank != nil && long.first?.snippet?.ranges.isEmpty == false)
  }

  @Test(arguments: [
    FullTextOptions(limit: -1), FullTextOptions(offset: -1), FullTextOptions(snippet: .init(words: 0)),
    FullTextOptions(snippet: .init(words: 65)),
    FullTextOptions(snippet: .init(column: "price")), FullTextOptions(highlights: ["price"]), FullTextOptions(values: ["rowid"]),
    FullTextOptions(newest: 0), FullTextOptions(newest: -3), FullTextOptions(ranking: .bm25(weights: [1])),
    FullTextOptions(ranking: .hits(weights: [1, .nan])),
  ])
  func `refuses what it cannot answer`(options: FullTextOptions) throws {
    let connection = try SearchedModule.fts5.opened(SearchedModule.wines)
    let error = #expect(throws: SQLiteError.self) { try connection.search(FullTextQuery("wine"), in: SearchedModule.fts5.table(), options) }
    #expect(error?.code == .range)
  }

  @Test(arguments: SearchedModule.allCases)
  func `ends when the closure throws, and hands rows out one by one`(module: SearchedModule) throws {
    struct Stop: Error {}
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    var seen = 0
    #expect(throws: Stop.self) {
      try connection.forEachResult(of: FullTextQuery("wine"), in: table) { _ in
        seen += 1
        if seen == 2 { throw Stop() }
      }
    }
    #expect(seen == 2)
    try connection.execute("DELETE FROM \(identifier: table.name)")
  }

  @Test(arguments: [false, true])
  func `reads what a mock answers`(isClosed: Bool) throws {
    let mock = MockSqlite3Wrapper()
    mock.when(matching: { $0.contains("snippet(") }).answers(
      columns: ["rowid", "rank", "there", "marked", "title", "places"],
      rows: [[7, -1.5, 1, "a \u{e0}b", "old wine", "old wine"]])
    mock.when(matching: { $0.contains("offsets(") }).answers(
      columns: ["rowid", "rank", "there", "marked", "title", "places"],
      rows: [[8, -2.5, 1, .blob(Array("0 0 4 4".utf8)), "old wine", .null]])
    mock.when(matching: { $0.contains("count(*)") }).answers(columns: ["n"], rows: [[12]])
    let connection = try Connection(.memory, on: mock)
    let table = SearchedModule.fts5.table()
    let found = try connection.search(.expression("wine"), in: table, FullTextOptions(highlights: ["title"]))
    #expect(found.map(\.rowid) == [7] && found.map(\.rank) == [-1.5])
    #expect(found.first?.highlights["title"]?.text == "old wine")
    let long = FullTextOptions(snippet: nil, highlights: ["title"])
    #expect(try connection.search(.expression("wine"), in: SearchedModule.fts4.table(), long).first?.highlights["title"]?.found == ["wine"])
    #expect(try connection.countResults(of: .expression("wine"), in: table) == 12)
    if isClosed { try connection.close() }
    if isClosed { expectError(.misuse, "the connection is closed") { try connection.search(.expression("wine"), in: table) } }
  }
}
