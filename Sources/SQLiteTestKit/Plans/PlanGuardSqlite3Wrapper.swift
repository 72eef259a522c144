public import SQLiteCalls

/// Finds statements that scan, sort or make automatic indexes, and passes all calls on.
///
/// ```swift
/// let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100, allowing: [.table("setting")])
/// try Stars(on: sqlite).find("Vega")
/// #expect(sqlite.findings == [])
/// ```
/// SQLite counts the work of a statement: when the statement is reset or finalized, the guard reads the counters, and only where they show something, it asks
/// SQLite for the plan, on the same connection. So a finding has happened, in a run that took so many rows: it does not depend on a clock.
///
/// - Of a scan, what counts are the steps from row to row in one run, of all scanned tables of the statement together. Scans of subqueries, common table
///   expressions, temporary tables and the schema are not found; of virtual tables SQLite counts none.
/// - Of a table without rows the plan says whether it would be scanned, for a statement with WHERE or JOIN; what its triggers do is then not known.
/// - Sorts and automatic indexes are found however few rows there are, unless the statement reads no table that stays.
/// - Statements that write are asked about when their connection is closed, because asking makes `sqlite3_changes` 0; until then they are found by their
///   counters, without a plan. The work of triggers and foreign keys is part of the statement that fires them.
/// - Statements that define, such as CREATE INDEX, and statements that SQLite runs within one call (`sqlite3_exec`) are not looked at.
/// - Observers of a connection hear of the questions: a trace, an authorizer, a virtual table. Doubles of this package do not: the guard bypasses them.
///   A ledger belongs outside of the guard.
///
/// Over a wrapper that runs no SQL, such as a mock, nothing is found. It may be used from several threads when the wrapper within may.
/// <https://sqlite.org/c3ref/stmt_status.html>, <https://sqlite.org/eqp.html>
open class PlanGuardSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let record: PlanRecord
  private let library: (any Sqlite3WrapperProtocol)?

  /// A guard.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that calls are passed on to.
  ///   - rowLimit: How many rows a statement may scan in one run. Where a test's tables hold fewer, no scan is found: fill them, or take 0.
  ///   - allowances: The findings to leave out.
  public init(_ inner: any Sqlite3WrapperProtocol, rowLimit: Int = 100, allowing allowances: [PlanAllowance] = []) {
    record = PlanRecord(rowLimit: rowLimit, allowances: allowances)
    library = InnermostWrapper(behind: inner).library
    super.init(inner)
    DoublesInTest.plans?.note(record)
  }

  /// The findings in order: each statement once for each kind.
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
