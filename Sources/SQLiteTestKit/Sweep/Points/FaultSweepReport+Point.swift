public import SQLiteCalls

extension FaultSweepReport {
  /// Whether a call fails only once or the condition named by its code persists.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// Only this call fails.
    case once
    /// The call fails and the condition named by its code persists, such as a full disk or low memory. See
    /// ``FaultPlan/Choice/forever(from:)``.
    case forever
  }

  /// The call that fails in a run, and how it fails.
  public struct Point: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number of the point among all points of the sweep, tried or not, counted from 1. It is the argument of
    /// ``FaultSweep/only(_:)-(Int)``.
    public let number: Int
    /// The number of the call among all calls of the operation, counted from 1.
    public let call: Int
    /// The number of the call among the calls that can fail.
    let ordinal: Int
    /// Whether the call fails once or forever.
    public let mode: Mode
    /// The code with which the call fails. In mode ``FaultSweepReport/Mode/forever``, later calls fail with the same code where it is
    /// plausible.
    public let code: ResultCode
    /// The state that the call leaves behind.
    public let form: FaultForm
    /// Identifies the call in every run.
    let target: SweptCall

    /// The name of the point, which is the argument of ``FaultSweep/only(_:)-(String)``. It consists of the function, its SQL without
    /// values, the number of the call among the calls with this function and SQL, the code, the state that the call leaves behind, and the
    /// mode. It has no line number or call number, so it stays the same when other code changes.
    public var name: String {
      "\(FailableCall.text(target.call, target.sql)) #\(target.nth) \(code.rawValue)\(form.afterCode) \(mode.rawValue)"
    }

    /// The point as text, such as `point 12, call 7: SQLITE_BUSY (5) once`.
    public var description: String {
      "point \(number), call \(call): \(code) \(mode.rawValue)\(form.afterCode)"
    }

    /// The failed call as text, such as `call 7, sqlite3_step "…": SQLITE_BUSY (5), database is locked (once)`.
    func place(of fault: InjectedFault?) -> String { "\(fault?.description ?? "call \(call)") (\(mode.rawValue))" }

    /// The plan for the wrapper of the run. It starts counting at the call.
    var plan: FaultPlan { FaultPlan(mode == .once ? .once(at: 1) : .forever(from: 1), code: code, form: form) }
  }
}
