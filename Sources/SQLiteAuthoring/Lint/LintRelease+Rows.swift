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
  /// release if this one has no such table.
  func rowsWithOtherIDs() throws -> [LintFault] {
    let declaring = try ["main", Self.database].first { try connection.hasTable(MovedReferences.keysTable, in: $0) }
    let keys = try declaring.map { try connection.declaredKeys(in: $0) } ?? [:]
    return try keys.ordered { $0.key.folded < $1.key.folded }.flatMap { table, key -> [LintFault] in
      let table = table.spelling
      guard case .id(let id) = try connection.identity(of: table, by: key, in: "main"),
        case .id(let oldID) = try connection.identity(of: table, by: key, in: Self.database)
      else { return [] }
      var (moved, changed) = (LintTally(), LintTally())
      try connection.forEach(Self.search(table, id, oldID, key)) { row in
        let old = try row[0, as: Int64.self]
        if let new = try row[1, as: Int64?.self] { moved.add("\(old) (now \(new))") } else { changed.add("\(old)") }
      }
      let isDeclared = declaring == "main"
      return moved.faults(table, isDeclared ? .warning : .error) {
        let advice =
          isDeclared
          ? "References in the file follow; ids that apps keep elsewhere do not" : "Give the rows their old ids, or declare the key"
        return "another row than in \(name) has id \($0). \(advice)"
      }
        + changed.faults(table, .warning) { "another key than in \(name) has id \($0): right for a correction, wrong for another row" }
    }
  }

  /// The query of the ids whose key differs, each with the id of the row that has the old key now; NULL if there is none.
  private static func search(_ table: String, _ id: String, _ oldID: String, _ key: [String]) -> SQL {
    func all(_ separator: SQL, _ part: (_ column: SQL) -> SQL) -> SQL {
      key.map { part(SQL(identifier: $0)) }.joined(separator: separator)
    }
    return """
      WITH now AS (
        SELECT \(all(", ") { "t.\($0)" }), min(t.\(identifier: id)) AS sqlitemanager_id FROM main.\(identifier: table) AS t
        GROUP BY \(all(", ") { "t.\($0) COLLATE BINARY" }))
      SELECT o.\(identifier: oldID), now.sqlitemanager_id
      FROM \(previous).\(identifier: table) AS o JOIN main.\(identifier: table) AS n ON n.\(identifier: id) = o.\(identifier: oldID)
        LEFT JOIN now ON \(all(" AND ") { "o.\($0) = now.\($0) COLLATE BINARY" })
      WHERE \(all(" AND ") { "o.\($0) IS NOT NULL" }) AND NOT (\(all(" AND ") { "o.\($0) IS n.\($0) COLLATE BINARY" }))
      """
  }
}
