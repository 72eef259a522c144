import DeckData
import Foundation
import SQLiteFullText
import SQLiteManager

/// The bundle's database of a release: each release has it under the same name, which is that of the installed file.
func makeContent(version: Int, in folder: URL) throws -> ContentSource {
  let release = folder.appending(path: "release \(version)")
  try FileManager.default.createDirectory(at: release, withIntermediateDirectories: true)
  let file = release.appending(path: "vocabulary.sqlite")
  let connection = try Connection(.file(file.path), access: .new)
  try connection.createTable("word", "id INTEGER PRIMARY KEY, language TEXT NOT NULL, lemma TEXT NOT NULL, meaning TEXT NOT NULL")
  try connection.createFullTextTable(Deck.search)
  try connection.insert(words(version: version), into: "word", columns: ["id", "language", "lemma", "meaning"]) { $0 }
  try connection.setPragma(.userVersion, to: version)
  try connection.close()
  return .file(file)
}

func words(version: Int) -> [(Int, Language, String, String)] {
  let first: [(Int, Language, String, String)] = [
    (1, .czech, "chyba", "mistake"), (2, .czech, "cukr", "sugar"), (3, .czech, "čaj", "tea"), (4, .czech, "hora", "mountain"),
    (5, .german, "Äpfel", "apples"), (6, .german, "Zug", "train"), (7, .german, "Straße", "street"), (8, .german, "Apotheke", "pharmacy"),
  ]
  guard version > 1 else { return first }
  return first.filter { $0.0 != 4 } + [(9, .czech, "řeka", "river"), (10, .german, "Übung", "exercise")]
}

/// A folder that goes with its test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
