package import SQLiteCore
package import SQLiteConcurrency

// SQLite treats an ordinary table with the name <virtual>_<suffix> as a shadow table if the module claims the suffix, even if a user
// created the table. It cannot be written then, and the module drops it by name, unless the virtual table was declared not to need it.

extension SchemaObject {
  /// The names that this virtual table claims besides its own; empty for other objects.
  var claimedNames: [SchemaName] {
    guard let module = virtualDefinition?.module else { return [] }
    return ShadowTables.names(of: name.spelling, module: module).map(SchemaName.init)
  }

  /// The names of the tables that are dropped with this virtual table.
  var droppedNames: [SchemaName] {
    guard let definition = virtualDefinition else { return [] }
    return ShadowTables.dropped(with: name.spelling, definition).map(SchemaName.init)
  }

  /// Returns the table that stores the rows of this table: itself, or a shadow table. Returns nil if there are no rows to count, as in
  /// search tables over other tables.
  package func rowTable(among objects: [SchemaObject]) -> SchemaName? {
    guard tableKind == .virtual else { return kind == .table ? name : nil }
    guard let definition = virtualDefinition else { return nil }
    let suffix =
      switch FullTextDefinition(definition).map(\.content) {
      case .some(nil): "content"
      case "": "docsize"
      case .some: ""
      case nil: "rowid"  // an R-tree
      }
    let table = SchemaName("\(name.spelling)_\(suffix)")
    return objects.contains { $0.name == table && $0.tableKind == .shadow && $0.root == name && $0.kind == .table } ? table : nil
  }
}

extension ContentPlan {
  /// Refuses tables of the user whose names a virtual table from the bundle would claim, and tables from the bundle whose names a virtual
  /// table of the user would claim.
  ///
  /// A table that the installed virtual table of the same name already claims, and does not drop, is not refused.
  func refuseClaimedNames() throws(ContentError) {
    let keptRoots = Set(kept.map(\.name))
    let users = (old.objects.filter { keptRoots.contains($0.root) && $0.kind != .trigger } + remade.filter { $0.kind != .trigger })
    try refuse(users, claimedBy: brought)
    try refuse(brought.filter { $0.kind == .table && $0.tableKind != .shadow }, claimedBy: kept)
    let names = Set(brought.filter { $0.kind != .trigger }.map(\.name))
    if let taken = foreign.first(where: { names.contains($0.name) }) {
      throw .conflict(taken, .claimed(by: taken.root.spelling))
    }
  }

  private func refuse(_ objects: [SchemaObject], claimedBy owners: [SchemaObject]) throws(ContentError) {
    let byName = objects.keyed(by: \.name)
    for owner in owners {
      let before = old.objects.first { $0.key == owner.key }?.claimedNames ?? []
      let known = Set(before).subtracting(owner.droppedNames)
      guard let claimed = owner.claimedNames.lazy.filter({ !known.contains($0) }).compactMap({ byName[$0] }).first else { continue }
      throw .conflict(claimed, .claimed(by: owner.name.spelling))
    }
  }
}

extension Schema {
  /// Returns the tables that SQLite treats as shadow tables of a dropped virtual table, but that its module did not create. A user created
  /// them before a bundle contained that virtual table.
  func foreignTables(behind dropped: [SchemaObject], making brought: [SchemaObject], on connection: Connection) throws -> [SchemaObject] {
    let gone = Set(dropped.filter { $0.tableKind == .virtual }.map(\.name))
    let made = Set(brought.filter { $0.tableKind == .shadow }.map(\.name))
    let behind = objects.filter { $0.kind == .table && $0.tableKind == .shadow && gone.contains($0.root) && !made.contains($0.name) }
    return try behind.filter { table in
      let columns = try connection.columns(of: table.name.spelling, in: "main").map { $0.name.lowercased() }
      let suffix = table.name.spelling.lowercased().split(separator: "_").last.map(String.init) ?? ""
      return !(Self.beginnings[suffix] ?? []).contains { zip($0, columns).allSatisfy { $1.hasPrefix($0) } && columns.count > 1 }
    }
  }

  /// Prefixes of the first columns' names in shadow tables, by table suffix.
  private static let beginnings: [String: [[String]]] = [
    "content": [["id", "c0"], ["docid", "c0"]], "docsize": [["id", "sz"], ["docid", "size"]], "segdir": [["level", "idx"]],
    "segments": [["blockid", "block"]], "stat": [["id", "value"]], "config": [["k", "v"]], "data": [["id", "block"]],
    "idx": [["segid", "term"]], "node": [["nodeno", "data"]], "parent": [["nodeno", "parentnode"]], "rowid": [["rowid", "nodeno"]],
  ]
}
