// All that the connection and its statements know of the facilities that are built on them.

extension Connection {
  /// Adds the facilities that every connection has from its opening on.
  func addFacilities(libraryVersion: Int32) throws {
    _ = fullTextTrust
    try measureStatementAges()
    guardCheckpoints(ofLibrary: libraryVersion)
  }

  /// Adds the facility without which SQL was not compiled; false where it has none to add.
  func addFacility(missingBy error: SQLiteError) throws -> Bool {
    guard case .missingTable("temp.\(ListedSQL.table)") = error.meaning else { return false }
    return try ListTable.add(to: self)
  }

  /// The error of a commit, with the reason where one can be found.
  func explained(_ error: SQLiteError) -> SQLiteError { namingViolation(error) }
}
