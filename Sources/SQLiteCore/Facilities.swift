// Everything that the connection and its statements know about the facilities built on them.

extension Connection {
  /// Adds the facilities that every connection has from the time it is opened.
  func addFacilities(libraryVersion: Int32) throws {
    _ = fullTextTrust
    try measureStatementAges()
    guardCheckpoints(ofLibrary: libraryVersion)
  }

  /// Adds the facility whose absence kept SQL from compiling; returns false if there is none to add.
  func addFacility(missingBy error: SQLiteError) throws -> Bool {
    guard case .missingTable("temp.\(ListedSQL.table)") = error.meaning else { return false }
    return try ListTable.add(to: self)
  }

  /// Adds the main database's first row without a parent, if a short search finds one, to the error of a commit that failed on a foreign
  /// key.
  func explained(_ error: SQLiteError) -> SQLiteError {
    guard error.code == .constraintForeignkey, isInTransaction, wrapper.runsAnySQL else { return error }
    let sql: SQL = """
      SELECT "table" || coalesce(' (rowid ' || rowid || ')', '') || ' refers to a row that ' || parent || ' does not have'
      FROM pragma_foreign_key_check LIMIT 1
      """
    do {
      let limit = try addProgressHandler(everySteps: 2_000_000) { .interrupt }
      defer { limit.cancel() }
      if let row = try value(sql, as: String.self) { return error.reworded("\(error.message): \(row.excerpt)") }
    } catch {}  // the first error is the one to throw
    return error
  }
}
