import SQLiteCalls

// Before 3.41 SQLite counts its JSON functions among those that only a trusted schema may call: a CHECK or an index that calls one makes the
// whole file unreadable under a schema that is not trusted, and a view or trigger fails. <https://sqlite.org/releaselog/3_41_0.html>

extension Connection {
  /// Trusts the schema when an error says that it may not call one of SQLite's own functions that newer versions let every schema call.
  ///
  /// The functions stay SQLite's own, with their subtypes, errors and speed; nothing else is open to the schema meanwhile, see ``FullTextTableGuard``.
  /// - Returns: Whether the step that failed can be tried again.
  /// - Throws: ``SQLiteError`` that says what to do when trust would open more than these functions.
  func trustOwnFunction(_ name: String, in error: SQLiteError) throws -> Bool {
    guard wrapper.runsAnySQL, !fullTextTrust.isGiven, SQLiteError.Meaning.isJSON(name) else { return false }
    let trust = fullTextTrust
    trust.isLooking = true
    defer { trust.isLooking = false }
    guard try isOwnFunction(name) else { return false }
    try refuseExposed(after: error)
    // A schema with such a CHECK cannot be read before it is trusted. Until the guard stands, only the list of stored objects is read.
    try set(.trustedSchema, true)
    do {
      try guardFullTextTables()
    } catch {
      try takeTrustBack()
      throw error
    }
    return true
  }

  /// Whether a function is SQLite's own, and no function of the application has its name.
  private func isOwnFunction(_ name: String) throws -> Bool {
    let wanted = name.lowercased()
    var isOwn = false
    for row in try rows("PRAGMA function_list") where try row["name", as: String.self].lowercased() == wanted {
      if try row["builtin", as: Int.self] == 0 { return false }
      isOwn = true
    }
    return isOwn
  }
}
