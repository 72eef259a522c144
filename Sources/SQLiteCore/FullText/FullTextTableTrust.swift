import SQLiteCalls

/// The trust that a connection gives its schemas so that they can use their search tables and SQLite's own JSON functions.
///
/// Before 3.44 SQLite's full-text tables and R-trees may be used only by a trusted schema. With an untrusted schema, every write that fires
/// a trigger which maintains an index therefore fails. <https://sqlite.org/releaselog/3_44_0.html>
package final class FullTextTableTrust: ConnectionAttachment {
  /// The functions that a trusted schema could use but an untrusted one cannot.
  var exposed: [String] = []
  /// Whether the schema is trusted only for search tables and JSON functions.
  package var isGiven: Bool { guarding != nil }
  /// The guard that denies the schema everything else while it is trusted; nil while it is not.
  var guarding: FullTextTableGuard?
  var token: HookToken?
  /// Whether the guard is being created, which runs this package's own statements.
  var isExamining = false

  package func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool { try connection.trustFullTextTable(in: error) }

  package func endRepair() { guarding?.sql = nil }
}

extension Connection {
  /// The state of the trust that search tables need.
  package var fullTextTrust: FullTextTableTrust { attachment(orNew: FullTextTableTrust()) }

  private static let fullTextModules = ["fts3", "fts4", "fts5", "rtree", "rtree_i32", "geopoly"]

  /// Trusts the schema after an error about its use of a search table; see ``Configuration/trustsFullTextTables``.
  ///
  /// - Returns: Whether the failed step can be retried.
  /// - Throws: ``SQLiteError`` with advice if trust would expose more than search tables.
  fileprivate func trustFullTextTable(in error: SQLiteError) throws -> Bool {
    if fullTextTrust.isExamining { return false }
    if let guarding = fullTextTrust.guarding, error.code.primary == .auth, let table = guarding.takeRefused() {
      return try reexamine(after: error, at: table, guarding)
    }
    guard error.code == .error, !configuration.trustedSchema else { return false }
    if case .unsafeFunction(let name) = error.meaning { return try trustOwnFunction(name, in: error) }
    guard case .unsafeTable(let name) = error.meaning, configuration.trustsFullTextTables, !fullTextTrust.isGiven else {
      return false
    }
    guard try isFullTextTable(name) else { return false }
    try refuseExposed(after: error)
    try guardFullTextTables()
    do throws(SQLiteError) {
      try set(.trustedSchema, true)
    } catch {
      withdrawTrust()
      throw error
    }
    return true
  }

  /// Throws the error with advice if trust would expose more to the schema than it needs.
  func refuseExposed(after error: SQLiteError) throws(SQLiteError) {
    if let function = fullTextTrust.exposed.first {
      let advice =
        "SQLite \(libraryVersion) would let the schema use the function \(function) along with it: add that as innocuous or "
        + "without options, or open with trustedSchema"
      throw error.reworded(error.message + "; " + advice)
    }
  }

  /// Examines the databases after the guard refused a statement, which can then be compiled again: the new guard knows its text.
  ///
  /// - Throws: ``SQLiteError`` with the message that SQLite would have used without trust, if the databases were already examined.
  private func reexamine(after error: SQLiteError, at table: String, _ guarding: FullTextTableGuard) throws -> Bool {
    guard guarding.sql == nil, let sql = error.sql else {
      throw SQLiteError(
        .error, SQLiteError.Meaning.words(ofUnsafeTable: table), origin: error.origin, sql: error.sql, byteOffset: error.byteOffset)
    }
    do { try guardFullTextTables() } catch {
      try takeTrustBack()
      throw error
    }
    fullTextTrust.guarding?.sql = sql
    return true
  }

  func guardFullTextTables() throws {
    let trust = fullTextTrust
    trust.isExamining = true
    defer { trust.isExamining = false }
    let modules = configuration.trustsFullTextTables ? Self.fullTextModules : []
    let guarding = try FullTextTableGuard(self, fullTextModules: modules)
    if trust.token == nil {
      // It stays until the connection closes: a token released with the connection would use the connection while that is being freed.
      trust.token = try addAuthorizer { [unowned trust] in trust.guarding?.decide($0) ?? .allow }.keepUntilClose()
    }
    trust.guarding = guarding
  }

  /// Examines the databases again if search tables are trusted. It is called before SQLite compiles statements that could not be compiled
  /// again.
  package func reexamineSearchTables() throws {
    if fullTextTrust.isGiven { try guardFullTextTables() }
  }

  /// Withdraws trust because the tables that needed it are gone. It is given again when needed.
  package func takeTrustBack() throws {
    try set(.trustedSchema, false)
    withdrawTrust()
  }

  private func withdrawTrust() {
    fullTextTrust.guarding = nil
    fullTextTrust.token?.cancel()
    fullTextTrust.token = nil
  }

  /// Records a function that a trusted schema could use; trust that was given only for search tables is withdrawn.
  package func expose(_ function: String) throws {
    if fullTextTrust.isGiven { try set(.trustedSchema, false) }
    withdrawTrust()
    fullTextTrust.exposed.append(function)
  }

  /// Returns whether every table of this name, in any schema, is one of SQLite's own search tables.
  private func isFullTextTable(_ name: String) throws -> Bool {
    var modules: [String] = []
    for schema in try schemaNames {
      for object in try storedObjects(.table, .view, .index, named: name, in: schema) {
        modules.append(VirtualTableDefinition(object.sql ?? "")?.module ?? "")
      }
    }
    return !modules.isEmpty && modules.allSatisfy { Self.fullTextModules.contains($0) }
  }
}
