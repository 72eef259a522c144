import SQLiteCalls
import SQLiteCore

extension MockLessons {
  /// Returns the scripts as Swift source to be pasted into a test. The mock then gives the same answers as after
  /// ``MockSqlite3Wrapper/learn(from:byValues:)``, except for `sqlite3_column_origin_name` and related functions.
  ///
  /// ```swift
  /// try sqlite.when { try $0.read("category") }
  ///   .answers(
  ///     columns: ["id", "name"],
  ///     rows: [
  ///       [1, "Geography"],
  ///     ])
  /// ```
  /// - Parameters:
  ///   - mock: The name of the mock variable in the test.
  ///   - byValues: True to choose the answer by the bound values; false to give the answers in order.
  public func swiftSource(for mock: String = "sqlite", byValues: Bool = true) -> String {
    lessons.map { source(of: $0, mock, byValues: byValues) }.joined(separator: "\n")
  }

  private func source(of lesson: MockLesson, _ mock: String, byValues: Bool) -> String {
    var head = lesson.call.map { "try \(mock).when { \($0) }" } ?? "\(mock).when(\(SwiftLiteral.text(lesson.sql)))"
    for compilation in lesson.compilations {
      head += compilation.map { "\n  .failsToPrepare(\(failure($0)))" } ?? "\n  .prepares()"
    }
    if lesson.declaredTypes.contains(where: { $0 != nil }) {
      let types = lesson.declaredTypes.map { $0.map(SwiftLiteral.text) ?? "nil" }.joined(separator: ", ")
      head += "\n  .declaredTypes([\(types)])"
    }
    if !byValues || !lesson.bindsValues { return head + lesson.answers.map { "\n  " + source(of: $0) }.joined() }
    // `when(bound:)` can be chained on the script for other values as well as on the script for the SQL text.
    let parts = lesson.answersByValues.map { bound, answers in
      "\n  .when(bound: \(SwiftLiteral.row(bound)))" + answers.map { "\n  " + source(of: $0) }.joined()
    }
    return head + parts.joined()
  }

  private func source(of answer: MockAnswer) -> String {
    let isPlain = answer.rows.isEmpty && answer.columns.isEmpty
    var source: String
    if answer.rows.isEmpty, let failure = answer.failure {
      let ends = answer.endsTransaction.map { ", endsTransaction: \($0)" } ?? ""
      source = ".fails(\(self.failure(failure))\(ends))"
    } else if isPlain {
      guard let changes = answer.changes else { return ".answers(.done)" + rowid(answer) }
      return ".answers(.changed(\(changes)\(answer.lastInsertRowid.map { ", lastInsertRowid: \($0)" } ?? "")))"
    } else {
      let rows = answer.rows.map { "\n      \(SwiftLiteral.row($0))," }.joined() + (answer.rows.isEmpty ? "" : "\n    ")
      let end = answer.failure.map { failure in
        ", thenFails: \(SwiftLiteral.code(failure.code))" + (failure.message.map { ", message: \(SwiftLiteral.text($0))" } ?? "")
      }
      source = ".answers(\n    columns: \(SwiftLiteral.texts(answer.columns)),\n    rows: [\(rows)]\(end ?? ""))"
    }
    if !answer.textColumns.isEmpty { source += ".texts(inColumns: \(answer.textColumns.sorted().map { "\($0)" }.joined(separator: ", ")))" }
    if let changes = answer.changes { source += ".changes(\(changes))" }
    return source + rowid(answer)
  }

  private func rowid(_ answer: MockAnswer) -> String { answer.lastInsertRowid.map { ".lastInsertRowid(\($0))" } ?? "" }

  private func failure(_ failure: MockAnswer.Failure) -> String {
    SwiftLiteral.code(failure.code) + (failure.message.map { ", message: \(SwiftLiteral.text($0))" } ?? "")
      + (failure.byteOffset < 0 ? "" : ", byteOffset: \(failure.byteOffset)")
  }
}
