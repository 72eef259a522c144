public import SQLiteCalls
import SQLiteCore

/// Counts what operations cost: C calls, statements prepared, and what SQLite counts of its statements.
///
/// ```swift
/// let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
/// let stars = try Stars(on: sqlite)
/// #expect(try sqlite.cost { try stars.find("Vega") }.statements <= 1)
/// ```
/// A statement's steps are counted when it is reset or finalized. Over a wrapper that runs no SQL, such as a mock, there are calls and statements only.
/// It may be used from several threads when the wrapper within may; a cost is then that of all of them.
open class CostSqlite3Wrapper: CountingSqlite3Wrapper, @unchecked Sendable {
  private let library: (any Sqlite3WrapperProtocol)?
  private let state = Locked(State())

  private struct State {
    var seen: [UInt: StatementCounters] = [:]
    var sum = StatementCounters()
    var bySQL: [String: (runs: Int, vmSteps: Int)] = [:]
  }

  /// A wrapper that counts what passes.
  public init(_ inner: any Sqlite3WrapperProtocol) {
    library = LedgerWitness(behind: inner).library
    super.init(inner)
  }

  /// What was counted since this wrapper was made.
  public var cost: Cost {
    let counts = counts
    let (sum, bySQL) = state.withLock { ($0.sum, $0.bySQL) }
    var cost = Cost()
    cost.calls = counts.values.reduce(0, +)
    cost.statements = counts.reduce(0) { $0 + ($1.key.preparesStatement ? $1.value : 0) }
    cost.vmSteps = sum.vmSteps
    cost.fullScanSteps = sum.fullScanSteps
    cost.sorts = sum.sorts
    cost.bySQL = bySQL.map { Cost.StatementCost(sql: $0.key, runs: $0.value.runs, vmSteps: $0.value.vmSteps) }.sorted(by: Cost.isAhead)
    return cost
  }

  /// What is counted while a closure runs. For asynchronous code, take ``cost`` before and after, and ``Cost/since(_:)``.
  public func cost<Result>(of body: () throws -> Result) rethrows -> Cost {
    let before = cost
    _ = try body()
    return cost.since(before)
  }

  @discardableResult
  override open func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    if let statement = unsafe pStmt { unsafe count(statement) }
    return unsafe super.sqlite3_reset(pStmt)
  }

  @discardableResult
  override open func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    if let statement = unsafe pStmt {
      unsafe count(statement)
      let handle = UInt(bitPattern: statement)
      state.withLock { $0.seen[handle] = nil }
    }
    return unsafe super.sqlite3_finalize(pStmt)
  }

  private func count(_ statement: OpaquePointer) {
    guard let library else { return }
    var counters = StatementCounters(of: statement, on: library)
    counters.vmSteps = unsafe Int(library.sqlite3_stmt_status(statement, StatementStatus.vmStep.rawValue, 0))
    let text = unsafe library.sqlite3_sql(statement).map { unsafe String(cString: $0) } ?? "a statement of sqlite3_prepare"
    let handle = UInt(bitPattern: statement)
    state.withLock { state in
      let run = counters.since(state.seen[handle] ?? StatementCounters())
      if run.vmSteps == 0 { return }
      state.seen[handle] = counters
      state.sum += run
      state.bySQL[text, default: (0, 0)].runs += 1
      state.bySQL[text, default: (0, 0)].vmSteps += run.vmSteps
    }
  }
}

extension Sqlite3Call {
  /// Whether it compiles a statement.
  fileprivate var preparesStatement: Bool {
    switch self {
    case .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_prepare16, .sqlite3_prepare16_v2, .sqlite3_prepare16_v3: true
    default: false
    }
  }
}
