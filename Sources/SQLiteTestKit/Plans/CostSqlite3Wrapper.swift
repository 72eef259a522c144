public import SQLiteCalls
import SQLiteCore

/// Counts the cost of operations: C calls, prepared statements, and SQLite's own statement counters.
///
/// ```swift
/// let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
/// let stars = try Stars(on: sqlite)
/// #expect(try sqlite.cost { try stars.find("Vega") }.statements <= 1)
/// ```
/// A statement's steps are counted when it is reset or finalized. If the inner wrapper runs no SQL, such as a mock, only calls and
/// statements are counted. The wrapper may be used from several threads if the inner wrapper may. The cost is then the total for all
/// threads.
open class CostSqlite3Wrapper: CountingSqlite3Wrapper, @unchecked Sendable {
  private let library: (any Sqlite3WrapperProtocol)?
  private let state = Locked(State())

  fileprivate struct State {
    /// The last counters of each statement, and the index of its text in the list, so that no string needs to be created or hashed in each
    /// run.
    var seen: [UInt: (counters: StatementCounters, place: Int)] = [:]
    /// The totals, and the statements in the order of their first runs.
    var cost = Cost()
    var places: [String: Int] = [:]
    /// The hashes of each statement's bound values, by parameter.
    var bound: [UInt: [Int64: Int]] = [:]
  }

  /// Creates a wrapper that counts the cost of the calls that it forwards.
  public init(_ inner: any Sqlite3WrapperProtocol) {
    library = InnermostWrapper(behind: inner).library
    super.init(inner)
  }

  /// The cost since this wrapper was created.
  public var cost: Cost {
    let counts = counts
    var cost = state.withLock(\.cost)
    cost.calls = counts.values.reduce(0, +)
    cost.statements = counts.reduce(0) { $0 + ($1.key.compiles ? $1.value : 0) }
    cost.bySQL.sort(by: Cost.isAhead)
    return cost
  }

  /// Returns the cost of a closure. For asynchronous code, read ``cost`` before and after, and use ``Cost/since(_:)``.
  public func cost<Result>(of body: () throws -> Result) rethrows -> Cost {
    let before = cost
    _ = try body()
    return cost.since(before)
  }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    switch call {
    case .sqlite3_reset, .sqlite3_finalize:
      if let bits = arguments().handle(0) {
        count(bits)
        if call == .sqlite3_finalize { state.withLock { ($0.seen[bits], $0.bound[bits]) = (nil, nil) } }
      }
    case _ where call.bindsValue || call == .sqlite3_clear_bindings:
      let arguments = arguments()
      if let statement = arguments.handle(0) { state.withLock { $0.note(arguments, isBinding: call.bindsValue, statement) } }
    default: break
    }
    return super.route(call, arguments: arguments, failed: failed, perform: perform)
  }

  private func count(_ handle: UInt) {
    guard let library, let statement = unsafe OpaquePointer(bitPattern: handle) else { return }
    var counters = StatementCounters(of: statement, on: library)
    counters.vmSteps = unsafe Int(library.sqlite3_stmt_status(statement, StatementStatus.vmStep.rawValue, 0))
    state.withLock { state in
      let last = state.seen[handle]
      let run = counters.since(last?.counters ?? StatementCounters())
      if run.vmSteps == 0 { return }
      let place = last?.place ?? state.place(of: unsafe library.sqlite3_sql(statement).map { unsafe String(cString: $0) })
      state.seen[handle] = (counters, place)
      state.cost.add(run, of: place, state.bound[handle]?.hashValue)
    }
  }
}

extension CostSqlite3Wrapper.State {
  /// Returns the index of a text in the list.
  fileprivate mutating func place(of sql: String?) -> Int {
    let sql = sql ?? "a statement of sqlite3_prepare"  // this function does not keep the text
    let place = places.kept(sql, cost.bySQL.count)
    if place == cost.bySQL.count { cost.bySQL.append(Cost.StatementCost(sql: sql, runs: 0, vmSteps: 0, values: [])) }
    return place
  }

  /// Records a bound value, or clears the recorded values.
  fileprivate mutating func note(_ arguments: [Sqlite3Argument], isBinding: Bool, _ statement: UInt) {
    if isBinding, arguments.count > 1 {
      bound[statement, default: [:]][arguments.integer(1)] = arguments[2...].hashValue
    } else {
      bound[statement] = nil
    }
  }
}
