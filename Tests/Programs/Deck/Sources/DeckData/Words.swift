import Foundation
import SQLiteManager

/// A language whose words are learned.
package enum Language: String, Codable, CaseIterable, Sendable, SQLiteConvertible {
  case czech = "cs"
  case german = "de"
}

/// A word of the content, with its meaning.
package struct Word: Decodable, Hashable, Identifiable, Sendable {
  package let id: Int64
  package let language: Language
  package let lemma: String
  package let meaning: String
}

/// A word that is being learned, and when it is asked next.
package struct Card: Hashable, Identifiable, Sendable, ExpressibleByRow {
  package let word: Word
  package let due: Date
  package let interval: Int

  package var id: Int64 { word.id }

  package init(row: borrowing Row) throws {
    word = Word(id: try row["id"], language: try row["language"], lemma: try row["lemma"], meaning: try row["meaning"])
    due = try row["due"]
    interval = try row["interval"]
  }
}

/// How well a word was known.
package enum Answer: String, CaseIterable, Sendable, SQLiteConvertible {
  case again, good, easy

  /// The days until the word is asked again, after that many between the last two times.
  func interval(after days: Int) -> Int {
    switch self {
    case .again: 0
    case .good: max(1, days * 2)
    case .easy: max(3, days * 3)
    }
  }
}
