import SQLiteCore
import SQLiteConcurrency

/// The objects that an upgrade drops, creates from the bundle, and keeps.
struct ContentPlan {
  /// The installed schema.
  let old: Schema
  /// The record of the objects in the old schema that came from bundles; nil when there is none.
  let record: ContentRecord?
  /// The objects to drop: views, then virtual tables, then tables. Their indexes and triggers are dropped with them.
  let dropped: [SchemaObject]
  /// The bundle's objects, except for objects on tables that stay the user's.
  let brought: [SchemaObject]
  /// The user's indexes and triggers on dropped tables. They are dropped with the tables and created again.
  let remade: [SchemaObject]
  /// The user's tables and views, which stay, and the bundle's indexes of them.
  let kept: [SchemaObject]
  /// The bundle's indexes among the kept objects. The rows of these indexes are not changed.
  let keptIndexes: Set<SchemaName>
  /// The user's tables that SQLite treats as shadow tables of a dropped virtual table.
  let foreign: [SchemaObject]
  /// The record's entries for kept objects that came from a bundle, and for the bundle's indexes and triggers on them.
  let keptEntries: [ContentRecord.Entry]
  /// Tables that were declared to be content in a file without a record.
  let adopted: Set<SchemaName>
  /// The columns that adopted tables lose.
  let lostColumns: [SchemaName: [String]]

  /// Decides who owns each object; nothing is written.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` when an object of the bundle conflicts with one of the user.
  init(
    old: Schema, new: Schema, record: ContentRecord?, carrying: Set<SchemaName>, adopting: Set<SchemaName>, on connection: Connection
  ) throws {
    self.old = old
    self.record = record
    let ownership = Ownership(
      connection: connection, record: record, carrying: carrying, adopting: adopting,
      haveStepsRun: try UserSchemaRecord.version(on: connection) > 0)
    let bundled = new.roots.keyed(by: \.name)
    var fates: [SchemaName: Ownership.Fate] = [:]
    var lost: [SchemaName: [String]] = [:]
    for root in old.roots {
      let fate = try ownership.fate(of: root, bundled: bundled[root.name])
      fates[root.name] = fate
      guard fate == .goes, record == nil, adopting.contains(root.name), let other = bundled[root.name] else { continue }
      lost[root.name] = root.tableKind == .view || other.tableKind == .view ? [] : try ownership.columnsLost(with: root, in: other)
    }
    let going = Set(fates.filter { $0.value == .goes }.keys)
    keptIndexes = Set(try old.keptIndexes(without: going, in: new, record: record, on: connection).map(\.name))
    for index in keptIndexes { fates[index] = .staysAsIndex }
    adopted = Set(lost.keys)
    lostColumns = lost
    func goes(_ object: SchemaObject) -> Bool { fates[object.root] == .goes }
    /// Whether an index or trigger came from a bundle.
    func isBundles(_ object: SchemaObject) -> Bool {
      if let record { return record[object] != nil }
      return new.objects.contains { $0.key == object.key && $0.kind == object.kind && $0.table == object.table }
    }
    let onTables = old.objects.filter { ($0.kind == .index || $0.kind == .trigger) && $0.tableKind != .shadow }
    let order: [StoredTable.Kind] = [.virtual, .view, .table]  // dropping a search table reads it, and its view
    dropped = order.flatMap { kind in old.roots.filter { goes($0) && $0.tableKind == kind } }
    remade = onTables.filter { goes($0) && !isBundles($0) && !$0.name.isReserved }
    kept = old.roots.filter { !goes($0) }
    brought = new.objects.filter { fates[$0.root].map { $0 == .goes } ?? true }
    foreign = try old.foreignTables(behind: dropped, making: brought, on: connection)
    let entriesOfTables = kept.filter { fates[$0.name] == .staysAsBrought }.map { table in
      record?[table].flatMap { $0.owner == .user ? $0 : nil } ?? ContentRecord.Entry(kind: table.kind, name: table.name, owner: .user)
    }
    let entriesOfIndexes = kept.filter { fates[$0.name] == .staysAsIndex }.map { index in
      record?[index] ?? ContentRecord.Entry(kind: index.kind, name: index.name, owner: .content)
    }
    let entriesOnTables = onTables.filter { fates[$0.root] == .staysAsBrought && isBundles($0) }
    keptEntries =
      entriesOfTables + entriesOfIndexes + entriesOnTables.map { ContentRecord.Entry(kind: $0.kind, name: $0.name, owner: .user) }
    try refuseClaimedNames()
    try ContentError.refuse(brought, besides: old.objects.filter { !goes($0) } + remade)
  }

  /// The names of the tables and views that are content before or after the upgrade.
  var contentNames: Set<SchemaName> { Set((dropped + brought).filter { $0.kind == .table || $0.kind == .view }.map(\.name)) }

  /// The user's ordinary tables, which have their own rows, before and after the upgrade.
  var userTables: [SchemaObject] { kept.filter { $0.tableKind == .table } }

  /// The tables and views created from the bundle, without shadow tables.
  var broughtRoots: [SchemaObject] { brought.filter { ($0.kind == .table || $0.kind == .view) && $0.tableKind != .shadow } }

  /// The names of the tables, views and indexes that the upgrade adds, drops or creates with different SQL, regardless of their rows.
  var changedNames: Set<SchemaName> {
    let gone = Set(dropped.map(\.name))
    let again = Set(remade.map(\.key))
    let indexes = old.objects.filter { $0.kind == .index && gone.contains($0.root) && !again.contains($0.key) }
    let before = (dropped + indexes).keyed(by: \.name)
    let after = (broughtRoots + brought.filter { $0.kind == .index }).keyed(by: \.name)
    return Set(before.keys).union(after.keys).filter { name in
      guard let old = before[name], let new = after[name] else { return true }
      return !old.sql.isSameBytes(as: new.sql)
    }
  }
}
