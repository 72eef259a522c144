public import SQLiteCalls
import SQLiteCore

/// Which calls a ``FaultInjectingSqlite3Wrapper`` makes fail, and with which code.
public struct FaultPlan: Hashable, Sendable {
  /// Which calls fail. Calls are counted from 1, and only those that can fail count, see ``Sqlite3Failure``.
  public enum Choice: Hashable, Sendable {
    /// No call.
    case none
    /// One call, by its number among all calls that can fail.
    case once(at: Int)
    /// One call, after which the condition that its code names lasts:
    ///
    /// - SQLITE_FULL, SQLITE_READONLY or a failed write, such as `SQLITE_IOERR_WRITE` or `SQLITE_IOERR_FSYNC`: the disk stays full, or
    ///   cannot be written. Every call that writes fails, and calls that read succeed.
    /// - SQLITE_NOMEM: every call that allocates memory fails.
    /// - SQLITE_INTERRUPT, SQLITE_AUTH or SQLITE_SCHEMA: every later call of the same connection fails, and calls of other connections
    ///   succeed.
    /// - Any other code, as for a file that is gone: every later call fails, unless it fails only for mistakes in the program.
    case forever(from: Int)
    /// One call, by its number among the calls of one function.
    case call(Sqlite3Call, number: Int)
    /// The first runs of statements whose text contains this part.
    case runs(of: String, count: Int)
  }

  /// The calls that fail.
  public let choice: Choice
  /// The code, primary or extended, of the first failed call, and of later ones where it is plausible. Nil for the first plausible code.
  public let code: ResultCode?
  /// The state that the first failed call leaves behind.
  public let form: FaultForm
  /// Whether the calls of all connections fail, even for a code that concerns a single connection.
  var isOfAllConnections = false

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

  /// The k-th failable call fails, and then the condition that its code names lasts, see ``Choice/forever(from:)``.
  public static func forever(from k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.forever(from: k), code: code) }

  /// The n-th call of one function fails. A function that cannot fail never does.
  public static func call(_ call: Sqlite3Call, number: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.call(call, number: number), code: code)
  }

  /// The first runs of a statement fail, at their first step or in `sqlite3_exec`, and no other call does: for a lock that is released
  /// after two attempts, or a disk that is full only when a log is written. A statement that is on a row when the plan is set fails at its
  /// next step.
  ///
  /// ```swift
  /// sqlite.plan = .runs(of: "INSERT INTO star", count: 2, code: .busy)
  /// ```
  /// - Parameters:
  ///   - sql: A part of the text as it is compiled: with `?` for bound values, in the same case and with the same spaces. All statements
  ///     whose text contains it are counted together. If there is none, ``FaultInjectingSqlite3Wrapper/injected`` stays empty.
  ///   - count: The number of runs that fail.
  public static func runs(of sql: String, count: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.runs(of: sql, count: count), code: code)
  }

  /// Whether only the calls of one connection fail forever, because the code concerns that connection alone.
  var isOfOneConnection: Bool {
    guard case .forever = choice, let code else { return false }
    return !isOfAllConnections && FaultCause(code) == .connection
  }

  /// Whether a call fails. A call that cannot fail does so only if the plan names its function.
  ///
  /// - Parameters:
  ///   - sql: The text that it compiles or runs.
  ///   - ordinal: Its number among the calls that can fail.
  ///   - number: Its number among the calls of its function.
  ///   - failures: The number of calls that failed before.
  func fails(
    _ call: Sqlite3Call, _ sql: @autoclosure () -> String?, ordinal: Int, number: Int, failures: Int, among faults: [PlausibleFault]
  ) -> Bool {
    switch choice {
    case .none: false
    case .once(let k): !faults.isEmpty && ordinal == k
    case .forever(let k): !faults.isEmpty && (ordinal == k || ordinal > k && lasting(among: faults) != nil)
    case .call(let chosen, let n): call == chosen && number == n
    // A run whose first step failed has no second step.
    case .runs(let part, let count): (call == .sqlite3_step || call == .sqlite3_exec) && failures < count && sql()?.contains(part) == true
    }
  }

  /// The way in which a chosen call fails.
  func fault(ordinal: Int, among faults: [PlausibleFault]) -> PlausibleFault {
    let first = faults.first ?? PlausibleFault(.error)
    guard let code else { return PlausibleFault(first.code, form) }
    if case .forever(let k) = choice, ordinal > k { return lasting(among: faults) ?? first }
    return PlausibleFault(code, form)
  }

  /// The way in which a later call of ``Choice/forever(from:)`` fails; nil if it does not fail.
  private func lasting(among faults: [PlausibleFault]) -> PlausibleFault? {
    let likely = faults.filter { !$0.code.isProgrammingError }
    guard let code else { return likely.first }
    let cause = FaultCause(code)
    let possible = cause == .disk ? likely.filter(\.code.concernsWriting) : likely
    let same = possible.first { $0.code.primary == code.primary }
    return cause == .memory ? same : same ?? possible.first
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
  /// The code that it failed with. Without extended result codes a caller sees only its low 8 bits.
  public let code: ResultCode
  /// The state that it left behind.
  public let form: FaultForm
  /// The SQL that it was to compile or run; for a long text, the beginning.
  public let sql: String?
  /// The SQL of the program for which a connection of this package ran a statement of its own; nil for a statement of the program.
  let reason: String?

  /// The SQL of the program that caused the call; nil when there is none.
  var programSQL: String? { reason ?? sql }

  /// The call as text, such as `call 7, sqlite3_step "INSERT INTO t VALUES (1)": SQLITE_BUSY (5), database is locked`.
  public var description: String {
    "call \(number), \(text): \(code), \(ErrorTexts.text(of: code.rawValue))\(form.afterCode)"
  }

  /// The function and the SQL, such as `sqlite3_step "SELECT 1"`.
  var text: String { FailableCall.text(call, sql) + (reason.map { " for \"\($0)\"" } ?? "") }

  /// Whether a text names the code: by its name, by its number, or by SQLite's words for it.
  func isNamed(in text: String) -> Bool {
    [code, code.primary].contains { code in
      text.contains("\(code)".prefix { $0 != " " }) || text.contains(ErrorTexts.text(of: code.rawValue))
        || text.split { !$0.isNumber }.contains("\(code.rawValue)")
    }
  }
}
