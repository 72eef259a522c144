/// A table by its names as SQLite spells them in hooks and to authorizers.
package struct TouchedTable: Hashable, Sendable {
  package let database: String
  package let name: String

  package init(database: String, name: String) { (self.database, self.name) = (database, name) }
}

/// What a commit wrote to, or what a query reads.
package enum TouchedTables: Equatable, Sendable {
  case some(Set<TouchedTable>)
  /// It cannot be told.
  case every

  package static let none = TouchedTables.some([])

  package func union(_ other: TouchedTables) -> TouchedTables {
    guard case .some(let tables) = self, case .some(let others) = other else { return .every }
    return .some(tables.union(others))
  }

  /// Whether they have a table in common, as far as one knows.
  package func meets(_ other: TouchedTables) -> Bool {
    switch (self, other) {
    case (.some(let tables), .some(let others)): !tables.isDisjoint(with: others)
    case (.some(let tables), .every), (.every, .some(let tables)): !tables.isEmpty
    case (.every, .every): true
    }
  }
}
