import SQLiteCalls

extension Connection {
  /// Opens another database on this connection, under a schema name.
  ///
  /// A database may be attached inside a transaction; a rollback does not detach it.
  /// - Parameters:
  ///   - location: The file, or a private database. A URI determines the access to the file by itself.
  ///   - schema: Any name without a NUL that is not in use.
  ///   - access: The access to a file, at most the connection's own; nil for the same access as the connection.
  /// - Throws: ``SQLiteError`` that names the file: SQLITE_CANTOPEN, SQLITE_PERM for a file that should be new but exists, or SQLITE_ERROR
  ///   for more access than the connection has, a name in use, too many databases or a different text encoding. After an error, nothing is
  ///   attached.
  ///
  /// <https://sqlite.org/lang_attach.html>
  public func attach(_ location: Location, as schema: String, access: Access? = nil) throws {
    let access = access ?? (self.access == .new ? .create : self.access == .immutable ? .readOnly : self.access)
    let made = try NewFile.make(at: location, access: access, on: wrapper)
    do {
      try prepare("ATTACH \(try location.uri(for: access)) AS \(identifier: schema)").run()
    } catch {
      made?.remove()
      let error = cause(of: error)
      guard let known = error as? SQLiteError, known.origin == .call(.sqlite3_step), let subject = location.path else { throw error }
      throw known.reworded("\(known.message); attaching \(subject)")
    }
  }

  /// Closes an attached database.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a database that is not attached, or that is used by a statement, the open transaction
  ///   or a session; it then stays attached.
  ///
  /// <https://sqlite.org/lang_detach.html>
  public func detach(_ schema: String) throws {
    try enter()
    let users = attachments.namesUnguarded(in: schema)
    if !users.isEmpty {  // SQLite would detach it anyway
      throw SQLiteError.refused(.error, "the database \(schema) cannot be detached; in use: " + users.joined(separator: "; "))
    }
    do {
      try prepare("DETACH \(identifier: schema)").run()
    } catch let error as SQLiteError {
      guard case .databaseInUse = error.meaning else { throw error }
      throw error.reworded("\(error.message): a statement or the open transaction uses it; detach it afterwards")
    }
  }

  /// Attaches a database, runs a closure, and detaches the database.
  ///
  /// - Throws: The same ``SQLiteError`` as ``attach(_:as:access:)`` and ``detach(_:)``, or the closure's error; only the first error is
  ///   thrown.
  @discardableResult public func withAttached<Result>(
    _ location: Location, as schema: String, access: Access? = nil, _ body: () throws -> Result
  ) throws -> Result {
    try attach(location, as: schema, access: access)
    return try attempt(body) { try detach(schema) }
  }
}

extension Connection.Location {
  /// The path of a file, or the URI, as given; nil for a private database.
  var path: String? {
    switch self {
    case .file(let text), .uri(let text): text
    case .memory, .temporary: nil
    }
  }

  /// Returns the name for ATTACH, which includes the access, because the flags of the connection might allow more.
  fileprivate func uri(for access: Connection.Access) throws -> String {
    let name = try name(for: access)  // throws for text that cannot be a name
    guard case .file(let path) = self, access != .immutable else { return name }
    let mode =
      switch access {
      case .create: "rwc"
      case .readWrite, .new: "rw"
      case .readOnly, .immutable: "ro"
      }
    return SQL.fileURI(path: path) + "?mode=" + mode
  }
}
