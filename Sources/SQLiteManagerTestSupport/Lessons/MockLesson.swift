public import SQLiteCore

/// What one SQL text was answered in a real run.
public struct MockLesson: Hashable, Sendable {
  /// One run of it.
  public struct Run: Hashable, Sendable {
    /// The values in the order of the parameters.
    public var bound: [SQLiteValue]
    /// The rows that were read, how the run ended, and what it changed.
    public var answer: MockAnswer

    /// A run.
    public init(bound: [SQLiteValue] = [], answer: MockAnswer) {
      self.bound = bound
      self.answer = answer
    }
  }

  /// The text, without the spaces and the semicolon around it.
  public let sql: String
  /// How it was compiled each time, nil for success; empty when that never failed.
  public var compilations: [MockAnswer.Failure?] = []
  /// Its runs, in order.
  public var runs: [Run] = []
  /// What the columns were declared as; empty when nothing is known.
  public var declaredTypes: [String?] = []
  /// Which columns of tables its columns are; empty when nothing is known.
  public var origins: [ColumnOrigin?] = []

  /// The call of the data code that says the text, as Swift; nil where the text itself is all that is known.
  var call: String?

  /// A text that was answered nothing so far.
  public init(sql: String) { self.sql = sql }

  /// The answers in turn; one, where all are the same.
  var answers: [MockAnswer] { Self.united(runs.map(\.answer)) }

  /// The answers by the values that were bound, in the order in which these first were.
  var answersByValues: [(bound: [SQLiteValue], answers: [MockAnswer])] {
    var values: [[SQLiteValue]] = []
    for run in runs where !values.contains(run.bound) { values.append(run.bound) }
    return values.map { bound in (bound, Self.united(runs.filter { $0.bound == bound }.map(\.answer))) }
  }

  /// Whether a run had values.
  var bindsValues: Bool { runs.contains { !$0.bound.isEmpty } }

  private static func united(_ answers: [MockAnswer]) -> [MockAnswer] { Set(answers).count == 1 ? [answers[0]] : answers }

  /// Whether a mock does by itself what is said here, so that it needs no script.
  var isKnownToMock: Bool {
    if compilations.contains(where: { $0 != nil }) || runs.contains(where: { $0.answer.failure != nil }) { return false }
    return MockSqlite3Wrapper.knows(sql)
  }
}
