import Foundation
import SQLiteManager
import SQLiteStorage

extension Deck {
  /// Returns the settings, or those of a new app when none were saved.
  package func settings() throws -> DeckSettings {
    try database.find(in: "setting", key: "deck") { row in try row["value", as: DeckSettings.self] } ?? DeckSettings()
  }

  package func save(_ settings: DeckSettings) throws {
    try database.upsert(["name": "deck", "value": settings], into: "setting")
  }

  /// Imports lines of a word, a tab and a meaning: all of them, or none when the task is cancelled or a line is malformed.
  ///
  /// - Returns: The number of words.
  @discardableResult
  package func importWords(
    _ text: String, language: Language, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Int {
    try await database.perform { connection in
      let lines = text.split(separator: "\n").enumerated()
      return try connection.insert(
        lines, into: "own_word", columns: ["language", "lemma", "gloss"], reportEvery: 1_000, progress: { progress($0) }
      ) { line in
        let parts = line.element.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw DeckError.malformedLine(line.offset + 1) }
        return (language, parts[0], parts[1])
      }
    }
  }

  /// Returns the imported words of a language, in the order of their lines.
  package func importedWords(in language: Language) throws -> [OwnWord] {
    try database.read(
      decoding: OwnWord.self, from: "own_word", where: Column("language") == language, orderedBy: .ascending("id"))
  }

  /// Copies the database to a file that is not there yet.
  package func backup(to file: URL) async throws {
    try await database.backup(toNewFile: file.path(percentEncoded: false)).finish()
  }
}
