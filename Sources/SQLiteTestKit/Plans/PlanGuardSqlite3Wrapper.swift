public import SQLiteCalls

/// Finds statements that scan, sort or make automatic indexes, and forwards all calls.
///
/// ```swift
/// let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100, allowing: [.table("setting")])
/// try Stars(on: sqlite).find("Vega")
/// #expect(sqlite.findings == [])
/// ```
/// SQLite counts the work of a statement. When the statement is reset or finalized, the guard reads the counters, and only if they are not
/// zero, it reads the plan from SQLite, on the same connection. So each finding has actually happened, in a run with that many rows; it
/// does not depend on a clock.
///
/// - For a scan, the steps from row to row in one run count, of all scanned tables of the statement together. Scans of subqueries, common
///   table expressions, temporary tables and the schema are not found; for virtual tables SQLite counts no steps.
/// - For a table without rows, the plan shows whether it would be scanned, for a statement with WHERE or JOIN; the work of its triggers is
///   then not known.
/// - Sorts and automatic indexes are found however few rows there are, unless the statement reads no persistent table.
/// - The plans of statements that write are read when their connection is closed, because reading them sets `sqlite3_changes` to 0; until
///   then they are found by their counters, without a plan. The work of triggers and foreign keys is part of the statement that fires them.
/// - Statements that define, such as CREATE INDEX, and statements that SQLite runs within one call (`sqlite3_exec`) are not checked.
/// - Observers of a connection see the guard's own queries: a trace, an authorizer, a virtual table. Doubles of this package do not,
///   because the guard bypasses them. A ledger belongs outside the guard.
///
/// Over a wrapper that runs no SQL, such as a mock, nothing is found. It may be used from several threads if the inner wrapper may.
/// <https://sqlite.org/c3ref/stmt_status.html>, <https://sqlite.org/eqp.html>
open class PlanGuardSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let record: PlanRecord
  private let library: (any Sqlite3WrapperProtocol)?

  /// A guard in front of another wrapper.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are forwarded to.
  ///   - rowLimit: The number of rows that a statement may scan in one run. If a test's tables hold fewer, no scan is found: fill them, or
  ///     pass 0.
  ///   - allowances: The findings to leave out.
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
