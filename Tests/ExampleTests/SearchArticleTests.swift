import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Testing

/// The code of the articles SearchAsYouType and Ranking, run.
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
    try await wines.open()
    try wines.withConnection { try Self.fill($0) }
    typealias Article = SearchAsYouTypeArticle
    var printed: [(rowid: Int64, snippet: String)] = []
    let (table, page, total, beginnings) = try Article.search(wines) { printed.append(($0, $1)) }
    #expect(Set(printed.map(\.rowid)) == [1, 2, 3] && printed.first?.rowid == 1)
    #expect(printed.allSatisfy { $0.snippet.contains("[") })
    #expect(page.isEmpty && total == 2, "the second page of two")
    #expect(Set(beginnings.map(\.rowid)) == [1, 2, 3])

    var prices: [Int] = []
    try Article.decoded(wines, table) { price, _ in prices.append(price) }
    #expect(prices.sorted() == [7, 12, 30])

    let first = try wines.search(FullTextQuery("old red"), in: table, FullTextOptions(highlights: ["title"]))
    try Article.highlights(first) { words, html in #expect(words == ["Old", "red"] && html == "<b>Old</b> <b>red</b>") }
    let about = try #require(try wines.search(FullTextQuery("winter"), in: table, FullTextOptions(highlights: ["about"])).first)
    let html = about.highlights["about"]?.marked("<b>", "</b>") { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    #expect(html == "for &lt;<b>winter</b>> &amp; old friends")

    // The time of this search is the system's: the number of its results depends on that, but not whether they are shown.
    var answers = 0
    _ = try Article.typed(wines, table) { _ in answers += 1 }
    #expect(answers == 1)
    let typing = LiveSearchOptions(minimumLength: 1, ranksFrom: 2, ranksNewest: 10_000, steps: 1_000_000)
    let typed = try wines.liveSearch("ol", in: table, typing)
    #expect(typed.outcome == .ranked && typed.results.count == 3)
    #expect(try wines.liveSearch("o", in: table, typing).outcome == .newest)

    // The article's loop, with a debounce that does not wait and with an end; the loop as printed is only compiled.
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
    let (best, other, newest) = try RankingArticle.search(connection)
    #expect(best.first?.rowid == 1 && other.first?.rowid == 2 && newest.map(\.rowid) == [3, 2, 1])
    let ranked = try RankingArticle.own(connection, table)
    #expect(ranked.map(\.rowid) == [1, 2, 3] && ranked.map(\.rank) == [-1, 0, 0])
    #expect(try connection.value("SELECT titleFirst(wine_search, 1.0, 1.0) FROM wine_search WHERE wine_search MATCH 'winter'") == 0.0)
    let rows = try RankingArticle.old(connection)
    #expect(rows.map { [$0.0, Int64($0.1), Int64($0.2)] } == [[1, 1, 2], [2, 0, 2], [3, 0, 2]])
  }
}
