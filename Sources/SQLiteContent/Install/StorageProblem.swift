import SQLiteCore

extension Connection {
  /// Returns the first difference between the virtual tables' shadow tables and the tables that their modules would create, or the first
  /// trigger on a shadow table; nil when there is neither.
  ///
  /// A module writes to its tables by name. Some modules do not check whether a row was written: see ``SQLiteAdvisory``.
  func storageProblem(of tables: [StoredTable]) throws -> String? {
    for table in tables {
      guard let problem = ShadowTables.problem(of: table) else { continue }
      return "the storage \(table.name.spelling) of a virtual table is not as its module makes it: \(problem)"
    }
    let storage = Set(tables.filter { $0.kind == .shadow && $0.owner != nil }.map(\.name))
    if storage.isEmpty { return nil }
    return try storedObjects(.trigger).first { storage.contains($0.table) }.map {
      "the trigger \($0.name.spelling) is on the storage \($0.table.spelling) of a virtual table"
    }
  }
}
