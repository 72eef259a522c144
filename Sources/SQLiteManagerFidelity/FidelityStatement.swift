import SQLiteCalls

/// A statement that several facts are about, and the answer of a mock to it.
struct FidelityStatement: Sendable {
  let script: @Sendable (MockSqlite3Wrapper) -> Void
  private let sql: String
  private let page: String
  private let setup: [String]

  init(_ sql: String, page: String, setup: [String] = [], answer: @escaping @Sendable (MockScript) -> Void) {
    (self.sql, self.page, self.setup) = (sql, page, setup)
    script = { answer($0.when(sql)) }
  }

  /// A fact about the statement, which is compiled before.
  @safe func callAsFunction(
    _ name: String, _ expected: [String], page: String? = nil, observe: @escaping @Sendable (FidelityStage, OpaquePointer?) -> [String]
  ) -> FidelityFact {
    FidelityFact(name, page: page ?? self.page, setup: setup, expected: expected, script: script, on: sql, observe: observe)
  }
}

extension FidelityFact {
  /// A fact about one statement, which is compiled before.
  @safe init(
    _ name: String, page: String, setup: [String] = [], expected: [String], before: Int32? = nil, later: [String]? = nil,
    script: @escaping @Sendable (MockSqlite3Wrapper) -> Void, on sql: String,
    observe: @escaping @Sendable (FidelityStage, OpaquePointer?) -> [String]
  ) {
    self.init(name, page: page, setup: setup, expected: expected, before: before, later: later, script: script) { bench in
      unsafe observe(bench, bench.prepare(sql))
    }
  }
}
