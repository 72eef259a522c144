import SQLiteConcurrency
import SQLiteContent
import SQLiteCore

// The rules that compare the rows of a file with an earlier release.

extension LintRelease {
  private static var previous: SQL { SQL(identifier: database) }

  /// Content that differs although the version is the same, or a version that is lower.
  func versionNotRaised() throws -> [LintFault] {
    let (now, before) = (try connection.pragma(.userVersion, in: "main"), try connection.pragma(.userVersion, in: Self.database))
    if now < before { return [(nil, .error, "user_version is \(now), but \(before) in \(name): apps refuse it. Raise it")] }
    guard now == before, let change = try firstChange() else { return [] }
    return [(change, .error, "it has changed since \(name), but user_version is \(now) in both: users keep the old content. Raise it")]
  }

  /// Returns the name of the first object whose SQL or rows differ; nil when there is none. SQLite keeps the rows in temporary files.
  private func firstChange() throws -> String? {
    let new = successor.schema
    if let object = new.firstDifference(in: schema.objects) ?? schema.firstDifference(in: new.objects) { return object.name.spelling }
    return try new.roots.filter { $0.rowTable(among: new.objects) != nil }.map(\.name.spelling).first { name in
      let list = try connection.columns(of: name).map { "t.\(identifier: $0.name) COLLATE BINARY" as SQL }.joined(separator: ", ")
      func rows(in database: SQL) -> SQL { "SELECT \(list), count(*) FROM \(database).\(identifier: name) AS t GROUP BY \(list)" }
      let (ours, theirs) = (rows(in: "main"), rows(in: Self.previous))
      return try connection.value("SELECT EXISTS (\(ours) EXCEPT \(theirs)) OR EXISTS (\(theirs) EXCEPT \(ours))", as: Bool.self) ?? false
    }
  }

  /// Ids that belong to another row now. A row is identified by the columns that `sqlitemanager_keys` of this file names, or of the earlier
  /// release if this one has no such table; in a table that is not named there, by all of its columns but the id.
  func rowsWithOtherIDs() throws -> [LintFault] {
    let declaring = try ["main", Self.database].first { try connection.hasTable(MovedReferences.keysTable, in: $0) }
    let keys = try declaring.map { try connection.declaredKeys(in: $0) } ?? [:]
    let others = successor.schema.stillThere(schema.roots.filter { $0.tableKind == .table }).filter { keys[$0.name] == nil }
    let declared = try keys.ordered { $0.key.folded < $1.key.folded }.flatMap { table, key in
      try rowsWithOtherIDs(in: table.spelling, by: key, isDeclared: declaring == "main")
    }
    return try declared + others.flatMap { try rowsWithOtherIDs(in: $0.name) }
  }

  /// Ids of a table that belong to another row now, by a declared key.
  ///
  /// - Parameter isDeclared: Whether this file declares the key, so that references follow.
  private func rowsWithOtherIDs(in table: String, by key: DeclaredKey, isDeclared: Bool) throws -> [LintFault] {
    guard case .id(let id) = try connection.identity(of: table, by: key.columns, in: "main"),
      case .id(let oldID) = try connection.identity(of: table, by: key.columns, in: Self.database)
    else { return [] }
    var (moved, changed) = (LintTally(), LintTally())
    try connection.forEach(Self.search(table, id, oldID, key.columns)) { row in
      let old = try row[0, as: Int64.self]
      if let new = try row[1, as: Int64?.self] {
        moved.add("\(old) (now \(new))")
      } else if !(isDeclared && key.isImmutable) {
        changed.add("\(old)")
      }
    }
    let advice =
      isDeclared ? "References in the file follow; ids that apps keep elsewhere do not" : "Give the rows their old ids, or declare the key"
    return moved.faults(table, isDeclared ? .warning : .error) { "another row than in \(name) has id \($0). \(advice)" }
      + changed.faults(table, .warning) {
        "another key than in \(name) has id \($0): right for a correction, wrong for another row. Give it a new id, or set is_immutable"
      }
  }

  /// Ids of a table without a declared key that belong to another row now. The earlier row is the only one with its other columns in both
  /// files, and has another id now. This is an error if a table of users refers to the table.
  private func rowsWithOtherIDs(in table: SchemaName) throws -> [LintFault] {
    let name = table.spelling
    guard let id = try connection.idColumn(of: name, in: "main"), try connection.idColumn(of: name, in: Self.database)?.isName(id) == true
    else { return [] }
    let old = try connection.columns(of: name, in: Self.database).map(\.name)
    let columns = try connection.columns(of: name).map(\.name).filter { old.containsName($0) && !$0.isName(id) }
    if columns.isEmpty { return [] }
    var moved = LintTally()
    try connection.forEach(Self.search(name, id, byAllOf: columns)) { row in
      moved.add("\(try row[0, as: String.self]) (now \(try row[1, as: String.self]))")
    }
    let isReferred = try tablesOfUsers.contains { user in
      try connection.foreignKeyParts(of: user.name.spelling, in: Self.database).contains { SchemaName($0.target) == table }
    }
    let declaration = try connection.rowidColumn(of: name) == nil ? "" : ", or declare a key in \(MovedReferences.keysTable)"
    return moved.faults(name, isReferred ? .error : .warning) {
      "another row than in \(self.name) has id \($0), by the other columns. Give the rows their old ids\(declaration)"
    }
  }

  /// The query of the ids whose row has another id now, each with this id. In both files, no other row has the same values in these columns.
  private static func search(_ table: String, _ id: String, byAllOf columns: [String]) -> SQL {
    let (list, row) = (columns.map { "t.\(identifier: $0)" as SQL }, "t.\(identifier: id)" as SQL)
    let values = list.joined(separator: ", ")
    return """
      SELECT quote(m.sqlitemanager_old), quote(m.sqlitemanager_new) FROM (
        SELECT max(t.sqlitemanager_old) AS sqlitemanager_old, max(t.sqlitemanager_new) AS sqlitemanager_new FROM (
          SELECT \(values), \(row) AS sqlitemanager_old, NULL AS sqlitemanager_new FROM \(previous).\(identifier: table) AS t
          UNION ALL SELECT \(values), NULL, \(row) FROM main.\(identifier: table) AS t) AS t
        GROUP BY \(list.map { "\($0) COLLATE BINARY" as SQL }.joined(separator: ", "))
        HAVING count(t.sqlitemanager_old) = 1 AND count(t.sqlitemanager_new) = 1) AS m
      WHERE m.sqlitemanager_old <> m.sqlitemanager_new COLLATE BINARY
        AND EXISTS (SELECT 1 FROM main.\(identifier: table) AS t WHERE \(row) = m.sqlitemanager_old) ORDER BY m.sqlitemanager_old
      """
  }

  /// The query of the ids whose row has another key, each with the id of the row that has the old key now. This id is NULL if no row has the
  /// old key, and no earlier row had the new one. A key that several rows have is left out.
  private static func search(_ table: String, _ id: String, _ oldID: String, _ key: [String]) -> SQL {
    func all(_ separator: SQL, _ part: (_ column: SQL) -> SQL) -> SQL {
      key.map { part(SQL(identifier: $0)) }.joined(separator: separator)
    }
    let (old, new): (SQL, SQL) = ("\(previous).\(identifier: table)", "main.\(identifier: table)")
    let groups = all(", ") { "t.\($0) COLLATE BINARY" }
    let keys = all(", ") { "t.\($0)" }
    return """
      WITH
        now AS (SELECT \(keys), min(t.\(identifier: id)) AS sqlitemanager_id FROM \(new) AS t GROUP BY \(groups) HAVING count(*) = 1),
        before AS (SELECT \(keys), count(*) AS sqlitemanager_number FROM \(old) AS t GROUP BY \(groups))
      SELECT o.\(identifier: oldID), now.sqlitemanager_id
      FROM \(old) AS o JOIN \(new) AS n ON n.\(identifier: id) = o.\(identifier: oldID)
        JOIN before AS own ON own.sqlitemanager_number = 1 AND \(all(" AND ") { "o.\($0) = own.\($0) COLLATE BINARY" })
        LEFT JOIN now ON \(all(" AND ") { "o.\($0) = now.\($0) COLLATE BINARY" })
        LEFT JOIN before AS other ON \(all(" AND ") { "n.\($0) = other.\($0) COLLATE BINARY" })
      WHERE NOT (\(all(" AND ") { "o.\($0) IS n.\($0) COLLATE BINARY" }))
        AND (now.sqlitemanager_id IS NOT NULL OR other.sqlitemanager_number IS NULL)
      """
  }
}

extension Connection {
  /// Returns the column by which others refer to the rows of a table: its INTEGER PRIMARY KEY, or else the column of its only unique index.
  fileprivate func idColumn(of table: String, in database: String) throws -> String? {
    if let id = try rowidColumn(of: table, in: database) { return id }
    let unique = try tableIndexes(of: table, in: database).filter(\.isUnique)
    let parts = unique.count == 1 ? try indexParts(of: unique[0].name, in: database) : []
    return parts.count == 1 ? parts[0].column : nil
  }
}
