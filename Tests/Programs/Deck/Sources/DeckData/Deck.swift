import Foundation
import SQLiteFullText
import SQLiteManager

/// The errors that the user of a deck can do something about.
package enum DeckError: Error, Equatable {
  case diskIsFull, tryAgain
  case notLearned(word: Int64)
}

/// A deck of vocabulary: words from the bundle, and the user's cards and answers beside them.
package struct Deck: Sendable {
  /// The steps that make the user's tables, one for each release of the app that changed them.
  package static let steps: [Migrator.Step] = [
    .init(
      1,
      """
      CREATE TABLE card (word INTEGER PRIMARY KEY REFERENCES word (id), due TEXT NOT NULL, interval INTEGER NOT NULL DEFAULT 0);
      CREATE INDEX card_by_due ON card (due)
      """),
    .init(
      2,
      """
      CREATE TABLE review (id INTEGER PRIMARY KEY, word INTEGER NOT NULL, answer TEXT NOT NULL, at TEXT NOT NULL);
      CREATE INDEX review_by_time ON review (at)
      """),
  ]

  package let database: SQLiteManager
  let now: @Sendable () -> Date

  package init(_ database: SQLiteManager, now: @escaping @Sendable () -> Date = { Date.now }) {
    self.database = database
    self.now = now
  }

  /// The deck of an app, with its content installed into a folder.
  package init(_ content: ContentSource, into folder: URL, now: @escaping @Sendable () -> Date = { Date.now }) {
    self.init(SQLiteManager(.installed(content, into: folder), userSchema: Self.steps), now: now)
  }

  /// All words of a language, in its order.
  package func words(_ language: Language) throws -> [Word] {
    try database.read(
      decoding: Word.self, from: "word", where: Column("language") == language, orderedBy: .localized("lemma", locale: language.rawValue))
  }

  /// Begins to learn words; those that are learned already stay as they are.
  @discardableResult package func learn(_ words: some Sequence<Word>) throws -> Int {
    let now = now()
    return try told {
      try database.insert(words, into: "card", columns: ["word", "due"], onConflict: .skip) { ($0.id, now) }
    }
  }

  /// The cards that are due, and when the next one becomes due; nil when none will.
  package struct State: Equatable, Sendable {
    package let due: [Card]
    package let next: Date?
  }

  /// The state of this moment: the cards that have waited longest come first.
  package func state() throws -> State { try database.withReader { try state(on: $0) } }

  func state(on connection: Connection) throws -> State {
    let now = now()
    return State(
      due: try connection.rows(
        """
        SELECT word.id, language, lemma, meaning, due, interval FROM card JOIN word ON word.id = card.word
        WHERE due <= \(now) ORDER BY due, word.id LIMIT 20
        """, as: Card.self),
      next: try connection.value("SELECT min(due) FROM card WHERE due > \(now)", as: Date?.self) ?? nil)
  }

  /// Keeps an answer, and says when the word is asked again.
  @discardableResult package func answer(_ word: Int64, _ answer: Answer) throws -> Date {
    let now = now()
    return try told {
      try database.transaction { connection in
        let last = try connection.find(in: "card", key: word) { row in try row["interval", as: Int.self] }
        guard let last else { throw DeckError.notLearned(word: word) }
        let interval = answer.interval(after: last)
        let due = now.addingTimeInterval(interval == 0 ? 600 : Double(interval) * 86_400)
        try connection.update("card", set: ["due": due, "interval": interval], key: word)
        try connection.insert(["word": word, "answer": answer, "at": now], into: "review")
        return due
      }
    }
  }

  /// Runs a closure, and throws the deck's own errors for a full disk and for a busy database.
  private func told<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as SQLiteError where error.code.primary == .full {
      throw DeckError.diskIsFull
    } catch let error as SQLiteError where error.code.primary == .busy {
      throw DeckError.tryAgain
    }
  }
}
