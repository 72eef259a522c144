public import SQLiteCalls

extension FaultSweepReport {
  /// Whether a call fails once, or the condition that its code names lasts.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// Only that call fails.
    case once
    /// That call fails, and the condition its code names lasts, see ``FaultPlan/Choice/forever(from:)``: a disk stays full, memory is short.
    case forever
  }

  /// Which call fails in a run, and how.
  public struct Point: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Its number among all points of the sweep, tried or not, counted from 1: the argument of ``FaultSweep/only(_:)-(Int)``.
    public let number: Int
    /// The number of the call among all calls of the operation, counted from 1.
    public let call: Int
    /// Its number among those that can fail.
    let ordinal: Int
    /// Once, or for ever.
    public let mode: Mode
    /// The code of that call. A later one fails with it where it is plausible.
    public let code: ResultCode
    /// The state that the call leaves behind.
    public let form: FaultForm
    /// The call, in a form that is the same in every run.
    let target: SweptCall

    /// Its name: the function, its SQL without values, its number among such calls, the code, the state it leaves, and whether once or for ever; the
    /// argument of ``FaultSweep/only(_:)-(String)``. No number of a line or of a call is in it, so that it stays when other code changes.
    public var name: String {
      "\(FailableCall.told(target.call, target.sql)) #\(target.nth) \(code.rawValue)\(form.afterCode) \(mode.rawValue)"
    }

    /// Such as `point 12, call 7: SQLITE_BUSY (5) once`.
    public var description: String {
      "point \(number), call \(call): \(code) \(mode.rawValue)\(form.afterCode)"
    }

    /// Where it happened, such as `call 7, sqlite3_step "…": SQLITE_BUSY (5), database is locked (once)`.
    func place(of fault: InjectedFault?) -> String { "\(fault?.description ?? "call \(call)") (\(mode.rawValue))" }

    /// The plan for the wrapper of the run, which counts from the call.
    var plan: FaultPlan { FaultPlan(mode == .once ? .once(at: 1) : .forever(from: 1), code: code, form: form) }
  }
}
