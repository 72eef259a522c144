import Foundation
import SQLiteManager

/// A language whose words are learned.
package enum Language: String, Codable, CaseIterable, Sendable, SQLiteConvertible {
  case czech = "cs"
  case german = "de"
  case english = "en"
}

/// A word of the content, with the columns of release 2.
package struct Word: Codable, Equatable, Sendable, Identifiable, StoredInTable {
  package static let table = "word"
  package var id: Int64
  package var language: Language
  package var lemma: String
  package var gloss: String

  package init(id: Int64, language: Language, lemma: String, gloss: String) {
    (self.id, self.language, self.lemma, self.gloss) = (id, language, lemma, gloss)
  }
}

/// A word that the user learns.
package struct Card: Codable, Equatable, Sendable, StoredInTable {
  package static let table = "card"
  package static let columnNaming = ColumnNaming.snakeCase
  package var word: Word.ID
  package var dueOn: Date
  package var intervalDays: Int
  package var note: String?

  package init(word: Word.ID, dueOn: Date, intervalDays: Int = 1, note: String? = nil) {
    (self.word, self.dueOn, self.intervalDays, self.note) = (word, dueOn, intervalDays, note)
  }
}

/// An answer of the user, and the state of the card before it.
package struct Answer: Codable, Equatable, Sendable, StoredInTable {
  package static let table = "answer"
  package static let columnNaming = ColumnNaming.snakeCase
  package static let storedForms: [any StoredForm.Type] = [BlobUUID.self]
  package var id: Int64?
  package var word: Word.ID
  package var givenAt: Date
  package var device: UUID
  package var wasRight: Bool
  package var dueBefore: Date
  package var intervalBefore: Int

  package init(
    id: Int64? = nil, word: Word.ID, givenAt: Date, device: UUID, wasRight: Bool, dueBefore: Date, intervalBefore: Int
  ) {
    (self.id, self.word, self.givenAt, self.device) = (id, word, givenAt, device)
    (self.wasRight, self.dueBefore, self.intervalBefore) = (wasRight, dueBefore, intervalBefore)
  }
}

/// A word that the user imported; its other columns are not read.
package struct OwnWord: Decodable, Equatable, Sendable {
  package var lemma: String
  package var gloss: String

  package init(lemma: String, gloss: String) { (self.lemma, self.gloss) = (lemma, gloss) }
}

/// The settings of the user, stored as JSON in one row.
package struct DeckSettings: StoredAsJSON, Equatable, Sendable {
  package var dailyGoal: Int
  package var languages: [Language]
  package var reminder: Date?

  package init(dailyGoal: Int = 20, languages: [Language] = [.czech, .german], reminder: Date? = nil) {
    (self.dailyGoal, self.languages, self.reminder) = (dailyGoal, languages, reminder)
  }
}
