// Swift of Sources/SQLiteManager/Documentation.docc/Ranking.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteFullText
import SQLiteManager

enum RankingArticle {
  static func search(_ connection: Connection) throws -> (best: [FullTextResult], other: [FullTextResult], newest: [FullTextResult]) {
let table = FullTextTable("wine_search", columns: [.init("title", weight: 3), "about"], content: .external(table: "wine"))
let best = try connection.search(FullTextQuery("old red"), in: table)
let other = try connection.search(FullTextQuery("old red"), in: table, FullTextOptions(ranking: .bm25(weights: [1, 5])))
let newest = try connection.search(FullTextQuery("old red"), in: table, FullTextOptions(ranking: .newestFirst))
return (best, other, newest)
  }

  static func own(_ connection: Connection, _ table: FullTextTable) throws -> [FullTextResult] {
try connection.addSearchRanking("titleFirst", for: .fts5) { row in
  let inTitle = (0..<row.phraseCount).contains { row.hits(phrase: $0, column: 0) > 0 }
  return inTitle ? -1 : 0
}
let ranked = try connection.search(FullTextQuery("red"), in: table, FullTextOptions(ranking: .function("titleFirst")))
return ranked
  }

  static func old(_ connection: Connection) throws -> [(Int64, Int, Int)] {
let rows = try connection.rows("SELECT rowid, matchinfo(old_search, 'pcxl') FROM old_search WHERE old_search MATCH 'red'") { row in
  let info = try Matchinfo(row[1, as: [UInt8].self], format: "pcxl")
  return (try row[0, as: Int64.self], info.hits(phrase: 0, column: 0) ?? 0, info.length(column: 0) ?? 0)
}
return rows
  }

}
