/// What a ``PlanGuardSqlite3Wrapper`` says nothing of.
public enum PlanAllowance: Hashable, Sendable {
  /// Scans of a table, and automatic indexes on it; where a statement scans several tables, each must be allowed. ASCII letters match in either case.
  case table(String)
  /// Whatever a statement does whose text holds this, as it is written: with `?` where values are bound.
  case sql(containing: String)
  /// Sorts, wherever they happen.
  case sorts
}

extension [PlanAllowance] {
  /// Whether nothing is said of a statement.
  func admitStatement(_ sql: String) -> Bool {
    contains { if case .sql(let part) = $0 { sql.contains(part) } else { false } }
  }

  /// Whether nothing is said of what a statement does; a table that is not known is not allowed.
  func admit(_ kind: PlanFinding.Kind) -> Bool {
    switch kind {
    case .sort: contains(.sorts)
    case .scan(let tables, _), .automaticIndex(let tables, _): !tables.isEmpty && tables.allSatisfy(admitTable)
    }
  }

  private func admitTable(_ table: String) -> Bool {
    contains { if case .table(let name) = $0 { name.lowercased() == table.lowercased() } else { false } }
  }
}
