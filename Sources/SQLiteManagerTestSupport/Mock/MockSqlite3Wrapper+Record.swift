public import SQLiteCalls
public import SQLiteCore

// What a test asks afterwards.
extension MockSqlite3Wrapper {
  /// Connections, statements, blobs, backups, copied values and memory that were handed out and not given back.
  public var openHandles: [OpenHandle] { locked { library.openHandles } }

  /// What the real library would have answered with undefined behaviour.
  public var misuses: [HandleMisuse] { locked { library.misuses } }

  /// The SQL that was compiled and that no script was for.
  public var unexpected: [String] { locked { library.unexpected } }

  /// The scripts that no SQL was compiled for, in the order they were made: texts, or "a closure", "a regular expression".
  ///
  /// A test that ends with `#expect(sqlite.unusedScripts.isEmpty)` notices that the code no longer says what the test was written for.
  public var unusedScripts: [String] { locked { library.scripts.unused } }

  /// Each run of a statement, with its bound values, in order.
  public var statements: [MockExecution] { locked { library.executed } }

  /// The values of each run of one SQL text.
  public func bound(to sql: String) -> [[SQLiteValue]] {
    let key = StatementText.trimmed(Array(sql.utf8))
    return statements.filter { $0.sql.isSameBytes(as: key) }.map(\.bound)
  }

  /// How often a function was called.
  public func count(of call: Sqlite3Call) -> Int { locked { conversation.count { $0.call == call } } }

  /// Nil when these calls were made in this order, others in between allowed; otherwise what is missing.
  public func problem(inOrder expected: [Sqlite3Call]) -> String? {
    missing(expected.map { "\($0)" }, in: conversation.map { "\($0.call)" })
  }

  /// Nil when these statements were run in this order, others in between allowed; otherwise what is missing.
  public func problem(inOrderOf expected: [String]) -> String? {
    missing(expected.map { StatementText.trimmed(Array($0.utf8)) }, in: statements.map(\.sql))
  }

  private func missing(_ expected: [String], in found: [String]) -> String? {
    var rest = found[...]
    for (place, wanted) in expected.enumerated() {
      guard let at = rest.firstIndex(of: wanted) else {
        let after = place == 0 ? "" : " after \(expected[place - 1])"
        return "\(wanted) was not found\(after); found: \(found.joined(separator: ", "))"
      }
      rest = rest[(at + 1)...]
    }
    return nil
  }
}

// A mock without scripts, for code of which only the course matters.
extension MockSqlite3Wrapper {
  /// Rows that every SELECT and VALUES without a script gives.
  public var cannedRows: [[SQLiteValue]] {
    get { locked { library.cannedRows } }
    set { locked { library.cannedRows = newValue } }
  }

  /// The functions called, in order.
  public var called: [Sqlite3Call] { locked { conversation.map(\.call) } }

  /// The UTF-8 texts bound, in order.
  public var boundTexts: [String] { locked { library.boundTexts } }

  /// How often `sqlite3_step` was called.
  public var stepCount: Int { count(of: .sqlite3_step) }

  /// Whether every run ends at its first step with SQLITE_DONE, whatever the scripts say.
  public var stepsAreDone: Bool {
    get { locked { library.stepsAreDone } }
    set { locked { library.stepsAreDone = newValue } }
  }
}
