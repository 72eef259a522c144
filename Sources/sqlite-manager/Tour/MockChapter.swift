import SQLiteManager
import SQLiteManagerTestSupport

/// The tour's data code on a double that is not an SQLite.
struct MockChapter {
  let print: Journey

  func run() throws {
    try print.heading("6  mock: the same data code, without SQLite")
    let mock = MockSqlite3Wrapper()
    mock.when(#"SELECT "question" FROM "star" ORDER BY "question""#).answers(columns: ["question"], rows: [[7], [42]])
    mock.when(#"INSERT INTO "answer" ("question", "given", "correct", "at") VALUES (?, ?, ?, ?)"#).answers(columns: [], rows: []).changes(1)
    let upsert = #"INSERT INTO "star" ("question", "at") VALUES (?, ?) ON CONFLICT ("question") DO UPDATE SET "at" = excluded."at""#
    mock.when(upsert).fails(.full)
    let quiz = SQLiteManager(.database(.file("/nowhere/quiz.sqlite")), wrapper: mock)
    try quiz.open()
    let stars = Stars(quiz: quiz)
    try print.say("scripted stars: \(try stars.all())")
    do {
      try stars.answer(42, with: "forty-two", isCorrect: true, at: "2026-01-04T20:15:00Z")
      try print.say("the scripted error was not seen")
    } catch {
      try print.say("a disk that is full when the star is written: \(error)")
    }
    try quiz.close()
    try print.say("\(mock.conversation.count) C calls were made, the last of them:")
    let calls = mock.conversation.suffix(12).map { [SQLiteValue.integer(Int64($0.ordinal)), .text("\($0.call.rawValue)")] }
    try print.table(["number", "function"], Array(calls))
    try print.say("open handles: \(mock.openHandles.count), misuses: \(mock.misuses.count)")
  }
}
