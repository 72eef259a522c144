extension Connection {
  /// Adds the facilities that every connection has from its opening on. The others are added when they are first used.
  func addFacilities(libraryVersion: Int32) throws {
    _ = fullTextTrust
    try measureStatementAges()
    guardCheckpoints(ofLibrary: libraryVersion)
  }
}
