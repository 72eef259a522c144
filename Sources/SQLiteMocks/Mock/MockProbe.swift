package import SQLiteCore

/// Finds the SQL that a call compiles. The call runs on a separate mock, which gives the same answer to all SQL.
package struct MockProbe {
  /// The SQL texts in the order in which they were first compiled, without SQL that a mock runs without a script and queries for declared
  /// tables.
  package let texts: [String]
  /// The runs of these texts.
  let runs: [MockExecution]
  /// The error that the call threw; nil if it did not throw.
  let error: (any Error)?
  /// Whether the call read the columns of a table that was not declared.
  let isAboutTables: Bool

  /// - Parameters:
  ///   - mock: The mock whose declared tables are used.
  ///   - sample: The answer to all SQL.
  ///   - call: The call to run.
  package init<Result: ~Copyable>(for mock: MockSqlite3Wrapper, answering sample: MockAnswer, _ call: (Connection) throws -> Result) {
    let probe = Self.mock(answering: sample)
    let declared = mock.locked { mock.library.declared }
    probe.locked { probe.library.declared = declared }
    error = Self.error(on: probe, call)
    texts = probe.locked { probe.library.sampled }
    runs = probe.statements.filter { [texts] run in texts.contains { $0.isSameBytes(as: run.sql) } }
    isAboutTables = !probe.unexpected.isEmpty || texts.contains { Self.tableQuestion.isSpelled(as: $0) }
  }

  /// The SQL with which the package reads the columns of a table.
  static let tableQuestion: String? = {
    let probe = mock(answering: .done)
    _ = error(on: probe) { connection in try connection.allColumns(of: "") }
    return probe.locked { probe.library.sampled.first }
  }()

  private static func mock(answering sample: MockAnswer) -> MockSqlite3Wrapper {
    // The current test must not check the probe as one of its mocks.
    DoublesInTest.$current.withValue(nil) {
      let probe = MockSqlite3Wrapper()
      probe.locked { probe.library.sample = sample }
      return probe
    }
  }

  private static func error<Result: ~Copyable>(on probe: MockSqlite3Wrapper, _ call: (Connection) throws -> Result) -> (any Error)? {
    let outcome = Swift.Result { _ = try call(Connection(.memory, on: probe)) }
    return if case .failure(let error) = outcome { error } else { nil }
  }

  /// Throws if the call may have more SQL than `texts`, or if it compiled none.
  package func check() throws(MockCallError) {
    if let error { throw .stopped(after: texts, reason: "\(error)", isAboutTables: isAboutTables) }
    if texts.isEmpty { throw .nothing }
  }
}
