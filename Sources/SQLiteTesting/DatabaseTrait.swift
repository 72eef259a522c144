#if canImport(Testing)
import SQLiteCore
public import SQLiteTestKit
public import Testing
import SQLiteStorage

/// Gives each case of a test its own database: see `.database(_:_:)`.
public struct DatabaseTrait: TestTrait, SuiteTrait, TestScoping {
  let fixture: DatabaseFixture
  let kind: TestDatabase.Kind

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with a database; if the test fails, attaches the database and its changes.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    if testCase == nil { return try await function() }  // a suite, or all cases of a test: each gets its own
    let database = try TestDatabase(fixture, kind)
    let hasFailed = Locked(false)
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { hasFailed.withLock { $0 = true } }
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await TestDatabase.$ofTest.withValue(database) { try await function() }
      }
    } catch {
      database.attach(to: test)
      throw error
    }
    if database.isBeingWritten {
      Issue.record(
        """
        a transaction that has written is still open on the test's database, on a connection that still exists: commit it, roll it back, or \
        release the connection
        """, sourceLocation: test.sourceLocation)
    }
    if hasFailed.withLock({ $0 }) { database.attach(to: test) }
  }
}

extension TestDatabase {
  /// Attaches the database and its changes to the test. If they cannot be read, the attachment says so.
  fileprivate func attach(to test: Test) {
    do {
      let now = try DatabaseSnapshot(of: connectionThatFails())
      Attachment.record([UInt8](now.bytes), named: "test.sqlite", sourceLocation: test.sourceLocation)
      let changes = try original.changes(until: now).map(\.description)
      let text = changes.isEmpty ? "no rows were changed" : changes.joined(separator: "\n")
      Attachment.record(text, named: "changes.txt", sourceLocation: test.sourceLocation)
    } catch {
      Attachment.record("the changes are not known: \(error)", named: "changes.txt", sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == DatabaseTrait {
  /// Gives a test its own database, available as ``TestDatabase/current``.
  ///
  /// ```swift
  /// @Test(.database(.resource("quiz", in: .module))) func `counts the questions`() throws {
  ///   #expect(try Quiz(at: TestDatabase.current.location).questionCount == 12)
  /// }
  /// ```
  /// The fixture is made or read once per process, and each case of each test gets its own copy, so that they can run in parallel and in
  /// any order. On a suite, the trait applies to each of its tests; a test may override it with its own trait. If a test fails, the
  /// database is attached as `test.sqlite` and its changed rows as `changes.txt`; `swift test --attachments-path FOLDER` writes them to a
  /// folder.
  ///
  /// The test fails if the fixture cannot be made or read, with an error that gives the reason. It also fails if a transaction that has
  /// written is still open when the test ends.
  public static func database(_ fixture: DatabaseFixture, _ kind: TestDatabase.Kind = .memory) -> Self {
    Self(fixture: fixture, kind: kind)
  }
}
#endif
