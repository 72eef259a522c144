extension Connection {
  /// Throws if the file of an installed bundle would get a different `user_version`: the next opening would then take it for a newer or an
  /// older file.
  ///
  /// - Parameter wanted: The number as spelled in the SQL.
  func refuse(version wanted: String, sql: String) throws {
    if let number = Int(wanted), try number == bypassingAuthorizers({ try value("PRAGMA main.user_version") }) { return }
    throw SQLiteError.refused(
      .misuse,
      "user_version is the number of the bundle: give steps as userSchema:, which keeps their version beside it, or keep a number of your own in a table",
      sql: sql)
  }
}
