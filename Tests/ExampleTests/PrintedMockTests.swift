// The output of `sqlite-manager mock quiz.sqlite question --limit 3`, pasted: ToolTests compare it.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting
import SQLiteManagerFixtures
import Testing

private func script(_ sqlite: MockSqlite3Wrapper) throws {
  try sqlite.when { try $0.read("question") }
    .declaredTypes(["INTEGER", "INTEGER", "TEXT", "TEXT", "TEXT", "TEXT", "TEXT", "TEXT", "INTEGER", "TEXT"])
    .answers(
      columns: ["id", "category", "title", "question", "answer", "wrong1", "wrong2", "wrong3", "points", "explanation"],
      rows: [
        [101, 1, "Vltava", "Into which river does the Vltava flow at Mělník?", "Elbe", "Danube", "Oder", "Morava", 1, "Below the castle and vineyards of Mělník the Vltava ends its course of about 430 kilometres. At the confluence it actually carries more water than the Elbe, which nevertheless keeps its name."],
        [102, 1, "Mälaren", "Which capital lies where Lake Mälaren drains into the Baltic Sea?", "Stockholm", "Helsinki", "Oslo", "Tallinn", 1, "Mälaren was once a bay of the sea; land rising after the ice age closed it off. Its fresh water now escapes through locks and narrow channels around Stockholm's old town."],
        [103, 1, "Vänern", "Vänern is the largest lake of which country?", "Sweden", "Finland", "Norway", "Denmark", 1, "With more than 5,600 square kilometres Vänern is also the biggest lake in the European Union. The Göta älv carries its water to the Kattegat at Göteborg."],
      ])
  try sqlite.when { try $0.count("question") }
    .answers(
      columns: ["count(*)"],
      rows: [
        [3],
      ])
}

@Suite struct `A printed mock script` {
  @Test func `answers what the file answers`() throws {
    let sqlite = MockSqlite3Wrapper()
    try script(sqlite)
    let mock = try Connection(.memory, on: sqlite)
    let quiz = try Connection(.file(QuizFixture.url(version: 1).path), access: .readOnly)
    let rows = try quiz.read("question", limit: 3)
    #expect(try mock.read("question") == rows)
    #expect(try mock.count("question") == rows.count)
    #expect(sqlite.unusedScripts.isEmpty)
  }
}
