import SQLiteCalls

/// The state of a fault-injecting wrapper: its counts, and the errors that its connections report.
struct FaultState {
  /// Which calls fail. Another plan may take its place while the counting goes on; see ``restart(_:)``.
  var plan: FaultPlan
  /// The search for the call from which the plan counts, where that is not the first one.
  var search: SweptCallSearch?
  private(set) var failableCalls = 0
  private(set) var injected: [InjectedFault] = []
  /// How often a call was made to fail; of these only the first thousand are kept.
  private(set) var failures = 0
  /// By connection: the injected error that `errcode` and its companions report, until the next failable call of the connection. Under the key
  /// nil, the error of a call whose connection is not known: all connections report it.
  var reported: [UInt?: ResultCode] = [:]
  /// The state of each connection.
  var connections: [UInt: FaultyConnection] = [:]
  /// By statement, backup or blob handle: the injected code of its last step, read or write, which the call that ends its work repeats.
  var unreported: [UInt: ResultCode] = [:]
  /// By statement: the facts about its text.
  private var statements: [UInt: KnownStatement] = [:]
  /// The statement that was asked for last.
  private var (lastBits, last): (UInt, KnownStatement?) = (0, nil)
  /// The connection whose call failed first under a plan that is about one; nil where it is closed.
  private var failing: UInt?
  /// Connections whose opening was made to fail.
  var failedOpens: Set<UInt> = []
  /// How many calls may be made before they are taken for endless.
  var limit = Int.max
  /// Whether the operation that is watched has ended: from then on every call comes too late, and none fails. Then, how many calls came late.
  var isOver = false
  private(set) var callsAfterEnd = 0
  /// Whether more calls were made than the limit allows.
  private(set) var ranAway = false
  private(set) var calls = 0
  /// Whether the limit was lowered because the operation took long.
  private(set) var wasHurried = false
  /// How many calls that may take long are going on.
  var inside = 0
  private var numbers = CallCounts()

  init(_ plan: FaultPlan) { self.plan = plan }

  /// The measures against calls without end, one after the other.
  enum Measure: Int {
    case none
    /// No call fails any more.
    case noFaults
    /// A step has no rows, and every other call that can fail succeeds: none is performed, unless it gives something back.
    case allSucceed
    /// Every call that can fail does, and is not performed, unless it gives something back.
    case allFail
    /// The watch ends the process.
    case exit

    /// The code of a call that is not performed; nil where calls are performed.
    func code(of call: Sqlite3Call) -> ResultCode? {
      switch self {
      case .none, .noFaults: nil
      case .allSucceed: call == .sqlite3_step ? .done : .ok
      case .allFail, .exit: .misuse
      }
    }
  }

  /// Counts a call of any kind.
  mutating func begin(_ traits: CallTraits) -> Measure {
    calls += 1
    if traits.contains(.mayTakeLong) { inside += 1 }
    if isOver, !traits.contains(.givesBack) { callsAfterEnd += 1 }
    if calls <= limit { return .none }
    ranAway = true
    return Measure(rawValue: min(calls / limit, Measure.exit.rawValue)) ?? .exit
  }

  /// The facts about the text of a statement, if they were found out.
  mutating func statement(_ bits: UInt) -> KnownStatement? {
    if bits != lastBits { (lastBits, last) = (bits, statements[bits]) }
    return last
  }

  /// Keeps the facts about the text of a statement; nil when the statement is finalized.
  mutating func note(_ statement: KnownStatement?, of bits: UInt) {
    statements[bits] = statement
    (lastBits, last) = (bits, statement)
  }

  /// Lowers the limit to the calls that were made: more calls are taken for endless.
  mutating func hurry() { (limit, wasHurried) = (max(1, min(limit, calls)), true) }

  /// The decision about a call that can fail: its numbers, and the fault with which it fails.
  struct Decision {
    /// The number among the calls that can fail; then the number among all calls.
    var ordinal = 0, number = 0
    var fault: PlausibleFault?
    /// Whether SQLite refuses the call by itself; it is not counted then.
    var isRefused = false
  }

  /// Keeps the record of a call that fails: apart from the code of calls that do not.
  @inline(never) private mutating func note(_ call: FailableCall, _ fault: PlausibleFault) {
    injected.append(call.failed(with: fault.code, fault.form))
  }

  /// Counts a call, and decides how it fails, if it does.
  ///
  /// SQLite itself refuses to bind to a statement whose step has failed, before it is reset, and to run SQL on a connection that could not be opened.
  ///
  /// - Parameters:
  ///   - faults: How the call can fail; where it cannot, it is not counted among the failable ones.
  ///   - connection: The connection of the call, asked for only where an injected error is still reported, an open has failed, or the plan is about one.
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
    numbers[call] += 1
    if !reported.isEmpty {
      reported[nil] = nil
      reported[connection()] = nil
    }
    var decision = Decision(ordinal: failableCalls, number: calls)
    var ordinal = failableCalls
    if !faults.isEmpty, search != nil {
      let counted = FailableCall(call, running, decision, faults)
      ordinal = search?.ordinal(of: counted) ?? ordinal
    }
    let fails = plan.fails(
      call, running.sql, ordinal: ordinal, number: numbers[call], failures: failures, among: faults)
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

  /// The injected error that a connection reports.
  func reported(by connection: UInt) -> ResultCode? { reported[connection] ?? reported[nil] }

  /// Forgets a connection that was closed.
  mutating func forget(_ connection: UInt) {
    reported[connection] = nil
    connections[connection] = nil
    failedOpens.remove(connection)
    if failing == connection { failing = nil }
  }

  /// Follows a new plan, counting from 1 again.
  mutating func restart(_ plan: FaultPlan) {
    self.plan = plan
    (search, failableCalls, calls, injected, failures) = (nil, 0, 0, [], 0)
    numbers = CallCounts()
  }

  /// Cuts a code to 8 bits unless extended result codes are on: for the connection, or, when the connection is not known, for any.
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
