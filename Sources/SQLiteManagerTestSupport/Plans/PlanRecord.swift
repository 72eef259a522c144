import SQLiteCalls
import SQLiteCore

/// What a ``PlanGuardSqlite3Wrapper`` has seen and found. It may be used from several threads, each with a connection of its own.
@safe final class PlanRecord: JudgedDouble {
  let rowLimit: Int
  let allowances: [PlanAllowance]
  private let state = Locked(State())

  fileprivate struct State {
    /// The statements in which something was counted, by handle.
    var seen: [UInt: Seen] = [:]
    /// Statements that write, by connection and text, with the most that was counted in a run.
    var waiting: [UInt: [String: StatementCounters]] = [:]
    var found: [PlanFinding] = []
    /// The statements whose plan was looked at because nothing was counted, and those of them that write, by connection.
    var lookedAt: Set<UInt> = []
    var silent: [UInt: Set<String>] = [:]
  }

  fileprivate struct Seen {
    var counters = StatementCounters()
    /// What was asked, and how often the statement had been compiled again then.
    var verdict: (PlanVerdict, compilations: Int32)?
  }

  init(rowLimit: Int, allowances: [PlanAllowance]) {
    self.rowLimit = rowLimit
    self.allowances = allowances
  }

  /// What was found, in order; of statements that write and were not asked about, what was counted.
  var all: [PlanFinding] {
    let (found, waiting) = state.withLock { ($0.found, $0.waiting) }
    let others = waiting.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key } }
    var state = State()
    state.found = found
    for (sql, run) in others { state.note(findings(in: sql, run, .unknown)) }
    return state.found
  }

  var findings: [String] { all.map(\.description) }

  /// Looks at a statement before it is reset, so that what SQLite says of its last error is what it said before.
  func judge(_ statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let counters = StatementCounters(of: statement, on: sqlite)
    if !counters.speak { return unsafe judgeByPlan(statement, on: sqlite) }
    let handle = UInt(bitPattern: statement)
    let (run, known) = state.withLock { state in
      let run = counters.since(state.seen[handle]?.counters ?? StatementCounters())
      state.seen[handle, default: Seen()].counters = counters
      return (run, state.seen[handle]?.verdict)
    }
    guard run.isSuspect(rowLimit: rowLimit), let text = unsafe sqlite.sqlite3_sql(statement) else { return }
    let sql = unsafe String(cString: text)
    guard SQLToken.all(in: sql, limit: 1).first?.beginsQuery == true, !allowances.admitStatement(sql) else { return }
    guard let connection = unsafe sqlite.sqlite3_db_handle(statement) else { return }
    if unsafe sqlite.sqlite3_stmt_readonly(statement) == 0 {
      // Asking about it would make sqlite3_changes() 0.
      let bits = UInt(bitPattern: connection)
      return state.withLock { $0.waiting[bits, default: [:]][sql] = run.larger($0.waiting[bits]?[sql]) }
    }
    let compilations = unsafe sqlite.sqlite3_stmt_status(statement, StatementStatus.reprepare.rawValue, 0)
    if let known, known.compilations == compilations { return note(findings(in: sql, run, known.0)) }
    let verdict = PlanVerdict(of: sql, by: PlanQuestion(sqlite, connection))
    state.withLock { $0.seen[handle]?.verdict = (verdict, compilations) }
    note(findings(in: sql, run, verdict))
  }

  /// Looks once at the plan of a statement that compares something, for its tables may be empty.
  private func judgeByPlan(_ statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let handle = UInt(bitPattern: statement)
    guard state.withLock({ $0.lookedAt.insert(handle).inserted }), let text = unsafe sqlite.sqlite3_sql(statement) else { return }
    let sql = unsafe String(cString: text)
    let tokens = SQLToken.all(in: sql)
    guard tokens.first?.beginsQuery == true, tokens.contains(where: { $0.isWord("where") || $0.isWord("join") }),
      !allowances.admitStatement(sql), let connection = unsafe sqlite.sqlite3_db_handle(statement)
    else { return }
    if unsafe sqlite.sqlite3_stmt_readonly(statement) == 0 {
      let bits = UInt(bitPattern: connection)
      return state.withLock { _ = $0.silent[bits, default: []].insert(sql) }
    }
    note(findingsByPlan(in: sql, PlanVerdict(of: sql, by: PlanQuestion(sqlite, connection))))
  }

  /// Forgets a statement that is about to go.
  func forget(_ statement: OpaquePointer) {
    let handle = UInt(bitPattern: statement)
    state.withLock { state in
      state.seen[handle] = nil
      state.lookedAt.remove(handle)
    }
  }

  /// Asks what could not be asked as long as somebody might want to know `sqlite3_changes()`.
  func close(_ connection: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let bits = UInt(bitPattern: connection)
    let (waiting, silent) = state.withLock { ($0.waiting.removeValue(forKey: bits) ?? [:], $0.silent.removeValue(forKey: bits) ?? []) }
    for (sql, run) in waiting.sorted(by: { $0.key < $1.key }) {
      note(findings(in: sql, run, PlanVerdict(of: sql, by: PlanQuestion(sqlite, connection))))
    }
    for sql in silent.sorted() where waiting[sql] == nil {
      note(findingsByPlan(in: sql, PlanVerdict(of: sql, by: PlanQuestion(sqlite, connection))))
    }
  }

  private func findingsByPlan(in sql: String, _ verdict: PlanVerdict) -> [PlanFinding] {
    verdict.kindsByPlan.filter { !allowances.admit($0) }.map { PlanFinding(kind: $0, sql: sql, plan: verdict.plan) }
  }

  private func findings(in sql: String, _ run: StatementCounters, _ verdict: PlanVerdict) -> [PlanFinding] {
    verdict.kinds(of: run, rowLimit: rowLimit).filter { !allowances.admit($0) }.map { PlanFinding(kind: $0, sql: sql, plan: verdict.plan) }
  }

  private func note(_ findings: [PlanFinding]) {
    if !findings.isEmpty { state.withLock { $0.note(findings) } }
  }
}

extension PlanRecord.State {
  /// Keeps what is new, and what is larger than what was found before.
  fileprivate mutating func note(_ findings: [PlanFinding]) {
    for finding in findings {
      guard let place = found.firstIndex(where: { $0.identity == finding.identity }) else {
        found.append(finding)
        continue
      }
      if found[place].size < finding.size { found[place] = finding }
    }
  }
}

extension SQLToken {
  /// Whether it begins a statement that an index could help. One that makes an index sorts, and VACUUM scans: they are as fast as they can be.
  fileprivate var beginsQuery: Bool {
    ["select", "with", "values", "insert", "replace", "update", "delete"].contains { isWord($0) }
  }
}
