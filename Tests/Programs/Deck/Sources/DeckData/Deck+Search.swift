import SQLiteFullText
import SQLiteManager

extension Deck {
  /// The search table that comes with the content.
  package static let search = FullTextTable(
    "word_search", columns: [.init("lemma", weight: 3), "meaning"], prefixes: [1, 2], tokenizer: .folding, content: .external(table: "word")
  )

  /// The words that begin with what was typed.
  package func words(matching text: String, in language: Language) throws -> [Word] {
    try database.search(
      FullTextQuery(text, prefixesLastWord: true), in: Self.search, decoding: Word.self,
      FullTextOptions(condition: "language = \(language)")
    ).map(\.value)
  }

  /// The words with these rowids, in their order.
  func words(_ ids: [Int64]) throws -> [Word] {
    let words = try database.read(decoding: Word.self, from: "word", where: Column("id").in(ids))
    let byID = Dictionary(uniqueKeysWithValues: words.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }
}
