import SQLiteCalls
import SQLiteCore

/// A run of an SQL text, by its index among the runs of that text.
struct LessonRun {
  let text: LessonText
  let number: Int

  func change(_ change: (inout MockAnswer) -> Void) { change(&text.lesson.runs[number].answer) }
}

/// A compiled statement.
final class LessonStatement {
  let text: LessonText
  let connection: LessonConnection
  /// The bound values, by parameter number.
  var bound: [Int: SQLiteValue] = [:]
  /// The current run, while the statement is on a row.
  var run: LessonRun?
  /// The name of the schema that each column comes from; `tables` has the table.
  var schemas: [Int: String] = [:]
  var tables: [Int: String] = [:]

  init(_ text: LessonText, on connection: LessonConnection) {
    (self.text, self.connection) = (text, connection)
    text.lesson.compilations.append(nil)
  }

  /// Returns the current run, and begins one if there is none.
  func currentRun() -> LessonRun {
    if let run { return run }
    let values: [SQLiteValue] = (0..<max(text.parameterCount, bound.keys.max() ?? 0)).map { bound[$0 + 1] ?? .null }
    let begun = LessonRun(text: text, number: text.lesson.runs.count)
    text.lesson.runs.append(MockLesson.Run(bound: values, answer: .done))
    run = begun
    return begun
  }

  /// Tells the connection that a run has inserted rows, if the statement inserts, and that its changes are counted, if it changes rows.
  func note(_ run: LessonRun, inserts: Bool = true, counts: Bool = true) {
    if inserts, text.inserts { connection.inserted = run }
    if counts, text.changesRows { connection.changed = run }
  }
}

/// A connection, with effects of its statements that have not been read yet.
final class LessonConnection {
  /// The SQL text that failed last, with its run; the run is nil if the text did not compile.
  var failed: (text: LessonText, run: LessonRun?)?
  /// The SQL text that failed to compile while virtual tables were not allowed. It may be compiled again with them.
  var trial: LessonText?
  /// The run whose changes are counted; `inserted` is the run that inserted rows. With RETURNING, a run inserts before its first row.
  var changed: LessonRun?
  var inserted: LessonRun?
  /// The last inserted rowid that the connection returned.
  var rowid: Int64?
  /// Whether a transaction is open; nil if it was not read after the last step.
  var isInTransaction: Bool?
  /// The run that failed in a transaction.
  var interrupted: LessonRun?
}
