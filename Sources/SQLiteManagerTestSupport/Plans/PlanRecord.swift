import SQLiteCalls
import SQLiteCore

/// What a ``PlanGuardSqlite3Wrapper`` has seen and found. It may be used from several threads, each with a connection of its own.
@safe final class PlanRecord: JudgedDouble {
  let rowLimit: Int
  let allowances: [PlanAllowance]
  private let state = Locked(State())

  fileprivate struct State {
    /// The statements that were looked at, by handle: what was counted; whether there was a run in which nothing was, for then the plan is looked at,
    /// once; and what was asked, with how often the statement had been compiled again then.
    var seen: [UInt: (counters: StatementCounters, wasSilent: Bool, verdict: (PlanVerdict, compilations: Int32)?)] = [:]
    /// Statements that write, by connection and text, with the most that was counted in a run.
    var waiting: [UInt: [String: StatementCounters]] = [:]
    var found: [PlanFinding] = []
  }

  init(rowLimit: Int, allowances: [PlanAllowance]) {
    self.rowLimit = rowLimit
    self.allowances = allowances
  }

  /// What was found, in order; of statements that write and were not asked about, what was counted.
  var all: [PlanFinding] {
    var state = state.withLock { $0 }
    let others = state.waiting.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key } }
    for (sql, run) in others { state.note(findings(in: sql, run, PlanVerdict())) }
    return state.found
  }

  var findings: [String] { all.map(\.description) }

  /// Looks at a statement before it is reset or finalized, so that what SQLite says of its last error is what it said before, and at those of a connection
  /// before that is closed.
  func look(at handle: OpaquePointer, before call: Sqlite3Call, on sqlite: any Sqlite3WrapperProtocol) {
    if call == .sqlite3_close || call == .sqlite3_close_v2 { return unsafe judgeWaiting(handle, on: sqlite) }
    unsafe judge(handle, on: sqlite)
    if call == .sqlite3_finalize { state.withLock { $0.seen[UInt(bitPattern: handle)] = nil } }
  }

  /// Judges the run of a statement. Where nothing is counted, as its tables may be empty, the plan of one that compares something is looked at.
  private func judge(_ statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let counters = StatementCounters(of: statement, on: sqlite)
    let handle = UInt(bitPattern: statement)
    let (run, before) = state.withLock { state in
      let before = state.seen[handle] ?? (StatementCounters(), false, nil)
      state.seen[handle] = (counters, before.wasSilent || !counters.speak, before.verdict)
      return (counters.since(before.counters), before)
    }
    guard counters.speak ? run.isSuspect(rowLimit: rowLimit) : !before.wasSilent, let text = unsafe sqlite.sqlite3_sql(statement) else {
      return
    }
    let sql = unsafe String(cString: text)
    let tokens = SQLToken.all(in: sql, limit: counters.speak ? 1 : .max)
    guard tokens.first?.beginsQuery == true, counters.speak || tokens.contains(where: { $0.isWord("where") || $0.isWord("join") }),
      !allowances.admitStatement(sql), let connection = unsafe sqlite.sqlite3_db_handle(statement)
    else { return }
    if unsafe sqlite.sqlite3_stmt_readonly(statement) == 0 {
      // Asking about it would make sqlite3_changes() 0.
      let bits = UInt(bitPattern: connection)
      return state.withLock { $0.waiting[bits, default: [:]][sql] = run.larger($0.waiting[bits]?[sql]) }
    }
    let compilations = unsafe sqlite.sqlite3_stmt_status(statement, StatementStatus.reprepare.rawValue, 0)
    if let known = before.verdict, known.compilations == compilations { return note(findings(in: sql, run, known.0)) }
    let verdict = PlanVerdict(of: sql, by: unsafe PlanQuestion(sqlite: sqlite, connection: connection))
    state.withLock { $0.seen[handle]?.verdict = (verdict, compilations) }
    note(findings(in: sql, run, verdict))
  }

  /// Asks what could not be asked as long as somebody might want to know `sqlite3_changes()`.
  private func judgeWaiting(_ connection: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: UInt(bitPattern: connection)) ?? [:] }
    for (sql, run) in waiting.sorted(by: { $0.key < $1.key }) {
      note(findings(in: sql, run, PlanVerdict(of: sql, by: unsafe PlanQuestion(sqlite: sqlite, connection: connection))))
    }
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
      let same = found.firstIndex { $0.sql == finding.sql && $0.measure.kind == finding.measure.kind }
      if let same, found[same].measure.rows < finding.measure.rows { found[same] = finding }
      if same == nil { found.append(finding) }
    }
  }
}

extension SQLToken {
  /// Whether it begins a statement that an index could help. One that makes an index sorts, and VACUUM scans: they are as fast as they can be.
  fileprivate var beginsQuery: Bool {
    ["select", "with", "values", "insert", "replace", "update", "delete"].contains { isWord($0) }
  }
}
