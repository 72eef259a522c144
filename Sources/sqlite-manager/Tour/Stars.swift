import SQLiteManager

/// The data code of the tour, as in an app. It knows its tables but not where they are stored.
struct Stars {
  let quiz: SQLiteManager

  /// Answers a question and stars it in one transaction.
  func answer(_ question: Int, with text: String, isCorrect: Bool, at time: String) throws {
    try quiz.transaction { _ in try answerWithoutTransaction(question, with: text, isCorrect: isCorrect, at: time) }
  }

  /// Does the same with a bug: an error between the two writes leaves an answer without its star.
  func answerWithoutTransaction(_ question: Int, with text: String, isCorrect: Bool, at time: String) throws {
    try quiz.insert(["question": question, "given": text, "correct": isCorrect ? 1 : 0, "at": time], into: "answer")
    try quiz.upsert(["question": question, "at": time], into: "star", onConflict: ["question"])
  }

  /// The numbers of the starred questions, in order.
  func all() throws -> [Int] {
    try quiz.read("star", columns: ["question"], orderedBy: .ascending("question")).map { row in try row["question"] }
  }
}
