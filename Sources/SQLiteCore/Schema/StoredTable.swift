/// A table or view of a schema, as described by `sqlite_schema` alone.
///
/// `PRAGMA table_list` gives the same result, but compiles every view, which can take forever even if the file is small.
/// <https://sqlite.org/schematab.html>
package struct StoredTable: Sendable {
  /// The kind, as `PRAGMA table_list` calls it.
  package enum Kind: String, Hashable, Sendable { case table, view, virtual, shadow }

  package let name: SchemaName
  package private(set) var kind: Kind
  package let sql: String
  /// The declaration of a virtual table.
  package let definition: VirtualTableDefinition?
  package private(set) var isWithoutRowid = false
  package private(set) var isStrict = false
  /// The virtual table that a shadow table belongs to; nil for a table that SQLite considers a shadow table only because of its name.
  package private(set) var owner: SchemaName?

  /// The module of a virtual table, in lowercase.
  package var module: String? { definition?.module }

  /// The kind, except that a shadow table that belongs to no virtual table counts as an ordinary table, though SQLite may refuse to write
  /// to it.
  package var kindByRows: Kind { kind == .shadow && owner == nil ? .table : kind }
}

extension Connection {
  /// Returns the tables and views of a schema in the order of their creation, without the schema table itself. No view is compiled and no
  /// module is called.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  package func storedTables(in schema: String = "main") throws -> [StoredTable] {
    StoredTable.all(of: try storedObjects(.table, .view, in: schema))
  }

  /// Returns the table or view with a name; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  package func storedTable(named name: String, in schema: String = "main") throws -> StoredTable? {
    // The kind depends on the table and on the virtual table that may claim it, whose name is the part before the last underscore.
    let owner = name.utf8.lastIndex(of: UInt8(ascii: "_")).map { [String(name[..<$0])] } ?? []
    let wanted = SchemaName(name)
    return StoredTable.all(of: try storedObjects(.table, .view, named: [name] + owner, in: schema)).first { $0.name == wanted }
  }
}

extension StoredTable {
  /// Returns the tables and views among the objects of a schema.
  fileprivate static func all(of objects: [StoredObject]) -> [StoredTable] {
    var tables = objects.map { StoredTable($0) }
    var claimed: Set<SchemaName> = []
    var owners: [SchemaName: Int] = [:]  // by index
    for (place, table) in tables.enumerated() {
      guard let definition = table.definition else { continue }
      claimed.formUnion(ShadowTables.names(of: table.name.spelling, module: definition.module).map(SchemaName.init))
      for name in ShadowTables.dropped(with: table.name.spelling, definition) { owners[SchemaName(name)] = place }
    }
    for place in tables.indices where tables[place].kind == .table && claimed.contains(tables[place].name) {
      tables[place].kind = .shadow
      tables[place].owner = owners[tables[place].name].map { tables[$0].name }
    }
    return tables
  }

  /// Creates one table or view; its ``owner`` is not determined yet.
  private init(_ object: StoredObject) {
    name = object.name
    sql = object.sql ?? ""
    let tokens = SQLToken.all(in: sql)
    let verb = tokens.dropFirst().first { !$0.isWord("temp") && !$0.isWord("temporary") }
    definition = VirtualTableDefinition(sql, tokens: tokens)
    kind = verb?.isWord("view") == true ? .view : definition != nil ? .virtual : .table
    guard kind == .table else { return }
    let options = tokens.prefix { !$0.isSign(";") }.reversed().prefix { !$0.isSign(")") }
    isWithoutRowid = options.contains { $0.isWord("without") }
    isStrict = options.contains { $0.isWord("strict") }
  }
}
