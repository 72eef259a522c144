// Swift of Sources/SQLiteManager/Documentation.docc/SearchAsYouType.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteFullText
import SQLiteManager

enum SearchAsYouTypeArticle {
  static func search(_ wines: SQLiteManager, print: (Int64, String) -> Void) throws -> (table: FullTextTable, page: [FullTextResult], total: Int, beginnings: [FullTextResult]) {
let table = FullTextTable(
  "wine_search", columns: [.init("title", weight: 3), "about"], prefixes: [1, 2, 3], content: .external(table: "wine"))
try wines.withConnection { try $0.createFullTextTable(table) }
let found = try wines.search(FullTextQuery("old red"), in: table)
for result in found { print(result.rowid, result.snippet?.marked("[", "]") ?? "") }
let options = FullTextOptions(limit: 50, offset: 50, highlights: ["title"], condition: "price < \(20)")
let page = try wines.search(FullTextQuery("old red"), in: table, options)
let total = try wines.countResults(of: FullTextQuery("old red"), in: table, options)
let beginnings = try wines.search(FullTextQuery("ol re", prefixes: .allWords), in: table)  // finds "old red"
return (table, page, total, beginnings)
  }

  static func decoded(_ wines: SQLiteManager, _ table: FullTextTable, print: (Int, Double) -> Void) throws {
struct Wine: Decodable {
  let title: String
  let price: Int
}
for found in try wines.search(FullTextQuery("red"), in: table, decoding: Wine.self) { print(found.value.price, found.result.rank ?? 0) }
  }

  static func highlights(_ page: [FullTextResult], print: ([Substring], String) -> Void) throws {
if let title = page.first?.highlights["title"] {
  let words = title.ranges.map { title.text[$0] }
  let html = title.marked("<b>", "</b>") { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
  print(words, html)
}
  }

  static func typed(_ wines: SQLiteManager, _ table: FullTextTable, show: ([FullTextResult]) -> Void) throws -> LiveSearchOptions {
let typing = LiveSearchOptions(minimumLength: 1, ranksFrom: 2, ranksNewest: 10_000, time: .milliseconds(100))
let typed = try wines.liveSearch("ol", in: table, typing)
switch typed.outcome {
case .tooShort: break                             // show nothing
case .ranked, .newest: show(typed.results)        // the best, or the newest rows
case .outOfBudget: show(typed.results)            // as many of the newest as there was time for
}
return typing
  }

  static func typing(_ wines: SQLiteManager, _ table: FullTextTable, _ typing: LiveSearchOptions, show: ([FullTextResult]) -> Void, tell: (any Error) -> Void) async throws {
let searches = wines.liveSearches(in: table, typing, debounce: .milliseconds(150))
searches.type("o")                                // from any thread, at each key
searches.type("old")
for await search in searches {
  switch search {
  case .success(let typed): show(typed.results)
  case .failure(let error): tell(error)           // the next text is looked for all the same
  }
}
  }

  static func rows(_ wines: SQLiteManager, _ table: FullTextTable, _ typing: LiveSearchOptions, print: (Int, Double) -> Void, list: ([Any]) -> Void) async throws {
struct Wine: Decodable {
  let title: String
  let price: Int
}
for found in try wines.search(FullTextQuery("red"), in: table, decoding: Wine.self) { print(found.value.price, found.result.rank ?? 0) }
let lists = wines.liveSearches(in: table, decoding: Wine.self, typing)
lists.type("old")
for await search in lists {
  if case .success(let typed) = search { list(typed.results.map(\.value)) }
}
  }

}
