public import SQLiteCore

/// The results of one SQL text in a real run.
public struct MockLesson: Hashable, Sendable {
  /// One run of the text.
  public struct Run: Hashable, Sendable {
    /// The values in the order of the parameters.
    public var bound: [SQLiteValue]
    /// The rows that were read, the end of the run, and its changes.
    public var answer: MockAnswer

    /// A run.
    public init(bound: [SQLiteValue] = [], answer: MockAnswer) {
      self.bound = bound
      self.answer = answer
    }
  }

  /// The text, without surrounding spaces and semicolon.
  public let sql: String
  /// The failure of each compilation, nil for success; empty when none failed.
  public var compilations: [MockAnswer.Failure?] = []
  /// Its runs, in order.
  public var runs: [Run] = []
  /// The declared types of the columns; empty when they are not known.
  public var declaredTypes: [String?] = []
  /// The table columns from which the columns come; empty when they are not known.
  public var origins: [ColumnOrigin?] = []

  /// The call of the data code that compiles the text, as Swift; nil when only the text is known.
  var call: String?

  /// A lesson without answers so far.
  public init(sql: String) { self.sql = sql }

  /// The answers in turn; a single one if all are the same.
  var answers: [MockAnswer] { Self.united(runs.map(\.answer)) }

  /// The answers by bound values, in the order in which the values first occurred.
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
  /// Marks the columns that hold texts that are not UTF-8. In a column that also holds blobs a mock cannot distinguish them: the texts are
  /// repaired.
  ///
  /// - Parameter badTexts: The rows that hold the bytes of such a text, by column.
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
