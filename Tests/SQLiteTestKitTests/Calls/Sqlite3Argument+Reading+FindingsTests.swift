import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

/// A console ends a text at its first NUL: a sentence of a tool about SQL would be cut there, and its rest would be lost.
@Suite struct `What a tool says of SQL that a connection compiled` {
  /// The findings of one tool over a `Connection`, and how the first one ends.
  enum Tool: String, CaseIterable {
    case lock, deadline, leak, noMisuse, plan, cost, mock, cassette, fault, recording, lessons
  }

  private static let sql: SQL = "INSERT INTO star (name) VALUES ('Vega')"

  private func connection(on sqlite: any Sqlite3WrapperProtocol) throws -> Connection {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name)")
    return connection
  }

  private func findings(of tool: Tool) async throws -> [String] {
    switch tool {
    case .lock:
      let stage = try TimeStage()
      let (one, other) = (try stage.connect(), try stage.connect())
      try other.execute("BEGIN IMMEDIATE")
      try one.setBusyHandler(.custom { _ in false })
      try? one.execute(Self.sql)
      return stage.clock.findings
    case .deadline:
      let sweep = TimeSweep(over: { Sqlite3Wrapper() }, passing: .seconds(1)) { sqlite in try connection(on: sqlite).execute(Self.sql) }
      return try sweep.findings { _ in "is late" }.filter { $0.contains("_prepare_") && $0.contains("VALUES") }
    case .leak, .noMisuse:
      let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
      let statement = try connection(on: sqlite).prepare(Self.sql)
      defer { withExtendedLifetime(statement) {} }
      if tool == .leak { return sqlite.ledger.report().problems.filter { $0.contains("statement") } }
      return try await issues { Issue.record("\(sqlite.ledger.report().problems.last ?? "")") }
    case .plan:
      let stars = try GuardedStars()
      _ = try stars.connection.rows("SELECT id FROM star WHERE name = 'Vega'")
      return stars.sqlite.findings.map(\.description)
    case .cost:
      let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
      let connection = try connection(on: sqlite)
      return [try sqlite.cost { try connection.execute(Self.sql) }.overrun(calls: 1)].compactMap { $0 }
    case .mock:
      let sqlite = MockSqlite3Wrapper()
      sqlite.when("DELETE FROM star").answers(.done)
      try? Connection(.memory, on: sqlite).execute(Self.sql)
      return sqlite.problems
    case .cassette:
      let sqlite = CassetteReplayingSqlite3Wrapper(try recorded { try $0.execute("DELETE FROM star") })
      try? connection(on: sqlite).execute(Self.sql)
      return sqlite.divergence.map { [$0.description] } ?? []
    case .fault:
      let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
      let connection = try connection(on: sqlite)
      sqlite.plan = .call(.sqlite3_prepare_v3, code: .nomem)
      try? connection.execute(Self.sql)
      return sqlite.injected.map { "\($0)" }
    case .recording:
      let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
      try connection(on: sqlite).execute(Self.sql)
      return sqlite.calls.filter { $0.call == .sqlite3_prepare_v3 }.map(\.description)
    case .lessons:
      let sqlite = LearningSqlite3Wrapper(Sqlite3Wrapper())
      try? Connection(.memory, on: sqlite).execute(Self.sql)
      return [sqlite.lessons.swiftSource()]
    }
  }

  private func recorded(_ work: (Connection) throws -> Void) throws -> Cassette {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try work(connection(on: recorder))
    return try recorder.cassette()
  }

  private func issues(_ work: () throws -> Void) async throws -> [String] {
    let found = Locked<[String]>([])
    try withKnownIssue(
      isIntermittent: true, work,
      matching: { issue in
        found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      })
    return found.withLock { $0 }
  }

  @Test(arguments: Tool.allCases) func `ends where the sentence ends, not where the SQL does`(tool: Tool) async throws {
    let findings = try await findings(of: tool)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(!finding.contains("\0"), "\(finding.replacing("\0", with: "\\0"))")
      #expect(finding.contains("star"), "\(finding)")
    }
  }
}
