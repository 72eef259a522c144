package import SQLiteCore

/// The key by which an object is known: tables, views and indexes share their names, triggers have theirs.
package struct ObjectKey: Hashable {
  package let isTrigger: Bool
  package let name: SchemaName

  package init(isTrigger: Bool, name: SchemaName) { (self.isTrigger, self.name) = (isTrigger, name) }
}

/// An object that has SQL, and the table it goes with.
package struct SchemaObject {
  package let kind: StoredObject.Kind
  package let name: SchemaName
  /// The table an index or trigger is on; its own name for tables and views.
  package let table: SchemaName
  package let sql: String
  /// The kind of the table, or of the one an index or trigger is on: shadow only where the table goes with its virtual table.
  package let tableKind: StoredTable.Kind
  package let isWithoutRowid: Bool
  /// The table or view that takes this object along when it is dropped: for the tables behind a virtual table, that one.
  package var root: SchemaName

  package var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
  /// The arguments that this virtual table was declared with; nil for another object.
  package var virtualDefinition: VirtualTableDefinition? { kind == .table && tableKind == .virtual ? VirtualTableDefinition(sql) : nil }
  /// The options that this search table was declared with; nil for another object.
  package var searchDefinition: FullTextDefinition? { virtualDefinition.flatMap { FullTextDefinition($0) } }
}

/// The objects of a database that have SQL, in the order they were made. SQLite's own tables are not among them, nor is the record.
package struct Schema {
  package private(set) var objects: [SchemaObject]
  /// The views, SQLite's own names among them, and the cost of compiling them.
  package let views: ViewNesting
  private var triggers = TriggerReach()

  /// Reads the schema of an attached database.
  package init(_ connection: Connection, of database: String) throws {
    let stored = try connection.storedTables(in: database)
    views = ViewNesting(stored)
    let tables = stored.keyed(by: \.name)
    let records = RecordTable.allCases.map { SchemaName($0.rawValue) }
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
  package func adding(_ object: SchemaObject) -> Schema {
    var schema = self
    schema.objects.append(object)
    if object.kind == .trigger { schema.triggers.add(object.sql, on: object.table) }
    return schema
  }

  /// Those of some objects that are in this schema under the same name.
  package func stillThere(_ objects: [SchemaObject]) -> [SchemaObject] {
    let there = Set(self.objects.map(\.key))
    return objects.filter { there.contains($0.key) }
  }

  /// The first of some objects that is not in this schema, on the same table and made by the same SQL; nil when all are.
  package func firstDifference(in objects: [SchemaObject]) -> SchemaObject? {
    let there = self.objects.keyed(by: \.key)
    return objects.first { object in
      guard let other = there[object.key] else { return true }
      return other.kind != object.kind || other.table != object.table || !other.sql.isSameBytes(as: object.sql)
    }
  }

  /// The objects that SQLite compiles with a statement that writes a table or view: its triggers, those that these fire, and views.
  package func compiled(writing table: SchemaName) -> [SchemaObject] {
    let reached = Set(triggers.reach(from: table))
    return objects.filter { reached.contains($0.table) && ($0.kind == .trigger || $0.kind == .view) }
  }

  /// Why a statement that writes a table or view should not be compiled; nil when it may be.
  @inline(never)
  package func problem(writing table: SchemaName) -> String? {
    triggers.problem(writing: table) ?? views.problem(of: compiled(writing: table))
  }

  /// The tables and views, without the tables behind virtual tables.
  package var roots: [SchemaObject] { objects.filter { ($0.kind == .table || $0.kind == .view) && $0.tableKind != .shadow } }
}

extension ViewNesting {
  /// Why a view or trigger may take too long to compile; nil when it does not.
  package func problem(of object: SchemaObject) -> String? {
    switch object.kind {
    case .view: problem(ofView: object.name)
    case .trigger: problem(of: object.sql)
    case .table, .index: nil
    }
  }

  /// Why one of the views and triggers that are compiled together may take too long; nil when none does.
  package func problem(of objects: [SchemaObject]) -> String? { objects.lazy.compactMap { self.problem(of: $0) }.first }
}
