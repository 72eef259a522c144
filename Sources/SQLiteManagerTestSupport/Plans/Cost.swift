import SQLiteCore

/// What an operation cost, in numbers that are the same in each run: see ``CostSqlite3Wrapper``.
public struct Cost: Hashable, Sendable, CustomStringConvertible {
  /// C calls of all functions.
  public var calls = 0
  /// Calls that compile a statement.
  public var statements = 0
  /// Steps of the programs of statements; they differ between versions of SQLite.
  public var vmSteps = 0
  /// Steps from row to row in full scans, of whatever tables.
  public var fullScanSteps = 0
  /// Sorts.
  public var sorts = 0
  /// The statements that took steps, those with most first.
  public var bySQL: [StatementCost] = []

  /// A statement's part in it.
  public struct StatementCost: Hashable, Sendable, CustomStringConvertible {
    /// The statement as it was compiled, with `?` where values are bound.
    public let sql: String
    /// How often it was reset or finalized after steps.
    public let runs: Int
    /// Steps of its program in these runs.
    public let vmSteps: Int
    /// Such as `4,512 steps in 2 runs: SELECT …`.
    public var description: String { "\(vmSteps) steps in \(runs) \(runs == 1 ? "run" : "runs"): \(sql.excerpt)" }
  }

  /// No cost.
  public init() {}

  /// A line of numbers, and one for each of the most expensive statements.
  public var description: String {
    let head = "\(calls) calls, \(statements) statements prepared, \(vmSteps) steps, \(fullScanSteps) of full scans, \(sorts) sorts"
    return ([head] + lines).joined(separator: "\n")
  }

  private var lines: [String] {
    let most = 5
    return bySQL.prefix(most).map { "  \($0)" } + (bySQL.count > most ? ["  and \(bySQL.count - most) others"] : [])
  }

  static func isAhead(_ one: StatementCost, _ other: StatementCost) -> Bool { (other.vmSteps, one.sql) < (one.vmSteps, other.sql) }

  /// What came since an earlier moment.
  public func since(_ earlier: Cost) -> Cost {
    var difference = self
    for number in [\Cost.calls, \.statements, \.vmSteps, \.fullScanSteps, \.sorts] {
      difference[keyPath: number] -= earlier[keyPath: number]
    }
    let old = Dictionary(earlier.bySQL.map { ($0.sql, $0) }) { first, _ in first }
    let new = bySQL.map { now in
      StatementCost(sql: now.sql, runs: now.runs - (old[now.sql]?.runs ?? 0), vmSteps: now.vmSteps - (old[now.sql]?.vmSteps ?? 0))
    }
    difference.bySQL = new.filter { $0.runs > 0 }.sorted(by: Self.isAhead)
    return difference
  }

  /// What is over a budget, with the most expensive statements; nil when nothing is. What has no limit may cost what it does.
  public func overrun(
    calls: Int? = nil, statements: Int? = nil, vmSteps: Int? = nil, fullScanSteps: Int? = nil, sorts: Int? = nil
  ) -> String? {
    let budget = [
      ("C calls", self.calls, calls), ("statements prepared", self.statements, statements), ("steps of statements", self.vmSteps, vmSteps),
      ("steps of full scans", self.fullScanSteps, fullScanSteps), ("sorts", self.sorts, sorts),
    ]
    let over = budget.compactMap { what, spent, limit in
      limit.flatMap { $0 < spent ? "  \(spent) \(what), and the budget is \($0)" : nil }
    }
    if over.isEmpty { return nil }
    return (["over budget"] + over + (bySQL.isEmpty ? [] : ["the most expensive statements"]) + lines).joined(separator: "\n")
  }
}
