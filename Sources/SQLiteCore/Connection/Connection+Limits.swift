public import SQLiteCalls

extension Connection {
  /// The number of parameters that every library has, unless it was built with fewer than any library is known to have.
  static let parametersOfEveryLibrary = 999

  /// A limit of this connection, in the unit of the limit: bytes, columns, parameters …
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a limit the library does not know, SQLITE_ERROR for an engine that knows none, SQLITE_MISUSE
  ///   after ``close()``.
  ///
  /// The C function is `sqlite3_limit`: <https://sqlite.org/c3ref/limit.html>
  public func limit(_ limit: Limit) throws(SQLiteError) -> Int {
    let open = unsafe try openHandle()
    try wrapper.refuseWithout(.sqlite3_limit)
    let value = unsafe wrapper.sqlite3_limit(open, limit.rawValue, -1)
    if value < 0 { throw SQLiteError(.range, "the library knows no limit \(limit.rawValue)", origin: .call(.sqlite3_limit)) }
    return Int(value)
  }

  /// Sets a limit of this connection. Exceeding it is an error from then on, such as SQLITE_TOOBIG.
  ///
  /// - Returns: The former limit.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a value the library was not built for, and the limit is as before; SQLITE_MISUSE after
  ///   ``close()``.
  ///
  /// The C function is `sqlite3_limit`: <https://sqlite.org/c3ref/limit.html>
  @discardableResult public func setLimit(_ limit: Limit, to value: Int) throws(SQLiteError) -> Int {
    let former = try self.limit(limit)
    guard value >= 0, let wanted = Int32(exactly: value) else {
      throw SQLiteError.refused(.range, "a limit cannot be \(value)")
    }
    let open = unsafe try openHandle()
    _ = unsafe wrapper.sqlite3_limit(open, limit.rawValue, wanted)
    let set = try self.limit(limit)
    guard set == value else {  // SQLite takes the nearest one it can and says nothing
      _ = unsafe wrapper.sqlite3_limit(open, limit.rawValue, Int32(clamping: former))
      throw SQLiteError.refused(.range, "limit \(limit.rawValue) cannot be \(value): the nearest is \(set)")
    }
    if limit == .variableNumber { parameterLimit = min(value, Self.parametersOfEveryLibrary) }
    return former
  }
}

extension Connection {
  /// The version of the library, such as "3.40.1". <https://sqlite.org/c3ref/libversion.html>
  public var libraryVersion: String {
    guard let version = unsafe wrapper.sqlite3_libversion() else { return "" }
    return unsafe String(cString: version)
  }

  /// Whether the library was built so that several threads may use it, each with connections of its own.
  ///
  /// This connection is for one thread at a time all the same. <https://sqlite.org/c3ref/threadsafe.html>
  public var isLibraryThreadSafe: Bool { wrapper.sqlite3_threadsafe() != 0 }
}
