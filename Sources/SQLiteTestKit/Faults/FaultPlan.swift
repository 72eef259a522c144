public import SQLiteCalls
import SQLiteCore

/// Decides which calls a ``FaultInjectingSqlite3Wrapper`` makes fail, and with which code.
public struct FaultPlan: Hashable, Sendable {
  /// The choice of the calls that fail. Calls are counted from 1. Only calls that can fail are counted, see ``Sqlite3Failure``.
  public enum Choice: Hashable, Sendable {
    /// No call.
    case none
    /// A single call, by its number among all calls that can fail.
    case once(at: Int)
    /// A call, after which the condition named by its code persists:
    ///
    /// - SQLITE_FULL, SQLITE_READONLY or a failed write, such as `SQLITE_IOERR_WRITE` or `SQLITE_IOERR_FSYNC`: the disk stays full, or
    ///   cannot be written. Every call that writes fails, and calls that read succeed.
    /// - SQLITE_NOMEM: every later call that allocates memory fails.
    /// - SQLITE_INTERRUPT, SQLITE_AUTH or SQLITE_SCHEMA: every later call of the same connection fails, and calls of other connections
    ///   succeed.
    /// - Any other code, for example if a file is gone: every later call fails, unless it can fail only because of a programming error.
    case forever(from: Int)
    /// A single call, by its number among the calls of one function.
    case call(Sqlite3Call, number: Int)
    /// The first `count` runs of statements whose text contains a given string.
    case runs(of: String, count: Int)
  }

  /// The calls that fail.
  public let choice: Choice
  /// The code, primary or extended, of the first failed call, and of later calls where it is plausible; nil for the first plausible code.
  public let code: ResultCode?
  /// The state that the first failed call leaves behind.
  public let form: FaultForm
  /// Whether calls on all connections fail, even if the code concerns a single connection.
  var isOfAllConnections = false

  /// Creates a plan.
  public init(_ choice: Choice, code: ResultCode? = nil, form: FaultForm = .usual) {
    self.choice = choice
    self.code = code
    self.form = form
  }

  /// A plan under which no call fails.
  public static var none: FaultPlan { FaultPlan(.none) }

  /// The k-th failable call fails, and no other.
  public static func once(at k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.once(at: k), code: code) }

  /// The k-th failable call fails, and the condition named by its code persists, see ``Choice/forever(from:)``.
  public static func forever(from k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.forever(from: k), code: code) }

  /// The n-th call of one function fails. A function that cannot fail is never made to fail.
  public static func call(_ call: Sqlite3Call, number: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.call(call, number: number), code: code)
  }

  /// The first runs of a statement fail, at their first step or in `sqlite3_exec`. No other calls fail. Use it for a lock that is released
  /// after two attempts, or a disk that is full only when a log is written. A statement that is on a row when the plan is set fails at its
  /// next step.
  ///
  /// ```swift
  /// sqlite.plan = .runs(of: #"INSERT INTO "star""#, count: 2, code: .busy)
  /// ```
  /// - Parameters:
  ///   - sql: A part of the SQL text as it is compiled, with `?` for bound values, and with the same case and spaces. All statements whose
  ///     text contains it are counted together. If there is no such statement, ``FaultInjectingSqlite3Wrapper/injected`` stays empty.
  ///   - count: The number of runs that fail.
  public static func runs(of sql: String, count: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.runs(of: sql, count: count), code: code)
  }

  /// Whether only calls on one connection keep failing, because the code concerns that connection alone.
  var isOfOneConnection: Bool {
    guard case .forever = choice, let code else { return false }
    return !isOfAllConnections && FaultCause(code) == .connection
  }

  /// Whether a call fails. A call without plausible faults fails only if the plan names its function.
  ///
  /// - Parameters:
  ///   - sql: The SQL that the call compiles or runs.
  ///   - ordinal: The number of the call among the calls that can fail.
  ///   - number: The number of the call among the calls of its function.
  ///   - failures: The number of earlier calls that failed.
  func fails(
    _ call: Sqlite3Call, _ sql: @autoclosure () -> String?, ordinal: Int, number: Int, failures: Int, among faults: [PlausibleFault]
  ) -> Bool {
    switch choice {
    case .none: false
    case .once(let k): !faults.isEmpty && ordinal == k
    case .forever(let k): !faults.isEmpty && (ordinal == k || ordinal > k && lasting(among: faults) != nil)
    case .call(let chosen, let n): call == chosen && number == n
    // If the first step of a run fails, there is no second step.
    case .runs(let part, let count): (call == .sqlite3_step || call == .sqlite3_exec) && failures < count && sql()?.contains(part) == true
    }
  }

  /// Returns the fault of a chosen call.
  func fault(ordinal: Int, among faults: [PlausibleFault]) -> PlausibleFault {
    let first = faults.first ?? PlausibleFault(.error)
    guard let code else { return PlausibleFault(first.code, form) }
    if case .forever(let k) = choice, ordinal > k { return lasting(among: faults) ?? first }
    return PlausibleFault(code, form)
  }

  /// Returns the fault of a later call under ``Choice/forever(from:)``; nil if the call does not fail.
  private func lasting(among faults: [PlausibleFault]) -> PlausibleFault? {
    let likely = faults.filter { !$0.code.isProgrammingError }
    guard let code else { return likely.first }
    let cause = FaultCause(code)
    let possible = cause == .disk ? likely.filter(\.code.concernsWriting) : likely
    let same = possible.first { $0.code.primary == code.primary }
    return cause == .memory ? same : same ?? possible.first
  }
}

/// A call that was made to fail by a ``FaultInjectingSqlite3Wrapper``.
public struct InjectedFault: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The C function.
  public let call: Sqlite3Call
  /// The number of the call among the calls that can fail, counted from 1.
  public let ordinal: Int
  /// The number of the call among all calls, counted from 1.
  public let number: Int
  /// The code with which the call failed. Without extended result codes, a caller sees only its low 8 bits.
  public let code: ResultCode
  /// The state that the call left behind.
  public let form: FaultForm
  /// The SQL that the call was about to compile or run; for a long text, only the beginning.
  public let sql: String?
  /// If a connection of this package ran a statement of its own, the SQL of the program that caused it; nil for the program's own
  /// statements.
  let reason: String?

  /// The SQL of the program that caused the call; nil if there is none.
  var programSQL: String? { reason ?? sql }

  /// The call as text, such as `call 7, sqlite3_step "INSERT INTO t VALUES (1)": SQLITE_BUSY (5), database is locked`.
  public var description: String {
    "call \(number), \(text): \(code), \(ErrorTexts.text(of: code.rawValue))\(form.afterCode)"
  }

  /// The function and the SQL, such as `sqlite3_step "SELECT 1"`.
  var text: String { FailableCall.text(call, sql) + (reason.map { " for \"\($0)\"" } ?? "") }

  /// Whether a text mentions the code by its name, its number, or SQLite's error message.
  func isNamed(in text: String) -> Bool {
    [code, code.primary].contains { code in
      text.contains("\(code)".prefix { $0 != " " }) || text.contains(ErrorTexts.text(of: code.rawValue))
        || text.split { !$0.isNumber }.contains("\(code.rawValue)")
    }
  }
}
