/// Findings that a ``PlanGuardSqlite3Wrapper`` ignores.
public enum PlanAllowance: Hashable, Sendable {
  /// Scans of a table and automatic indexes on it. If a statement scans several tables, each must be allowed. ASCII letters are
  /// case-insensitive.
  case table(String)
  /// All findings of statements whose text contains this string, exactly as compiled, with `?` where values are bound.
  case sql(containing: String)
  /// All sorts.
  case sorts
}

extension [PlanAllowance] {
  /// Whether all findings of a statement are ignored.
  func admitStatement(_ sql: String) -> Bool {
    contains { if case .sql(let part) = $0 { sql.contains(part) } else { false } }
  }

  /// Whether a finding of this kind is ignored. Findings about unknown tables never are.
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
