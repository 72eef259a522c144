import SQLiteCalls

/// The state of a fault-injecting wrapper: its counts and the errors that its connections report.
struct FaultState {
  /// The plan that decides which calls fail. It may be replaced without restarting the count; see ``restart(_:)``.
  var plan: FaultPlan
  /// The search for the call at which the plan starts counting; nil to count from the first call.
  var search: SweptCallSearch?
  private(set) var failableCalls = 0
  private(set) var injected: [InjectedFault] = []
  /// The number of calls that were made to fail. Only the first thousand of them are kept in ``injected``.
  private(set) var failures = 0
  /// The injected error of each connection, which `errcode` and related functions report until the connection's next failable call. The key
  /// nil holds the error of a call with an unknown connection, which all connections report.
  var reported: [UInt?: ResultCode] = [:]
  /// The state of each connection.
  var connections: [UInt: FaultyConnection] = [:]
  /// The injected code of the last step, read or write of each statement, backup or blob handle. The call that ends the handle's work
  /// returns it again.
  var unreported: [UInt: ResultCode] = [:]
  /// Facts about the text of each statement.
  private var statements: [UInt: KnownStatement] = [:]
  /// The statement that was looked up last.
  private var (lastBits, last): (UInt, KnownStatement?) = (0, nil)
  /// Under a plan for a single connection, the connection whose call failed first; nil once it is closed.
  private var failing: UInt?
  /// The connections that were made to fail to open.
  var failedOpens: Set<UInt> = []
  /// The number of calls above which the operation is considered endless.
  var limit = Int.max
  /// Whether the watched operation has ended. Later calls never fail, and are counted in `callsAfterEnd`.
  var isOver = false
  private(set) var callsAfterEnd = 0
  /// Whether more calls were made than the limit allows.
  private(set) var ranAway = false
  private(set) var calls = 0
  /// Whether the limit was lowered because the operation took too long.
  private(set) var wasHurried = false
  /// Whether the watch is called before each call that can fail.
  var reportsCalls = false
  /// The number of calls in progress that may take a long time.
  var inside = 0
  /// The number of calls of the function that the plan names.
  private var namedCalls = 0

  init(_ plan: FaultPlan) { self.plan = plan }

  /// The measures against endless calls, in order.
  enum Measure: Int {
    case none
    /// No more calls are made to fail.
    case noFaults
    /// A step returns no rows, and every other call that can fail returns success. Only calls that reset or release an object are
    /// performed.
    case allSucceed
    /// Every call that can fail does. Only calls that reset or release an object are performed.
    case allFail
    /// The watch ends the process.
    case exit

    /// The code that a call returns without being performed; nil for measures under which calls are performed.
    func code(of call: Sqlite3Call) -> ResultCode? {
      switch self {
      case .none, .noFaults: nil
      case .allSucceed: call == .sqlite3_step ? .done : .ok
      case .allFail, .exit: .misuse
      }
    }
  }

  /// Counts a call of any kind and returns the measure to apply.
  mutating func begin(_ traits: CallTraits) -> Measure {
    calls += 1
    if traits.contains(.mayTakeLong) { inside += 1 }
    if isOver, !traits.contains(.givesBack) { callsAfterEnd += 1 }
    if calls <= limit { return .none }
    ranAway = true
    return Measure(rawValue: min(calls / limit, Measure.exit.rawValue)) ?? .exit
  }

  /// Returns the code that an earlier failed call left for a handle. If the current call ends the work of the handle, the code is removed.
  /// If it releases the handle, the text of the statement is removed, too.
  mutating func left(to handle: UInt, by traits: CallTraits) -> ResultCode? {
    let code = unreported.isEmpty ? nil : unreported[handle]
    if code != nil, traits.contains(.repeatsCode) { unreported[handle] = nil }
    if traits.contains(.releases) { note(nil, of: handle) }
    return code
  }

  /// Returns the facts about the text of a statement; nil if they are not known yet.
  mutating func statement(_ bits: UInt) -> KnownStatement? {
    if bits != lastBits { (lastBits, last) = (bits, statements[bits]) }
    return last
  }

  /// Stores the facts about the text of a statement; nil removes them after it is finalized.
  mutating func note(_ statement: KnownStatement?, of bits: UInt) {
    statements[bits] = statement
    (lastBits, last) = (bits, statement)
  }

  /// Lowers the limit to the number of calls made so far, so that any further calls are considered endless.
  mutating func hurry() { (limit, wasHurried) = (max(1, min(limit, calls)), true) }

  /// The decision about a call that can fail: its numbers and its fault.
  struct Decision {
    /// The number among the calls that can fail, and the number among all calls.
    var ordinal = 0, number = 0
    var fault: PlausibleFault?
    /// Whether the call is refused, as SQLite itself would, and not counted.
    var isRefused = false
    /// Whether the watch is called.
    var isReported = false
  }

  /// Records a call that fails. It is not inlined, to keep it out of the path of calls that do not fail.
  @inline(never) private mutating func note(_ call: FailableCall, _ fault: PlausibleFault) {
    injected.append(call.failed(with: fault.code, fault.form))
  }

  /// Counts a call and decides whether and how it fails.
  ///
  /// SQLite itself refuses to bind to a statement between a failed step and its reset, and to run SQL on a connection that could not be
  /// opened.
  ///
  /// - Parameters:
  ///   - faults: The ways in which the call can fail. If there are none, the call is not counted as failable.
  ///   - connection: Returns the connection of the call. It is called only if an injected error is still reported, an open has failed, or
  ///     the plan is for a single connection.
  mutating func decide(
    _ call: Sqlite3Call, _ running: RunningStatement, _ faults: [PlausibleFault], of connection: () -> UInt?
  ) -> Decision {
    if !unreported.isEmpty, call.bindsValue, unreported[UInt(bitPattern: unsafe running.statement)] != nil {
      return Decision(isRefused: true)
    }
    if !failedOpens.isEmpty, call == .sqlite3_exec || call == .sqlite3_get_table || call.compiles,
      connection().map(failedOpens.contains) == true
    {
      return Decision(isRefused: true)
    }
    if !faults.isEmpty { failableCalls += 1 }
    if case .call(let named, _) = plan.choice, named == call { namedCalls += 1 }
    if !reported.isEmpty {
      reported[nil] = nil
      reported[connection()] = nil
    }
    var decision = Decision(ordinal: failableCalls, number: calls, isReported: reportsCalls && !faults.isEmpty)
    var ordinal = failableCalls
    if !faults.isEmpty, let found = search?.ordinal(of: call, running) { ordinal = found }
    let fails = plan.fails(call, running.sql, ordinal: ordinal, number: namedCalls, failures: failures, among: faults)
    guard !isOver, fails else { return decision }
    if plan.isOfOneConnection {
      let owner = connection()
      if failures > 0, owner == nil || owner != failing { return decision }
      failing = owner
    }
    let fault = plan.fault(ordinal: ordinal, among: faults)
    failures += 1
    if failures <= 1_000 { note(FailableCall(call, running, decision, faults), fault) }
    decision.fault = fault
    return decision
  }

  /// The injected error that a connection reports; nil for none.
  func reported(by connection: UInt) -> ResultCode? { reported[connection] ?? reported[nil] }

  /// Removes the state of a closed connection.
  mutating func forget(_ connection: UInt) {
    reported[connection] = nil
    connections[connection] = nil
    failedOpens.remove(connection)
    if failing == connection { failing = nil }
  }

  /// Replaces the plan and restarts the count at 1.
  mutating func restart(_ plan: FaultPlan) {
    self.plan = plan
    (search, failableCalls, calls, namedCalls, injected, failures) = (nil, 0, 0, 0, [], 0)
  }

  /// Cuts a code to 8 bits unless extended result codes are on for the connection or, if the connection is unknown, for any connection.
  func seen(_ code: ResultCode, on connection: UInt?) -> Int32 {
    let isWhole = connection.map { connections[$0]?.hasExtendedCodes ?? false } ?? connections.values.contains(where: \.hasExtendedCodes)
    return isWhole ? code.rawValue : code.rawValue & 0xff
  }
}

extension FailableCall {
  init(_ call: Sqlite3Call, _ running: RunningStatement, _ decision: FaultState.Decision, _ faults: [PlausibleFault]) {
    self.init(call: call, ordinal: decision.ordinal, number: decision.number, sql: running.sql, known: running.known, faults: faults)
  }
}
