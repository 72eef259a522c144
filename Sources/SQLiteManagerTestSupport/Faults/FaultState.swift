import SQLiteCalls

/// What a fault-injecting wrapper knows: its counts, and the error that is to be told.
struct FaultState {
  var plan: FaultPlan
  private(set) var failableCalls = 0
  private(set) var injected: [InjectedFault] = []
  /// By connection: the injected error that `errcode` and its companions tell, until its next failable call. That of a call whose connection
  /// nobody knows is told by all, under the key nil.
  private(set) var told: [UInt?: ResultCode] = [:]
  /// By statement: the injected code of its last step, which reset or finalize repeats.
  var unreported: [UInt: ResultCode] = [:]
  /// Connections with extended result codes switched on.
  var extended: Set<UInt> = []
  /// Connections whose opening was made to fail.
  var sick: Set<UInt> = []
  private var numbers: [Sqlite3Call: Int] = [:]

  init(_ plan: FaultPlan) { self.plan = plan }

  /// Counts a failable call, and answers the code it fails with, if it does.
  ///
  /// - Parameter connection: Whose it is, asked only where some error is still told.
  mutating func count(_ call: Sqlite3Call, of connection: () -> UInt?) -> ResultCode? {
    failableCalls += 1
    numbers[call, default: 0] += 1
    if !told.isEmpty {
      told[nil] = nil
      told[connection()] = nil
    }
    guard plan.fails(call, ordinal: failableCalls, number: numbers[call, default: 0]) else { return nil }
    let code = plan.code ?? call.failure.codes.first ?? .error
    injected.append(InjectedFault(call: call, ordinal: failableCalls, code: code))
    return code
  }

  /// Has a connection tell an error; all connections when nobody knows whose it is.
  mutating func tell(_ code: ResultCode, of connection: UInt?) { told[connection] = code }

  /// The error that a connection tells.
  func told(by connection: UInt) -> ResultCode? { told[connection] ?? told[nil] }

  /// Forgets a connection that was closed.
  mutating func forget(_ connection: UInt) {
    told[connection] = nil
    extended.remove(connection)
    sick.remove(connection)
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
