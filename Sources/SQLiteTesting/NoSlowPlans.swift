#if canImport(Testing)
import SQLiteTestKit
public import Testing

extension Trait where Self == DoublesTrait {
  /// Fails a test in which a statement scans a table, sorts, or makes an automatic index, and a test that makes no plan guard.
  ///
  /// ```swift
  /// @Test(.noSlowPlans) func `finds a star by its name`() throws {
  ///   let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100)
  ///   _ = try Stars(on: sqlite).find("Vega")
  /// }
  /// ```
  /// The findings of every ``PlanGuardSqlite3Wrapper`` that is made while the test runs are issues of that test: made by the test, by code
  /// that it calls, or in tasks that are not detached. A test that makes none fails too, with a message that says so. On a suite the trait
  /// applies to each of its tests.
  public static var noSlowPlans: Self { Self(current: DoublesInTest.$plans, kind: "PlanGuardSqlite3Wrapper") }
}
#endif
