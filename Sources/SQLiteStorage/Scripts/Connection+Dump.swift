public import SQLiteCore

extension Connection {
  /// Writes a database as an SQL script that recreates its tables, rows, indexes, views and triggers, one statement after another.
  ///
  /// The script restores the rows with their rowids and values, the counters of AUTOINCREMENT, the statistics of ANALYZE, `user_version`
  /// and `application_id`. It does not restore the page size, the settings of a connection, or the samples in `sqlite_stat4`, a table that
  /// few libraries can create. It turns foreign keys off, then begins and commits a transaction. Texts that are not Unicode are written as
  /// bytes, which are the same text in a database of the same encoding. The script sets this encoding if the connection that runs it has
  /// not used one yet. Full-text and other virtual tables are recreated byte for byte, with their shadow tables. The connection that runs
  /// the script needs the modules, and must be allowed to write to these tables, with ``Configuration/defensive`` off. The whole script
  /// shows one state of the database. Only one row at a time is in memory.
  ///
  /// ```swift
  /// try connection.dump { statement in try file.write(contentsOf: Data((statement + "\n").utf8)) }
  /// ```
  /// - Parameters:
  ///   - schema: The database.
  ///   - includesRows: Whether to write the rows, or only the objects that contain them.
  ///   - write: Called with each statement, including its semicolon. If it throws, the dump stops.
  /// - Throws: The error of the closure, or ``SQLiteError``: SQLITE_CORRUPT when the schema contains text that SQLite never writes, such as
  ///   two statements instead of one, so that running the script could do harm; SQLITE_ERROR for a virtual table whose module the
  ///   connection lacks.
  ///
  /// <https://sqlite.org/cli.html#converting_an_entire_database_to_a_text_file>
  public func dump(_ schema: String = "main", includesRows: Bool = true, _ write: (String) throws -> Void) throws {
    try refuseNul(inName: schema)
    try transaction(.deferred) {
      try Dump(connection: self, schema: schema, includesRows: includesRows).write(to: write)
    }
  }
}

/// Writes a database as a script.
private struct Dump {
  let connection: Connection
  let schema: String
  let includesRows: Bool
  private typealias Write = (String) throws -> Void

  func write(to write: (String) throws -> Void) throws {
    let objects = try connection.storedObjects(in: schema)
    let tables = try connection.storedTables(in: schema)
    try write("PRAGMA foreign_keys=OFF;")
    if let encoding = try pragma("encoding", as: String.self), encoding != DatabaseEncoding.utf8.rawValue {
      try write("PRAGMA encoding='\(encoding)';")
    }
    try write("BEGIN TRANSACTION;")
    for table in tables where table.kindByRows == .table && !isSQLites(table.name) {
      try write(try statement(table.sql, of: table.name))
      try rows(of: table, to: write)
    }
    try make(.view, of: objects, by: write)  // a search table may take its columns from a view
    for table in tables where table.kind == .virtual {
      try write(try statement(table.sql, of: table.name))
      guard includesRows else { continue }
      for shadow in tables where shadow.owner == table.name {
        // Some modules create this table only when they need it.
        try write(try statement(shadow.sql, of: shadow.name).replacingPrefix("CREATE TABLE ", with: "CREATE TABLE IF NOT EXISTS "))
        try write("DELETE FROM \(quoted(shadow.name));")
        try rows(of: shadow, to: write)
      }
    }
    if includesRows { try ownTables(beside: tables, to: write) }
    for kind in [StoredObject.Kind.index, .trigger] { try make(kind, of: objects, by: write) }
    for name in ["user_version", "application_id"] {
      if let number = try pragma(name, as: Int64.self), number != 0 { try write("PRAGMA \(name)=\(number);") }
    }
    try write("COMMIT;")
  }

  private func make(_ kind: StoredObject.Kind, of objects: [StoredObject], by write: Write) throws {
    for object in objects where object.kind == kind {
      if let sql = object.sql { try write(try statement(sql, of: object.name)) }
    }
  }

  /// Writes the rows of SQLite's internal tables, which CREATE TABLE cannot create: an AUTOINCREMENT table creates `sqlite_sequence`,
  /// ANALYZE creates `sqlite_stat1`. The former remains when the last table with a counter is dropped.
  private func ownTables(beside tables: [StoredTable], to write: Write) throws {
    let hasCounter = tables.contains { $0.kind == .table && SQLToken.makesCounter($0.sql) }
    for (name, makes) in [("sqlite_sequence", nil), ("sqlite_stat1", "ANALYZE main.sqlite_schema;")] as [(String, String?)] {
      guard makes != nil || hasCounter, let table = try connection.storedTable(named: name, in: schema) else { continue }
      if let makes { try write(makes) }
      try write("DELETE FROM \(quoted(table.name));")
      try rows(of: table, to: write)
    }
  }

  private func rows(of table: StoredTable, to write: Write) throws {
    guard includesRows else { return }
    let name = table.name.spelling
    let columns = try connection.allColumns(of: name, in: schema).filter { $0.storage == .ordinary }.map(\.name)
    let rowid = try connection.freeRowidName(of: name, isWithoutRowid: table.isWithoutRowid, in: schema)
    let list = ((rowid.map { [$0] } ?? []) + columns).map { $0.quoted(by: "\"") }
    let insert = "INSERT INTO \(quoted(table.name)) (\(list.joined(separator: ", "))) VALUES ("
    let order = rowid.map { " ORDER BY source." + $0.quoted(by: "\"") } ?? ""
    let place = "\(schema.quoted(by: "\"")).\(quoted(table.name)) AS source\(order)"
    func select(_ names: [String]) -> SQL {  // qualified, because SQLite would read an unknown name as a string
      SQL(unchecked: "SELECT \(names.map { "source." + $0.quoted(by: "\"") }.joined(separator: ", ")) FROM \(place)")
    }
    // Read separately, because a rowid in addition to all columns may exceed the column limit of a result.
    let rowids = try rowid.map { try connection.cursor(select([$0])) }
    try connection.forEach(select(columns)) { row in
      var values = try rowids?.next().map { ["\(try $0[0, as: Int64.self])"] } ?? []
      for index in columns.indices { values.append(try row.exactLiteral(at: index)) }
      try write(insert + values.joined(separator: ", ") + ");")
    }
  }

  /// Returns the SQL that created an object; throws unless it is one statement.
  private func statement(_ sql: String, of name: SchemaName) throws -> String {
    var splitter = ScriptSplitter()
    splitter.append(sql.utf8)
    splitter.append([UInt8(ascii: "\n"), UInt8(ascii: ";")])  // the newline ends a line comment
    var count = 0
    while try splitter.next() != nil { count += 1 }
    guard count == 1, try splitter.finish() == nil, !sql.utf8.contains(0) else {
      throw SQLiteError.refused(
        .corrupt, "the schema does not hold one statement for \(name.spelling), so that a script of it could do harm", sql: sql)
    }
    return SQL(unchecked: sql).closed.text + ";"
  }

  private func pragma<Value: SQLiteExtractable>(_ name: String, as type: Value.Type) throws -> Value? {
    try connection.value(SQL(unchecked: "PRAGMA \(schema.quoted(by: "\"")).\(name)"), as: type)
  }

  private func quoted(_ name: SchemaName) -> String { name.spelling.quoted(by: "\"") }

  /// Whether SQLite itself creates the object.
  private func isSQLites(_ name: SchemaName) -> Bool { name.length(ofPrefix: SchemaName("sqlite")) != nil }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
