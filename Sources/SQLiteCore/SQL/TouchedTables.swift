/// A table by its names as SQLite spells them in hooks, and as statements spell them.
package struct TouchedTable: Hashable, Sendable {
  package let database: String
  package let name: String
  /// Sets of tables are compared at each commit: the names, in whatever case, are hashed once.
  private let digest: Int

  /// A table; those with the counts of AUTOINCREMENT are one for all databases.
  package init(database: String, name: String) {
    (self.database, self.name) = (name.isName("sqlite_sequence") ? "" : database, name)
    digest = SchemaName(self.database).hashValue &* 31 &+ SchemaName(name).hashValue
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.digest == second.digest && (first.name == second.name || first.name.isName(second.name))
      && (first.database == second.database || first.database.isName(second.database))
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The tables that a commit wrote to, or that a query reads.
package enum TouchedTables: Sendable {
  case some(Set<TouchedTable>)
  /// Any table may be among them: it is not known which ones are.
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
    self = .none  // the set is not copied
    tables.insert(table)
    self = .some(tables)
  }

  /// Whether they have a table in common, as far as is known.
  package func meets(_ other: TouchedTables) -> Bool {
    switch (self, other) {
    case (.some(let tables), .some(let others)):
      // Comparing a few costs less than hashing one of them.
      tables.count * others.count <= 8 ? tables.contains { table in others.contains { $0 == table } } : !tables.isDisjoint(with: others)
    case (.some(let tables), .every), (.every, .some(let tables)): !tables.isEmpty
    case (.every, .every): true
    }
  }
}
