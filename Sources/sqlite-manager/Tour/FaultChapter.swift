import Foundation
import SQLiteManager
import SQLiteManagerTestSupport

/// The tour's data code on the real library, each of its C calls failing in turn.
struct FaultChapter {
  let print: Journey
  let database: URL

  func run() throws {
    try print.heading("7  The k-th C call fails, for every k: once, and from there on")
    try print.say("The work: open the quiz, answer a question and star it in one transaction, read the stars, close.")
    let question = 110  // nobody has answered or starred it
    var states: [String] = []
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() },
      check: { _ in
        let state = try settle(question)
        states.append(state)
        return state == "half" ? "half of the transaction is in the database" : nil
      },
      { sqlite in
        let quiz = SQLiteManager(.database(.file(database.path), access: .readWrite), wrapper: sqlite)
        try quiz.open()
        let stars = Stars(quiz: quiz)
        try stars.answer(question, with: "x", isCorrect: true, at: "2026-01-05T20:15:00Z")
        _ = try stars.all()
        try quiz.close()
      })
    let report = try sweep.report()
    try print.table(["k", "C function", "code", "when it fails once", "when it and all later ones fail"], Self.table(report, states))
    try print.say("\(report.summary). No handle stayed open, and the database is as before or as after, never between.")
    if !report.isClean { throw Failure(.internal, "the sweep found problems", advice: report.problems.joined(separator: "\n")) }
  }

  /// A line for each call, with what came of its two runs.
  private static func table(_ report: FaultSweepReport, _ states: [String]) -> [[SQLiteValue]] {
    var lines: [Int: [FaultSweepReport.Mode: String]] = [:]
    var faults: [Int: InjectedFault] = [:]
    for (row, state) in zip(report.rows, states) {
      guard let run = row.run else { continue }
      let outcome = row.problems.first.map { "PROBLEM: \($0)" } ?? (row.thrown == nil ? "finished" : "typed error")
      lines[run.call, default: [:]][run.mode] = "\(outcome), database \(state)"
      faults[run.call] = row.fault
    }
    return lines.keys.sorted().map { k in
      let code = faults[k].map { ResultCode(rawValue: $0.code.rawValue).description } ?? ""
      return [
        .integer(Int64(k)), .text(faults[k]?.call.rawValue ?? ""), .text(code), .text(lines[k]?[.once] ?? ""),
        .text(lines[k]?[.forever] ?? ""),
      ]
    }
  }

  /// Whether the database is as before or as after the work; takes the work back.
  private func settle(_ question: Int) throws -> String {
    let quiz = SQLiteManager(.database(.file(database.path), access: .readWrite))
    try quiz.open()
    let answers = try quiz.count("answer", where: Column("question") == question)
    let stars = try quiz.count("star", where: Column("question") == question)
    try quiz.delete(from: "answer", where: Column("question") == question)
    try quiz.delete(from: "star", where: Column("question") == question)
    try quiz.close()
    if answers != stars { return "half" }
    return answers == 0 ? "as before" : "as after"
  }
}
