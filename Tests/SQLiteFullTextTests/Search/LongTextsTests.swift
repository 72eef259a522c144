import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@testable import SQLiteFullText

@Suite struct `A row that is too long for the functions of SQLite` {
  /// A table over texts, each with the word `wine` in it; the second column is short.
  private func opened(
    _ texts: [String], _ module: SearchedModule, tokenizer: FullTextTokenizer = .unicode61(), detail: FullTextTable.Detail = .full,
    encoding: SQL = "PRAGMA encoding='UTF-8'"
  ) throws -> (Connection, FullTextTable) {
    let connection = try Connection(.memory)
    try connection.execute(encoding)
    try connection.addTokenizers()
    let table = FullTextTable("docs", columns: ["title", "body"], module: module.module, tokenizer: tokenizer, detail: detail)
    try connection.createFullTextTable(table)
    for text in texts { try connection.execute("INSERT INTO docs(title, body) VALUES (\(text), 'short wine')") }
    return (connection, table)
  }

  private func filler(_ bytes: Int, _ generator: inout SplitMix64) -> String {
    let words = ["old", "young", "apple", "żółw", "a", "to", "cellar,", "not.", "Štěpán", "🍷", "under-the-table"]
    var text = ""
    while text.utf8.count < bytes { text += words[generator.below(words.count)] + (generator.below(9) == 0 ? ".\n" : " ") }
    return text
  }

  // MARK: The functions that are asked

  @Test func `is not given to snippet and highlight of FTS5`() throws {
    let (connection, table) = try opened(
      [128, 129, 20_000].map { String(repeating: "wine ", count: $0) }
        + [65_526, 65_527, 1_000_000].map { String(repeating: "-", count: $0 - 4) + "wine" }, .fts5)
    var asked: [String: [Int64]] = [:]
    for name in ["snippet", "highlight"] {  // in place of FTS5's own
      try connection.addFullTextFunction(name) { match, _ in
        asked[name, default: []].append(match.rowid)
        return "asked"
      }
    }
    let options = FullTextOptions(ranking: .oldestFirst, highlights: ["title"])
    let found = try connection.search(FullTextQuery("title", columns: nil), in: table, options)
    #expect(found.isEmpty)
    let results = try connection.search(FullTextQuery("wine", columns: ["title"]), in: table, options)
    #expect(results.map(\.rowid) == [1, 2, 3, 4, 5, 6])
    #expect(asked == ["snippet": [1, 4], "highlight": [1, 4]])
    #expect(results.filter { $0.snippet?.text == "asked" }.map(\.rowid) == [1, 4])
    for result in results where ![1, 4].contains(result.rowid) {
      #expect(result.snippet?.found.first == "wine" && result.highlights["title"]?.found.first == "wine", "\(result.rowid)")
    }
    #expect(results[2].highlights["title"]?.ranges.count == LongTexts.mostPlacesOfHighlights)
    #expect(results[2].snippet?.found.count == 16)
  }

  @Test func `is not given to snippet of FTS4, which would show two pieces`() throws {
    let gap = { String(repeating: "a ", count: ($0 - 20) / 2) }  // with "short wine" the row has as many bytes as it says
    let (connection, table) = try opened([65_536, 65_538].map { "cellar " + gap($0) + "wi" } + ["x"], .fts4)
    let options = FullTextOptions(ranking: .oldestFirst, snippet: .init(words: 4, ellipsis: "…", column: "title"))
    let found = try connection.search(.expression("cellar wi"), in: table, options)
    #expect(found.map { $0.snippet?.found.count } == [2, 1])
    #expect(found.map { $0.snippet?.text.split(separator: "…").count } == [2, 1])
  }

  // MARK: The same

  @Test(arguments: [FullTextTokenizer.unicode61(), .porter(), .folding, .cjk, .html(), .ascii()])
  func `has its words marked where FTS5 marks them`(tokenizer: FullTextTokenizer) throws {
    var generator = SplitMix64(seed: 41)
    let texts = (0..<6).map { number in
      filler(number < TestRun.rounds(2, few: 1) ? 66_000 : 300, &generator) + " old wine <b>apple</b> " + filler(400, &generator)
        + String(repeating: "wine wine winery 日本語酒 ", count: number % 3 == 0 ? 0 : 70)
    }
    for detail in FullTextTable.Detail.allCases where detail == .full || tokenizer == .unicode61() && TestRun.isLong {
      let (connection, table) = try opened(texts, .fts5, tokenizer: tokenizer, detail: detail)
      let expressions = [
        "wine", "wi*", "old AND wine", "wine OR nothing", "^old", "\"old wine\"", "NEAR(old wine apple, 3)", "title : wine",
      ]
      for expression in tokenizer == .unicode61() ? expressions : TestRun.sample(of: expressions, few: 2) {
        if detail != .full, expression.contains("\"") || expression.contains("NEAR") || expression.contains("^") { continue }
        if detail == .none, expression.contains(":") { continue }
        let options = FullTextOptions(ranking: .oldestFirst, highlights: ["title", "body"])
        var count = 0
        for result in try connection.search(.expression(expression), in: table, options) {
          let sql: SQL = """
            SELECT highlight(docs, 0, '[', ']'), highlight(docs, 1, '[', ']') FROM docs WHERE docs MATCH \(expression) AND rowid = \(result.rowid)
            """
          let own = try #require(try connection.row(sql, as: String.self, String.self))
          let isSame =
            result.highlights["title"]?.marked("[", "]") == own.0 && result.highlights["body"]?.marked("[", "]") == own.1
          #expect(isSame, "\(expression), row \(result.rowid), \(detail)")
          let snippet = try #require(result.snippet)
          #expect(!snippet.found.isEmpty, "\(expression), row \(result.rowid), \(detail)")
          count += 1
        }
        #expect(count > 0 || expression == "^old", "\(expression)")
      }
    }
  }

  @Test func `has its words marked where FTS4 marks them`() throws {
    var generator = SplitMix64(seed: 42)
    let texts = (0..<5).map { number in
      filler(number < TestRun.rounds(3, few: 1) ? 66_000 : 300, &generator) + " old wine apple " + filler(400, &generator)
        + String(repeating: "wine wine winery ", count: number % 3 == 0 ? 0 : 40)
    }
    let (connection, table) = try opened(texts, .fts4)
    for expression in ["wine", "wi*", "old wine", "wine OR nothing", "\"old wine\"", "old NEAR/3 wine", "title:wine"] {
      let options = FullTextOptions(ranking: .oldestFirst, highlights: ["title", "body"])
      for result in try connection.search(.expression(expression), in: table, options) {
        let offsets = try connection.value(
          "SELECT offsets(docs) FROM docs WHERE docs MATCH \(expression) AND docid = \(result.rowid)", as: String.self)
        let places = FoundPlace.places(inBytes: Array(try #require(offsets).utf8)).filter { $0.column == 0 }
        let text = Array(texts[Int(result.rowid) - 1].utf8)
        #expect(result.highlights["title"] == HighlightedText(text, marking: places.map(\.range)), "\(expression), row \(result.rowid)")
        #expect(result.snippet?.found.isEmpty == false, "\(expression), row \(result.rowid)")
      }
    }
  }

  @Test(arguments: SearchedModule.allCases, [1, 2, 5, 16, 64])
  func `has a snippet of whole words, with what was found and an ellipsis where the text goes on`(module: SearchedModule, words: Int) throws
  {
    var generator = SplitMix64(seed: 43)
    // In a sample each number of words meets some places, and each place some numbers.
    for (number, place) in [0, 1, 3, 4_000, 60_000, 66_000].enumerated() {
      if !TestRun.isLong, (number + words + (module == .fts5 ? 0 : 1)) % 2 == 0 { continue }
      let rest = filler(66_000 - place, &generator)
      let text = filler(place, &generator) + "wine" + (rest.isEmpty ? "" : " ") + rest
      let (connection, table) = try opened([text], module)
      let options = FullTextOptions(snippet: .init(words: words, ellipsis: "~", column: "title"))
      let snippet = try #require(try connection.search(FullTextQuery("wine"), in: table, options).first?.snippet)
      #expect(snippet.found == ["wine"], "\(place)")
      let (isCutBefore, isCutAfter) = (snippet.text.hasPrefix("~"), snippet.text.hasSuffix("~"))
      let core = Array(snippet.text.utf8.dropFirst(isCutBefore ? 1 : 0).dropLast(isCutAfter ? 1 : 0))
      let cut = String(decoding: core, as: UTF8.self)
      #expect(isCutBefore || text.utf8.starts(with: core))
      #expect(isCutAfter || text.utf8.reversed().starts(with: core.reversed()))
      #expect(text.contains(cut))
      let count = try connection.tokens(of: cut, with: table.tokenizer, module: module.module).count
      #expect(count == words, "\(count) of \(words) at \(place): \(snippet.text)")
      #expect(text.hasPrefix(cut) == !isCutBefore)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `shows the column and the place with the most different words`(module: SearchedModule) throws {
    var generator = SplitMix64(seed: 44)
    let text = filler(30_000, &generator) + " wine wine wine " + filler(30_000, &generator) + " wine by beer " + filler(30_000, &generator)
    let (connection, table) = try opened([text], module)
    let either = FullTextMatch.expression("wine OR beer OR short")
    let options = FullTextOptions(snippet: .init(words: 5))
    #expect(try connection.search(either, in: table, options).first?.snippet?.found == ["wine", "beer"])
    try connection.execute("UPDATE docs SET body = 'short wine and beer'")
    let best = try connection.search(either, in: table, options).first?.snippet
    #expect(best?.marked("[", "]") == "[short] [wine] and [beer]")
    let title = FullTextOptions(snippet: .init(words: 5, column: "title"))
    #expect(try connection.search(either, in: table, title).first?.snippet?.found == ["wine", "beer"])
    #expect(try connection.search(.expression("short"), in: table, title).first?.snippet?.text.hasPrefix(text.prefix(10)) == true)
    #expect(try connection.search(.expression("short"), in: table, title).first?.snippet?.ranges == [])
  }

  @Test(arguments: SearchedModule.allCases)
  func `may hold markers, NUL, broken UTF-8 and NULL, in UTF-16 too`(module: SearchedModule) throws {
    let markers = String(
      decoding: [0xef, 0xb7, 0x90, 0x20, 0xef, 0xb7, 0x91, 0x20, 0xef, 0xb7, 0x92, 0x31, 0xef, 0xb7, 0x94], as: UTF8.self)
    let text = "\(markers) wine " + String(repeating: "å ", count: 40_000) + "wine \0 wine"
    for encoding in ["UTF-8", "UTF-16"] {
      let (connection, table) = try opened([text], module, encoding: "PRAGMA encoding=\(SQL(unchecked: "'\(encoding)'"))")
      try connection.execute("UPDATE docs SET body = NULL")
      let options = FullTextOptions(highlights: ["title", "body"])
      let result = try #require(try connection.search(FullTextQuery("wine"), in: table, options).first)
      #expect(result.highlights["title"].map { Array($0.text.utf8) == Array(text.utf8) } == true)
      #expect(result.highlights["title"]?.found == Array(repeating: "wine", count: module == .fts5 ? 3 : 2), "\(encoding)")
      #expect(result.highlights["body"] == nil && result.snippet?.found.first == "wine")
      #expect(module == .fts5 || result.snippet?.text.hasPrefix(markers) == true)
    }
    let (connection, table) = try opened(["x"], module)
    try connection.execute(
      "INSERT INTO docs(title) SELECT CAST(CAST(replace(hex(zeroblob(40000)), '00', 'ÿ ') AS BLOB) || x'FF20C3' AS TEXT) || ' wine'")
    let broken = try #require(
      try connection.search(FullTextQuery("wine"), in: table, FullTextOptions(highlights: ["title"])).first { $0.rowid == 2 })
    #expect(broken.highlights["title"]?.found == ["wine"] && broken.snippet?.found == ["wine"])
  }

  // MARK: How far a search looks

  /// How many words of long texts a search looks at.
  private final class Looked {
    var words = 0
  }

  private func search(
    _ text: String, bytes: Int, on connection: Connection, _ table: FullTextTable, _ options: FullTextOptions = FullTextOptions()
  ) throws -> (results: [FullTextResult], words: Int, bytes: Int) {
    let looked = Looked()
    let budget = LongTextBudget(bytes, counting: { (words) throws(SQLiteError) in looked.words += words })
    var results: [FullTextResult] = []
    let match = try FullTextQuery(text).match(in: table, on: connection)
    try connection.forEachResult(of: match, in: table, in: nil, options, budget) { results.append($0) }
    return (results, looked.words, bytes - budget.bytes)
  }

  @Test(arguments: SearchedModule.allCases)
  func `is looked into as far as a search may look`(module: SearchedModule) throws {
    let long = String(repeating: "word ", count: 20_000)
    let near = String(repeating: "word ", count: 10_000)
    let (connection, table) = try opened([long + "beer", near + "beer " + near] + Array(repeating: long + "beer beer", count: 3), module)
    let first = FullTextOptions(ranking: .oldestFirst, limit: 1, snippet: .init(column: "title"), highlights: ["title"])
    let far = try search("beer", bytes: 90_000, on: connection, table, first)
    #expect(far.results[0].snippet?.text == Array(repeating: "word", count: 16).joined(separator: " ") + "…")
    #expect(far.results[0].snippet?.ranges == [])
    #expect(far.results[0].highlights["title"]?.ranges.count == (module == .fts5 ? 0 : 1))  // FTS4 has cut the text into words itself
    #expect(far.results[0].highlights["title"]?.text == long + "beer")
    #expect(far.bytes <= 90_000 && far.words <= 18_256, "\(far.words) \(far.bytes)")
    let all = FullTextOptions(ranking: .oldestFirst, snippet: .init(column: "title"))
    let found = try search("beer", bytes: 180_000, on: connection, table, all)
    #expect(found.results.map { $0.snippet?.ranges.count } == (module == .fts5 ? [1, 1, 0, 0, 0] : [1, 1, 2, 2, 2]))
    #expect(
      found.results.map { $0.snippet?.text.hasSuffix("…") }
        == (module == .fts5 ? [false, true, true, true, true] : [false, true, false, false, false]))
    #expect(found.bytes <= 180_000 && found.words <= 36_512, "\(found.words) \(found.bytes)")
    let repeated = try opened([String(repeating: "beer ", count: 20_000)], module)
    let quick = try search("beer", bytes: 1 << 20, on: repeated.0, repeated.1)
    #expect(quick.results[0].snippet?.found.count == 16 && quick.words <= 512 && quick.bytes <= 4_096, "\(quick.words) \(quick.bytes)")
  }

  @Test func `alone counts for that where this package marks the others, too`() throws {
    let (connection, table) = try opened(["old wine", String(repeating: "-", count: 66_000) + " wine"], .fts5, tokenizer: .trigram())
    let options = FullTextOptions(ranking: .oldestFirst, snippet: .init(column: "title"), highlights: ["title"])
    let found = try search("wine", bytes: 0, on: connection, table, options)
    #expect(found.results.map { $0.snippet?.found } == [["wine"], []])
    #expect(found.results.map { $0.highlights["title"]?.found } == [["wine"], []])
  }

  @Test func `alone counts for that where a short one holds the markers, too`() throws {
    let marker = FullTextMarkers.open
    let (connection, table) = try opened(["old \(marker) wine", "\(marker)" + String(repeating: "-", count: 66_000) + " wine"], .fts5)
    let options = FullTextOptions(ranking: .oldestFirst, snippet: .init(column: "title"), highlights: ["title"])
    let found = try search("wine", bytes: 0, on: connection, table, options)
    #expect(found.results.map { $0.snippet?.found } == [["wine"], []])
    #expect(found.results.map { $0.highlights["title"]?.found } == [["wine"], []])
    #expect(found.results[0].snippet?.text == "old \(marker) wine")
  }

  @Test(arguments: SearchedModule.allCases)
  func `is looked into for a megabyte`(module: SearchedModule) throws {
    let (connection, table) = try opened([990_000, 1_050_000].map { String(repeating: "-", count: $0) + " beer" }, module)
    let options = FullTextOptions(ranking: .oldestFirst, highlights: ["title"])
    let found = try connection.search(FullTextQuery("beer"), in: table, options)
    #expect(found.map { $0.highlights["title"]?.found } == [["beer"], []])
    #expect(found.map { $0.snippet?.found } == [["beer"], []])
  }

  @Test(arguments: SearchedModule.allCases)
  func `costs a search as one types a step for each word, and is given up for a newer text`(module: SearchedModule) throws {
    let (connection, table) = try opened([String(repeating: "word ", count: 20_000) + "beer", "beer"], module)
    func typed(_ steps: Int) throws -> LiveSearch<FullTextResult> {
      try connection.liveSearch("beer ", in: table, LiveSearchOptions(steps: steps), options: FullTextOptions(highlights: ["title"]))
    }
    #expect(try typed(1_000_000).outcome == .ranked)
    if module == .fts5 {
      let cut = try typed(15_000)
      #expect(cut.outcome == .outOfBudget && cut.results.map(\.rowid) == [2], "\(cut.outcome)")
      var asked = 0
      let error = #expect(throws: SQLiteError.self) {
        try connection.liveSearch("beer ", in: table, options: FullTextOptions(snippet: .init(column: "title"))) {
          asked += 1
          return asked > 20
        }
      }
      #expect(error?.code == .interrupt && error?.message == "the search was stopped because a newer one replaces it")
      #expect(asked == 21)
      let late = try connection.liveSearch(
        "beer ", in: table, LiveSearchOptions(time: .milliseconds(100)), clock: VirtualClock(.standing, movingBy: .milliseconds(5)))
      #expect(late.outcome == .outOfBudget && late.results.map(\.rowid) == [2])
    }
    #expect(try connection.search(FullTextQuery("beer"), in: table).count == 2)
    #expect(try connection.value("SELECT count(*) FROM docs", as: Int.self) == 2)
  }
}
