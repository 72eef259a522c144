import SQLiteCalls
import SQLiteCore

/// The statements and findings of a ``PlanGuardSqlite3Wrapper``. The record may be used from several threads, each with its own connection.
@safe final class PlanRecord: JudgedDouble {
  let rowLimit: Int
  let allowances: [PlanAllowance]
  private let state = Locked(State())

  fileprivate struct State {
    /// The statements seen so far, by handle, with their counters, whether a run had no counts (the plan is then read once), and SQLite's
    /// verdict with the number of recompilations of the statement at that time.
    var seen: [UInt: (counters: StatementCounters, wasSilent: Bool, verdict: (PlanVerdict, compilations: Int32)?)] = [:]
    /// The writing statements, by connection and text, with the highest count of each kind in a run.
    var waiting: [UInt: [String: StatementCounters]] = [:]
    var found: [PlanFinding] = []
  }

  init(rowLimit: Int, allowances: [PlanAllowance]) {
    self.rowLimit = rowLimit
    self.allowances = allowances
  }

  /// The findings in order. Findings about writing statements whose plan has not been read yet are based on their counters alone.
  var all: [PlanFinding] {
    var state = state.withLock { $0 }
    let others = state.waiting.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key } }
    for (sql, run) in others { state.note(findings(in: sql, run, PlanVerdict())) }
    return state.found
  }

  var findings: [String] { all.map(\.description) }

  /// Checks a statement before it is reset or finalized, so that SQLite reports the same last error as without the check. Checks the
  /// writing statements of a connection before it is closed.
  func look(at handle: OpaquePointer, before call: Sqlite3Call, on sqlite: any Sqlite3WrapperProtocol) {
    if call == .sqlite3_close_v2 { unsafe readPlans(ofStatementsOf: handle, on: sqlite) }
    if call == .sqlite3_close || call == .sqlite3_close_v2 { return unsafe judgeWaiting(handle, on: sqlite) }
    unsafe judge(handle, on: sqlite)
    if call == .sqlite3_finalize { state.withLock { $0.seen[UInt(bitPattern: handle)] = nil } }
  }

  /// Judges the run of a statement. If there are no counts, the tables may be empty, and the plan is read if the statement has WHERE or
  /// JOIN.
  private func judge(_ statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    let counters = StatementCounters(of: statement, on: sqlite)
    let handle = UInt(bitPattern: statement)
    let (run, before) = state.withLock { state in
      let before = state.seen[handle] ?? (StatementCounters(), false, nil)
      state.seen[handle] = (counters, before.wasSilent || !counters.hasWork, before.verdict)
      return (counters.since(before.counters), before)
    }
    guard counters.hasWork ? run.isSuspect(rowLimit: rowLimit) : !before.wasSilent, let text = unsafe sqlite.sqlite3_sql(statement) else {
      return
    }
    let sql = unsafe String(cString: text)
    let tokens = SQLToken.all(in: sql, limit: counters.hasWork ? 1 : .max)
    guard tokens.first?.beginsQuery == true, counters.hasWork || tokens.contains(where: { $0.isWord("where") || $0.isWord("join") }),
      !allowances.admitStatement(sql), let connection = unsafe sqlite.sqlite3_db_handle(statement)
    else { return }
    let compilations = unsafe sqlite.sqlite3_stmt_status(statement, StatementStatus.reprepare.rawValue, 0)
    if let known = before.verdict, known.compilations == compilations { return note(findings(in: sql, run, known.0)) }
    if unsafe sqlite.sqlite3_stmt_readonly(statement) == 0 {
      // Reading the plan of the statement would set sqlite3_changes() to 0.
      let bits = UInt(bitPattern: connection)
      return state.withLock { $0.waiting[bits, default: [:]][sql] = run.larger($0.waiting[bits]?[sql]) }
    }
    let verdict = PlanVerdict(of: sql, by: unsafe PlanQuestion(sqlite: sqlite, connection: connection))
    state.withLock { $0.seen[handle]?.verdict = (verdict, compilations) }
    note(findings(in: sql, run, verdict))
  }

  /// Reads the plans of statements that are not finalized before their connection is closed, because they cannot be read later.
  private func readPlans(ofStatementsOf connection: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    var next = unsafe sqlite.sqlite3_next_stmt(connection, nil)
    while let statement = unsafe next {
      if let text = unsafe sqlite.sqlite3_sql(statement) {
        let sql = unsafe String(cString: text)
        let compilations = unsafe sqlite.sqlite3_stmt_status(statement, StatementStatus.reprepare.rawValue, 0)
        let verdict = PlanVerdict(of: sql, by: unsafe PlanQuestion(sqlite: sqlite, connection: connection))
        let bits = UInt(bitPattern: statement)
        state.withLock { $0.seen[bits, default: (StatementCounters(), false, nil)].verdict = (verdict, compilations) }
      }
      unsafe next = unsafe sqlite.sqlite3_next_stmt(connection, statement)
    }
  }

  /// Reads the plans that were postponed because the code under test might still have read `sqlite3_changes()`.
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
  /// Adds the findings that are new or larger than the same earlier finding.
  fileprivate mutating func note(_ findings: [PlanFinding]) {
    for finding in findings {
      let same = found.firstIndex { $0.sql == finding.sql && $0.measure.kind == finding.measure.kind }
      if let same, found[same].measure.rows < finding.measure.rows { found[same] = finding }
      if same == nil { found.append(finding) }
    }
  }
}

extension SQLToken {
  /// Whether the word begins a statement that an index could speed up. The sort of CREATE INDEX and the scan of VACUUM cannot be avoided.
  fileprivate var beginsQuery: Bool {
    ["select", "with", "values", "insert", "replace", "update", "delete"].contains { isWord($0) }
  }
}
