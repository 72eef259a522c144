#if canImport(Testing)
public import SQLiteCalls
import SQLiteDatabase
public import SQLiteTestKit
public import Testing

/// The wrapper that data code runs over, as an argument of a test, so that one test can run over the real library, a watched library, and a
/// mock.
///
/// ```swift
/// @Test(.noMisuse, arguments: [.real, .watched, .mock { sqlite in sqlite.when(…).answers(…) }] as [WrapperUnderTest])
/// func `a star is added`(wrapper: WrapperUnderTest) throws {
///   try Stars(on: wrapper.make()).add(42)
/// }
/// ```
public struct WrapperUnderTest: Sendable, CustomTestStringConvertible {
  /// The name of the wrapper in the results of a test.
  public let name: String
  private let body: @Sendable () -> any Sqlite3WrapperProtocol

  /// Creates a wrapper under test from a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the wrapper in the results of a test.
  ///   - make: Makes a wrapper. It is called for each case, in the task of the test.
  public init(_ name: String, make: @escaping @Sendable () -> any Sqlite3WrapperProtocol) {
    self.name = name
    body = make
  }

  /// Makes a wrapper for one case. If the test has its own database (see `.database(…)`), the code under test opens that database, whatever
  /// path it passes. If the test has a clock (see `.virtualTime`), the code waits in the clock's time.
  public func make() -> any Sqlite3WrapperProtocol {
    var wrapper = body()
    if wrapper is MockSqlite3Wrapper { return wrapper }
    if let clock = VirtualClock.ofTest, !(wrapper is VirtualTimeSqlite3Wrapper) { wrapper = VirtualTimeSqlite3Wrapper(wrapper, clock) }
    guard let database = TestDatabase.ofTest else { return wrapper }
    return RedirectingSqlite3Wrapper(wrapper, to: database.location)
  }

  /// The name of the wrapper.
  public var testDescription: String { name }

  /// The real library.
  public static var real: WrapperUnderTest { WrapperUnderTest("real") { Sqlite3Wrapper() } }

  /// The real library behind a ``LedgerSqlite3Wrapper``. With the trait `.noMisuse`, the test fails if handles are left open or misused.
  public static var watched: WrapperUnderTest { WrapperUnderTest("watched") { LedgerSqlite3Wrapper(Sqlite3Wrapper()) } }

  /// The real library behind a ``PlanGuardSqlite3Wrapper``. With the trait `.noSlowPlans`, the test fails for scans and sorts.
  public static var guarded: WrapperUnderTest { WrapperUnderTest("guarded") { PlanGuardSqlite3Wrapper(Sqlite3Wrapper()) } }

  /// A mock to which a closure adds scripts. If the closure throws, the error is recorded as an issue of the test.
  public static func mock(_ script: @escaping @Sendable (MockSqlite3Wrapper) throws -> Void) -> WrapperUnderTest {
    WrapperUnderTest("mock") {
      let mock = MockSqlite3Wrapper()
      do { try script(mock) } catch { Issue.record("the mock could not be given its script: \(error)") }
      return mock
    }
  }
}
#endif
