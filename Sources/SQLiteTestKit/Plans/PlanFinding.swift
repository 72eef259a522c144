import SQLiteCore
public import SQLiteStorage

/// A statement with a slow plan, found by a ``PlanGuardSqlite3Wrapper``.
///
/// Its description contains the work that was done, the plan, and a remedy.
public struct PlanFinding: Hashable, Sendable, CustomStringConvertible {
  /// A kind of work that an index could avoid.
  public enum Kind: Hashable, Sendable {
    /// Tables were read row by row. `steps` counts the steps from one row to the next in the longest run, for all tables of the statement
    /// together. It is 0 for empty tables that would be scanned according to the plan. `tables` is empty if SQLite did not name any.
    case scan(tables: [String], steps: Int)
    /// Rows were sorted for ORDER BY, GROUP BY or a window function.
    case sort
    /// An index with this many rows was created for a single run. `rows` is 0 if only the plan shows the index. `tables` is empty if SQLite
    /// did not name any.
    case automaticIndex(tables: [String], rows: Int)
  }

  /// The kind of work that SQLite did, or would do.
  public let kind: Kind
  /// The statement as it was compiled, with `?` where values are bound.
  public let sql: String
  /// SQLite's plan for the statement; nil if it is not known. The plan of a writing statement is read when its connection is closed.
  public let plan: QueryPlan?

  /// The finding as text: a line about the work, followed by the statement, its plan, and a remedy.
  public var description: String {
    let plan =
      plan.map { "\($0)" } ?? "its plan is not known, or not yet: the plan of a statement that writes is read when its connection is closed"
    let body = "\(sql.excerpt)\n\(plan)".split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return ([headline] + body + [remedy]).joined(separator: "\n")
  }

  private var headline: String {
    switch kind {
    case .scan(let tables, 0): "scan: \(Self.list(tables)) would be read row by row, by the plan: it has no rows yet"
    case .scan(let tables, let steps):
      "scan: \(Self.list(tables)) read row by row, \(steps) steps in one run\(isNamed(tables) ? "" : ", by a trigger, a view or a foreign key")"
    case .sort: "sort: rows were sorted before the first was returned"
    case .automaticIndex(let tables, 0):
      "automatic index: SQLite would index \(Self.list(tables)) for one run, by the plan: it has no rows yet"
    case .automaticIndex(let tables, let rows): "automatic index: SQLite indexed \(rows) rows of \(Self.list(tables)) for one run"
    }
  }

  private var remedy: String {
    switch kind {
    case .scan(let tables, _):
      (PlanAdvice.sentence(for: sql) ?? "an index on the columns that WHERE or ON compares would find the rows")
        + "; if all are meant to be read, allow it: \(allowance(tables))"
    case .sort:
      "an index on the columns of ORDER BY, GROUP BY or PARTITION BY, in their order, would return them sorted; if so few rows are sorted that it does "
        + "not matter, allow it: .sorts, or .sql(containing: …) for this statement"
    case .automaticIndex(let tables, _):
      "CREATE INDEX on the columns that the plan names after AUTOMATIC makes it permanent; or allow it: \(allowance(tables))"
    }
  }

  private func allowance(_ tables: [String]) -> String {
    tables.isEmpty ? ".sql(containing: …)" : tables.map { ".table(\(SwiftLiteral.text($0)))" }.joined(separator: ", ")
  }

  /// Whether the text of the statement names all of the tables.
  private func isNamed(_ tables: [String]) -> Bool { tables.allSatisfy { sql.lowercased().contains($0.lowercased()) } }

  private static func list(_ tables: [String]) -> String { tables.isEmpty ? "a table" : tables.joined(separator: ", ") }
}

extension PlanFinding {
  /// A number for the kind of the finding, and its number of rows. Of two findings of the same kind about a statement, the larger one is
  /// kept.
  var measure: (kind: Int, rows: Int) {
    switch kind {
    case .scan(_, let steps): (0, steps)
    case .sort: (1, 0)
    case .automaticIndex(_, let rows): (2, rows)
    }
  }
}
