/// A database and a table name, as SQLite spells them in hooks, or as statements spell them.
package struct TouchedTable: Hashable, Sendable {
  package let database: SchemaName
  package let name: SchemaName

  /// Creates a table. The tables `sqlite_sequence` of all databases, which contain the AUTOINCREMENT counters, count as one table.
  package init(database: String, name: String) {
    (self.database, self.name) = (SchemaName(name.isName("sqlite_sequence") ? "" : database), SchemaName(name))
  }
}

/// The tables that a commit wrote to, or that a query reads.
package enum TouchedTables: Sendable {
  case some(Set<TouchedTable>)
  /// Unknown tables: possibly any of them.
  case every

  package static let none = TouchedTables.some([])

  package func union(_ other: TouchedTables) -> TouchedTables {
    guard case .some(let tables) = self, case .some(let others) = other else { return .every }
    if tables.isEmpty { return other }
    return .some(tables.union(others))
  }

  package var isEmpty: Bool { if case .some(let tables) = self { tables.isEmpty } else { false } }

  package mutating func insert(_ table: TouchedTable) {
    guard case .some(var tables) = self else { return }
    self = .none  // so that the set is not copied
    tables.insert(table)
    self = .some(tables)
  }

  /// Returns whether both may have a table in common.
  package func meets(_ other: TouchedTables) -> Bool {
    switch (self, other) {
    case (.some(let tables), .some(let others)):
      // Comparing a few tables costs less than hashing one.
      tables.count * others.count <= 8 ? tables.contains { table in others.contains { $0 == table } } : !tables.isDisjoint(with: others)
    case (.some(let tables), .every), (.every, .some(let tables)): !tables.isEmpty
    case (.every, .every): true
    }
  }
}
