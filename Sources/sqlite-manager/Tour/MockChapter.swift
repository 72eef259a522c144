import SQLiteManager
import SQLiteTestKit

/// The chapter of the tour that runs its data code on a mock, without SQLite.
struct MockChapter {
  let print: QuizTour

  func run() throws {
    try print.heading("6  mock: the same data code, without SQLite")
    let mock = MockSqlite3Wrapper()
    // Each script is specified by the call that the data code makes, not by the SQL that the call compiles.
    try mock.when { try $0.read("star", columns: ["question"], orderedBy: .ascending("question")) }
      .answers(columns: ["question"], rows: [[7], [42]])
    try mock.when { try $0.insert(["question": 0, "given": "", "correct": 0, "at": ""], into: "answer") }.answers(.changed(1))
    try mock.when { try $0.upsert(["question": 0, "at": ""], into: "star", onConflict: ["question"]) }.fails(.full)
    let quiz = SQLiteManager(.database(.file("/nowhere/quiz.sqlite")), on: mock)
    try quiz.open()
    let stars = Stars(quiz: quiz)
    try print.paragraph("The stars of the mock's script: \(try stars.all().map(String.init).joined(separator: ", ")).")
    do {
      try stars.answer(42, with: "forty-two", isCorrect: true, at: "2026-01-04T20:15:00Z")
      try print.paragraph("The error of the script was not seen.")
    } catch {
      try print.paragraph("The script says that the disk is full when the star is written: \(error)")
    }
    try quiz.close()
    let (calls, open, misuses) = (mock.conversation.count, mock.openHandles.count, mock.misuses.count)
    try print.verdict("\(calls) C calls were made, \(open) handles are still open, and \(misuses) calls misused SQLite.")
    try print.code()
  }
}
