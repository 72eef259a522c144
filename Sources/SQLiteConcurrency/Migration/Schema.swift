package import SQLiteCore

/// The key of an object: tables, views and indexes share one set of names, triggers have their own.
package struct ObjectKey: Hashable {
  package let isTrigger: Bool
  package let name: SchemaName

  package init(isTrigger: Bool, name: SchemaName) { (self.isTrigger, self.name) = (isTrigger, name) }
}

/// An object with SQL, and the table it belongs to.
package struct SchemaObject {
  package let kind: StoredObject.Kind
  package let name: SchemaName
  /// The table that an index or trigger is on; for tables and views, their own name.
  package let table: SchemaName
  package let sql: String
  /// The kind of the table, or for an index or trigger, of its table. It is shadow only if the table is part of a virtual table.
  package let tableKind: StoredTable.Kind
  package let isWithoutRowid: Bool
  /// The table or view with which this object is dropped: for a shadow table, the virtual table.
  package var root: SchemaName

  package var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
  /// The arguments in the declaration of this virtual table; nil for other objects.
  package var virtualDefinition: VirtualTableDefinition? { kind == .table && tableKind == .virtual ? VirtualTableDefinition(sql) : nil }
  /// The options in the declaration of this search table; nil for other objects.
  package var searchDefinition: FullTextDefinition? { virtualDefinition.flatMap { FullTextDefinition($0) } }
}

/// The objects of a database that have SQL, in the order of their creation, without SQLite's own tables and the record.
package struct Schema {
  package private(set) var objects: [SchemaObject]
  /// The views, including SQLite's own names, and the cost of compiling them.
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

  /// Returns the schema with one more object.
  package func adding(_ object: SchemaObject) -> Schema {
    var schema = self
    schema.objects.append(object)
    if object.kind == .trigger { schema.triggers.add(object.sql, on: object.table) }
    return schema
  }

  /// Returns the given objects that this schema still has under the same name.
  package func stillThere(_ objects: [SchemaObject]) -> [SchemaObject] {
    let there = Set(self.objects.map(\.key))
    return objects.filter { there.contains($0.key) }
  }

  /// Returns the first object that this schema lacks on the same table with the same SQL; nil when it has all of them.
  package func firstDifference(in objects: [SchemaObject]) -> SchemaObject? {
    let there = self.objects.keyed(by: \.key)
    return objects.first { object in
      guard let other = there[object.key] else { return true }
      return other.kind != object.kind || other.table != object.table || !other.sql.isSameBytes(as: object.sql)
    }
  }

  /// Returns the objects that SQLite compiles along with a statement that writes to a table or view: its triggers, the triggers that they
  /// fire, and views.
  package func compiled(writing table: SchemaName) -> [SchemaObject] {
    let reached = Set(triggers.reach(from: table))
    return objects.filter { reached.contains($0.table) && ($0.kind == .trigger || $0.kind == .view) }
  }

  /// Returns the reason not to compile a statement that writes to a table or view; nil when it may be compiled.
  @inline(never)
  package func problem(writing table: SchemaName) -> String? {
    triggers.problem(writing: table) ?? views.problem(of: compiled(writing: table))
  }

  /// The tables and views, without shadow tables.
  package var roots: [SchemaObject] { objects.filter { ($0.kind == .table || $0.kind == .view) && $0.tableKind != .shadow } }
}

extension ViewNesting {
  /// Returns the reason why a view or trigger may take too long to compile; nil when it does not.
  package func problem(of object: SchemaObject) -> String? {
    switch object.kind {
    case .view: problem(ofView: object.name)
    case .trigger: problem(of: object.sql)
    case .table, .index: nil
    }
  }

  /// Returns the first reason not to compile these views and triggers together; nil when there is none.
  package func problem(of objects: [SchemaObject]) -> String? { objects.lazy.compactMap { self.problem(of: $0) }.first }
}
