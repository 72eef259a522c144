import SQLiteCalls
import SQLiteCore

/// Lessons that are being written down: statements by their handles, as long as they live.
struct MockNotes {
  private struct Statement {
    let lesson: Int
    var bound: [Int: SQLiteValue] = [:]
    var parameterCount = 0
    var run: Int?
    /// The rows, by column, in which the bytes of a text are not UTF-8.
    var badTexts: [Int: Set<Int>] = [:]
  }

  private var lessons: [MockLesson] = []
  private var places: [SQLText: Int] = [:]
  private var statements: [Int: Statement] = [:]

  /// All lessons, except those that a mock knows by itself.
  var all: MockLessons {
    MockLessons(
      lessons.compactMap { lesson in
        var lesson = lesson
        if !lesson.compilations.contains(where: { $0 != nil }) { lesson.compilations = [] }
        if lesson.isKnownToMock || lesson.runs.isEmpty && lesson.compilations.isEmpty { return nil }
        return lesson
      })
  }

  private mutating func place(of sql: String) -> Int {
    let bytes = Array(sql.utf8)
    let key = StatementText.trimmed(Array(bytes.prefix(StatementText.first(of: bytes).length)))
    if let known = places[SQLText(text: key)] { return known }
    places[SQLText(text: key)] = lessons.count
    lessons.append(MockLesson(sql: key))
    return lessons.count - 1
  }

  /// - Parameter sql: The text that was compiled; others may follow the statement.
  mutating func compiled(_ statement: Int, _ sql: String) {
    let place = place(of: sql)
    lessons[place].compilations.append(nil)
    let parameters = SQLParameters(Array(lessons[place].sql.utf8), limit: .max)
    statements[statement] = Statement(lesson: place, parameterCount: parameters.count)
  }

  /// Notes a fact about a column of a statement.
  mutating func column<Fact>(
    _ statement: Int, _ index: Int, _ facts: WritableKeyPath<MockLesson, [Fact?]>, _ fact: Fact?
  ) {
    guard let lesson = statements[statement]?.lesson, index >= 0 else { return }
    while lessons[lesson][keyPath: facts].count <= index { lessons[lesson][keyPath: facts].append(nil) }
    lessons[lesson][keyPath: facts][index] = fact
  }

  /// Notes a run of a text that was compiled, run and finalized within one call.
  mutating func executed(_ sql: String, _ change: (inout MockAnswer) -> Void) {
    if StatementText.first(of: Array(sql.utf8)).isEmpty { return }
    compiled(.max, sql)
    ended(.max, change)
    ended(.max, by: .sqlite3_finalize)
  }

  /// - Parameter sql: The text that was to be compiled; others may follow the statement.
  mutating func notCompiled(_ sql: String, _ failure: MockAnswer.Failure) {
    if !StatementText.first(of: Array(sql.utf8)).isEmpty { lessons[place(of: sql)].compilations.append(failure) }
  }

  /// Changes the last failure to compile a text.
  mutating func notCompiled(_ sql: String, _ change: (MockAnswer.Failure) -> MockAnswer.Failure) {
    let place = place(of: sql)
    guard let last = lessons[place].compilations.lastIndex(where: { $0 != nil }) else { return }
    lessons[place].compilations[last] = lessons[place].compilations[last].map(change)
  }

  /// Forgets the last compilation of a text, if it failed.
  mutating func forgetFailure(of sql: String) {
    let place = place(of: sql)
    if lessons[place].compilations.last.map({ $0 != nil }) == true { lessons[place].compilations.removeLast() }
  }

  /// - Parameter value: The argument of the call; for a blob of zeros its length.
  mutating func bound(_ statement: Int, _ index: Int, by call: Sqlite3Call, _ value: SQLiteValue) {
    var value = value
    if [.sqlite3_bind_zeroblob, .sqlite3_bind_zeroblob64].contains(call), case .integer(let count) = value {
      value = .blob(Array(repeating: 0, count: Int(max(0, min(count, 1 << 20)))))
    }
    statements[statement]?.bound[index] = value
  }

  /// The SQL of a statement.
  func sql(of statement: Int) -> String? { statements[statement].map { lessons[$0.lesson].sql } }

  /// Changes the answer of the run under way, which begins if there is none.
  private mutating func answer(_ statement: Int, _ change: (inout MockAnswer, inout Statement) -> Void) {
    guard var known = statements.removeValue(forKey: statement) else { return }  // taken out, so that its texts are not copied
    if known.run == nil {
      known.run = lessons[known.lesson].runs.count
      let count = max(known.parameterCount, known.bound.keys.max() ?? 0)
      let values = (0..<count).map { known.bound[$0 + 1] ?? .null }
      lessons[known.lesson].runs.append(MockLesson.Run(bound: values, answer: .done))
    }
    if let run = known.run { change(&lessons[known.lesson].runs[run].answer, &known) }
    statements[statement] = known
  }

  /// Notes that a row has come.
  mutating func row(_ statement: Int) { answer(statement) { answer, _ in answer.rows.append([]) } }

  /// Notes a value of the row that came last.
  ///
  /// - Parameter isBadText: Whether it is the bytes of a text that is not UTF-8.
  mutating func cell(_ statement: Int, _ column: Int, isBadText: Bool, _ value: (SQLiteValue?) -> SQLiteValue) {
    answer(statement) { answer, known in
      guard let last = answer.rows.indices.last, column >= 0 else { return }
      let wasRead = answer.rows[last].indices.contains(column)
      while answer.rows[last].count <= column { answer.rows[last].append(.null) }
      answer.rows[last][column] = value(wasRead ? answer.rows[last][column] : nil)
      if isBadText { known.badTexts[column, default: []].insert(last) }
    }
  }

  /// Notes that the run has ended by itself.
  mutating func ended(_ statement: Int, _ change: (inout MockAnswer) -> Void = { _ in }) {
    answer(statement) { answer, known in
      change(&answer)
      answer.note(badTexts: known.badTexts)
      known = Statement(lesson: known.lesson, bound: known.bound, parameterCount: known.parameterCount)
    }
  }

  /// Adds to the run of a statement that ended last.
  mutating func afterwards(_ sql: String, _ change: (inout MockAnswer) -> Void) {
    let place = place(of: sql)
    guard let last = lessons[place].runs.indices.last else { return }
    change(&lessons[place].runs[last].answer)
  }

  /// Notes a call that takes the values bound to a statement, ends a run under way, or ends the statement, too.
  mutating func ended(_ statement: Int, by call: Sqlite3Call) {
    if call == .sqlite3_clear_bindings { statements[statement]?.bound = [:] } else if statements[statement]?.run != nil { ended(statement) }
    if call == .sqlite3_finalize { statements[statement] = nil }
  }
}

extension MockAnswer {
  /// Notes which columns hold texts that are not UTF-8. In one that holds blobs as well, a mock cannot tell them apart: the texts are made UTF-8.
  ///
  /// - Parameter badTexts: The rows, by column, that hold the bytes of such a text.
  mutating func note(badTexts: [Int: Set<Int>]) {
    for (column, texts) in badTexts {
      let hasBlob = rows.indices.contains { row in
        if !texts.contains(row), rows[row].indices.contains(column), case .blob = rows[row][column] { true } else { false }
      }
      if !hasBlob { textColumns.insert(column) }
      for row in texts where hasBlob {
        if case .blob(let bytes) = rows[row][column] { rows[row][column] = .text(String(decoding: bytes, as: UTF8.self)) }
      }
    }
  }
}
