import SQLiteManager
import SQLiteTestKit

/// The tour's data code on a double that is not an SQLite.
struct MockChapter {
  let print: QuizTour

  func run() throws {
    try print.heading("6  mock: the same data code, without SQLite")
    let mock = MockSqlite3Wrapper()
    // Each script is given by the call that the data code makes, whatever SQL the call becomes.
    try mock.when { try $0.read("star", columns: ["question"], orderedBy: .ascending("question")) }
      .answers(columns: ["question"], rows: [[7], [42]])
    try mock.when { try $0.insert(["question": 0, "given": "", "correct": 0, "at": ""], into: "answer") }.answers(.changed(1))
    try mock.when { try $0.upsert(["question": 0, "at": ""], into: "star", onConflict: ["question"]) }.fails(.full)
    let quiz = SQLiteManager(.database(.file("/nowhere/quiz.sqlite")), on: mock)
    try quiz.open()
    let stars = Stars(quiz: quiz)
    try print.say("The stars that the mock's script answers: \(try stars.all())")
    do {
      try stars.answer(42, with: "forty-two", isCorrect: true, at: "2026-01-04T20:15:00Z")
      try print.say("The error of the script was not seen.")
    } catch {
      try print.say("The script says that the disk is full when the star is written: \(error)")
    }
    try quiz.close()
    try print.say("\(mock.conversation.count) C calls were made. The last of them:")
    let calls = mock.conversation.suffix(12).map { [SQLiteValue.integer(Int64($0.ordinal)), .text("\($0.call.rawValue)")] }
    try print.table(["number", "function"], Array(calls))
    try print.say("open handles: \(mock.openHandles.count), misuses: \(mock.misuses.count)")
  }
}
