public import SQLiteCalls

/// Which calls a ``FaultInjectingSqlite3Wrapper`` makes fail, and with which code.
public struct FaultPlan: Hashable, Sendable {
  /// Which calls fail. Numbers count from 1, and only calls that can fail (see ``Sqlite3Failure``).
  public enum Choice: Hashable, Sendable {
    /// No call.
    case none
    /// One call, by its number among all that can fail.
    case once(at: Int)
    /// One call and every later one that can fail.
    case forever(from: Int)
    /// One call, by its number among the calls of one function.
    case call(Sqlite3Call, number: Int)
  }

  /// Which calls fail.
  public let choice: Choice
  /// The code, primary or extended; nil for the first plausible one of each function.
  public let code: ResultCode?

  /// A plan.
  public init(_ choice: Choice, code: ResultCode? = nil) {
    self.choice = choice
    self.code = code
  }

  /// Nothing fails.
  public static var none: FaultPlan { FaultPlan(.none) }

  /// The k-th failable call fails, and no other.
  public static func once(at k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.once(at: k), code: code) }

  /// The k-th failable call fails, and every failable one after it.
  public static func forever(from k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.forever(from: k), code: code) }

  /// The n-th call of one function fails. A function that cannot fail never does.
  public static func call(_ call: Sqlite3Call, number: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.call(call, number: number), code: code)
  }

  /// Whether a call fails that is the `ordinal`-th failable one and the `number`-th of its function.
  func fails(_ call: Sqlite3Call, ordinal: Int, number: Int) -> Bool {
    switch choice {
    case .none: false
    case .once(let k): ordinal == k
    case .forever(let k): ordinal >= k
    case .call(let chosen, let n): call == chosen && number == n
    }
  }
}

/// A call that a ``FaultInjectingSqlite3Wrapper`` made fail.
public struct InjectedFault: Hashable, Sendable, CustomStringConvertible {
  /// The C function.
  public let call: Sqlite3Call
  /// Its number among the calls that can fail, counted from 1.
  public let ordinal: Int
  /// The code it failed with; what a caller sees is cut to 8 bits where extended result codes are off.
  public let code: ResultCode

  /// Such as "call 3, sqlite3_step: 5, database is locked".
  public var description: String { "call \(ordinal), \(call.rawValue): \(code.rawValue), \(ErrorTexts.text(of: code.rawValue))" }
}
