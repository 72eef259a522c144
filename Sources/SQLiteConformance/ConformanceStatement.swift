import SQLiteCalls
import SQLiteCore

/// A statement that several facts use, with the result that a mock returns for it.
struct ConformanceStatement: Sendable {
  private let sql: String
  private let page: String
  private let setup: [String]
  private let answer: @Sendable (MockScript) -> Void

  init(_ sql: String, page: String, setup: [String] = [], answer: @escaping @Sendable (MockScript) -> Void) {
    (self.sql, self.page, self.setup, self.answer) = (sql, page, setup, answer)
  }

  /// Adds the statement's result to a mock.
  var script: @Sendable (MockSqlite3Wrapper) -> Void { { answer($0.when(sql)) } }

  /// Creates a fact about the statement. The statement is compiled before `observe` is called.
  @safe func callAsFunction(
    _ name: String, _ expected: [String], page: String? = nil, before: Int32? = nil, later: [String]? = nil,
    observe: @escaping @Sendable (ConformanceStage, OpaquePointer?) -> [String]
  ) -> ConformanceFact {
    ConformanceFact(
      name, page: page ?? self.page, setup: setup, expected: expected, before: before, later: later, on: sql, answer: answer,
      observe: observe)
  }
}

extension ConformanceFact {
  /// Creates a fact about one statement. The statement is compiled before `observe` is called.
  ///
  /// - Parameters:
  ///   - script: Adds scripts for the fact's other SQL to a mock.
  ///   - answer: Adds the statement's result to a mock.
  @safe init(
    _ name: String, page: String, setup: [String] = [], expected: [String], before: Int32? = nil, later: [String]? = nil,
    script: @escaping @Sendable (MockSqlite3Wrapper) -> Void = { _ in }, on sql: String, answer: @escaping @Sendable (MockScript) -> Void,
    observe: @escaping @Sendable (ConformanceStage, OpaquePointer?) -> [String]
  ) {
    self.init(
      name, page: page, setup: setup, expected: expected, before: before, later: later,
      script: { mock in
        answer(mock.when(sql))
        script(mock)
      },
      observe: { stage in unsafe observe(stage, stage.prepare(sql)) })
  }
}

// Statements that several groups of facts share.
extension ConformanceSuite {
  /// A statement with one row.
  static let one = ConformanceStatement("SELECT 1", page: "c3ref/step.html") { $0.answers(columns: ["1"], rows: [[1]]) }

  /// A statement with two rows.
  static let rows = ConformanceStatement("VALUES(1),(2)", page: "c3ref/step.html") { $0.answers(columns: ["column1"], rows: [[1], [2]]) }

  /// A statement that returns the bound value.
  static let bound = ConformanceStatement("SELECT ?1", page: "c3ref/value_blob.html") { $0.answers(columns: ["?1"]) { .rows([[$0[1]]]) } }
}
