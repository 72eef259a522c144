import SQLiteCore

/// Which views and virtual tables name which tables and views, by the words of their SQL.
///
/// Nothing is compiled, so a word that is a name by chance counts as one: some objects are then checked without need.
struct Naming {
  private var words: [SchemaName: Set<SchemaName>] = [:]

  /// Reads the views and virtual tables of some schemas.
  init(_ schemas: Schema...) {
    for object in schemas.flatMap(\.objects) where object.tableKind == .view && object.kind == .view || object.isVirtual {
      words[object.name, default: []].formUnion(Self.words(in: object.sql).filter { $0 != object.name })
    }
  }

  /// The names, and those of all views and virtual tables that name one of them, themselves or through others.
  func closure(of names: Set<SchemaName>) -> Set<SchemaName> {
    var all = names
    while true {
      let more = words.filter { !all.contains($0.key) && !$0.value.isDisjoint(with: all) }.keys
      if more.isEmpty { return all }
      all.formUnion(more)
    }
  }

  /// The possible names in a piece of SQL, each as often as it is there: SQLite takes a text for one, too, where only a name can stand.
  static func words(in sql: String) -> [SchemaName] {
    SQLToken.all(in: sql).compactMap { $0.canName ? SchemaName($0.named) : nil }
  }
}

extension SchemaObject {
  fileprivate var isVirtual: Bool { kind == .table && tableKind == .virtual }
}
