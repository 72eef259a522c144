import SQLiteCore

extension Connection {
  /// Adopts the text encoding of a database that is to replace one of this connection. Throws if the connection or its other databases have
  /// used another encoding, because SQLite could then read none of them.
  ///
  /// - Parameters:
  ///   - what: The subject of the error message: the database and the verb.
  ///   - schema: The database to be replaced.
  ///   - advice: The advice in the error message.
  func take(_ encoding: DatabaseEncoding, of what: String, replacing schema: String, otherwise advice: String) throws {
    guard var own = try value("PRAGMA encoding", as: DatabaseEncoding.self), encoding != own else { return }
    let others = try schemaNames.filter { !$0.isName(schema) && !$0.isName("temp") }
    if others.isEmpty, !hasTemporary {
      try prepare(SQL(unchecked: "PRAGMA encoding = '\(encoding.rawValue)'")).run()  // ignored once an encoding has been used
      own = try value("PRAGMA encoding", as: DatabaseEncoding.self) ?? own
    }
    if encoding == own { return }
    throw SQLiteError.refused(
      .error,
      "\(what) a database in \(encoding.rawValue), and the connection has used one in \(own.rawValue), which cannot be together: \(advice)")
  }
}
