#if canImport(Testing)
import SQLiteCore
import SQLiteDatabase
public import SQLiteTestKit
public import Testing

/// Gives each case of a test its own clock: see `.virtualTime(_:limit:)`.
public struct VirtualTimeTrait: TestTrait, SuiteTrait, TestScoping {
  let pace: VirtualClock.Pace
  let limit: Duration

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with a clock, then ends the clock and records its findings.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if testCase == nil { return try await function() }  // a suite, or all cases of a test: each gets its own
    let clock = VirtualClock(pace, limit: limit)
    defer {
      clock.end()
      for finding in clock.findings { Issue.record("\(finding)", sourceLocation: test.sourceLocation) }
    }
    try await VirtualClock.$ofTest.withValue(clock) { try await function() }
  }
}

extension VirtualClock {
  /// The clock of the current task's test, or nil.
  @TaskLocal static var ofTest: VirtualClock?

  /// The clock of the current task's test, which has the trait `.virtualTime`.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if there is no clock: in a test without the trait, or in a detached task.
  public static var current: VirtualClock {
    get throws {
      if let ofTest { return ofTest }
      throw SQLiteError.misuse(
        "no clock belongs to this test: give the test or its suite the trait .virtualTime, and read .current in the test's own task")
    }
  }
}

extension Trait where Self == VirtualTimeTrait {
  /// Gives a test a jumping clock: `.virtualTime(_:limit:)` with its defaults.
  public static var virtualTime: Self { virtualTime() }

  /// Gives a test its own clock, available as ``VirtualClock/current``, and fails the test if the clock has findings.
  ///
  /// ```swift
  /// @Test(.virtualTime) func `a star is added when the lock has gone`() throws {
  ///   let stars = try Stars(on: VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), .current))
  ///   …
  /// }
  /// ```
  /// The wrappers that a ``WrapperUnderTest`` makes, except mocks, use the time of this clock. When the test ends, the clock ends too, so
  /// that no thread waits on it any longer, and its ``VirtualClock/findings`` become issues of the test.
  /// - Parameters:
  ///   - pace: Whether the clock jumps or stands still.
  ///   - limit: The maximum time that may pass by waiting.
  public static func virtualTime(_ pace: VirtualClock.Pace = .jumping, limit: Duration = .seconds(3_600)) -> Self {
    Self(pace: pace, limit: limit)
  }
}

extension VirtualTimeSqlite3Wrapper {
  /// Creates a wrapper of the real library that uses the time of a clock, by default the test's clock.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a test without a clock: see ``VirtualClock/current``.
  public convenience init(_ clock: VirtualClock? = nil) throws {
    self.init(Sqlite3Wrapper(), try clock ?? .current)
  }
}
#endif
