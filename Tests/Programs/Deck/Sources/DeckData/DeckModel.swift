import Foundation
import Observation
import SQLiteFullText
import SQLiteManager

/// The contents of the screen of a deck.
@MainActor @Observable package final class DeckModel {
  package private(set) var due: [Card] = []
  package private(set) var found: [Word] = []
  package private(set) var failure: String?

  private let deck: Deck
  private let clock: any Clock<Duration>
  private let searches: LiveSearches<FoundRow<Word>>

  package init(_ deck: Deck, clock: any Clock<Duration> = ContinuousClock()) {
    self.deck = deck
    self.clock = clock
    searches = deck.database.liveSearches(in: Deck.search, decoding: Word.self, LiveSearchOptions(prefixes: .allWords), clock: clock)
  }

  /// Shows the due cards until the task ends: again after each change, and when the next card becomes due.
  package func followCards() async {
    let deck = deck
    let states = deck.database.observe(
      clock: clock, readingAgainAfter: { state in state.next.map { .seconds($0.timeIntervalSince(deck.now())) } }
    ) {
      try deck.state(on: $0)
    }
    do {
      for try await state in states { due = state.due }
    } catch { failure = "\(error)" }
  }

  /// Searches for the text in the search field.
  package func type(_ text: String) { searches.type(text) }

  /// Shows the found words until the task ends.
  package func followSearch() async {
    for await search in searches {
      switch search {
      case .success(let typed): found = typed.results.map(\.value)
      case .failure(let error): failure = "\(error)"
      }
    }
  }

  /// Keeps the answer to a card.
  package func answer(_ card: Card, _ answer: Answer) async {
    let deck = deck
    do { _ = try await Task.detached { try deck.answer(card.id, answer) }.value } catch { failure = "\(error)" }
  }
}
