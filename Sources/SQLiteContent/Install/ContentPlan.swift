import SQLiteCore

/// What an upgrade drops, brings and leaves alone.
struct ContentPlan {
  /// The installed schema.
  let old: Schema
  /// Content that goes: views, virtual tables, then tables, with what is on them; indexes and triggers of their own last.
  let dropped: [SchemaObject]
  /// The bundle's objects, without those of tables that are the user's.
  let brought: [SchemaObject]
  /// The user's indexes and triggers on tables that are dropped: they go with them and are made again.
  let remade: [SchemaObject]

  /// Decides whose each object is.
  ///
  /// Content is what is recorded or, without a record, every name the bundle has; tables among `carrying` never are once they are there.
  /// - Throws: ``ContentError/conflict(type:name:)`` when the bundle brings a name that the user has.
  init(old: Schema, new: Schema, recorded: Set<ObjectKey>?, carrying: Set<SchemaName>) throws(ContentError) {
    self.old = old
    let kept = carrying.intersection(old.roots.map(\.name))
    let brought = new.objects.filter { !kept.contains($0.root) }
    let content = recorded ?? Set(new.objects.map(\.key))
    let droppedRoots = old.roots.filter { content.contains($0.key) && !kept.contains($0.name) }
    let goneNames = Set(droppedRoots.map(\.name))
    let others = old.objects.filter { !goneNames.contains($0.root) }
    let strays = others.filter { ($0.kind == .index || $0.kind == .trigger) && content.contains($0.key) && !kept.contains($0.root) }
    let order: [StoredTable.Kind] = [.view, .virtual, .table]
    dropped = strays + order.flatMap { kind in droppedRoots.filter { $0.tableKind == kind } }
    remade = old.objects.filter {
      goneNames.contains($0.root) && ($0.kind == .index || $0.kind == .trigger) && $0.tableKind != .shadow && !content.contains($0.key)
    }
    let strayKeys = Set(strays.map(\.key))
    let users = Set((others + remade).map(\.key)).subtracting(strayKeys)
    if let taken = brought.first(where: { users.contains($0.key) }) {
      throw .conflict(type: taken.kind.rawValue, name: taken.name.spelling)
    }
    self.brought = brought
  }

  /// The names of the tables and views that are content before or after.
  var contentNames: Set<SchemaName> { Set((dropped + brought).filter { $0.kind == .table || $0.kind == .view }.map(\.name)) }

  /// The tables of the user that hold rows of their own, before and after.
  var userTables: [SchemaObject] {
    let content = contentNames
    return old.objects.filter { $0.kind == .table && $0.tableKind == .table && !content.contains($0.root) }
  }
}
