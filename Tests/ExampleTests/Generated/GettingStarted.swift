// Swift of Sources/SQLiteManager/Documentation.docc/GettingStarted.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteStorage

enum GettingStartedArticle {
  static func open(askToUpdate: () -> Void, offerRepair: (String) -> Void) throws {

let quiz = try SQLiteManager("quiz", bundle: .module)
switch try quiz.open() {
case .opened, .installed, .current, .upgraded, .migrated: break
case .newerThanApp, .userSchemaNewerThanApp: askToUpdate()
case .damaged(let reason): offerRepair(reason)
}
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
  try Connection(.file(bundled.path), access: .immutable).backup(to: connection)  // the content, with the bundle's version,
  try connection.setPragma(.userVersion, to: 0)                                   // in whose place that of the steps comes
})
try preview.open()
try preview.insert(["question": 101, "at": "2026-01-01"], into: "star")
return preview
  }

}
