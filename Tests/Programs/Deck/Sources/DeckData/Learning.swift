import Foundation
import SQLiteManager

/// A word that is due.
package struct DueWord: Decodable, Equatable, Sendable, Identifiable {
  package var id: Word.ID
  package var lemma: String
  package var gloss: String
  package var dueOn: Date
}

extension Deck {
  /// Makes the card of a word; a card that is there already stays as it is.
  package func learn(_ word: Word.ID) throws {
    try database.transaction { connection in
      if try connection.find(Card.self, key: word) == nil { try connection.insert(Card(word: word, dueOn: now())) }
    }
  }

  /// Makes the cards of many words; cards that are there already stay as they are.
  ///
  /// - Returns: The number of new cards.
  @discardableResult
  package func learn(all words: some Sequence<Word>) throws -> Int {
    let moment = now()
    return try database.insert(words, into: "card", columns: ["word", "due_on"], onConflict: .skip) { ($0.id, moment) }
  }

  /// Returns the words that are due, the longest waiting first.
  package func due(limit: Int = 20) throws -> [DueWord] {
    try database.rows(Self.dueQuery(at: now(), limit: limit), decoding: DueWord.self, naming: .snakeCase)
  }

  static func dueQuery(at moment: Date, limit: Int) -> SQL {
    """
    SELECT word.id, word.lemma, word.gloss, card.due_on FROM card JOIN word ON word.id = card.word
    WHERE card.due_on <= \(moment) ORDER BY card.due_on, card.word LIMIT \(limit)
    """
  }

  /// Writes an answer and moves the card, in one transaction.
  ///
  /// - Throws: ``DeckError``, also for a full disk and for a database that another program holds for too long.
  @discardableResult
  package func answer(_ word: Word.ID, isRight: Bool) throws -> Card {
    let moment = now()
    do {
      return try database.transaction { connection in
        guard var card = try connection.find(Card.self, key: word) else { throw DeckError.noCard(word) }
        try connection.insert(
          Answer(
            word: word, givenAt: moment, device: device, wasRight: isRight, dueBefore: card.dueOn,
            intervalBefore: card.intervalDays))
        card.intervalDays = isRight ? card.intervalDays * 2 : 1
        card.dueOn = moment.addingTimeInterval(Double(card.intervalDays) * 86_400)
        try connection.update(card)
        return card
      }
    } catch ResultCode.full {
      throw DeckError.diskIsFull
    } catch ResultCode.busy {
      throw DeckError.tryAgain
    }
  }

  /// Deletes the last answer, and gives its card the state before that answer.
  ///
  /// - Returns: The answer; nil when there is none.
  @discardableResult
  package func undoLastAnswer() throws -> Answer? {
    try database.transaction { connection in
      guard let last = try connection.read(Answer.self, orderedBy: .descending("id"), limit: 1).first else { return nil }
      try connection.update("card", set: ["due_on": last.dueBefore, "interval_days": last.intervalBefore], key: last.word)
      try connection.delete(last)
      return last
    }
  }
}
