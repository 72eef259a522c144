import SQLiteCore
import SQLiteStorage

/// Facts from SQLite about how a statement runs; empty until they are read. If a fact is missing, the worst case is assumed.
struct PlanVerdict: Sendable {
  /// The tables that the statement scans, except tables that cannot have an index.
  var scanned: [String]?
  /// The tables for which SQLite creates automatic indexes in the statement.
  var indexed: [String]?
  /// The tables that the statement reads or writes.
  var opened: [String]?
  /// Whether the statement reads a virtual table, such as a search table, whose rows cannot be sorted by an index.
  var readsVirtualTable = false
  var plan: QueryPlan?
  /// The empty tables among the scanned tables and among the indexed tables.
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

  /// Returns the findings for a run with these counters. If nothing was counted, the findings are based on the plan and concern empty
  /// tables.
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
  /// Whether more rows than the limit were scanned. A scan counts a step for each row except the last.
  func scans(moreThan rowLimit: Int) -> Bool { fullScanSteps >= max(rowLimit, 1) }

  /// Whether these counters are a reason to read the statement's plan.
  func isSuspect(rowLimit: Int) -> Bool { sorts > 0 || automaticIndexRows > 0 || scans(moreThan: rowLimit) }
}
