#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Redacts all cassettes of a test, or of the tests of a suite and of the suites within, by one rule: see `.cassettes(redaction:)`.
public struct CassetteTrait: TestTrait, SuiteTrait, TestScoping {
  let redaction: CassetteRedaction

  /// True: the trait is for each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the rule.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if testCase == nil { return try await function() }  // a suite, or all cases of a test
    try await CassetteDeck.$redaction.withValue(CassetteDeck.redaction.and(redaction)) { try await function() }
  }
}

extension Trait where Self == CassetteTrait {
  /// Takes the same data out of each cassette of a suite, and of the suites within: one rule for a target whose suites are in one.
  ///
  /// ```swift
  /// @Suite(.cassettes(redaction: .values.and(.timesAndPaths))) enum Recorded {}
  /// extension Recorded { @Suite struct `Stars` { … } }
  /// ```
  /// A `redaction:` of one cassette comes after it.
  public static func cassettes(redaction: CassetteRedaction) -> Self { Self(redaction: redaction) }
}
#endif
