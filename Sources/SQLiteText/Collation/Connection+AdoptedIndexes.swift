import SQLiteCore

// An index that comes in a file was sorted elsewhere. Where each entry comes after the one before it, this engine would sort it so, too.

extension Connection {
  /// Takes over the indexes in localized collations of a file that has just come: looks through each, one comparison an entry, sorts those again that are not in
  /// the order of this engine, and records all of them as sorted by it.
  ///
  /// The rows of a partial index, and the values of an index on expressions or generated columns, may depend on the order as well: such an index is sorted
  /// again in any case, and so are all indexes of a file in UTF-16, whose texts the comparison would take for UTF-8. An index in a collation that this
  /// connection lacks is left as it is.
  /// - Throws: ``SQLiteError``, such as SQLITE_CONSTRAINT when rows of a UNIQUE index are equal for this engine.
  package func adoptLocalizedIndexes() throws {
    let indexes = try indexedCollations().filter { $0.state != .unknownCollation }
    if indexes.isEmpty { return }
    let isUTF8 = try pragma(.encoding) == .utf8
    let computed = Set(try collatedIndexParts(in: "main").filter { $0.sql != nil }.map(\.index))
    for index in indexes.eachOnce {
      // The primary key of a table is first.
      if try !isUTF8 || computed.contains(index.index) || !isInOrder(index.index, of: index.table) {
        try execute("REINDEX main.\(identifier: index.index)")
      }
    }
    try recordLocalizedIndexes(indexes, in: "main")
  }

  /// Records those of the indexes in localized collations that were made on this connection as sorted by its engine, and forgets those that are gone.
  package func recordLocalizedIndexes(where isMadeHere: (IndexedCollation) -> Bool) throws {
    let indexes = try indexedCollations().filter { $0.state != .unknownCollation && isMadeHere($0) }
    if try !indexes.isEmpty || hasTable(IndexedCollation.recordTable) { try recordLocalizedIndexes(indexes, in: "main") }
  }

  /// Runs steps of a schema, and records the indexes in localized collations that they make.
  ///
  /// Where an index was stale before, nothing is recorded: the steps may have given it another name.
  package func recordingLocalizedIndexes<Result>(_ steps: () throws -> Result) throws -> Result {
    guard wrapper.runsAnySQL else { return try steps() }
    let areSound = try checkLocalizedCollations().isEmpty
    let result = try steps()
    try transaction { try recordLocalizedIndexes { areSound && $0.state == .unrecorded } }
    return result
  }

  /// Whether each entry of an index comes after the one before it. SQLite compares them, with their collations, and reads the index alone.
  private func isInOrder(_ index: String, of table: String) throws -> Bool {
    let keyCount = try indexParts(of: index).count
    let rowid = try rowidColumn(of: table) ?? freeRowidName(of: table, isWithoutRowid: false)
    let parts = try indexParts(of: index, withRest: true).compactMap { part in (part.column ?? rowid).map { (name: $0, part) } }
    /// The first or the second entry as a row value, of two parameters for each part; NULL is less than everything.
    func entry(_ isSecond: Bool, _ count: Int) -> String {
      let cells = parts.prefix(count).enumerated().map { place, part in
        let number = 2 * ((isSecond == part.1.isDescending ? 0 : parts.count) + place) + 1
        let value = "iif(?\(number), CAST(?\(number + 1) AS TEXT), coalesce(?\(number + 1), 0))"
        return "?\(number + 1) IS NOT NULL, \(value) COLLATE \(part.1.collation.quoted(by: "\""))"
      }
      return "(\(cells.joined(separator: ", ")))"
    }
    var isLess = "\(entry(false, parts.count)) < \(entry(true, parts.count))"
    if try tableIndexes(of: table).contains(where: { $0.name == index && $0.isUnique }) {  // NULL apart, nothing is there twice
      let hasNull = (1...max(keyCount, 1)).map { "?\(2 * $0) IS NULL" }.joined(separator: " OR ")
      isLess = "\(entry(false, keyCount)) < \(entry(true, keyCount)) OR ((\(hasNull)) AND \(isLess))"
    }
    let comparison = try prepare(SQL(unchecked: "SELECT \(isLess)"))
    // Texts go as blobs: a String would not hold bytes that are not UTF-8.
    let list = parts.map { part in
      let name = SQL(identifier: part.name)
      return "typeof(\(name)) = 'text', iif(typeof(\(name)) = 'text', CAST(\(name) AS BLOB), \(name))" as SQL
    }.joined(separator: ", ")
    let entries = try cursor("SELECT \(list) FROM main.\(identifier: table) INDEXED BY \(identifier: index)")
    var previous: [SQLiteValue]?
    while let values = try entries.next()?.values {
      if let previous {
        try comparison.bind(values: previous + values)
        guard try comparison.value(as: Bool.self) == true else { return false }
      }
      previous = values
    }
    return true
  }
}
