import SQLiteManagerTesting
import Testing

/// What the articles SearchAsYouType and Ranking show, run.
@Suite struct `The articles on searching` {
  private static func fill(_ connection: Connection) throws {
    try connection.execute(
      """
      CREATE TABLE wine (title, about, price);
      INSERT INTO wine VALUES ('Old red', 'for <winter> & old friends', 12), ('Young white', 'red labels, old prices', 7), ('Old rose', 'red?', 30);
      CREATE VIRTUAL TABLE old_search USING fts4(title, about);
      INSERT INTO old_search SELECT title, about FROM wine
      """)
  }

  @Test func `search as one types`() async throws {
    let wines = SQLiteManager(.database(.memory))
    try wines.open()
    try wines.withConnection { try Self.fill($0) }
    let table = FullTextTable(
      "wine_search", columns: [.init("title", weight: 3), "about"], prefixes: [1, 2, 3], content: .external(table: "wine"))
    try wines.withConnection { try $0.createFullTextTable(table) }
    let found = try wines.search(FullTextQuery("old red"), in: table)
    #expect(Set(found.map(\.rowid)) == [1, 2, 3])
    #expect(found.first?.rowid == 1)
    #expect(found.allSatisfy { $0.snippet?.marked("[", "]").contains("[") == true })

    let options = FullTextOptions(limit: 50, offset: 0, highlights: ["title"], condition: "price < \(20)")
    let page = try wines.search(FullTextQuery("old red"), in: table, options)
    #expect(try wines.countResults(of: FullTextQuery("old red"), in: table, options) == 2)
    #expect(page.count == 2)
    struct Wine: Decodable {
      let title: String
      let price: Int
    }
    let decoded = try wines.search(FullTextQuery("red"), in: table, decoding: Wine.self)
    #expect(decoded.map(\.value.price).sorted() == [7, 12, 30])

    let title = try #require(page.first?.highlights["title"])
    #expect(title.ranges.map { title.text[$0] } == ["Old", "red"])
    let about = try #require(try wines.search(FullTextQuery("winter"), in: table, FullTextOptions(highlights: ["about"])).first)
    let html = about.highlights["about"]?.marked("<b>", "</b>") { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    #expect(html == "for &lt;<b>winter</b>> &amp; old friends")

    let typing = LiveSearchOptions(minimumLength: 1, ranksFrom: 2, ranksNewest: 10_000, steps: 1_000_000)
    let typed = try wines.liveSearch("ol", in: table, typing)
    #expect(typed.outcome == .ranked && typed.results.count == 3)
    #expect(try wines.liveSearch("o", in: table, typing).outcome == .newest)

    let searches = wines.liveSearches(in: table, typing, debounce: .zero)
    searches.type("o")
    searches.type("old")
    searches.finish()
    var shown: [String] = []
    for await search in searches {
      switch search {
      case .success(let typed): shown.append("\(typed.text): \(typed.results.count)")
      case .failure(let error): shown.append("\(error)")
      }
    }
    #expect(shown == ["old: 3"])

    try wines.withConnection { try $0.execute("INSERT INTO wine_search (rowid, title) VALUES (9, 'gone')") }
    let error = #expect(throws: SQLiteError.self) { try wines.search(FullTextQuery("gone"), in: table) }
    #expect(error?.code == .corruptVtab)
  }

  @Test func `rank`() throws {
    let connection = try Connection(.memory)
    try Self.fill(connection)
    let table = FullTextTable("wine_search", columns: [.init("title", weight: 3), "about"], content: .external(table: "wine"))
    try connection.createFullTextTable(table)
    #expect(try connection.search(FullTextQuery("old red"), in: table).first?.rowid == 1)
    let other = FullTextOptions(ranking: .bm25(weights: [1, 5]))
    #expect(try connection.search(FullTextQuery("old red"), in: table, other).first?.rowid == 2)
    let newest = FullTextOptions(ranking: .newestFirst)
    #expect(try connection.search(FullTextQuery("old red"), in: table, newest).map(\.rowid) == [3, 2, 1])
    try connection.addSearchRanking("titleFirst", for: .fts5) { row in
      let inTitle = (0..<row.phraseCount).contains { row.hits(phrase: $0, column: 0) > 0 }
      return inTitle ? -1 : 0
    }
    let ranked = try connection.search(FullTextQuery("red"), in: table, FullTextOptions(ranking: .function("titleFirst")))
    #expect(ranked.map(\.rowid) == [1, 2, 3] && ranked.map(\.rank) == [-1, 0, 0])
    #expect(try connection.value("SELECT titleFirst(wine_search, 1.0, 1.0) FROM wine_search WHERE wine_search MATCH 'winter'") == 0.0)
    let rows = try connection.rows("SELECT rowid, matchinfo(old_search, 'pcxl') FROM old_search WHERE old_search MATCH 'red'") { row in
      let info = try Matchinfo(row[1, as: [UInt8].self], format: "pcxl")
      return [try row[0, as: Int64.self], Int64(info.hits(phrase: 0, column: 0) ?? 0), Int64(info.length(column: 0) ?? 0)]
    }
    #expect(rows == [[1, 1, 2], [2, 0, 2], [3, 0, 2]])
  }
}
