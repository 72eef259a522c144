import SQLiteCore
import SQLiteStorage

/// SQLite's facts about the way a statement runs; empty before they are read. If a fact is missing, the worst is assumed.
struct PlanVerdict: Sendable {
  /// The tables that the statement scans, except tables that cannot have an index.
  var scanned: [String]?
  /// The tables on which SQLite makes automatic indexes for the statement.
  var indexed: [String]?
  /// The tables that the statement reads or writes.
  var opened: [String]?
  /// Whether the statement reads a virtual table, such as a search table: no index saves the sorting of its rows.
  var readsVirtualTable = false
  var plan: QueryPlan?
  /// The empty tables among the scanned and among the indexed ones.
  fileprivate var empty: (scanned: [String], indexed: [String]) = ([], [])
}

extension PlanVerdict {
  /// Reads the facts about a statement from SQLite.
  init(of sql: String, by question: PlanQuestion) {
    self.init()
    guard let program = question.program(of: sql) else { return }
    scanned = question.tables(program.scanned)
    indexed = question.tables(program.indexed)
    opened = question.tables(program.opened)
    readsVirtualTable = program.readsVirtualTable
    plan = question.plan(of: sql)
    empty = (question.empty(program.scanned), question.empty(program.indexed))
  }

  /// Returns the findings in a run with these counters. If nothing was counted, the plan alone decides, about tables without rows.
  func kinds(of run: StatementCounters, rowLimit: Int) -> [PlanFinding.Kind] {
    if !run.hasWork {
      return (empty.scanned.isEmpty ? [] : [.scan(tables: empty.scanned, steps: 0)])
        + (empty.indexed.isEmpty ? [] : [.automaticIndex(tables: empty.indexed, rows: 0)])
    }
    var kinds: [PlanFinding.Kind] = []
    if run.scans(moreThan: rowLimit), scanned != [] { kinds.append(.scan(tables: scanned ?? [], steps: run.fullScanSteps)) }
    if run.sorts > 0, opened != [], !readsVirtualTable { kinds.append(.sort) }
    if run.automaticIndexRows > 0, indexed != [] { kinds.append(.automaticIndex(tables: indexed ?? [], rows: run.automaticIndexRows)) }
    return kinds
  }
}

extension StatementCounters {
  /// Whether more rows than the limit were scanned; each row of a scan but the last takes a step to the next.
  func scans(moreThan rowLimit: Int) -> Bool { fullScanSteps >= max(rowLimit, 1) }

  /// Whether a run with these counters is a reason to read the statement's plan.
  func isSuspect(rowLimit: Int) -> Bool { sorts > 0 || automaticIndexRows > 0 || scans(moreThan: rowLimit) }
}
