import SQLiteCore

extension Connection {
  /// Takes the text encoding of a database that is to replace one of this connection, or refuses it where the connection has used another one, or its other
  /// databases have: SQLite would then read none of them any more.
  ///
  /// - Parameters:
  ///   - what: The words for the database in the error.
  ///   - schema: The database that is replaced.
  ///   - advice: What to do where it cannot be.
  func take(_ encoding: DatabaseEncoding, of what: String, replacing schema: String, otherwise advice: String) throws {
    guard var own = try value("PRAGMA encoding", as: DatabaseEncoding.self), encoding != own else { return }
    let others = try schemaNames.filter { !$0.isName(schema) && !$0.isName("temp") }
    if others.isEmpty, !hasTemporary {
      try prepare(SQL(unchecked: "PRAGMA encoding = '\(encoding.rawValue)'")).run()  // works as long as the connection has used no encoding
      own = try value("PRAGMA encoding", as: DatabaseEncoding.self) ?? own
    }
    if encoding == own { return }
    throw SQLiteError.refused(
      .error,
      "\(what) a database in \(encoding.rawValue), and the connection has used one in \(own.rawValue), which cannot be together: \(advice)")
  }
}
