// Swift of README.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

struct Question: Decodable { var id: Int, title: String, points: Int? }

let quiz = try SQLiteManager(
  "quiz", bundle: .module,            // quiz.sqlite among the resources
  userSchema: [
    .init(1, "CREATE TABLE answer (question INTEGER NOT NULL, points INTEGER, at TEXT NOT NULL)")
  ])
print(try quiz.open())                // installed, current or upgraded, with the versions

let hard = try quiz.read(
  decoding: Question.self, from: "question", where: Column("points") > 2,
  orderedBy: .localized("title", locale: "de"))
try quiz.insert(["question": 101, "points": .null, "at": Date.now], into: "answer")
try quiz.transaction { connection in  // all of it or nothing
  for question in hard {
    try connection.insert(
      ["question": question.id, "points": question.points, "at": Date.now], into: "answer")
  }
}
let titles = try quiz.rows(           // values are bound, never pasted into the SQL
  "SELECT title FROM question WHERE id IN \(list: [101, 102])", as: String.self)
