#if canImport(Testing)
import SQLiteManagerTestSupport
public import Testing

/// Judges every ``PlanGuardSqlite3Wrapper`` that is made while a test runs: see `.noSlowPlans`.
public struct NoSlowPlansTrait: TestTrait, SuiteTrait, TestScoping {
  /// True: it is for each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test, then records what its guards found.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if DoublesInTest.plans != nil { return try await function() }  // the suite has the trait, too
    let guards = DoublesInTest()
    try await guards.judge(test, without: "PlanGuardSqlite3Wrapper") {
      try await DoublesInTest.$plans.withValue(guards) { try await function() }
    }
  }
}

extension Trait where Self == NoSlowPlansTrait {
  /// Fails a test in which a statement scans a table, sorts, or makes an automatic index, and one that has nothing to judge it by.
  ///
  /// ```swift
  /// @Test(.noSlowPlans) func `finds a star by its name`() throws {
  ///   let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100)
  ///   _ = try Stars(on: sqlite).find("Vega")
  /// }
  /// ```
  /// What every ``PlanGuardSqlite3Wrapper`` found that is made while the test runs is an issue of that test: by the test, by what it calls, and in tasks that
  /// are not detached. A test in which none was made fails, too, and says so. On a suite it is for each of its tests.
  public static var noSlowPlans: Self { Self() }
}
#endif
