import SQLiteCore
import SQLiteStorage

/// What SQLite told of how a statement runs: nothing as long as it was not asked. Of what it did not tell the worst is believed.
struct PlanVerdict: Sendable {
  /// The tables that it scans, but for those that nobody can index.
  var scanned: [String]?
  /// The tables that it makes automatic indexes on.
  var indexed: [String]?
  /// The tables that it reads or writes.
  var opened: [String]?
  var plan: QueryPlan?
  /// Those of both that are empty.
  fileprivate var empty: (scanned: [String], indexed: [String]) = ([], [])
}

extension PlanVerdict {
  /// Asks.
  init(of sql: String, by question: PlanQuestion) {
    self.init()
    guard let program = question.program(of: sql) else { return }
    scanned = question.tables(program.scanned)
    indexed = question.tables(program.indexed)
    opened = question.tables(program.opened)
    plan = question.plan(of: sql)
    empty = (question.empty(program.scanned), question.empty(program.indexed))
  }

  /// What is found in a run that was counted so. Where nothing was counted the plan alone tells of tables that have no rows.
  func kinds(of run: StatementCounters, rowLimit: Int) -> [PlanFinding.Kind] {
    if !run.speak {
      return (empty.scanned.isEmpty ? [] : [.scan(tables: empty.scanned, steps: 0)])
        + (empty.indexed.isEmpty ? [] : [.automaticIndex(tables: empty.indexed, rows: 0)])
    }
    var kinds: [PlanFinding.Kind] = []
    if run.scans(moreThan: rowLimit), scanned != [] { kinds.append(.scan(tables: scanned ?? [], steps: run.fullScanSteps)) }
    if run.sorts > 0, opened != [] { kinds.append(.sort) }
    if run.automaticIndexRows > 0, indexed != [] { kinds.append(.automaticIndex(tables: indexed ?? [], rows: run.automaticIndexRows)) }
    return kinds
  }
}

extension StatementCounters {
  /// Whether more rows were read than the limit; from each row but the last of a scan there is a step to the next.
  func scans(moreThan rowLimit: Int) -> Bool { fullScanSteps >= max(rowLimit, 1) }

  /// Whether a run is one to ask about.
  func isSuspect(rowLimit: Int) -> Bool { sorts > 0 || automaticIndexRows > 0 || scans(moreThan: rowLimit) }

  /// The larger of each.
  func larger(_ other: StatementCounters?) -> StatementCounters {
    guard let other else { return self }
    return Self.all.reduce(into: self) { $0[keyPath: $1] = max($0[keyPath: $1], other[keyPath: $1]) }
  }
}
