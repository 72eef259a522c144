import Foundation
import SQLiteFullText
import SQLiteManager

/// The time of a search that finds long texts: as the text is typed, with 100 ms, and with the usual options.
struct LongTexts {
  /// The times of searching for one text.
  struct Search {
    let corpus: String
    let module: String
    let text: String
    /// A search as the text is typed, with 100 ms.
    let typed: Double
    let outcome: String
    /// A search with the usual options.
    let usual: Double
    /// The same with the whole text of each row, marked.
    let highlighted: Double
    /// The same without anything marked.
    let unmarked: Double
  }

  private struct Corpus {
    let name: String
    let rows: [String]
    let queries: [String]
  }

  private static let corpora: [Corpus] = [
    Corpus(name: "one word 20,000 times", rows: [String(repeating: "hello ", count: 20_000)], queries: ["h", "hel", "hello "]),
    Corpus(
      name: "a row of 1 MB", rows: [String(repeating: "hello brave new world of words ", count: 32_000) + "amen"],
      queries: ["h", "hello ", "hello world", "amen"]),
    Corpus(
      name: "150,000 different words", rows: [(0..<150_000).map { "w\($0)" }.joined(separator: " ")],
      queries: ["w", "w1", "w149999", "w5 w77777"]),
    Corpus(
      name: "20 rows of 1 MB",
      rows: (0..<20).map { "row\($0) " + String(repeating: "hello brave new world of words ", count: 32_000) + "amen" },
      queries: ["h", "hello ", "amen"]),
  ]

  private static let rounds = 5

  static func measure() throws -> [Search] {
    var searches: [Search] = []
    for corpus in corpora {
      for module in [FullTextTable.Module.fts5, .fts4] {
        let table = FullTextTable("note", columns: ["title", "text"], module: module)
        let connection = try Connection(.memory)
        try connection.createFullTextTable(table)
        try connection.transaction {
          for row in corpus.rows { try connection.execute("INSERT INTO note(title, text) VALUES ('a title', \(row))") }
          for number in 1...1_000 {
            try connection.execute("INSERT INTO note(title, text) VALUES ('a title', \("short number \(number)"))")
          }
        }
        for text in corpus.queries {
          var outcome = LiveSearch<FullTextResult>.Outcome.tooShort
          let typed = try slowest {
            outcome = try connection.liveSearch(text, in: table, LiveSearchOptions(time: .milliseconds(100))).outcome
          }
          func usual(_ options: FullTextOptions) throws -> Double {
            try slowest { _ = try connection.search(FullTextQuery(text, prefixes: text.last != " " ? .lastWord : nil), in: table, options) }
          }
          searches.append(
            Search(
              corpus: corpus.name, module: module == .fts5 ? "FTS5" : "FTS4", text: text, typed: typed, outcome: "\(outcome)",
              usual: try usual(FullTextOptions()), highlighted: try usual(FullTextOptions(highlights: ["text"])),
              unmarked: try usual(FullTextOptions(snippet: nil))))
        }
      }
    }
    return searches
  }

  /// The milliseconds of the slowest of some rounds, the first left out.
  private static func slowest(_ body: () throws -> Void) throws -> Double {
    try body()
    return try (0..<rounds).map { _ in
      let stopwatch = Stopwatch()
      try stopwatch.time(body)
      return Double(stopwatch.nanoseconds) / 1e6
    }.max() ?? 0
  }
}

extension Report {
  /// A table of searches in long texts.
  init(_ searches: [LongTexts.Search]) {
    rows = [["text", "module", "looked for", "as typed, 100 ms", "", "usual", "highlighted", "nothing marked"]]
    for search in searches {
      rows.append(
        [search.corpus, search.module, "`\(search.text)`", String(format: "%.1f", search.typed), search.outcome]
          + [search.usual, search.highlighted, search.unmarked].map { String(format: "%.1f", $0) })
    }
  }
}
