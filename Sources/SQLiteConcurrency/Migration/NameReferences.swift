package import SQLiteCore

/// The names in the SQL of views and virtual tables, to find the objects that a change of a name concerns.
///
/// Nothing is compiled, so a word that happens to be a name counts as one: some objects are then checked unnecessarily.
package struct NameReferences {
  private var names: [SchemaName: Set<SchemaName>] = [:]

  /// Reads the views and virtual tables of these schemas.
  package init(_ schemas: Schema...) {
    for object in schemas.flatMap(\.objects) where object.kind == .view || object.kind == .table && object.tableKind == .virtual {
      add(object.name, object.sql)
    }
  }

  init(_ objects: [StoredObject]) {
    for object in objects { add(object.name, object.sql ?? "") }
  }

  private mutating func add(_ object: SchemaName, _ sql: String) {
    names[object, default: []].formUnion(Self.names(in: sql).filter { $0 != object })
  }

  /// Returns these names and the objects that name one of them, directly or through other objects.
  package func withDependents(_ changed: Set<SchemaName>) -> Set<SchemaName> {
    var all = changed
    while true {
      let more = names.filter { !all.contains($0.key) && !$0.value.isDisjoint(with: all) }.keys
      if more.isEmpty { return all }
      all.formUnion(more)
    }
  }

  /// Returns the possible names in a piece of SQL, duplicates included: SQLite also takes a text for a name where only a name can stand.
  package static func names(in sql: String) -> [SchemaName] {
    SQLToken.all(in: sql).compactMap { $0.canName ? SchemaName($0.named) : nil }
  }
}
