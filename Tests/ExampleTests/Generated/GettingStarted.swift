// Swift of Sources/SQLiteManager/Documentation.docc/GettingStarted.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteStorage

enum GettingStartedArticle {
struct Card: Codable, StoredInTable {
  static let table = "card"
  var id: Int
  var word: String
}

  static func open(askToUpdate: () -> Void, offerRepair: (String) -> Void) throws {

let quiz = try SQLiteManager("quiz", bundle: .module)
switch try quiz.open() {
case .opened, .installed, .current, .upgraded, .migrated: break
case .newerThanApp, .userSchemaNewerThanApp: askToUpdate()
case .damaged(let reason): offerRepair(reason)
}
  }

  static func initializers(_ path: String) throws -> [SQLiteManager] {
let quiz = try SQLiteManager(
  "quiz",                      // the resource, without its extension; the installed file has the same name
  bundle: .main,               // where the resource is; .module in a package
  extension: "sqlite",         // of the resource and of the installed file
  subdirectory: nil,           // where in the bundle; nil for its top
  into: nil,                   // the folder of the installed file; nil for one of the app's own in application support
  carrying: [],                // tables that the bundle may bring, and whose rows are the user's
  adopting: [],                // tables of a file without a record that are content
  references: [],              // the user's columns that hold ids of content without REFERENCES
  userSchema: [],              // the steps that make and change the user's tables
  configuration: .init(),      // the settings of its connections; .recommended has WAL mode
  idlePolicy: .keepOpen,       // .closeWhenIdle closes the database after each call
  lockTimeout: .seconds(60),   // the longest wait for other processes that install the same bundle
  prepare: { _ in },           // adds functions, collations and modules to each connection
  files: localFileSystem,      // the file operations; a test hands in others
  on: Sqlite3Wrapper()         // the library; a test hands in a mock
)
let other = SQLiteManager(
  .database(.file(path)),      // the placement: see the table below
  userSchema: [],
  configuration: .init(),
  idlePolicy: .keepOpen,
  lockTimeout: .seconds(60),
  prepare: { _ in },
  files: localFileSystem,
  on: Sqlite3Wrapper()
)
return [quiz, other]
  }

  static func records(_ quiz: SQLiteManager) throws -> [Card] {
try quiz.insert(Card(id: 7, word: "Apfel"))
let cards = try quiz.read(Card.self, where: Column("word") == "Apfel", orderedBy: .ascending("id"))
if var card = try quiz.find(Card.self, key: 7) {
  card.word = "der Apfel"
  try quiz.update(card)  // writes the columns that differ
  try quiz.upsert(card)  // inserts the card, or changes the row that has its key
  try quiz.delete(card)  // deletes the row that has its key
}
return cards
  }

  static func work(_ quiz: SQLiteManager, minimum: Int, print: (String) -> Void) async throws -> (rows: [OwnedRow], titles: [String], count: Int) {
for row in try quiz.read("question", where: Column("category") == 3 && Column("points") > 2, orderedBy: .ascending("title")) {
  print(try row["title", as: String.self])
}
try quiz.createTable("star", "question INTEGER PRIMARY KEY, at TEXT NOT NULL", ifNotExists: true)
try quiz.insert(["question": 42, "at": "2026-01-01"], into: "star")
try quiz.update("star", set: ["at": "2026-01-02"], where: Column("question") == 42)
try quiz.delete(from: "star", where: Column("question").in([1, 2, 3]))
let ids = [1, 2, 3]
let rows = try quiz.rows("SELECT title FROM question WHERE id IN \(list: ids) AND points > \(minimum)")
try quiz.transaction { connection in
  let insert = try connection.prepare("INSERT INTO star (question, at) VALUES (?, ?)")
  for id in ids { try insert.run(id, "2026-01-01") }
}
let titles = try quiz.withConnection { connection in
  try connection.rows("SELECT title FROM question") { row in try row[0, as: String.self] }
}
let count = try await quiz.perform { try $0.count("question") }  // off the caller's thread
return (rows, titles, count)
  }

  static func preview(_ bundled: URL, _ steps: [Migrator.Step]) throws -> SQLiteManager {
let preview = SQLiteManager(.database(.memory), userSchema: steps, prepare: { connection in
  try Connection(.file(bundled.path), access: .immutable).backup(to: connection)  // the content, with the bundle's version
  try connection.setPragma(.userVersion, to: 0)                                   // the steps begin at version 1
})
try preview.open()
try preview.insert(["question": 101, "at": "2026-01-01"], into: "star")
return preview
  }

}
