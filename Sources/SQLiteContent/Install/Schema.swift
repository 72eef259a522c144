import SQLiteCore
import SQLiteText

/// What an object is known by: tables, views and indexes share their names, triggers have theirs.
struct ObjectKey: Hashable {
  let isTrigger: Bool
  let name: SchemaName
}

/// An object that has SQL, and the table it goes with.
struct SchemaObject {
  let kind: StoredObject.Kind
  let name: SchemaName
  /// The table an index or trigger is on; its own name for tables and views.
  let table: SchemaName
  let sql: String
  /// What the table is, or the one an index or trigger is on: shadow only where the table goes with its virtual table.
  let tableKind: StoredTable.Kind
  let isWithoutRowid: Bool
  /// The table or view that takes this object along when it is dropped: for the tables behind a virtual table, that one.
  var root: SchemaName

  var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
}

/// The objects of a database that have SQL, in the order they were made. SQLite's own tables are not among them, nor is the record.
struct Schema {
  private(set) var objects: [SchemaObject]
  /// The views, SQLite's own names among them, and what compiling them comes to.
  let views: ViewNesting
  private var triggers = TriggerReach()

  /// Reads the schema of an attached database.
  init(_ connection: Connection, of database: String) throws {
    let stored = try connection.storedTables(in: database)
    views = ViewNesting(stored)
    let tables = Dictionary(stored.map { ($0.name, $0) }) { first, _ in first }
    let records = [ContentInstaller.recordTable, ContentInstaller.userSchemaTable, IndexedCollation.recordTable].map(SchemaName.init)
    objects = try connection.storedObjects(in: database).compactMap { object in
      guard let kind = StoredObject.Kind(rawValue: object.type), let sql = object.sql, !object.name.folded.hasPrefix("sqlite_"),
        !records.contains(object.table)
      else { return nil }
      let stored = tables[object.table]
      return SchemaObject(
        kind: kind, name: object.name, table: object.table, sql: sql, tableKind: stored?.kindByRows ?? .table,
        isWithoutRowid: stored?.isWithoutRowid ?? false, root: stored?.owner ?? object.table)
    }
    for trigger in objects where trigger.kind == .trigger { triggers.add(trigger.sql, on: trigger.table) }
  }

  /// The schema with one more object.
  func adding(_ object: SchemaObject) -> Schema {
    var schema = self
    schema.objects.append(object)
    if object.kind == .trigger { schema.triggers.add(object.sql, on: object.table) }
    return schema
  }

  /// Those of some objects that are in this schema under the same name.
  func stillThere(_ objects: [SchemaObject]) -> [SchemaObject] {
    let keys = Set(self.objects.map(\.key))
    return objects.filter { keys.contains($0.key) }
  }

  /// The first of some objects that is not in this schema, on the same table and made by the same SQL; nil when all are.
  func firstDifference(in objects: [SchemaObject]) -> SchemaObject? {
    let found = Dictionary(self.objects.map { ($0.key, $0) }) { first, _ in first }
    return objects.first { object in
      guard let other = found[object.key] else { return true }
      return other.kind != object.kind || other.table != object.table || !other.sql.utf8.elementsEqual(object.sql.utf8)
    }
  }

  /// What SQLite compiles with a statement that writes a table or view: its triggers, those that these fire, and what a view reads.
  func compiled(writing table: SchemaName) -> [SchemaObject] {
    let reached = Set(triggers.reach(from: table))
    return objects.filter { reached.contains($0.table) && ($0.kind == .trigger || $0.kind == .view) }
  }

  /// Why a statement that writes a table or view should not be compiled; nil when it may be.
  @inline(never)
  func problem(writing table: SchemaName) -> String? { triggers.problem(writing: table) ?? views.problem(of: compiled(writing: table)) }

  /// The tables and views, without the tables behind virtual tables.
  var roots: [SchemaObject] { objects.filter { ($0.kind == .table || $0.kind == .view) && $0.tableKind != .shadow } }
}
