import SQLiteCalls
import SQLiteCore

/// An SQL text, and everything that a ``LessonReader`` has learned about it.
final class LessonText {
  var lesson: MockLesson
  /// Whether SQLite counts the rows that the statement changes; `inserts` is whether it inserts rows.
  let changesRows: Bool
  let inserts: Bool
  let parameterCount: Int
  /// The number of its columns; `columnNames` has the names that were read.
  var columnCount = 0
  var columnNames: [Int: String] = [:]
  /// The rows that hold text that is not valid UTF-8, by run and column.
  var badTexts: [Int: [Int: Set<Int>]] = [:]

  init(_ lesson: MockLesson) {
    self.lesson = lesson
    changesRows = MockVerb(MockSyntax(lesson.sql)).isChange
    inserts = changesRows && SQLToken.all(in: lesson.sql).contains { $0.isWord("insert") || $0.isWord("replace") }
    parameterCount = SQLParameters(lesson.sql.utf8, limit: .max).count
  }

  /// The lesson, with the same columns in all its rows; nil if nothing was learned, or if a mock gives the same results without a script.
  var completed: MockLesson? {
    var lesson = lesson
    if !lesson.compilations.contains(where: { $0 != nil }) { lesson.compilations = [] }
    if lesson.isKnownToMock || lesson.runs.isEmpty && lesson.compilations.isEmpty { return nil }
    let read = lesson.runs.flatMap(\.answer.rows).map(\.count).max() ?? 0
    let width = max(columnCount, read, (columnNames.keys.max() ?? -1) + 1)
    for run in lesson.runs.indices {
      lesson.runs[run].answer.columns = (0..<width).map { columnNames[$0] ?? "column\($0 + 1)" }
      for row in lesson.runs[run].answer.rows.indices { lesson.runs[run].answer.rows[row].fill(to: width, with: .null) }
      lesson.runs[run].answer.note(badTexts: badTexts[run] ?? [:])
    }
    return lesson
  }
}

extension Array {
  /// Appends an element until the array has the given count.
  mutating func fill(to count: Int, with element: Element) {
    if self.count < count { append(contentsOf: repeatElement(element, count: count - self.count)) }
  }

  /// Sets the element at an index. If the array is shorter, fills it up to the index first.
  mutating func set(_ element: Element, at index: Int, filling filler: Element) {
    fill(to: index + 1, with: filler)
    self[index] = element
  }
}
