import Foundation
import Observation
import SQLiteManager

/// The due words, and the moment when the next card becomes due; nil when none will.
package struct DueList: Equatable, Sendable {
  package var words: [DueWord]
  package var next: Date?
}

extension Deck {
  /// Observes the due words: they are read again after each commit and when the next card becomes due.
  package func observeDue(by clock: any Clock<Duration> = ContinuousClock(), limit: Int = 20) -> ObservedValues<DueList> {
    let now = now
    return database.observe(
      clock: clock, readingAgainAfter: { list in list.next.map { .seconds($0.timeIntervalSince(now())) } }
    ) { connection in
      let moment = now()
      return DueList(
        words: try connection.rows(Deck.dueQuery(at: moment, limit: limit), decoding: DueWord.self, naming: .snakeCase),
        next: try connection.value("SELECT min(due_on) FROM card WHERE due_on > \(moment)", as: Date?.self) ?? nil)
    }
  }
}

/// The contents of the screen of due cards.
@MainActor @Observable package final class DueModel {
  package private(set) var list: DueList
  package private(set) var failure: String?
  @ObservationIgnored private let deck: Deck
  @ObservationIgnored private let later: ObservedValues<DueList>

  /// Reads the due words, so that the first frame of the screen has them.
  package init(_ deck: Deck, clock: any Clock<Duration> = ContinuousClock()) throws {
    let first = try deck.observeDue(by: clock).readNow()
    self.deck = deck
    list = first.value
    later = first.later
  }

  /// Shows each list until the task ends.
  package func follow() async {
    do {
      for try await list in later { self.list = list }
    } catch { failure = "\(error)" }
  }

  /// Writes an answer, away from the main thread.
  package func answer(_ word: DueWord, isRight: Bool) async {
    let deck = deck
    do { _ = try await Task.detached { try deck.answer(word.id, isRight: isRight) }.value } catch { failure = "\(error)" }
  }
}
