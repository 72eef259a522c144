import DeckData
import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTesting

let moment = Date(timeIntervalSince1970: 1_800_000_000)  // 2027-01-15 08:00:00 UTC
let day: TimeInterval = 86_400
let testDevice = UUID(uuid: (0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A, 0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x6E, 0x5F))

/// Makes the content of a release: release 2 calls the meaning "gloss", lacks the word 4 and has the word 6.
func makeContent(_ release: Int, on connection: Connection) throws {
  let meaning = release == 1 ? "meaning" : "gloss"
  try connection.execute(
    """
    CREATE TABLE word (
      id INTEGER PRIMARY KEY, language TEXT NOT NULL, lemma TEXT NOT NULL, \(identifier: meaning) TEXT NOT NULL);
    CREATE INDEX word_by_language ON word (language)
    """)
  var words: [(Int, String, String, String)] = [
    (1, "cs", "čaj", "tea"), (2, "cs", "chleba", "bread"), (3, "cs", "hora", "mountain"), (5, "cs", "cesta", "road"),
    (11, "de", "Äpfel", "apples"), (12, "de", "Zug", "train"), (13, "de", "Straße", "street"), (14, "de", "Bahn", "train"),
  ]
  words.append(release == 1 ? (4, "cs", "žába", "frog") : (6, "cs", "křeček", "hamster"))
  try connection.insert(words, into: "word", columns: ["id", "language", "lemma", meaning]) { $0 }
  try connection.createFullTextTable(
    FullTextTable(
      "word_search", columns: [.init("lemma", weight: 3), .init(meaning)], prefixes: [1, 2, 3], tokenizer: .folding,
      content: .external(table: "word")))
}

/// Makes the bundled file of a release in a folder of its own: each release has it under the same name, that of the installed file.
func makeBundle(_ release: Int, in folder: URL) throws -> ContentSource {
  let place = folder.appending(path: "release\(release)")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  let file = place.appending(path: "deck.sqlite")
  var configuration = Connection.Configuration()
  configuration.onDemand = .text
  let connection = try Connection(.file(file), access: .new, configuration: configuration)
  try makeContent(release, on: connection)
  try connection.setPragma(.userVersion, to: release)
  try connection.close()
  return .file(file)
}

/// A folder that is removed after its test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The content of release 2, the user's tables, and cards for the words 1 and 2, of which the first is due.
let deckFixture = DatabaseFixture.made("deck") { connection in
  try makeContent(2, on: connection)
  try Migrator(Deck.steps).migrate(connection)
  try connection.insert(Card(word: 1, dueOn: moment - 60))
  try connection.insert(Card(word: 2, dueOn: moment + 60, intervalDays: 4))
}

extension Deck {
  /// Returns the deck on the database of the test.
  static func ofTest(on sqlite: any Sqlite3WrapperProtocol = Sqlite3Wrapper(), now: Date = moment) throws -> Deck {
    let deck = Deck(.database(try TestDatabase.current.location), device: testDevice, on: sqlite) { now }
    try deck.start()
    return deck
  }
}

/// Waits until a condition is true, or until the time limit of the test cancels it.
@MainActor func until(_ condition: () -> Bool) async {
  while !condition() && !Task.isCancelled { await Task.yield() }
}
