import SQLiteCore
import SQLiteStorage

/// The answers of SQLite about how a statement runs: none before it was asked. Where an answer is missing, the worst is assumed.
struct PlanVerdict: Sendable {
  /// The tables that the statement scans, without those that cannot have an index.
  var scanned: [String]?
  /// The tables on which SQLite makes automatic indexes for the statement.
  var indexed: [String]?
  /// The tables that the statement reads or writes.
  var opened: [String]?
  var plan: QueryPlan?
  /// The empty tables among those that are scanned and those that are indexed.
  fileprivate var empty: (scanned: [String], indexed: [String]) = ([], [])
}

extension PlanVerdict {
  /// Asks SQLite about a statement.
  init(of sql: String, by question: PlanQuestion) {
    self.init()
    guard let program = question.program(of: sql) else { return }
    scanned = question.tables(program.scanned)
    indexed = question.tables(program.indexed)
    opened = question.tables(program.opened)
    plan = question.plan(of: sql)
    empty = (question.empty(program.scanned), question.empty(program.indexed))
  }

  /// The findings in a run with these counters. Where nothing was counted, the plan alone decides, about tables that have no rows.
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

  /// Whether a run with these counters is a reason to ask SQLite about the statement.
  func isSuspect(rowLimit: Int) -> Bool { sorts > 0 || automaticIndexRows > 0 || scans(moreThan: rowLimit) }

  /// The larger value of each counter.
  func larger(_ other: StatementCounters?) -> StatementCounters {
    guard let other else { return self }
    return Self.all.reduce(into: self) { $0[keyPath: $1] = max($0[keyPath: $1], other[keyPath: $1]) }
  }
}
