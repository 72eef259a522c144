import SQLiteCore

// An index in a file from elsewhere was sorted there. If each entry comes after the one before it, this engine would sort it the same way.

extension Connection {
  /// Adopts the localized indexes of a file that has just arrived: checks the order of each, with one comparison per entry, sorts again
  /// those that are not in this engine's order, and records all of them as sorted by it.
  ///
  /// The rows of a partial index, and the values of an index on expressions or generated columns, may depend on the order as well: such an
  /// index is always sorted again. An index in a collation that this connection lacks is left unchanged.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT when rows of a UNIQUE index are equal for this engine.
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

  /// Records the localized indexes that were created on this connection as sorted by its engine, and forgets missing indexes.
  package func recordLocalizedIndexes(where isMadeHere: (IndexedCollation) -> Bool) throws {
    let indexes = try indexedCollations().filter { $0.state != .unknownCollation && isMadeHere($0) }
    if try !indexes.isEmpty || hasTable(IndexedCollation.recordTable) { try recordLocalizedIndexes(indexes, in: "main") }
  }

  /// Runs steps of a schema, and records the localized indexes that they create.
  ///
  /// If an index was stale before, nothing is recorded: the steps may have given it another name.
  package func recordingLocalizedIndexes<Result>(_ steps: () throws -> Result) throws -> Result {
    guard wrapper.runsAnySQL else { return try steps() }
    let areSound = try checkLocalizedCollations().isEmpty
    let result = try steps()
    try transaction { try recordLocalizedIndexes { areSound && $0.state == .unrecorded } }
    return result
  }

  /// Whether each entry of an index comes after the one before it. SQLite compares them with their collations, and reads only the index.
  private func isInOrder(_ index: String, of table: String) throws -> Bool {
    let keyCount = try indexParts(of: index).count
    let rowid = try rowidColumn(of: table) ?? freeRowidName(of: table, isWithoutRowid: false)
    let parts = try indexParts(of: index, withRest: true).compactMap { part in (part.column ?? rowid).map { (name: $0, part) } }
    /// Returns the first parts of the next entry, or of the entry before it, as a row value: NULL is less than everything.
    func entry(isNext: Bool, _ count: Int) -> SQL {
      let cells = parts.prefix(count).enumerated().map { place, part -> SQL in
        let value = SQL(identifier: "\(isNext == part.1.isDescending ? "before" : "next") \(place)")
        return "\(value) IS NOT NULL, coalesce(\(value), 0) COLLATE \(identifier: part.1.collation)"
      }
      return "(\(cells.joined(separator: ", ")))"
    }
    var isLess: SQL = "\(entry(isNext: false, parts.count)) < \(entry(isNext: true, parts.count))"
    if try tableIndexes(of: table).contains(where: { $0.name == index && $0.isUnique }) {  // except for NULL, there are no duplicates
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
