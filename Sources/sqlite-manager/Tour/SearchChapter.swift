import SQLiteFullText
import SQLiteManager

/// The chapter of the tour that searches for questions by what people type, and sorts them in the order of a language.
struct SearchChapter {
  let print: QuizTour

  func run(_ quiz: SQLiteManager) throws {
    try print.heading("5  search: what people type, and the order they expect")
    guard let table = try quiz.withConnection({ try $0.fullTextTable(named: "question_search") }) else { return }
    try find(FullTextQuery("melnik"), in: table, of: quiz, "Accents need not be typed.")
    try find(FullTextQuery(#""capital lies" -lake* ("#), in: table, of: quiz, "Quotes make a phrase; no other sign means anything.")
    try print.paragraph("Results while a person types, from the third letter on with the best first:")
    for text in ["v", "vä", "vät"] {
      let typed = try quiz.liveSearch(text, in: table, LiveSearchOptions(ranksFrom: 3), options: FullTextOptions(limit: 3))
      let found = typed.results.map { $0.snippet?.marked("[", "]") ?? "" }.joined(separator: " · ")
      try print.paragraph("  \(text) (\(typed.outcome == .ranked ? "the best first" : "the newest first")): \(found)")
    }
    for (locale, language) in [("cs", "Czech"), ("sv", "Swedish")] {
      let rows = try quiz.read("question", columns: ["title"], orderedBy: .localized("title", locale: locale))
      let titles = try rows.map { try $0["title", as: String.self] }
      try print.paragraph("The last titles in \(language) order: \(titles.suffix(5).joined(separator: ", "))")
    }
    try print.code()
  }

  private func find(_ query: FullTextQuery, in table: FullTextTable, of quiz: SQLiteManager, _ remark: String) throws {
    let count = try quiz.countResults(of: query, in: table)
    try print.paragraph("Search for: \(query.text)")
    try print.paragraph("Rows found: \(count). \(remark)")
    let found = try quiz.search(query, in: table, FullTextOptions(limit: 2))
    try print.table(
      ["question", "rank", "snippet"],
      found.map { [.integer($0.rowid), .shownRank($0.rank ?? 0), .text($0.snippet?.marked("[", "]") ?? "")] })
  }
}
