import Foundation
import SQLiteManager
import SQLiteTestKit

/// The chapter of the tour that runs its data code on the real library while each C call fails in turn.
struct FaultChapter {
  let print: QuizTour
  let database: URL
  let showsAll: Bool

  func run() throws {
    try print.heading("7  Every C call fails in turn: once with each code, then it and all later ones")
    let right = try sweep(runs: 60) { try $0.answer(question, with: "x", isCorrect: true, at: "2026-01-05T20:15:00Z") }
    if !right.isClean { throw Failure(.internal, "the sweep found problems", advice: right.problems.joined(separator: "\n")) }
    let wrong = try sweep(runs: 40) { try $0.answerWithoutTransaction(question, with: "x", isCorrect: true, at: "2026-01-05T20:15:00Z") }
    if wrong.isClean { throw Failure(.internal, "the sweep did not find the missing transaction", advice: wrong.table) }
    try print.verdict(
      """
      Verdict: no failure does harm. In \(right.rows.count - 1) runs with failing C calls, no handle stayed open, and the database was as before the \
      work or as after it, never between. Without its transaction, the same work can be left half done, and the sweep says so.
      """)
    try show(right, wrong)
    try print.code("sweep(runs:_:)")
  }

  private func show(_ right: FaultSweepReport, _ wrong: FaultSweepReport) throws {
    try print.paragraph("\nThe work: open the quiz, answer a question and star it in one transaction, read the stars, close.")
    if showsAll { try print.table(["call", "C function", "SQL", "runs", "what came of them"], Self.table(right)) }
    try print.paragraph("  \(right.summary)")
    try print.paragraph("The same work without the transaction, as the sweep reports it:")
    let lines = Self.paragraphs(of: wrong.description)
    // The summary and the first finding, whose later lines are indented.
    let shown = showsAll ? lines.count : min(lines.count, 2) + lines.dropFirst(2).prefix { $0.hasPrefix(" ") }.count
    for line in lines.prefix(shown) { try print.paragraph("  \(line)") }
    if lines.count > shown {
      try print.paragraph("  and \(lines.count - shown) more: `sqlite-manager tour --all` shows them, and each C call that failed.")
    }
  }

  /// A report with each part of a finding on one line, without the report's own line wrapping.
  private static func paragraphs(of report: String) -> [String] {
    report.split(separator: "\n").reduce(into: []) { paragraphs, line in
      let goesOn = line.hasPrefix(" ") && line.firstMatch(of: #/^ +\d+ points?, /#) == nil && !paragraphs.isEmpty
      if goesOn { paragraphs[paragraphs.count - 1] += " " + line.drop { $0 == " " } } else { paragraphs.append(String(line)) }
    }
  }

  private let question = 110  // a question that has neither answers nor a star

  /// Runs a fault sweep over the work on the real library. The sweep restores the file after each run.
  private func sweep(runs: Int, _ work: @escaping (Stars) throws -> Void) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }) { (sqlite: any Sqlite3WrapperProtocol) throws -> Int in
      let quiz = SQLiteManager(.database(.file(database.path), access: .readWrite), on: sqlite)
      try quiz.open()
      let stars = Stars(quiz: quiz)
      try work(stars)
      let count = try stars.all().count
      try quiz.close()
      return count
    }.sampled(runs).report()
  }

  /// A line for each call, with the outcomes of its runs.
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
