import Foundation
import SQLiteManager
import SQLiteManagerTestSupport

/// The tour's data code on the real library, each of its C calls failing in turn.
struct FaultChapter {
  let print: Journey
  let database: URL

  func run() throws {
    try print.heading("7  The k-th C call fails, for every k: once with each code, and from there on")
    try print.say("The work: open the quiz, answer a question and star it in one transaction, read the stars, close.")
    let right = try sweep(runs: 200) { try $0.answer(question, with: "x", isCorrect: true, at: "2026-01-05T20:15:00Z") }
    try print.table(["call", "C function", "SQL", "runs", "what came of them"], Self.table(right))
    try print.say("\(right.summary). No handle stayed open, and the database is as before or as after, never between.")
    if !right.isClean { throw Failure(.internal, "the sweep found problems", advice: right.problems.joined(separator: "\n")) }
    try print.say("The same work without the transaction. What the sweep says of it, without a line of the user's:")
    let wrong = try sweep(runs: 40) { try $0.answerWithoutTransaction(question, with: "x", isCorrect: true, at: "2026-01-05T20:15:00Z") }
    for line in wrong.description.split(separator: "\n").prefix(4) { try print.say("  \(line)") }
    if wrong.isClean { throw Failure(.internal, "the sweep did not find the missing transaction", advice: wrong.table) }
  }

  private let question = 110  // nobody has answered or starred it

  /// Sweeps the work on the real library. The sweep puts the file back after each run.
  private func sweep(runs: Int, _ work: @escaping (Stars) throws -> Void) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }, runs: runs) { (sqlite: any Sqlite3WrapperProtocol) throws -> Int in
      let quiz = SQLiteManager(.database(.file(database.path), access: .readWrite), wrapper: sqlite)
      try quiz.open()
      let stars = Stars(quiz: quiz)
      try work(stars)
      let count = try stars.all().count
      try quiz.close()
      return count
    }.report()
  }

  /// A line for each call, with what came of its runs.
  private static func table(_ report: FaultSweepReport) -> [[SQLiteValue]] {
    Dictionary(grouping: report.rows.filter { $0.point != nil }) { $0.point?.call ?? 0 }.sorted { $0.key < $1.key }.map { call, rows in
      let outcomes = Dictionary(grouping: rows) { $0.problems.isEmpty ? $0.thrown == nil ? "finished" : "typed error" : "PROBLEM" }
      let told = outcomes.sorted { $0.key > $1.key }.map { "\($0.value.count) × \($0.key)" }.joined(separator: ", ")
      let fault = rows.first?.fault
      return [
        .integer(Int64(call)), .text(fault?.call.rawValue ?? ""), .text(String((fault?.sql ?? "").prefix(40))), .integer(Int64(rows.count)),
        .text(told),
      ]
    }
  }
}
