import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// Creates the bundle's objects in the installed file, with the bundle's SQL and in its order, inside the transaction of an upgrade.
///
/// Rows come before indexes, views and triggers: indexes are then built in one pass, and no trigger fires.
struct ContentReplay {
  /// The schema name of the attached bundle.
  static let bundled = "sqlitemanager_bundle"

  let connection: Connection
  let source: CheckedSource
  let objects: [SchemaObject]

  func run() throws {
    let tables = objects.filter { $0.kind == .table }
    for table in tables where table.tableKind == .table {
      try make(table)
      try copyRows(of: table)
    }
    for view in objects where view.kind == .view { try make(view) }  // a search table may take its columns from a view
    for table in tables where table.tableKind == .virtual {
      try make(table)
      for shadow in tables where shadow.tableKind == .shadow && shadow.root == table.name { try replace(shadow) }
    }
    try copySequences(of: tables)
    for kind in [StoredObject.Kind.index, .trigger] {
      for object in objects where object.kind == kind { try make(object) }
    }
    try copyStatistics(of: tables)
  }

  /// Executes the SQL that created an object; SQL after the first statement is refused.
  private func make(_ object: SchemaObject) throws {
    do {
      try connection.prepare(SQL(unchecked: object.sql)).run()
    } catch let error as SQLiteError {
      guard error.isAboutContent(.error, .constraint, .misuse) else { throw error }
      throw damaged("\(object.kind.rawValue) \(object.name.spelling) cannot be made again: \(error.message)")
    }
  }

  /// Replaces the rows of a new shadow table with the bundle's, byte for byte, so that searches give the same results as in the bundle.
  private func replace(_ shadow: SchemaObject) throws {
    let name = SQL(identifier: shadow.name.spelling)
    if try connection.storedObjects(.table, named: shadow.name.spelling).first?.sql == shadow.sql {
      try connection.execute("DELETE FROM main.\(name)")
    } else {  // created by another version of the module, or only on first use
      try connection.execute("DROP TABLE IF EXISTS main.\(name)")
      try make(shadow)
    }
    try copyRows(of: shadow)
  }

  /// Sets the sequence numbers of AUTOINCREMENT tables to the bundle's. <https://sqlite.org/autoinc.html>
  private func copySequences(of tables: [SchemaObject]) throws {
    try copy("sqlite_sequence", columns: "name, seq", owner: "name", of: tables)
  }

  /// Copies the bundle's statistics for the query planner. <https://sqlite.org/lang_analyze.html>
  private func copyStatistics(of tables: [SchemaObject]) throws {
    guard try connection.hasTable("sqlite_stat1", in: Self.bundled) else { return }
    try connection.execute("ANALYZE main.sqlite_schema")  // creates the tables, which cannot be created by name
    try copy("sqlite_stat1", columns: "tbl, idx, stat", owner: "tbl", of: tables)
    try copy("sqlite_stat4", columns: "tbl, idx, neq, nlt, ndlt, sample", owner: "tbl", of: tables)
  }

  /// Replaces the rows about these tables in one of SQLite's internal tables, if both files have it.
  private func copy(_ table: String, columns: SQL, owner: SQL, of tables: [SchemaObject]) throws {
    guard try connection.hasTable(table, in: Self.bundled), try connection.hasTable(table) else { return }
    let delete = try connection.prepare("DELETE FROM main.\(identifier: table) WHERE \(owner) = ?")
    let insert = try connection.prepare(
      """
      INSERT INTO main.\(identifier: table) (\(columns))
      SELECT \(columns) FROM \(identifier: Self.bundled).\(identifier: table) WHERE \(owner) = ?
      """)
    for object in tables {
      try delete.run(object.name.spelling)
      try insert.run(object.name.spelling)
    }
  }

  /// Checks that a schema has every object of the bundle, with the same SQL.
  func verify(_ schema: Schema) throws {
    if let object = schema.firstDifference(in: objects) {
      throw damaged("\(object.kind.rawValue) \(object.name.spelling) has SQL that creates another object")
    }
  }

  func damaged(_ reason: String) -> ContentError { .sourceDamaged(path: source.name, reason: reason) }
}
