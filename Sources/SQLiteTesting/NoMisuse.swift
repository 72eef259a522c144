#if canImport(Testing)
import SQLiteTestKit
public import Testing

/// Checks all test doubles of one kind that are created while a test runs: see `.noMisuse` and `.noSlowPlans`.
public struct DoublesTrait: TestTrait, SuiteTrait, TestScoping {
  /// The doubles of the current task's test.
  let current: TaskLocal<DoublesInTest?>
  /// The type name of the doubles, for a message.
  let kind: String

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test, then records the findings of its doubles.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if current.get() != nil { return try await function() }  // the suite has the trait too
    let doubles = DoublesInTest()
    defer {
      for problem in doubles.problems { Issue.record("\(problem)", sourceLocation: test.sourceLocation) }
    }
    try await current.withValue(doubles) { try await function() }
    if doubles.isEmpty {
      Issue.record(
        """
        nothing was checked: the test made no \(kind). Make one in the test itself, or in a task that is not detached, and pass it to the code \
        under test
        """, sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == DoublesTrait {
  /// Fails a test that leaves handles open or misuses them, a test whose mock received SQL without a script or has a script that was never
  /// used, and a test that creates no double to check.
  ///
  /// ```swift
  /// @Test(.noMisuse) func `adds a star`() throws {
  ///   try Stars(on: LedgerSqlite3Wrapper(Sqlite3Wrapper())).add(42)
  /// }
  /// ```
  ///
  /// Every ``LedgerSqlite3Wrapper`` and ``MockSqlite3Wrapper`` that is created by the test, by code that it calls, or in a task that is not
  /// detached, is checked when the test has ended. Each handle that is still open and each misuse is an issue of that test. So is each of
  /// the ``MockSqlite3Wrapper/problems`` of a mock, even if the code under test swallowed the error. A test that creates no such wrapper
  /// also fails, with a message that says so. On a suite, the trait applies to each of its tests.
  public static var noMisuse: Self {
    Self(current: DoublesInTest.$current, kind: "LedgerSqlite3Wrapper and no MockSqlite3Wrapper")
  }
}
#endif
