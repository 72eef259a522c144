public import SQLiteCalls

extension FaultSweepReport {
  /// Whether a call fails once, or the condition that its code names lasts.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// Only that call fails.
    case once
    /// That call fails, and the condition its code names lasts, see ``FaultPlan/Choice/forever(from:)``: a disk stays full, memory stays
    /// short.
    case forever
  }

  /// The call that fails in a run, and how it fails.
  public struct Point: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number of the point in the sweep, tried or not, counted from 1: the argument of ``FaultSweep/only(_:)-(Int)``.
    public let number: Int
    /// The number of the call among all calls of the operation, counted from 1.
    public let call: Int
    /// The number of the call among the calls that can fail.
    let ordinal: Int
    /// Whether the call fails once or forever.
    public let mode: Mode
    /// The code of that call. A later call fails with it where it is plausible.
    public let code: ResultCode
    /// The state that the call leaves behind.
    public let form: FaultForm
    /// The call, in a form that is the same in every run.
    let target: SweptCall

    /// The name of the point: the function, its SQL without values, its number among such calls, the code, the state it leaves, and the
    /// mode. The argument of ``FaultSweep/only(_:)-(String)``. It holds no line number or call number, so that it stays the same when other
    /// code changes.
    public var name: String {
      "\(FailableCall.text(target.call, target.sql)) #\(target.nth) \(code.rawValue)\(form.afterCode) \(mode.rawValue)"
    }

    /// The point as text, such as `point 12, call 7: SQLITE_BUSY (5) once`.
    public var description: String {
      "point \(number), call \(call): \(code) \(mode.rawValue)\(form.afterCode)"
    }

    /// The failed call as text, such as `call 7, sqlite3_step "…": SQLITE_BUSY (5), database is locked (once)`.
    func place(of fault: InjectedFault?) -> String { "\(fault?.description ?? "call \(call)") (\(mode.rawValue))" }

    /// The plan for the wrapper of the run, which starts counting at the call.
    var plan: FaultPlan { FaultPlan(mode == .once ? .once(at: 1) : .forever(from: 1), code: code, form: form) }
  }
}
