import Foundation
import SQLiteManager

/// The data of the app: words that come with the app, and the user's cards and answers beside them.
package struct Deck: Sendable {
  /// The steps that make the user's tables, one for each release of the app that changed them.
  package static let steps: [Migrator.Step] = [
    .init(
      1,
      """
      CREATE TABLE card (
        word INTEGER PRIMARY KEY REFERENCES word (id), due_on TEXT NOT NULL,
        interval_days INTEGER NOT NULL DEFAULT 1 CHECK (interval_days > 0), note TEXT);
      CREATE INDEX card_by_due ON card (due_on);
      CREATE TABLE answer (
        id INTEGER PRIMARY KEY, word INTEGER NOT NULL REFERENCES word (id), given_at TEXT NOT NULL, device BLOB NOT NULL,
        was_right INTEGER NOT NULL, due_before TEXT NOT NULL, interval_before INTEGER NOT NULL);
      CREATE INDEX answer_by_word ON answer (word);
      """),
    .init(
      2,
      """
      CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL);
      CREATE TABLE own_word (id INTEGER PRIMARY KEY, language TEXT NOT NULL, lemma TEXT NOT NULL, gloss TEXT NOT NULL);
      """),
  ]

  package let database: SQLiteManager
  package let device: UUID
  package let now: @Sendable () -> Date

  package init(
    _ placement: SQLiteManager.Placement, device: UUID, on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper(),
    now: @escaping @Sendable () -> Date = { Date.now }
  ) {
    database = SQLiteManager(placement, userSchema: Self.steps, configuration: .recommended, on: sqlite)
    self.device = device
    self.now = now
  }

  /// The outcome of a start, by which the app chooses its first screen.
  package enum Start: Equatable, Sendable {
    case ready
    case upgraded(from: Int, to: Int, Upgrade)
    case appIsTooOld
    case damaged(String)
  }

  /// The parts of an upgrade that a screen can show.
  package struct Upgrade: Equatable, Sendable {
    package var replaced: [String]
    package var kept: [String]
    package var cardsWithoutWord: Int
    package var answersWithoutWord: Int
    package var searchNeedsRebuild: Bool
    package var steps: [Int]
  }

  /// Opens the database: it is installed or upgraded first where that is needed.
  @discardableResult
  package func start() throws -> Start {
    switch try database.open() {
    case .opened, .installed, .current, .migrated:
      return .ready
    case .upgraded(let from, let to, let report):
      return .upgraded(
        from: from, to: to,
        Upgrade(
          replaced: report.replaced.sorted(), kept: report.kept.sorted(),
          cardsWithoutWord: report.orphans["card"] ?? 0, answersWithoutWord: report.orphans["answer"] ?? 0,
          searchNeedsRebuild: !report.stale.isEmpty, steps: report.steps))
    case .newerThanApp, .userSchemaNewerThanApp:
      return .appIsTooOld
    case .damaged(let reason):
      return .damaged(reason)
    }
  }
}

/// The errors that the user of a deck can do something about.
package enum DeckError: Error, Equatable {
  case noCard(Word.ID)
  case diskIsFull
  case tryAgain
  case malformedLine(Int)
}
