import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Returns the changes that turn tables of one database into the tables of another database on the same connection.
  ///
  /// ```swift
  /// try connection.attach(.file(older), as: "older")
  /// let changes = try connection.diff(from: "older", to: "main")
  /// ```
  /// Rows are matched by primary key. Both databases are read completely.
  /// - Parameters:
  ///   - source: The database before the changes.
  ///   - target: The database after the changes.
  ///   - tables: The tables to compare, which must have the same columns and primary key in both databases.
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA that names each of the following tables, because SQLite would skip their changes or rows.
  ///   A table that is missing in one database, or has other columns or another primary key there. A table that has a row whose values
  ///   differ although SQLite compares them as equal, because of a collation such as NOCASE, or like 1 and 1.0 in a column without a type.
  ///   A table with rows with NULL in their key. Otherwise as for ``openSession(recording:in:measuringSize:)``.
  ///
  /// The C function is `sqlite3session_diff`: <https://sqlite.org/session/sqlite3session_diff.html>
  public func diff(from source: String, to target: String = "main", tables: ChangesetTables = .all) throws -> Changeset {
    try diff(from: source, to: target, tables: tables, passesOverNullKeys: false)
  }

  /// - Parameter passesOverNullKeys: Whether to skip rows with NULL in their key, because the caller compares them in another way.
  package func diff(from source: String, to target: String, tables: ChangesetTables, passesOverNullKeys: Bool) throws -> Changeset {
    if source.isName(target) { throw SQLiteError.misuse("the database \(source) cannot be compared with itself") }
    return try withSession(recording: tables, in: target) { session in
      let names = session.tables.names
      try refuseUnlikeTables(names, tables, source, target)
      for name in names {
        try session.recordDifferences(from: source, in: name)
        try refuseUnseenDifference(of: name, source, target)
        if !passesOverNullKeys { for schema in [source, target] { try refuseNullKeys(of: name, in: schema) } }
      }
      return try session.changeset()
    }
  }

  /// Throws for tables whose columns or keys differ between the databases, because SQLite would not report their changes completely.
  ///
  /// - Parameter names: The names of the tables in the target.
  private func refuseUnlikeTables(_ names: [String], _ tables: ChangesetTables, _ source: String, _ target: String) throws {
    try refuseNul(inName: source)
    guard try schemaNames.containsName(source) else { throw SQLiteError.refused(.error, "no such database: \(source)") }
    let others = try tables.names == nil ? self.names(of: tables, among: storedTables(in: source), in: source) : []
    var reasons = others.without(names).map { "\($0) is only in \(source)" }
    for name in names {
      if let difference = try difference(of: name, source, target) { reasons.append(difference) }
    }
    if reasons.isEmpty { return }
    throw SQLiteError.refused(.schema, "\(source) and \(target) cannot be compared: \(reasons.joined(separator: "; "))")
  }

  private func difference(of name: String, _ source: String, _ target: String) throws -> String? {
    guard let stored = try storedTable(named: name, in: source) else { return "\(name) is only in \(target)" }
    if stored.kindByRows != .table { return "\(name) is not a table in \(source)" }
    let (before, after) = (try allColumns(of: name, in: source), try allColumns(of: name, in: target))
    guard before.count == after.count, zip(before, after).allSatisfy({ $0.name.isName($1.name) && $0.storage == $1.storage }) else {
      return "\(name) has other columns in \(source) than in \(target)"
    }
    if before.map(\.primaryKeyPosition) == after.map(\.primaryKeyPosition) { return nil }
    return "\(name) has another primary key in \(source) than in \(target)"
  }
}

extension Connection {
  /// Throws for a table with a difference that SQLite overlooks, because it compares by the collations of the columns, and numbers without
  /// their types.
  private func refuseUnseenDifference(of table: String, _ source: String, _ target: String) throws {
    let columns = try allColumns(of: table, in: target).filter { $0.storage == .ordinary }
    let names = columns.map { $0.name.quoted(by: "\"") }
    let cases = names.indices.map { index in
      let (new, old) = ("new.\(names[index])", "old.\(names[index])")
      return "WHEN \(new) IS \(old) AND (\(new) COLLATE BINARY IS NOT \(old) OR typeof(\(new)) <> typeof(\(old))) THEN \(index)"
    }
    let keys = zip(columns, names).filter { $0.0.primaryKeyPosition > 0 }.map { "new.\($1) = old.\($1)" }
    let sides = [(target, "new"), (source, "old")].map { "\($0.quoted(by: "\"")).\(table.quoted(by: "\"")) AS \($1)" }
    let sql = """
      SELECT place FROM (SELECT CASE \(cases.joined(separator: " ")) END AS place FROM \(sides[0]) CROSS JOIN \(sides[1]) \
      ON \(keys.joined(separator: " AND "))) WHERE place IS NOT NULL LIMIT 1
      """
    guard let place = try value(SQL(unchecked: sql), as: Int.self) else { return }
    throw SQLiteError.refused(
      .schema,
      "\(source) and \(target) cannot be compared: \(table) has a row whose \(columns[place].name) differs, while SQLite compares both values as equal"
    )
  }
}

extension Connection {
  /// Throws for a table with NULL in a key, because SQLite skips these rows.
  private func refuseNullKeys(of table: String, in schema: String) throws {
    let key = try primaryKey(of: table, in: schema)
    let isNull = key.map { "\(identifier: $0) IS NULL" as SQL }.joined(separator: " OR ")
    let count = try value("SELECT count(*) FROM \(identifier: table, in: schema) WHERE \(isNull)", as: Int.self) ?? 0
    if count == 0 { return }
    throw SQLiteError.refused(
      .schema,
      """
      \(table) has \(count) \(count == 1 ? "row" : "rows") with NULL in their key in \(schema): no changeset can hold them. \
      Give \(key.joined(separator: ", ")) other values, or leave the table out
      """)
  }
}

extension Session {
  /// Records the changes that turn a table of another database into the table of this session.
  ///
  /// - Parameters:
  ///   - source: The other database.
  ///   - table: A table that the session records, with the same columns and primary key in both.
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA when the tables do not match; SQLITE_MISUSE for a table that the session does not record.
  ///
  /// The C function is `sqlite3session_diff`: <https://sqlite.org/session/sqlite3session_diff.html>
  func recordDifferences(from source: String, in table: String) throws {
    let open = unsafe try openHandle()
    var text: UnsafeMutablePointer<CChar>?
    let code = inUse { unsafe wrapper.sqlite3session_diff(open, source, table, &text) }
    let message = unsafe text.map { unsafe String(cString: $0) }
    if let text = unsafe text { unsafe wrapper.sqlite3_free(text) }
    if code == 0 { return }
    let error = connection.failure(code, in: .sqlite3session_diff, about: "comparing the table \(table) of \(source) and \(schema)")
    throw message.map { error.reworded("\($0); \(error.message)") } ?? error
  }
}
