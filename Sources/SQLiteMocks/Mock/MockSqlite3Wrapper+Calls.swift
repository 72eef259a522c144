public import SQLiteCore

// Scripts that are made from a Swift call, instead of from the SQL that the call compiles.
extension MockSqlite3Wrapper {
  /// Returns the script for the SQL text that a call compiles.
  ///
  /// ```swift
  /// try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)
  /// try sqlite.when { try $0.read("star", where: Column("question") > 2) }.answers(columns: ["question"], rows: [[42]])
  /// ```
  /// The call runs immediately, on a connection to a separate mock that compiles everything and answers with `sample`. Bound values are not
  /// part of the SQL text, so the script is for the call with any values. Transactions and connection settings do not count, because a mock
  /// runs them without a script. Nor do queries for tables declared with ``declare(_:columns:primaryKey:)``.
  ///
  /// - Parameters:
  ///   - sample: The answer that the call gets while its SQL is determined; by default no rows. If the call throws, pass an answer that it
  ///     can read.
  ///   - call: A call with the columns and the conditions that the code under test uses.
  /// - Returns: The script. A second call that compiles the same text returns the same script.
  /// - Throws: ``MockCallError`` if the call throws, compiles no SQL, or compiles several texts, which the error lists.
  @discardableResult
  public func when<Result: ~Copyable>(
    answered sample: MockAnswer = .done, fileID: String = #fileID, line: Int = #line, calling call: (Connection) throws -> Result
  ) throws(MockCallError) -> MockScript {
    let scripts = try scripts(answered: sample, fileID: fileID, line: line, calling: call)
    guard scripts.count == 1, let script = scripts.first else { throw .several(scripts.map(\.title)) }
    return script
  }

  /// Returns the script for the single statement that a call runs, for exactly the values that the call binds. Other values may have other
  /// scripts.
  ///
  /// ```swift
  /// try sqlite.whenExactly { try $0.insert(["question": 42], into: "star") }.fails(.constraintPrimarykey)
  /// ```
  /// Otherwise like ``when(answered:fileID:line:calling:)``, but also throws if the call runs one text several times with different values.
  @discardableResult
  public func whenExactly<Result: ~Copyable>(
    answered sample: MockAnswer = .done, fileID: String = #fileID, line: Int = #line, calling call: (Connection) throws -> Result
  ) throws(MockCallError) -> MockScript {
    let probe = MockProbe(for: self, answering: sample, call)
    try probe.check()
    var runs: [MockExecution] = []
    for run in probe.runs where !runs.contains(run) { runs.append(run) }
    guard runs.count == 1, probe.texts.count == 1, let run = runs.first else {
      if runs.isEmpty { throw .nothing }
      throw .several(runs.map(\.description) + probe.texts.filter { text in !runs.contains { $0.sql.isSameBytes(as: text) } })
    }
    return when(run.sql, fileID: fileID, line: line).when(bound: run.bound, fileID: fileID, line: line)
  }

  /// Returns the scripts for all SQL texts that a call compiles, in the order in which it first compiles them.
  ///
  /// ```swift
  /// let scripts = try sqlite.scripts { connection in
  ///   try connection.insert(["question": 42], into: "answer")
  ///   try connection.upsert(["question": 42], into: "star", onConflict: ["question"])
  /// }
  /// scripts[1].fails(.full)
  /// ```
  /// Otherwise like ``when(answered:fileID:line:calling:)``. A text that is compiled several times has one script.
  public func scripts<Result: ~Copyable>(
    answered sample: MockAnswer = .done, fileID: String = #fileID, line: Int = #line, calling call: (Connection) throws -> Result
  ) throws(MockCallError) -> [MockScript] {
    let probe = MockProbe(for: self, answering: sample, call)
    try probe.check()
    return probe.texts.map { when($0, fileID: fileID, line: line) }
  }

  /// The bound values of each run of a script's SQL text.
  public func bound(to script: MockScript) -> [[SQLiteValue]] { bound(to: script.text) }
}
