public import SQLiteCalls

/// Finds statements that scan tables, sort rows or create automatic indexes. All calls are forwarded.
///
/// ```swift
/// let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100, allowing: [.table("setting")])
/// try Stars(on: sqlite).find("Vega")
/// #expect(sqlite.findings == [])
/// ```
/// SQLite counts the work of a statement. When the statement is reset or finalized, the guard reads the counters. It reads the plan from
/// SQLite, on the same connection, only if they show a sort, an automatic index or a scan of too many rows, or no work at all, as for an
/// empty table. Each finding has therefore actually happened, in a run with that many rows, and does not depend on a clock.
///
/// - For a scan, the guard counts the steps from row to row in one run, for all scanned tables of the statement together. Scans of
///   subqueries, common table expressions, temporary tables and the schema are not found. For virtual tables, SQLite counts no steps.
/// - For an empty table, the plan shows whether a statement with WHERE or JOIN would scan it. The work of its triggers is then unknown.
/// - Sorts and automatic indexes are found for any number of rows, unless the statement reads no persistent table.
/// - The plans of writing statements are read when their connection is closed, because reading them sets `sqlite3_changes` to 0. Until
///   then, findings about these statements come from their counters and have no plan. The work of triggers and foreign keys is part of the
///   statement that causes it.
/// - Data definition statements, such as CREATE INDEX, and statements run by `sqlite3_exec` are not checked.
/// - Observers of a connection, such as a trace, an authorizer or a virtual table, see the guard's own queries. Test doubles of this
///   package do not, because the guard bypasses them. A ledger must wrap the guard, not be wrapped by it.
///
/// If the inner wrapper runs no SQL, such as a mock, nothing is found. The guard may be used from several threads if the inner wrapper may.
/// <https://sqlite.org/c3ref/stmt_status.html>, <https://sqlite.org/eqp.html>
open class PlanGuardSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let record: PlanRecord
  private let library: (any Sqlite3WrapperProtocol)?

  /// Creates a guard in front of another wrapper.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are forwarded to.
  ///   - rowLimit: The number of rows that a statement may scan in one run. If a test's tables have fewer rows, no scan is found. In that
  ///     case, add rows or pass 0.
  ///   - allowances: The findings to ignore.
  public init(_ inner: any Sqlite3WrapperProtocol, rowLimit: Int = 100, allowing allowances: [PlanAllowance] = []) {
    record = PlanRecord(rowLimit: rowLimit, allowances: allowances)
    library = InnermostWrapper(behind: inner).library
    super.init(inner)
    DoublesInTest.plans?.note(record)
  }

  /// The findings in order, at most one for each statement and kind.
  public var findings: [PlanFinding] { record.all }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    switch call {
    case .sqlite3_reset, .sqlite3_finalize, .sqlite3_close, .sqlite3_close_v2:
      if let library, let bits = arguments().handle(0), let handle = unsafe OpaquePointer(bitPattern: bits) {
        unsafe record.look(at: handle, before: call, on: library)
      }
    default: break
    }
    return perform()
  }
}

extension PlanGuardSqlite3Wrapper: TransparentDouble {}
