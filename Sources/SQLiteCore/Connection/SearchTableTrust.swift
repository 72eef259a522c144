import SQLiteCalls

/// How far a connection trusts its schemas for the sake of their search tables.
///
/// Before 3.44 SQLite counts its full-text tables and R-trees among what only a trusted schema may use, so that with an untrusted one every
/// write fails that fires a trigger which keeps an index in step. <https://sqlite.org/releaselog/3_44_0.html>
struct SearchTableTrust {
  /// Functions that a trusted schema could use and an untrusted one cannot.
  var exposed: [String] = []
  /// Whether the schema is trusted for search tables alone.
  var isGiven = false
}

extension Connection {
  private static let searchModules = ["fts3", "fts4", "fts5", "rtree", "rtree_i32", "geopoly"]
  private static let complaint = "unsafe use of virtual table \""

  /// Trusts the schema when an error says that it may not use one of its search tables; see ``Configuration/trustsSearchTables``.
  ///
  /// - Returns: Whether what failed can be tried again.
  /// - Throws: ``SQLiteError`` that says what to do when trust would open more than search tables.
  func trustSearchTable(in error: SQLiteError) throws(SQLiteError) -> Bool {
    guard error.code == .error, error.message.utf8.starts(with: Self.complaint.utf8), configuration.trustsSearchTables,
      !configuration.trustedSchema,
      !searchTrust.isGiven
    else { return false }
    let name = String(decoding: error.message.utf8.dropFirst(Self.complaint.utf8.count).dropLast(), as: UTF8.self)
    guard try isSearchTable(name) else { return false }
    if let function = searchTrust.exposed.first {
      let advice =
        "SQLite \(libraryVersion) would let the schema use the function \(function) along with it: add that as innocuous or "
        + "without options, or open with trustedSchema"
      throw SQLiteError(error.code, error.message + "; " + advice, call: error.call, sql: error.sql, byteOffset: error.byteOffset)
    }
    try set(.trustedSchema, true)
    searchTrust.isGiven = true
    return true
  }

  /// Takes note of a function that a trusted schema could use; trust that was given for search tables alone is taken back.
  func expose(_ function: String) throws(SQLiteError) {
    if searchTrust.isGiven { try set(.trustedSchema, false) }
    searchTrust.isGiven = false
    searchTrust.exposed.append(function)
  }

  /// Whether every table of this name, in whatever schema, is one of SQLite's own search tables.
  private func isSearchTable(_ name: String) throws(SQLiteError) -> Bool {
    var modules: [String] = []
    for schema in try schemaNames {
      let stored = try rows("SELECT sql FROM \(identifier: schema).sqlite_schema WHERE name = \(name) COLLATE NOCASE AND type <> 'trigger'")
      for row in stored {
        modules.append(VirtualTableDefinition(try row[0, as: String?.self] ?? "")?.module ?? "")
      }
    }
    return !modules.isEmpty && modules.allSatisfy { Self.searchModules.contains($0) }
  }
}
