import Foundation
import Observation
import SQLiteFullText
import SQLiteManager

extension Deck {
  /// The search table that comes with the content.
  package static let searchTable = FullTextTable(
    "word_search", columns: [.init("lemma", weight: 3), "gloss"], prefixes: [1, 2, 3], tokenizer: .folding,
    content: .external(table: "word"))

  /// Returns the best words for a text that is being typed: its last word is the beginning of a word.
  package func search(_ typed: String, limit: Int = 20) throws -> [Word] {
    try database.search(
      FullTextQuery(typed, prefixes: .lastWord), in: Self.searchTable, decoding: Word.self, FullTextOptions(limit: limit)
    ).map(\.value)
  }

  /// Returns the words of a language that match a text, each word of which is the beginning of a word.
  package func words(matching text: String, in language: Language) throws -> [Word] {
    try database.search(
      FullTextQuery(text, prefixes: .allWords), in: Self.searchTable, decoding: Word.self,
      FullTextOptions(condition: "language = \(language)")
    ).map(\.value)
  }

  /// Returns all words of a language, in its order.
  package func words(in language: Language) throws -> [Word] {
    try database.read(Word.self, where: Column("language") == language, orderedBy: .localized("lemma", locale: language.rawValue))
  }

  /// Returns the words of a language by their meanings; words with the same meaning have the newest first.
  package func wordsByMeaning(in language: Language) throws -> [Word] {
    try database.read(Word.self, where: Column("language") == language, orderedBy: .ascending("gloss"), .descending("id"))
  }

  /// Returns the searches of a search field.
  package func searchField(
    debounce: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
  ) -> LiveSearches<FoundRow<Word>> {
    database.liveSearches(
      in: Self.searchTable, decoding: Word.self, LiveSearchOptions(prefixes: .allWords, steps: 1_000_000), debounce: debounce,
      clock: clock)
  }
}

/// The contents of a screen with a search field.
@MainActor @Observable package final class SearchModel {
  package private(set) var found: [Word] = []
  package private(set) var failure: String?
  @ObservationIgnored private let searches: LiveSearches<FoundRow<Word>>

  package init(_ deck: Deck, clock: any Clock<Duration> = ContinuousClock()) {
    searches = deck.searchField(clock: clock)
  }

  /// Searches for the text in the search field.
  package func type(_ text: String) { searches.type(text) }

  /// Shows the found words until the task ends.
  package func follow() async {
    for await search in searches {
      switch search {
      case .success(let typed): found = typed.results.map(\.value)
      case .failure(let error): failure = "\(error)"
      }
    }
  }
}
