import SQLiteCalls
import SQLiteCore

/// Lessons that are being written down: statements by their handles, as long as they live.
struct MockNotes {
  private struct Statement {
    let lesson: Int
    var bound: [Int: SQLiteValue] = [:]
    var parameterCount = 0
    var run: Int?
    var rows = RowCollector()
  }

  private var lessons: [MockLesson] = []
  private var places: [SQLText: Int] = [:]
  private var statements: [UInt: Statement] = [:]

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

  mutating func compiled(
    _ statement: UInt, _ sql: String, parameterCount: Int, declaredTypes: [String?] = [], origins: [ColumnOrigin?] = []
  ) {
    let place = place(of: sql)
    lessons[place].compilations.append(nil)
    if !declaredTypes.isEmpty { lessons[place].declaredTypes = declaredTypes }
    if !origins.isEmpty { lessons[place].origins = origins }
    statements[statement] = Statement(lesson: place, parameterCount: parameterCount)
  }

  /// Notes a run of a text that was compiled, run and finalized within one call.
  mutating func executed(_ sql: String, _ change: (inout MockAnswer) -> Void) {
    if StatementText.first(of: Array(sql.utf8)).isEmpty { return }
    compiled(.max, sql, parameterCount: 0)
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
  mutating func bound(_ statement: UInt, _ index: Int, by call: Sqlite3Call, _ value: SQLiteValue) {
    var value = value
    if [.sqlite3_bind_zeroblob, .sqlite3_bind_zeroblob64].contains(call), case .integer(let count) = value {
      value = .blob(Array(repeating: 0, count: Int(max(0, min(count, 1 << 20)))))
    }
    statements[statement]?.bound[index] = value
  }

  /// The SQL of a statement.
  func sql(of statement: UInt) -> String? { statements[statement].map { lessons[$0.lesson].sql } }

  /// The SQL of a statement whose run is under way.
  func running(_ statement: UInt) -> String? { statements[statement]?.run == nil ? nil : sql(of: statement) }

  /// Changes the answer of the run under way, which begins if there is none.
  private mutating func answer(_ statement: UInt, _ change: (inout MockAnswer, inout Statement) -> Void) {
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

  /// Notes a row that has come.
  ///
  /// - Parameters:
  ///   - badTexts: The values, from 0, that are the bytes of texts.
  ///   - firstRowid: The rowid that was inserted last, before the first row comes; of later rows it does not count.
  mutating func row(
    _ statement: UInt, columns: [String] = [], _ values: [SQLiteValue] = [], badTexts: Set<Int> = [], firstRowid: Int64? = nil
  ) {
    answer(statement) { answer, known in
      if answer.rows.isEmpty { answer.lastInsertRowid = firstRowid }
      if !columns.isEmpty { answer.columns = columns }
      answer.rows.append(values)
      known.rows.add(values, badTexts: badTexts)
    }
  }

  /// Notes a value of the row that came last.
  mutating func cell(_ statement: UInt, _ column: Int, _ value: (SQLiteValue?) -> SQLiteValue) {
    answer(statement) { answer, _ in
      guard let last = answer.rows.indices.last, column >= 0 else { return }
      let wasRead = answer.rows[last].indices.contains(column)
      while answer.rows[last].count <= column { answer.rows[last].append(.null) }
      answer.rows[last][column] = value(wasRead ? answer.rows[last][column] : nil)
    }
  }

  /// Notes that the run has ended by itself.
  mutating func ended(_ statement: UInt, columns: [String] = [], _ change: (inout MockAnswer) -> Void = { _ in }) {
    answer(statement) { answer, known in
      if !columns.isEmpty { answer.columns = columns }
      change(&answer)
      known.rows.complete(&answer)
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
  mutating func ended(_ statement: UInt, by call: Sqlite3Call) {
    if call == .sqlite3_clear_bindings { statements[statement]?.bound = [:] } else if statements[statement]?.run != nil { ended(statement) }
    if call == .sqlite3_finalize { statements[statement] = nil }
  }
}
