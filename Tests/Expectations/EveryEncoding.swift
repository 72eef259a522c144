public import SQLiteCore
public import Testing

/// Runs each test once for each of several text encodings that a database can have.
///
/// The databases of the test take the encoding by ``SQLiteCore/Connection/inTestEncoding()``.
public struct EveryEncoding: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var current = DatabaseEncoding.utf8
  let encodings: [DatabaseEncoding]

  /// The tests of a suite and of the suites in it run so.
  public var isRecursive: Bool { true }

  /// Runs the test once for each encoding.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for encoding in encodings { try await Self.$current.withValue(encoding) { try await function() } }
  }
}

extension Trait where Self == EveryEncoding {
  /// Each test runs in UTF-8 and in UTF-16le, in a long run in UTF-16be as well; where the tests are not cheap, a short run has UTF-8 alone.
  public static func everyEncoding(isLong: Bool, isCheap: Bool = true) -> Self {
    EveryEncoding(encodings: isLong ? DatabaseEncoding.allCases : isCheap ? [.utf8, .utf16LittleEndian] : [.utf8])
  }
}

extension Connection {
  /// The connection, whose database has the encoding that the test runs in; for one that has not been used.
  public func inTestEncoding() throws -> Connection {
    if EveryEncoding.current != .utf8 { try execute(SQL(unchecked: "PRAGMA encoding = '\(EveryEncoding.current.rawValue)'")) }
    return self
  }
}
