// Swift of Sources/SQLiteManager/Documentation.docc/AnAppWithAWidget.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

enum AnAppWithAWidgetArticle {
public struct Deck: Sendable {
  public static let steps: [Migrator.Step] = [
    .init(1, "CREATE TABLE card (word INTEGER PRIMARY KEY REFERENCES word (id), due TEXT NOT NULL)")
  ]

  public let database: SQLiteManager

  public init(_ content: ContentSource = .resource("deck", in: .main), in folder: URL) {
    database = SQLiteManager(
      .installed(content, into: folder), userSchema: Self.steps, configuration: .recommended)  // WAL mode
  }

  /// The words that are due, the oldest first.
  public func due(at now: Date, limit: Int = 3) throws -> [String] {
    try database.rows(
      """
      SELECT lemma FROM word JOIN card ON card.word = word.id
      WHERE due <= \(now) ORDER BY due, word.id LIMIT \(limit)
      """, as: String.self)
  }

  /// Sets when a word is asked again.
  public func ask(_ word: Int64, at due: Date) throws {
    try database.upsert(["word": word, "due": due], into: "card")
  }
}

  static func app(_ folder: URL, askToUpdate: () -> Void, offerRepair: (String) -> Void) async throws {
let deck = Deck(in: folder)
switch try await deck.database.open() {
case .opened, .installed, .current, .upgraded, .migrated: break
case .newerThanApp, .userSchemaNewerThanApp: askToUpdate()
case .damaged(let reason): offerRepair(reason)
}
  }

  static func widget(_ folder: URL, _ now: Date) throws -> [String] {
let deck = Deck(in: folder)
try deck.database.openReadOnly()
defer { try? deck.database.close() }
let words = try deck.due(at: now)
return words
  }

  static func suspension(_ deck: Deck) throws {
try deck.database.suspend()  // the app goes to the background
deck.database.resume()       // and comes back
  }

  static func share(_ folder: URL, _ word: Int64, _ now: Date) throws {
let connection = try Connection(
  .file(folder.appending(path: "deck.sqlite")), access: .readWrite, configuration: .recommended)
defer { try? connection.close() }
try connection.transaction {
  try connection.upsert(["word": word, "due": now], into: "card")
}
  }

}
