import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A test that is judged by its plan guards` {
  /// The issues that the trait records for a piece of work in this test.
  private func issues(_ work: @escaping @Sendable () async throws -> Void) async throws -> [String] {
    let found = Locked<[String]>([])
    try await withKnownIssue(isIntermittent: true) {
      guard let test = Test.current else { return }
      let trait: DoublesTrait = .noSlowPlans
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: work)
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test(.noSlowPlans, .noMisuse) func `passes when nothing was found, and its doubles are judged as well`() throws {
    let stars = try GuardedStars(on: Sqlite3Wrapper())
    #expect(try stars.connection.find(in: "star", key: 3)?["name"] == "star 3")
    try stars.connection.close()
    let db = try Connection(.memory, on: LedgerSqlite3Wrapper(Sqlite3Wrapper()))
    try db.close()
  }

  @Test func `fails for what a guard has found, made in a task of its own as well, in code that throws`() async throws {
    struct Thrown: Error {}
    let found = try await issues {
      _ = try GuardedStars().connection.rows("SELECT * FROM star ORDER BY size")
      try await Task { _ = try GuardedStars().connection.rows("SELECT * FROM star WHERE size = 1") }.value
      throw Thrown()
    }
    #expect(found.map { $0.prefix(6) } == ["scan: ", "sort: ", "scan: ", ""])
  }

  @Test func `fails when there was nothing to judge, and says so`() async throws {
    let found = try await issues { _ = LedgerSqlite3Wrapper(Sqlite3Wrapper()) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("nothing was checked: the test made no PlanGuardSqlite3Wrapper.") == true)
  }
}
