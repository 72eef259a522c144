import SQLiteCalls

/// What a fault-injecting wrapper knows: its counts, and the error that is to be told.
struct FaultState {
  var plan: FaultPlan
  private(set) var failableCalls = 0
  private(set) var injected: [InjectedFault] = []
  /// The injected error that `errcode` and its companions tell, until the next failable call.
  var told: ResultCode?
  /// By statement: the injected code of its last step, which reset or finalize repeats.
  var unreported: [UInt: ResultCode] = [:]
  /// Connections with extended result codes switched on.
  var extended: Set<UInt> = []
  private var numbers: [Sqlite3Call: Int] = [:]

  init(_ plan: FaultPlan) { self.plan = plan }

  /// Counts a failable call, and answers the code it fails with, if it does.
  mutating func count(_ call: Sqlite3Call) -> ResultCode? {
    failableCalls += 1
    numbers[call, default: 0] += 1
    told = nil
    guard plan.fails(call, ordinal: failableCalls, number: numbers[call, default: 0]) else { return nil }
    let code = plan.code ?? call.failure.codes.first ?? .error
    injected.append(InjectedFault(call: call, ordinal: failableCalls, code: code))
    told = code
    return code
  }

  /// Follows a new plan, counting from 1 again.
  mutating func restart(_ plan: FaultPlan) {
    self.plan = plan
    failableCalls = 0
    injected = []
    numbers = [:]
  }

  /// Cuts a code to 8 bits unless extended result codes are on: for the connection, or, when that is not known, for any.
  func seen(_ code: ResultCode, on connection: UInt?) -> Int32 {
    let isWhole = connection.map { extended.contains($0) } ?? !extended.isEmpty
    return isWhole ? code.rawValue : code.rawValue & 0xff
  }
}
