// Swift of Sources/SQLiteManager/Documentation.docc/TestingWithoutSQLite.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Test(.noMisuse) func `a star leaves nothing behind`() throws {
  try Stars(on: LedgerSqlite3Wrapper(Sqlite3Wrapper())).add(42)
}

enum TestingWithoutSQLiteArticle {
  static func mock() throws -> MockSqlite3Wrapper {

let sqlite = MockSqlite3Wrapper()
try sqlite.when { try $0.read("star") }.answers(columns: ["question", "at"], rows: [[42, "2026-01-01"], [7, nil]])
try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)
sqlite.declare("answer", columns: ["id", "given"], primaryKey: ["id"])
try sqlite.when { try $0.find(in: "answer", key: 0) }.answers(columns: ["id", "given"], rows: [[1, "Elbe"]])
try sqlite.whenExactly { try $0.find(in: "answer", key: 13) }.fails(.corrupt)
let both = try sqlite.scripts { connection in
  try connection.upsert(["question": 1], into: "star", onConflict: ["question"])
  try connection.delete(from: "answer", where: .all)
}
both[0].answers(.changed(1))
both[1].fails(.busy)
sqlite.when(matching: /^DELETE FROM "star"/).changes(1)
sqlite.when(#"SELECT "at" FROM "star" WHERE "question" = ?"#).answers(columns: ["at"]) { bound in
  MockAnswer(columns: ["at"], rows: bound[1] == 42 ? [["2026-01-01"]] : [])
}
sqlite.when("SELECT count(*) FROM star").failsToPrepare(.locked).prepares()
  .answers(columns: ["n"], rows: [[1]]).answers(columns: ["n"], rows: [[2]]).repeats()
return sqlite
  }

  static func record(_ sqlite: MockSqlite3Wrapper, _ card: GettingStartedArticle.Card) throws {
sqlite.declare("card", columns: ["id", "word"], primaryKey: ["id"])
let saving = try sqlite.scripts(answered: MockAnswer(columns: ["word"], rows: [["Birne"]])) { try $0.update(card) }
saving[0].answers(columns: ["word"], rows: [["Birne"]])  // the row that is there
saving[1].answers(.changed(1))
  }

  static func expected(_ sqlite: MockSqlite3Wrapper) throws {
let insert = sqlite.when(#"INSERT INTO "card" ("id", "word") VALUES (?, ?)"#)
insert.when { bound in bound[1] != .null && bound[2] == "Apfel" }.answers(.changed(1)).expects(runs: 1)
  }

  static func schema(_ sqlite: MockSqlite3Wrapper) throws -> [String] {
let library = try Connection(.memory, on: Sqlite3Wrapper())
try library.execute("CREATE TABLE card (id TEXT PRIMARY KEY, word TEXT)")
sqlite.when("SELECT id, word FROM card").answers(columns: ["word"], rows: [["Apfel"]])
let problems = sqlite.problems(against: library)  // "… answers the column word, and the SQL has the columns id, word"
return problems
  }

  static func learned() throws -> MockSqlite3Wrapper {
let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
try Stars(on: learner).add(42)
let learned = MockSqlite3Wrapper()
learned.learn(from: learner.lessons)
try Stars(on: learned).add(42)
return learned
  }

  static func bundle() throws -> [InstallOutcome] {
let sqlite = MockSqlite3Wrapper()
let files = MemoryFileSystem(bundled: ["quiz.sqlite"])
sqlite.setUserVersion(3, of: "/bundle/quiz.sqlite")
let quiz = try SQLiteManager("quiz", into: URL(filePath: "/app"), files: files, on: sqlite)
let first = try quiz.open()  // installed(version: 3)
try quiz.close()

sqlite.setUserVersion(4, of: "/app/quiz.sqlite")
let second = try quiz.open()  // newerThanApp(installed: 4, bundled: 3)
return [first, second]
  }

}
