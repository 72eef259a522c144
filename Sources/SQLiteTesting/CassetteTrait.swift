#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Applies one redaction to all cassettes of a test, or of a suite and its nested suites: see `.cassettes(redaction:)`.
public struct CassetteTrait: TestTrait, SuiteTrait, TestScoping {
  let redaction: CassetteRedaction

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the redaction.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if testCase == nil { return try await function() }  // a suite, or all cases of a test
    try await CassetteDeck.$redaction.withValue(CassetteDeck.redaction.and(redaction)) { try await function() }
  }
}

extension Trait where Self == CassetteTrait {
  /// Removes the same data from each cassette of a suite and its nested suites. An outer suite can hold one redaction for all suites of a
  /// target:
  ///
  /// ```swift
  /// @Suite(.cassettes(redaction: .values.and(.timesAndPaths))) enum Recorded {}
  /// extension Recorded { @Suite struct `Stars` { … } }
  /// ```
  /// The `redaction:` of a single cassette is applied after this one.
  public static func cassettes(redaction: CassetteRedaction) -> Self { Self(redaction: redaction) }
}
#endif
