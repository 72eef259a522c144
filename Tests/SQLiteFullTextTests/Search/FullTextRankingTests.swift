import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `The ranks of a search` {
  @Test(arguments: SearchedModule.allCases)
  func `go by the weights of the table unless others are given`(module: SearchedModule) throws {
    let rows: [[String?]] = [["plain text", "wine or so"], ["wine or so", "plain text"]]
    let connection = try module.opened(rows)
    func first(_ table: FullTextTable, _ ranking: FullTextRanking) throws -> Int64? {
      try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: ranking)).first?.rowid
    }
    let title = module.table([.init("title", weight: 5), "body"])
    let body = module.table(["title", .init("body", weight: 5)])
    for ranking in [FullTextRanking.bm25(), .hits()] {
      #expect(try first(title, ranking) == 2)
      #expect(try first(body, ranking) == 1)
    }
    #expect(try first(title, .bm25(weights: [1, 3])) == 1)
    #expect(try first(body, .hits(weights: [3, 1])) == 2)
  }

  @Test(arguments: SearchedModule.allCases)
  func `by hits add the weight of a column for each phrase in it, however often`(module: SearchedModule) throws {
    let connection = try module.opened([["wine red wine", "wine"], ["wine", "beer"], ["beer", "red red"]])
    let found = try connection.search(
      .expression("wine OR red"), in: module.table([.init("title", weight: 10), "body"]), FullTextOptions(ranking: .hits()))
    #expect(found.map(\.rowid) == [1, 2, 3])
    #expect(found.map(\.rank) == [-21, -10, -1])
  }

  @Test func `need lengths of texts on FTS4, unless hits are enough`() throws {
    let table = FullTextTable("t", columns: ["title"], module: .fts4, keepsLengths: false)
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO t VALUES ('wine'), ('beer')")
    let error = #expect(throws: SQLiteError.self) { try connection.search(FullTextQuery("wine"), in: table) }
    #expect(error?.code == .range && error?.message.contains("keeps no lengths") == true)
    #expect(try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .hits())).map(\.rank) == [-1])
  }

  @Test func `by bm25 are on FTS4 what they are on FTS5`() throws {
    var generator = SplitMix64(seed: 21)
    let words = ["red", "old", "wine", "beer", "cider", "apple", "pear"]
    // On average 9 words in a row: FTS4 rounds.
    let rows = (0..<60).map { number in
      [(0..<(number % 2 == 0 ? 3 : 15)).map { _ in words[min(generator.below(7), generator.below(7))] }.joined(separator: " ")] as [String?]
    }
    func ranked(_ module: SearchedModule, _ expression: String) throws -> [(Int64, Double)] {
      let table = module.table(["title"])
      return try module.opened(rows, in: table).search(.expression(expression), in: table, FullTextOptions(limit: nil, snippet: nil)).map {
        ($0.rowid, $0.rank ?? 0)
      }
    }
    for expression in ["pear", "pear OR apple", "\"red wine\" OR cider", "red"] {
      let (five, four) = (try ranked(.fts5, expression), try ranked(.fts4, expression))
      #expect(five.count == four.count && !five.isEmpty)
      for (one, other) in zip(five, four) { #expect(abs(one.1 - other.1) < 1e-9, "\(expression)") }
    }
  }

  @Test func `by a function of one's own are made of the same facts on both modules`() throws {
    var facts: [String] = []
    for module in SearchedModule.allCases {
      let connection = try module.opened(SearchedModule.wines + [["x", "y y y y"]])
      let kept = Locked<[String]>([])
      try connection.addSearchRanking("mine", for: module.module, countingRows: true) { row in
        let cells = (0..<row.phraseCount).flatMap { phrase in
          (0..<row.columnCount).map { "\(row.hits(phrase: phrase, column: $0))/\(row.rowsWithHits(phrase: phrase, column: $0))" }
        }
        let lengths = (-1...2).map { "\(row.length(column: $0))~\(Int(row.averageLength(column: $0).rounded()))" }
        kept.withLock { $0.append("\(row.rowCount) \(cells) \(lengths) \(row.weights)") }
        #expect(row.hits(phrase: row.phraseCount, column: 0) == 0 && row.hits(phrase: 0, column: -1) == 0)
        return Double(-row.hits(phrase: 0, column: 1))
      }
      let ranking = FullTextRanking.function("mine", weights: [2, 0.5])
      let found = try connection.search(FullTextQuery("red wine"), in: module.table(), FullTextOptions(ranking: ranking, snippet: nil))
      #expect(found.map(\.rowid) == [5, 1, 3])
      #expect(found.map(\.rank) == [-3, -1, -1])
      facts.append(kept.withLock { $0.sorted().joined(separator: "\n") })
    }
    #expect(facts[0] == facts[1])
    #expect(facts[0].contains("6 [\"1/1\", \"1/3\", \"1/3\", \"1/2\"] [\"0~0\", \"2~2\", \"6~5\", \"0~0\"] [2.0, 0.5]"), "\(facts[0])")
  }

  @Test(arguments: SearchedModule.allCases)
  func `that a function refuses end the search with its error`(module: SearchedModule) throws {
    struct Refusal: Error {}
    let (connection, table) = (try module.opened(SearchedModule.wines), module.table())
    try connection.addSearchRanking("throws", for: module.module) { _ in throw Refusal() }
    try connection.addSearchRanking("nan", for: module.module) { _ in .nan }
    let error = #expect(throws: SQLiteError.self) {
      try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .function("throws")))
    }
    #expect(error?.underlying is Refusal)
    let nan = #expect(throws: SQLiteError.self) {
      try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .function("nan")))
    }
    #expect(nan?.message.contains("NaN") == true)
    let unknown = #expect(throws: SQLiteError.self) {
      try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .function("no such")))
    }
    #expect(unknown?.message == "no such function: no such")
    #expect(try connection.search(FullTextQuery("wine"), in: table).count == 4)
  }

  @Test func `cannot be asked with other than matchinfo, nor by the schema`() throws {
    let (connection, table) = (try SearchedModule.fts4.opened(SearchedModule.wines), SearchedModule.fts4.table())
    _ = try connection.search(FullTextQuery("wine"), in: table)
    _ = try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(ranking: .hits()))
    let name = SQL(identifier: table.name)
    for (function, format) in [("search_bm25", "'pcnalx'" as SQL), ("search_hits_fts4", "'pcx'")] {
      for arguments: SQL in [
        "", "NULL", "1", "'text'", "x''", "x'00'", "x'01000000'", "x'0100000001000000'", "zeroblob(24)", "zeroblob(1000)",
        "x'FFFFFFFFFFFFFFFF00000000'", "matchinfo(\(name), 'pcy')", "matchinfo(\(name), 'pcnalxs')", "matchinfo(\(name), \(format)), 1",
        "matchinfo(\(name), \(format)), 1, 'a'", "matchinfo(\(name), \(format)), 1, NULL", "matchinfo(\(name), \(format)), 1, 2, 3",
      ] {
        let call = "\(identifier: function)(\(arguments))" as SQL
        let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT \(call) FROM \(name) WHERE \(name) MATCH 'wine'") }
        #expect(error?.code != .ok && error?.message.isEmpty == false, "\(call.text)")
      }
      let good: SQL = "\(identifier: function)(matchinfo(\(name), \(format)), 1, 2)"
      #expect(try connection.rows("SELECT \(good) FROM \(name) WHERE \(name) MATCH 'wine'").count == 4)
      try connection.execute("CREATE VIEW v AS SELECT \(good) FROM \(name) WHERE \(name) MATCH 'wine'")
      let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT * FROM v") }
      #expect(error?.message.contains("unsafe use of") == true, "\(String(describing: error))")
      try connection.execute("DROP VIEW v")
      #expect(try connection.value("SELECT flags & \(0x800) FROM pragma_function_list WHERE name = \(function)") == 0x800)
    }
  }
}
