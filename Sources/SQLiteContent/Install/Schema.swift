import SQLiteCore
import SQLiteText

/// What an object is known by: tables, views and indexes share their names, triggers have theirs.
struct ObjectKey: Hashable {
  let isTrigger: Bool
  let name: SchemaName
}

/// A row of `sqlite_schema`. <https://sqlite.org/schematab.html>
struct SchemaObject {
  enum Kind: String { case table, index, view, trigger }
  /// What `PRAGMA table_list` says of a table.
  enum TableKind: String { case table, virtual, shadow, view }

  let kind: Kind
  let name: SchemaName
  /// The table an index or trigger is on; its own name for tables and views.
  let table: SchemaName
  let sql: String
  let tableKind: TableKind
  let isWithoutRowid: Bool
  /// The table or view that takes this object along when it is dropped: for the tables behind a virtual table, that one.
  var root: SchemaName

  var key: ObjectKey { ObjectKey(isTrigger: kind == .trigger, name: name) }
}

/// The objects of a database that have SQL, in the order they were made. SQLite's own tables are not among them, nor is the record.
struct Schema {
  let objects: [SchemaObject]

  /// Reads the schema of an attached database.
  init(_ connection: Connection, of database: String) throws {
    var tableKinds: [SchemaName: (SchemaObject.TableKind, Bool)] = [:]
    for row in try connection.rows("SELECT name, type, wr FROM pragma_table_list WHERE schema = \(database)") {
      tableKinds[SchemaName(try row[0])] = (SchemaObject.TableKind(rawValue: try row[1]) ?? .table, try row[2, as: Int.self] != 0)
    }
    let virtual = tableKinds.filter { $0.value.0 == .virtual }.keys
    var roots: [SchemaName: SchemaName] = [:]
    for (name, value) in tableKinds where value.0 == .shadow {
      roots[name] = virtual.max { (name.length(ofPrefix: $0) ?? -1) < (name.length(ofPrefix: $1) ?? -1) }
    }
    let rows = try connection.rows(
      """
      SELECT type, name, tbl_name, sql FROM \(identifier: database).sqlite_schema
      WHERE sql IS NOT NULL AND substr(lower(name), 1, 7) <> 'sqlite_' ORDER BY rowid
      """)
    let records = [SchemaName(ContentInstaller.recordTable), SchemaName(IndexedCollation.recordTable)]
    objects = try rows.compactMap { row in
      let table = SchemaName(try row[2])
      guard let kind = SchemaObject.Kind(rawValue: try row[0]), !records.contains(table) else { return nil }
      let (tableKind, isWithoutRowid) = tableKinds[table] ?? (.table, false)
      return SchemaObject(
        kind: kind, name: SchemaName(try row[1]), table: table, sql: try row[3], tableKind: tableKind, isWithoutRowid: isWithoutRowid,
        root: roots[table] ?? table)
    }
  }

  /// The tables and views, without the tables behind virtual tables.
  var roots: [SchemaObject] { objects.filter { ($0.kind == .table || $0.kind == .view) && $0.tableKind != .shadow } }
}
