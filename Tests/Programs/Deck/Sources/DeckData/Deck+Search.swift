import SQLiteFullText
import SQLiteManager

extension Deck {
  /// The search table that comes with the content.
  package static let search = FullTextTable(
    "word_search", columns: [.init("lemma", weight: 3), "meaning"], prefixes: [1, 2], tokenizer: .folding, content: .external(table: "word")
  )

  /// The words that match a typed text, in which each word is a beginning.
  package func words(matching text: String, in language: Language) throws -> [Word] {
    try database.search(
      FullTextQuery(text, prefixes: .allWords), in: Self.search, decoding: Word.self,
      FullTextOptions(condition: "language = \(language)")
    ).map(\.value)
  }
}
