import SQLiteCalls

// Before 3.41 SQLite's JSON functions may be called only by a trusted schema: a CHECK or an index that calls one makes the whole file
// unreadable under an untrusted schema, and a view or trigger fails. <https://sqlite.org/releaselog/3_41_0.html>

extension Connection {
  /// Trusts the schema after an error about one of SQLite's own functions that newer versions let every schema call.
  ///
  /// The functions remain SQLite's own, with their subtypes, errors and speed; ``FullTextTableGuard`` denies the schema everything else.
  /// The setting ``Configuration/trustsFullTextTables`` is about tables alone. If it is false, the functions are still allowed, as in
  /// SQLite 3.41 and newer, and the guard denies search tables as well.
  /// - Returns: Whether the failed step can be retried.
  /// - Throws: ``SQLiteError`` with advice if trust would expose more than these functions.
  func trustOwnFunction(_ name: String, in error: SQLiteError) throws -> Bool {
    guard wrapper.runsAnySQL, !fullTextTrust.isGiven, SQLiteError.Meaning.isJSON(name) else { return false }
    let trust = fullTextTrust
    trust.isExamining = true
    defer { trust.isExamining = false }
    guard try isOwnFunction(name) else { return false }
    try refuseExposed(after: error)
    // A schema with such a CHECK cannot be read before it is trusted. Until the guard is installed, only the list of stored objects is
    // read.
    try set(.trustedSchema, true)
    do {
      try guardFullTextTables()
    } catch {
      try takeTrustBack()
      throw error
    }
    return true
  }

  /// Returns whether a function is SQLite's own, and no function of the application has its name.
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
