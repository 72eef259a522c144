import SQLiteCore

// An index in a file from another device was sorted by that device's engine. If this engine finds every entry in order, the index is usable
// here.

extension Connection {
  /// Adopts the localized indexes of a file from another device. Checks the order of each index, with one comparison per entry, rebuilds
  /// the indexes that are not in this engine's order, and records all of them as sorted by this engine.
  ///
  /// The rows of a partial index, and the values of an index on expressions or generated columns, may themselves depend on the order, so
  /// these indexes are always rebuilt. An index in a collation that this connection lacks is left unchanged.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT if this engine finds two rows of a UNIQUE index equal.
  package func adoptLocalizedIndexes() throws {
    let indexes = try indexedCollations().filter { $0.state != .unknownCollation }
    if indexes.isEmpty { return }
    let computed = Set(try collatedIndexParts(in: "main").filter { $0.sql != nil }.map(\.index))
    for index in indexes.eachOnce {
      // The primary key of a table is first.
      if try computed.contains(index.index) || !isInOrder(index.index, of: index.table) {
        try execute("REINDEX main.\(identifier: index.index)")
      }
    }
    try recordLocalizedIndexes(indexes, in: "main")
  }

  /// Records that this connection's engine sorted the localized indexes that were created on it. Deletes the records of missing indexes.
  package func recordLocalizedIndexes(where isMadeHere: (IndexedCollation) -> Bool) throws {
    let indexes = try indexedCollations().filter { $0.state != .unknownCollation && isMadeHere($0) }
    if try !indexes.isEmpty || hasTable(IndexedCollation.recordTable) { try recordLocalizedIndexes(indexes, in: "main") }
  }

  /// Runs schema changes, and records the localized indexes that they create.
  ///
  /// If an index was already stale, nothing is recorded, because the steps may have renamed it.
  package func recordingLocalizedIndexes<Result>(_ steps: () throws -> Result) throws -> Result {
    guard wrapper.runsAnySQL else { return try steps() }
    let areSound = try checkLocalizedCollations().isEmpty
    let result = try steps()
    try transaction { try recordLocalizedIndexes { areSound && $0.state == .unrecorded } }
    return result
  }

  /// Whether each entry of an index sorts after the previous one. SQLite compares them with the index's collations, and reads only the
  /// index.
  private func isInOrder(_ index: String, of table: String) throws -> Bool {
    let keyCount = try indexParts(of: index).count
    let rowid = try rowidColumn(of: table) ?? freeRowidName(of: table, isWithoutRowid: false)
    let parts = try indexParts(of: index, withRest: true).compactMap { part in (part.column ?? rowid).map { (name: $0, part) } }
    /// Returns the first columns of the next or the previous entry as a row value, in which NULL sorts before everything.
    func entry(isNext: Bool, _ count: Int) -> SQL {
      let cells = parts.prefix(count).enumerated().map { place, part -> SQL in
        let value = SQL(identifier: "\(isNext == part.1.isDescending ? "before" : "next") \(place)")
        return "\(value) IS NOT NULL, coalesce(\(value), 0) COLLATE \(identifier: part.1.collation)"
      }
      return "(\(cells.joined(separator: ", ")))"
    }
    var isLess: SQL = "\(entry(isNext: false, parts.count)) < \(entry(isNext: true, parts.count))"
    if try tableIndexes(of: table).contains(where: { $0.name == index && $0.isUnique }) {  // no duplicates, except for NULL
      let hasNull = (0..<keyCount).map { "\(identifier: "before \($0)") IS NULL" as SQL }.joined(separator: " OR ")
      isLess = "\(entry(isNext: false, keyCount)) < \(entry(isNext: true, keyCount)) OR ((\(hasNull)) AND \(isLess))"
    }
    let columns = parts.enumerated().map { place, part -> SQL in
      let name = SQL(identifier: part.name)
      return "\(name) AS \(identifier: "next \(place)"), first_value(\(name)) OVER both AS \(identifier: "before \(place)")"
    }
    let pairs: SQL = """
      SELECT count(*) OVER both AS entries, \(columns.joined(separator: ", ")) \
      FROM main.\(identifier: table) INDEXED BY \(identifier: index) WINDOW both AS (ROWS 1 PRECEDING)
      """
    return try value("SELECT NOT EXISTS (SELECT 1 FROM (\(pairs)) WHERE entries = 2 AND NOT (\(isLess)))", as: Bool.self) ?? true
  }
}
