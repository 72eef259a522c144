#if canImport(Testing)
import SQLiteTestKit
public import Testing

extension Trait where Self == DoublesTrait {
  /// Fails a test in which a statement scans a table, sorts, or makes an automatic index, and a test that creates no plan guard.
  ///
  /// ```swift
  /// @Test(.noSlowPlans) func `finds a star by its name`() throws {
  ///   let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100)
  ///   _ = try Stars(on: sqlite).find("Vega")
  /// }
  /// ```
  /// The findings of every ``PlanGuardSqlite3Wrapper`` that is created by the test, by code that it calls, or in a task that is not
  /// detached, are issues of that test. A test that creates no plan guard also fails, with a message that says so. On a suite, the trait
  /// applies to each of its tests.
  public static var noSlowPlans: Self { Self(current: DoublesInTest.$plans, kind: "PlanGuardSqlite3Wrapper") }
}
#endif
