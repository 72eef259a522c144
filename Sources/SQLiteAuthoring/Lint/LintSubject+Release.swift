import SQLiteConcurrency
import SQLiteContent
import SQLiteCore

// The rules that compare a file with an earlier release.

extension LintSubject {
  private static var previous: SQL { SQL(identifier: LintRelease.database) }

  /// Content that differs although the version is the same, or a version that is lower.
  func versionNotRaised() throws -> [LintFault] {
    guard let release else { return [] }
    let now = try connection.value("PRAGMA main.user_version", as: Int.self) ?? 0
    let before = try connection.value("PRAGMA \(Self.previous).user_version", as: Int.self) ?? 0
    if now < before { return [(nil, .error, "user_version is \(now), but \(before) in \(release.name): apps refuse it. Raise it")] }
    guard now == before, let change = try firstChange(since: release) else { return [] }
    return [(change, .error, "it has changed since \(release.name), but user_version is \(now) in both: users keep the old. Raise it")]
  }

  /// Returns the name of the first object whose SQL or rows differ; nil when there is none.
  private func firstChange(since release: LintRelease) throws -> String? {
    if let object = schema.firstDifference(in: release.schema.objects) ?? release.schema.firstDifference(in: schema.objects) {
      return object.name.spelling
    }
    return try schema.roots.filter { $0.rowTable(among: schema.objects) != nil }.map(\.name.spelling).first { name in
      let list = try connection.columns(of: name).map { "t.\(identifier: $0.name) COLLATE BINARY" as SQL }.joined(separator: ", ")
      let (ours, theirs): (SQL, SQL) = ("FROM main.\(identifier: name) AS t", "FROM \(Self.previous).\(identifier: name) AS t")
      return try connection.value(
        """
        SELECT (SELECT count(*) \(ours)) <> (SELECT count(*) \(theirs)) OR EXISTS (SELECT \(list) \(ours) EXCEPT SELECT \(list) \(theirs))
          OR EXISTS (SELECT \(list) \(theirs) EXCEPT SELECT \(list) \(ours))
        """, as: Bool.self) ?? false
    }
  }

  /// Ids that belong to another row now. A row is identified by the columns that `sqlitemanager_keys` names.
  func rowsWithOtherIDs() throws -> [LintFault] {
    guard let release else { return [] }
    return try declaredKeys().ordered { $0.key.folded < $1.key.folded }.flatMap { name, key -> [LintFault] in
      let table = name.spelling
      guard let id = try connection.rowidColumn(of: table), let oldID = try connection.rowidColumn(of: table, in: LintRelease.database)
      else { return [] }
      var (moved, changed) = (LintTally(), LintTally())
      try connection.forEach(Self.search(table, id, oldID, key)) { row in
        let old = try row[0, as: Int64.self]
        if let new = try row[1, as: Int64?.self] { moved.add("\(old) (now \(new))") } else { changed.add("\(old)") }
      }
      let faults: [(LintTally, LintFault)] = [
        (
          moved,
          (
            table, .error,
            "another row than in \(release.name) has id \(moved.text). Apps may have kept the ids: give the rows the old ones"
          )
        ),
        (
          changed,
          (table, .warning, "another key than in \(release.name) has id \(changed.text): right for a correction, wrong for another row")
        ),
      ]
      return faults.filter { $0.0.count > 0 }.map(\.1)
    }
  }

  /// Returns the tables with the columns of their keys, as this file declares them, or the earlier release if this one does not.
  private func declaredKeys() throws -> [SchemaName: [String]] {
    let name = "sqlitemanager_keys"
    guard let database = try ["main", LintRelease.database].first(where: { try connection.hasTable(name, in: $0) }) else { return [:] }
    let rows = try connection.rows(
      "SELECT k.table_name, k.column_name FROM \(identifier: database).\(identifier: name) AS k", as: String.self, String.self)
    return Dictionary(grouping: rows) { SchemaName($0.0) }.mapValues { $0.map(\.1) }
  }

  /// The query of the ids whose key differs, each with the id of the row that has the old key now; NULL if there is none.
  private static func search(_ table: String, _ id: String, _ oldID: String, _ key: [String]) -> SQL {
    func all(_ separator: SQL, _ part: (_ column: SQL, _ alias: SQL) -> SQL) -> SQL {
      key.enumerated().map { part(SQL(identifier: $1), SQL(identifier: "key \($0)")) }.joined(separator: separator)
    }
    return """
      WITH now AS (
        SELECT min(t.\(identifier: id)) AS id, \(all(", ") { "t.\($0) COLLATE BINARY AS \($1)" }) FROM main.\(identifier: table) AS t
        GROUP BY \(all(", ") { column, _ in "t.\(column) COLLATE BINARY" }))
      SELECT o.\(identifier: oldID), now.id
      FROM \(previous).\(identifier: table) AS o JOIN main.\(identifier: table) AS n ON n.\(identifier: id) = o.\(identifier: oldID)
        LEFT JOIN now ON \(all(" AND ") { "o.\($0) COLLATE BINARY = now.\($1)" })
      WHERE \(all(" AND ") { column, _ in "o.\(column) IS NOT NULL" })
        AND NOT (\(all(" AND ") { column, _ in "o.\(column) COLLATE BINARY IS n.\(column)" }))
      """
  }
}
