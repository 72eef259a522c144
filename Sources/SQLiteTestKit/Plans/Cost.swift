import SQLiteCore

/// The cost of an operation, in numbers that are the same in each run. See ``CostSqlite3Wrapper``.
public struct Cost: Hashable, Sendable, CustomStringConvertible {
  /// The number of C calls.
  public var calls = 0
  /// The number of calls that compile a statement.
  public var statements = 0
  /// The number of statement runs. A reused statement is compiled once, but may run many times. Runs by `sqlite3_exec` are not counted.
  public var runs = 0
  /// The number of virtual machine steps of all statements. It differs between versions of SQLite.
  public var vmSteps = 0
  /// The number of steps from row to row in full scans, whatever the table.
  public var fullScanSteps = 0
  /// The number of sorts.
  public var sorts = 0
  /// The statements that took steps, sorted by the number of their steps, highest first.
  public var bySQL: [StatementCost] = []

  /// The part of the cost that is due to one statement.
  public struct StatementCost: Hashable, Sendable, CustomStringConvertible {
    /// The statement as it was compiled, with `?` where values are bound.
    public let sql: String
    /// The number of resets and finalizations after steps.
    public internal(set) var runs: Int
    /// The number of virtual machine steps in these runs.
    public internal(set) var vmSteps: Int
    /// The hashes of the values that were bound in these runs.
    var values: [Int]

    /// The cost as text, such as `4512 steps in 2 runs with 2 sets of values: SELECT …`; a single set is not mentioned.
    public var description: String {
      let others = valueSetCount > 1 ? " with \(valueSetCount) sets of values" : ""
      return "\(vmSteps) steps in \(runs) \(runs == 1 ? "run" : "runs")\(others): \(sql.excerpt)"
    }

    /// The number of distinct sets of bound values.
    private var valueSetCount: Int { Set(values).count }

    /// Advice about a query that runs repeatedly with different values; nil for any other statement.
    fileprivate var repetition: String? {
      guard valueSetCount > 1, SQLToken.all(in: sql, limit: 1).first.map({ $0.isWord("select") || $0.isWord("with") }) == true else {
        return nil
      }
      return """
        the same text ran \(runs) times with \(valueSetCount) sets of values; a join, or IN with all of them, reads the rows in one run: \
        \(sql.excerpt)
        """
    }

    /// Whether both have the same text and the same numbers of runs, steps and sets of values.
    public static func == (one: StatementCost, other: StatementCost) -> Bool {
      (one.sql, one.runs, one.vmSteps, one.valueSetCount) == (other.sql, other.runs, other.vmSteps, other.valueSetCount)
    }

    /// Hashes the text and the number of runs.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(sql)
      hasher.combine(runs)
    }
  }

  /// Creates a cost of zero.
  public init() {}

  /// A line with the totals, and a line for each of the most expensive statements.
  public var description: String {
    let head =
      "\(calls) calls, \(statements) statements prepared, \(runs) runs, \(vmSteps) steps, \(fullScanSteps) of full scans, \(sorts) sorts"
    return ([head] + lines).joined(separator: "\n")
  }

  private var lines: [String] {
    let most = 5
    return bySQL.prefix(most).map { "  \($0)" } + (bySQL.count > most ? ["  and \(bySQL.count - most) others"] : [])
  }

  static func isAhead(_ one: StatementCost, _ other: StatementCost) -> Bool { (other.vmSteps, one.sql) < (one.vmSteps, other.sql) }

  /// Adds a run of a statement, with the hash of its bound values.
  mutating func add(_ run: StatementCounters, of place: Int, _ values: Int?) {
    vmSteps += run.vmSteps
    fullScanSteps += run.fullScanSteps
    sorts += run.sorts
    runs += 1
    bySQL[place].runs += 1
    bySQL[place].vmSteps += run.vmSteps
    if let values { bySQL[place].values.append(values) }
  }

  /// Returns the cost since an earlier measurement.
  public func since(_ earlier: Cost) -> Cost {
    var difference = self
    for number in [\Cost.calls, \.statements, \.runs, \.vmSteps, \.fullScanSteps, \.sorts] {
      difference[keyPath: number] -= earlier[keyPath: number]
    }
    let all = earlier.bySQL.keyed(by: \.sql)
    let new = bySQL.map { now in
      let old = all[now.sql]
      return StatementCost(
        sql: now.sql, runs: now.runs - (old?.runs ?? 0), vmSteps: now.vmSteps - (old?.vmSteps ?? 0),
        values: Array(now.values.dropFirst(old?.values.count ?? 0)))
    }
    difference.bySQL = new.filter { $0.runs > 0 }.sorted(by: Self.isAhead)
    return difference
  }

  /// Returns the numbers that exceed a budget, with the most expensive statements; nil if none does. Numbers without a limit are not
  /// checked.
  public func overrun(
    calls: Int? = nil, statements: Int? = nil, runs: Int? = nil, vmSteps: Int? = nil, fullScanSteps: Int? = nil, sorts: Int? = nil
  ) -> String? {
    let budget = [
      ("C calls", self.calls, calls), ("statements prepared", self.statements, statements), ("runs of statements", self.runs, runs),
      ("steps of statements", self.vmSteps, vmSteps),
      ("steps of full scans", self.fullScanSteps, fullScanSteps), ("sorts", self.sorts, sorts),
    ]
    let over = budget.compactMap { what, spent, limit in
      limit.flatMap { $0 < spent ? "  \(spent) \(what), and the budget is \($0)" : nil }
    }
    if over.isEmpty { return nil }
    let repetitions = runs.map { $0 < self.runs } == true ? bySQL.compactMap(\.repetition).prefix(5) : []
    return (["over budget"] + over + repetitions + (bySQL.isEmpty ? [] : ["the most expensive statements"]) + lines).joined(separator: "\n")
  }
}
