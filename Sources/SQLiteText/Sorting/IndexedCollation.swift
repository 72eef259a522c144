public import SQLiteCore

/// An index that is sorted by a localized collation, and whether it is sorted as this connection would sort it now.
public struct IndexedCollation: Hashable, Sendable {
  /// The table in which is kept what each index was sorted by.
  public static let recordTable = "sqlitemanager_collations"

  /// The table that is indexed.
  public let table: String
  /// The index; one that SQLite made for a constraint has a name too.
  public let index: String
  /// The name of the collation.
  public let collation: String
  /// How it stands.
  public let state: State

  /// How an index stands to the running engine.
  public enum State: Hashable, Sendable {
    /// Sorted by this engine.
    case sound
    /// Nothing is known: it was made since the last check, or where nobody checked.
    case unrecorded
    /// Sorted by another engine, another version of it, or by other settings; the text says by which.
    case sortedOtherwise(String)
  }
}

extension Connection {
  /// The indexes in localized collations that cannot be relied on: sorted by another engine or version, or nobody knows by which.
  ///
  /// Such an index is never wrong by itself, but rows are not found with it and UNIQUE does not hold. Call it when a database is opened; when
  /// something is answered, ``rebuildLocalizedIndexes(in:)`` makes it good. It reads the schema and a few rows, never the table. What sorts
  /// the same rows otherwise tomorrow is told by the engine's version and by the order of two hundred probes.
  ///
  /// Partial indexes and those on expressions are counted when the collation's name stands in their SQL or in that of their table. Stored
  /// generated columns and CHECKs that compare in a localized collation are not looked at: do not write them.
  /// - Parameter schema: `main`, or the name of an attached database.
  /// - Throws: ``SQLiteError``.
  public func checkLocalizedCollations(in schema: String = "main") throws(SQLiteError) -> [IndexedCollation] {
    try localizedIndexes(in: schema).filter { $0.state != .sound }
  }

  /// Sorts the indexes anew that ``checkLocalizedCollations(in:)`` names, those alone, and records by which engine. All or nothing.
  ///
  /// - Returns: What was rebuilt. Nothing is written when nothing is to be.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT when two rows of a UNIQUE index are now equal; everything is then as it was.
  ///
  /// <https://sqlite.org/lang_reindex.html>
  @discardableResult
  public func rebuildLocalizedIndexes(in schema: String = "main") throws -> [IndexedCollation] {
    if try checkLocalizedCollations(in: schema).isEmpty { return [] }
    return try transaction {
      let stale = try checkLocalizedCollations(in: schema)  // again, now that nobody else can write
      for index in Set(stale.map(\.index)).sorted() { try execute("REINDEX \(identifier: schema).\(identifier: index)") }
      try recordLocalizedIndexes(in: schema)
      return stale
    }
  }

  /// Every index in a localized collation of this connection.
  func localizedIndexes(in schema: String) throws(SQLiteError) -> [IndexedCollation] {
    let recorded = try recordedCollations(in: schema)
    var identities: [SchemaName: String] = [:]
    var found: [IndexedCollation] = []
    for (table, index, name) in try indexedCollationNames(in: schema) {
      let key = SchemaName(name)
      guard let offer = localizedOffer(named: name) else { continue }
      if identities[key] == nil { identities[key] = try offer.makeCollator().identity }
      let state: IndexedCollation.State =
        switch recorded[[SchemaName(index), key]] {
        case nil: .unrecorded
        case identities[key]: .sound
        case .some(let other): .sortedOtherwise(other)
        }
      found.append(IndexedCollation(table: table, index: index, collation: name, state: state))
    }
    return found
  }

  /// The collations of each index that SQLite does not know itself.
  private func indexedCollationNames(in schema: String) throws(SQLiteError) -> [(table: String, index: String, collation: String)] {
    let rows = try rows(
      """
      SELECT t.name AS "table", i.name AS "index", i.partial OR x.cid = -2 AS "computed", x.coll AS "collation",
        coalesce(t.sql, '') || ' ' || coalesce(o.sql, '') AS "sql"
      FROM \(identifier: schema).sqlite_schema AS t JOIN pragma_index_list(t.name, \(schema)) AS i
        JOIN pragma_index_xinfo(i.name, \(schema)) AS x
        LEFT JOIN \(identifier: schema).sqlite_schema AS o ON o.type = 'index' AND o.name = i.name
      WHERE t.type = 'table' ORDER BY 1, 2, x.seqno
      """)
    var names: [(table: String, index: String, collation: String)] = []
    func add(_ table: String, _ index: String, _ name: String) {
      if !names.filter({ $0.index == index }).map(\.collation).containsName(name) { names.append((table, index, name)) }
    }
    let offered = (collationSource as? CollationSource)?.names ?? []
    for row in rows {
      let (table, index) = (try row["table", as: String.self], try row["index", as: String.self])
      add(table, index, try row["collation"])
      guard try row["computed", as: Int.self] != 0 else { continue }
      let sql = try row["sql", as: String.self].lowercased()
      for name in offered where sql.contains(name.lowercased()) { add(table, index, name) }
    }
    return names
  }
}
