public import SQLiteCalls
import SQLiteManagerEngine
import SQLiteCore

/// Which calls a ``FaultInjectingSqlite3Wrapper`` makes fail, and with which code.
public struct FaultPlan: Hashable, Sendable {
  /// Which calls fail. Numbers count from 1, and only calls that can fail (see ``Sqlite3Failure``).
  public enum Choice: Hashable, Sendable {
    /// No call.
    case none
    /// One call, by its number among all that can fail.
    case once(at: Int)
    /// One call and every later one that can fail otherwise than for a mistake in the program.
    case forever(from: Int)
    /// One call, by its number among the calls of one function.
    case call(Sqlite3Call, number: Int)
  }

  /// Which calls fail.
  public let choice: Choice
  /// The code, primary or extended, of the first call that fails, and of every later one where it is plausible; nil for the first plausible one.
  public let code: ResultCode?
  /// What the first call that fails leaves behind.
  public let form: FaultForm

  /// A plan.
  public init(_ choice: Choice, code: ResultCode? = nil, form: FaultForm = .usual) {
    self.choice = choice
    self.code = code
    self.form = form
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

  /// Whether a call fails that is the `ordinal`-th failable one and the `number`-th of its function. One that cannot fail is not counted among the
  /// failable ones, and fails only where it is named.
  func fails(_ call: Sqlite3Call, ordinal: Int, number: Int, among faults: [PlausibleFault]) -> Bool {
    switch choice {
    case .none: false
    case .once(let k): !faults.isEmpty && ordinal == k
    case .forever(let k): !faults.isEmpty && (ordinal == k || ordinal > k && faults.contains { !$0.code.tellsOfMistake })
    case .call(let chosen, let n): call == chosen && number == n
    }
  }

  /// How a call fails that does.
  func fault(ordinal: Int, among faults: [PlausibleFault]) -> PlausibleFault {
    let first = faults.first ?? PlausibleFault(.error)
    guard let code else { return PlausibleFault(first.code, form) }
    if case .forever(let k) = choice, ordinal > k {
      return faults.first { $0.code.primary == code.primary } ?? faults.first { !$0.code.tellsOfMistake } ?? first
    }
    return PlausibleFault(code, form)
  }
}

/// A call that a ``FaultInjectingSqlite3Wrapper`` made fail.
public struct InjectedFault: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The C function.
  public let call: Sqlite3Call
  /// Its number among the calls that can fail, counted from 1.
  public let ordinal: Int
  /// Its number among all calls, counted from 1.
  public let number: Int
  /// The code it failed with; what a caller sees is cut to 8 bits where extended result codes are off.
  public let code: ResultCode
  /// What it left behind.
  public let form: FaultForm
  /// The SQL that it was to compile or run; of a long one the beginning.
  public let sql: String?

  /// Such as `call 7, sqlite3_step "INSERT INTO t VALUES (1)": SQLITE_BUSY (5), database is locked`.
  public var description: String {
    "call \(number), \(told): \(code), \(ErrorTexts.text(of: code.rawValue))\(form.afterCode)"
  }

  /// Function and SQL.
  var told: String { FailableCall.told(call, sql) }
}
