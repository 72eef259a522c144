#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Redacts all cassettes of a test, or of the tests of a suite and its nested suites, by one rule: see `.cassettes(redaction:)`.
public struct CassetteTrait: TestTrait, SuiteTrait, TestScoping {
  let redaction: CassetteRedaction

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the rule.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if testCase == nil { return try await function() }  // a suite, or all cases of a test
    try await CassetteDeck.$redaction.withValue(CassetteDeck.redaction.and(redaction)) { try await function() }
  }
}

extension Trait where Self == CassetteTrait {
  /// Removes the same data from each cassette of a suite and its nested suites: one rule for a target whose suites share an outer one.
  ///
  /// ```swift
  /// @Suite(.cassettes(redaction: .values.and(.timesAndPaths))) enum Recorded {}
  /// extension Recorded { @Suite struct `Stars` { … } }
  /// ```
  /// The `redaction:` of a single cassette is applied after it.
  public static func cassettes(redaction: CassetteRedaction) -> Self { Self(redaction: redaction) }
}
#endif
