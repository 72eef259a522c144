public import SQLiteCalls
public import SQLiteCore

// The record of a mock, which a test reads afterwards.
extension MockSqlite3Wrapper {
  /// The connections, statements, blobs, backups, copied values and memory that were handed out and not released.
  public var openHandles: [OpenHandle] { library.ledger.openHandles }

  /// The uses of handles for which the real library would have had undefined behaviour.
  public var misuses: [HandleMisuse] { library.ledger.misuses }

  /// The SQL that was compiled without a script, and messages about functions and results that are not modelled and about faults of
  /// scripts.
  public var unexpected: [String] { locked { library.unexpected } }

  /// The scripts for which no SQL was compiled, in the order they were made: texts, or "a closure", "a regular expression".
  ///
  /// A test that ends with `#expect(sqlite.unusedScripts.isEmpty)` notices when the code no longer runs the SQL that the test was written
  /// for.
  public var unusedScripts: [String] { locked { library.scripts.unused } }

  /// All problems, as messages, in one call at the end of a test: every unexpected text, scripts, answers and call failures that were never
  /// used, handles that were not released, and misuses. Empty when there is none.
  ///
  /// Code stops at the first text that a strict mock refuses; a lenient mock lets the code go on, and then all such texts are here.
  public var problems: [String] {
    locked {
      var seen: Set<SQLText> = []
      let unexpected = library.unexpected.filter { seen.insert(SQLText(text: $0)).inserted }
      let told = unexpected.map { "unexpected: \($0)" } + library.scripts.miscounts.filter { !unexpected.contains($0) }
      return (told + library.scripts.unusedLines.map { "never used: \($0)" }).map(\.excerpt) + library.ledger.findings
    }
  }

  /// Each run of a statement, with its bound values, in order: the newest runs, up to the limits of the mock. The ``settings`` are not
  /// included.
  public var statements: [MockExecution] { locked { library.executed.elements } }

  /// The number of runs that ``statements`` no longer holds.
  package var droppedStatements: Int { locked { library.executed.dropped } }

  /// The PRAGMAs that set up connections: PRAGMAs that configure a connection and ran before all other SQL on it.
  public var settings: [MockExecution] { locked { library.settings.elements } }

  /// The bound values of each run of one SQL text.
  public func bound(to sql: String) -> [[SQLiteValue]] {
    let key = StatementText.trimmed(sql.utf8)
    return statements.filter { $0.sql.isSameBytes(as: key) }.map(\.bound)
  }

  /// The functions called, in order.
  public var called: [Sqlite3Call] { conversation.map(\.call) }

  /// The number of calls of a function.
  public func count(of call: Sqlite3Call) -> Int { locked { counts[call] } }

  /// Returns nil when these calls were made in this order, possibly with others in between; otherwise a message about the missing call.
  public func problem(inOrder expected: [Sqlite3Call]) -> String? {
    missing(expected.map { "\($0)" }, in: conversation.map { "\($0.call)" })
  }

  /// Returns nil when these statements were run in this order, possibly with others in between; otherwise a message about the missing
  /// statement.
  public func problem(inOrderOf expected: [String]) -> String? {
    missing(expected.map { StatementText.trimmed($0.utf8) }, in: statements.map(\.sql))
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

extension MockSqlite3Wrapper: JudgedDouble {
  package var findings: [String] { problems }
}
