public import SQLiteCalls
public import SQLiteCore

// The record that a test reads after its calls to a mock.
extension MockSqlite3Wrapper {
  /// The connections, statements, blobs, backups, copied values and memory that were handed out but not released.
  public var openHandles: [OpenHandle] { library.ledger.openHandles }

  /// The uses of handles for which the real library would have had undefined behaviour.
  public var misuses: [HandleMisuse] { library.ledger.misuses }

  /// The SQL that was compiled without a script, and messages about faults in scripts and about functions and results that the mock does
  /// not model.
  public var unexpected: [String] { locked { library.unexpected } }

  /// The scripts for which no SQL was compiled, in the order in which they were made. Each is an SQL text, "a closure" or "a regular
  /// expression".
  ///
  /// A test that ends with `#expect(sqlite.unusedScripts.isEmpty)` detects when the code no longer runs the SQL that the test was written
  /// for.
  public var unusedScripts: [String] { locked { library.scripts.unused } }

  /// All problems as messages, to be checked at the end of a test: unexpected SQL, scripts with an unexpected number of runs, scripts,
  /// answers and call failures that were never used, handles that were not released, and misuses. Empty if there are none.
  ///
  /// With a strict mock, code usually stops at the first SQL text that is refused. A lenient mock lets the code continue, so that all
  /// unexpected texts are listed here.
  public var problems: [String] {
    locked {
      var seen: Set<SQLText> = []
      let unexpected = library.unexpected.filter { seen.insert(SQLText(text: $0)).inserted }
      let told = unexpected.map { "unexpected: \($0)" } + library.scripts.miscounts.filter { !unexpected.contains($0) }
      return (told + library.scripts.unusedLines.map { "never used: \($0)" }).map(\.excerpt) + library.ledger.findings
    }
  }

  /// The newest runs of statements with their bound values, in order, up to the limits of the mock. The ``settings`` are not included.
  public var statements: [MockExecution] { locked { library.executed.elements } }

  /// The number of runs that ``statements`` no longer contains.
  package var droppedStatements: Int { locked { library.executed.dropped } }

  /// The runs of PRAGMAs that configured a connection before any other SQL ran on it.
  public var settings: [MockExecution] { locked { library.settings.elements } }

  /// The bound values of each run of one SQL text.
  public func bound(to sql: String) -> [[SQLiteValue]] {
    let key = StatementText.trimmed(sql.utf8)
    return statements.filter { $0.sql.isSameBytes(as: key) }.map(\.bound)
  }

  /// The functions that were called, in order.
  public var called: [Sqlite3Call] { conversation.map(\.call) }

  /// Returns the number of calls to a function.
  public func count(of call: Sqlite3Call) -> Int { locked { counts[call] } }

  /// Returns nil if these calls were made in this order, possibly with others in between; otherwise a message about the missing call.
  public func problem(inOrder expected: [Sqlite3Call]) -> String? {
    missing(expected.map { "\($0)" }, in: conversation.map { "\($0.call)" })
  }

  /// Returns nil if these statements were run in this order, possibly with others in between; otherwise a message about the missing
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
