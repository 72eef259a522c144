public import SQLiteCalls
import SQLiteCore

/// Which calls a ``FaultInjectingSqlite3Wrapper`` makes fail, and with which code.
public struct FaultPlan: Hashable, Sendable {
  /// Which calls fail. Numbers count from 1, and only calls that can fail (see ``Sqlite3Failure``).
  public enum Choice: Hashable, Sendable {
    /// No call.
    case none
    /// One call, by its number among all that can fail.
    case once(at: Int)
    /// One call, and then the condition that its code names lasts. After SQLITE_FULL, SQLITE_READONLY or a failed write (`SQLITE_IOERR_WRITE`,
    /// `SQLITE_IOERR_FSYNC` and their like) every call that writes fails, and reads go on: a disk that stays full, or cannot be written. After SQLITE_NOMEM
    /// every call that takes memory fails. After SQLITE_INTERRUPT, SQLITE_AUTH or SQLITE_SCHEMA the connection is gone: each of its later calls fails, and no
    /// call of another one does. After any other code every later call fails that can fail otherwise than for a mistake in the program: a file that is gone.
    case forever(from: Int)
    /// One call, by its number among the calls of one function.
    case call(Sqlite3Call, number: Int)
    /// The first runs of statements whose text contains this part.
    case runs(of: String, count: Int)
  }

  /// Which calls fail.
  public let choice: Choice
  /// The code, primary or extended, of the first call that fails, and of every later one where it is plausible; nil for the first plausible one.
  public let code: ResultCode?
  /// The state that the first call that fails leaves behind.
  public let form: FaultForm
  /// Whether the calls of all connections fail, whatever the code concerns.
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

  /// The k-th failable call fails, and then the condition that its code names lasts: see ``Choice/forever(from:)``.
  public static func forever(from k: Int, code: ResultCode? = nil) -> FaultPlan { FaultPlan(.forever(from: k), code: code) }

  /// The n-th call of one function fails. A function that cannot fail never does.
  public static func call(_ call: Sqlite3Call, number: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.call(call, number: number), code: code)
  }

  /// The first runs of one statement fail, at their first step or in `sqlite3_exec`, and all others are performed: a lock that two tries meet, a disk that is
  /// full for the log alone. A statement that is on a row when the plan is set fails at its next step.
  ///
  /// ```swift
  /// sqlite.plan = .runs(of: "INSERT INTO star", count: 2, code: .busy)
  /// ```
  /// - Parameters:
  ///   - sql: A part of the text, as it is compiled: with `?` where values are bound, in the same case and with the same blanks. All statements whose text
  ///     contains it are counted together. Where no run fails, ``FaultInjectingSqlite3Wrapper/injected`` is empty.
  ///   - count: How many runs fail.
  public static func runs(of sql: String, count: Int = 1, code: ResultCode? = nil) -> FaultPlan {
    FaultPlan(.runs(of: sql, count: count), code: code)
  }

  /// Whether the calls that fail for ever are those of one connection: the code concerns that connection alone.
  var isOfOneConnection: Bool {
    guard case .forever = choice, let primary = code?.primary else { return false }
    return !isOfAllConnections && [.interrupt, .auth, .schema].contains(primary)
  }

  /// Whether a call fails that is the `ordinal`-th failable one and the `number`-th of its function. A call that cannot fail is not counted among the failable
  /// ones, and fails only where it is named.
  ///
  /// - Parameters:
  ///   - sql: The text that it compiles or runs.
  ///   - failures: How many calls failed before.
  func fails(
    _ call: Sqlite3Call, _ sql: String?, ordinal: Int, number: Int, failures: Int, among faults: [PlausibleFault]
  ) -> Bool {
    switch choice {
    case .none: false
    case .once(let k): !faults.isEmpty && ordinal == k
    case .forever(let k): !faults.isEmpty && (ordinal == k || ordinal > k && lasting(among: faults) != nil)
    case .call(let chosen, let n): call == chosen && number == n
    // A run whose first step failed has no second one.
    case .runs(let part, let count): (call == .sqlite3_step || call == .sqlite3_exec) && failures < count && sql?.contains(part) == true
    }
  }

  /// The way in which a call fails that the plan has chosen.
  func fault(ordinal: Int, among faults: [PlausibleFault]) -> PlausibleFault {
    let first = faults.first ?? PlausibleFault(.error)
    guard let code else { return PlausibleFault(first.code, form) }
    if case .forever(let k) = choice, ordinal > k { return lasting(among: faults) ?? first }
    return PlausibleFault(code, form)
  }

  /// The way in which a call after the first one of ``Choice/forever(from:)`` fails; nil where it does not fail.
  private func lasting(among faults: [PlausibleFault]) -> PlausibleFault? {
    let likely = faults.filter { !$0.code.isProgrammingError }
    guard let code else { return likely.first }
    if code.tellsOfWriting {
      let ofWriting = likely.filter(\.code.tellsOfWriting)
      return ofWriting.first { $0.code.primary == code.primary } ?? ofWriting.first
    }
    let same = likely.first { $0.code.primary == code.primary }
    return code.primary == .nomem ? same : same ?? likely.first
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
  /// The code it failed with; a caller sees it cut to 8 bits where extended result codes are off.
  public let code: ResultCode
  /// The state that it left behind.
  public let form: FaultForm
  /// The SQL that it was to compile or run; of a long text, the beginning.
  public let sql: String?
  /// The SQL for which a connection of this package ran it of its own accord; nil where it did not.
  let reason: String?

  /// The SQL of the program on whose behalf it was made; nil where there is none.
  var programSQL: String? { reason ?? sql }

  /// Such as `call 7, sqlite3_step "INSERT INTO t VALUES (1)": SQLITE_BUSY (5), database is locked`.
  public var description: String {
    "call \(number), \(told): \(code), \(ErrorTexts.text(of: code.rawValue))\(form.afterCode)"
  }

  /// The function and the SQL, in words.
  var told: String { FailableCall.told(call, sql) + (reason.map { " for \"\($0)\"" } ?? "") }

  /// Whether a text names the code: by its name, its number or SQLite's words for it.
  func isNamed(in text: String) -> Bool {
    [code, code.primary].contains { code in
      text.contains("\(code)".prefix { $0 != " " }) || text.contains(ErrorTexts.text(of: code.rawValue))
        || text.split { !$0.isNumber }.contains("\(code.rawValue)")
    }
  }
}
