import SQLiteCore
import SQLiteConcurrency

// SQLite takes an ordinary table with the name <virtual>_<suffix> for a shadow table if the module claims the suffix, even if a user
// created it: it cannot be written then, and the module drops it by name, unless the virtual table was declared not to need it.

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

  /// Returns the table whose rows are the rows of this one: itself, or a shadow table; nil if there are no rows to count, as in search
  /// tables over other tables.
  func rowTable(among objects: [SchemaObject]) -> SchemaName? {
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
  /// Refuses tables of the user that a brought virtual table would claim, and brought tables that a virtual table of the user would claim.
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
  /// Returns the tables that SQLite takes for shadow tables of a dropped virtual table, but that its module did not create: tables of a
  /// user, from before a bundle brought that virtual table.
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

  /// The beginnings of the first columns' names in the tables that modules create, by suffix.
  private static let beginnings: [String: [[String]]] = [
    "content": [["id", "c0"], ["docid", "c0"]], "docsize": [["id", "sz"], ["docid", "size"]], "segdir": [["level", "idx"]],
    "segments": [["blockid", "block"]], "stat": [["id", "value"]], "config": [["k", "v"]], "data": [["id", "block"]],
    "idx": [["segid", "term"]], "node": [["nodeno", "data"]], "parent": [["nodeno", "parentnode"]], "rowid": [["rowid", "nodeno"]],
  ]
}
