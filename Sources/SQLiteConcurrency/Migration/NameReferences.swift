package import SQLiteCore

/// The names in the SQL of views and virtual tables, to find the objects that are affected when a name changes.
///
/// Nothing is compiled, so a word that happens to equal a name counts as one, and some objects are checked unnecessarily.
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

  /// Returns these names and the objects that refer to one of them, directly or through other objects.
  package func withDependents(_ changed: Set<SchemaName>) -> Set<SchemaName> {
    var all = changed
    while true {
      let more = names.filter { !all.contains($0.key) && !$0.value.isDisjoint(with: all) }.keys
      if more.isEmpty { return all }
      all.formUnion(more)
    }
  }

  /// Returns the possible names in SQL, including duplicates. SQLite also reads a string literal as a name where only a name is allowed.
  package static func names(in sql: String) -> [SchemaName] {
    SQLToken.all(in: sql).compactMap { $0.canName ? SchemaName($0.named) : nil }
  }
}
