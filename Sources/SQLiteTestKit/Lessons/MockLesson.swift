public import SQLiteCore

/// The results of an SQL text in a real run.
public struct MockLesson: Hashable, Sendable {
  /// One run of the text.
  public struct Run: Hashable, Sendable {
    /// The bound values, in parameter order.
    public var bound: [SQLiteValue]
    /// The rows that were read, the changes, and the final result of the run.
    public var answer: MockAnswer

    /// Creates a run.
    public init(bound: [SQLiteValue] = [], answer: MockAnswer) {
      self.bound = bound
      self.answer = answer
    }
  }

  /// The SQL text, without surrounding spaces and semicolon.
  public let sql: String
  /// The failure of each compilation, or nil for a successful one; empty if none failed.
  public var compilations: [MockAnswer.Failure?] = []
  /// Its runs, in order.
  public var runs: [Run] = []
  /// The declared types of the columns; empty if they are not known.
  public var declaredTypes: [String?] = []
  /// The table columns that the result columns come from; empty if they are not known.
  public var origins: [ColumnOrigin?] = []

  /// The Swift call that compiles the text; nil if only the text is known.
  var call: String?

  /// Creates a lesson without answers.
  public init(sql: String) { self.sql = sql }

  /// The answers in order; a single one if all are the same.
  var answers: [MockAnswer] { Self.united(runs.map(\.answer)) }

  /// The answers grouped by bound values, in the order in which the values first occurred.
  var answersByValues: [(bound: [SQLiteValue], answers: [MockAnswer])] {
    var places: [MockExecution: Int] = [:]  // values are compared byte for byte, as in the mock
    var found: [(bound: [SQLiteValue], answers: [MockAnswer])] = []
    for run in runs {
      let place = places.kept(MockExecution(sql: sql, bound: run.bound), found.count)
      if place == found.count { found.append((run.bound, [])) }
      found[place].answers.append(run.answer)
    }
    return found.map { ($0.bound, Self.united($0.answers)) }
  }

  /// Whether a run had bound values.
  var bindsValues: Bool { runs.contains { !$0.bound.isEmpty } }

  private static func united(_ answers: [MockAnswer]) -> [MockAnswer] { Set(answers).count == 1 ? [answers[0]] : answers }

  /// Whether a mock gives the same results by itself, so that it needs no script.
  var isKnownToMock: Bool {
    if compilations.contains(where: { $0 != nil }) || runs.contains(where: { $0.answer.failure != nil }) { return false }
    return MockSqlite3Wrapper.runsWithoutScript(sql)
  }
}

extension MockAnswer {
  /// Marks the columns that hold texts that are not UTF-8. If a column also holds blobs, a mock could not tell the two apart, so the texts
  /// are repaired instead.
  ///
  /// - Parameter badTexts: The rows that hold a text that is not UTF-8, by column.
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
