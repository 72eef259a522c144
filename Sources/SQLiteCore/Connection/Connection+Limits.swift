public import SQLiteCalls

extension Connection {
  /// The number of parameters that every known build of the library allows.
  static let parametersOfEveryLibrary = 999

  /// Returns a limit of this connection, in the limit's own unit: bytes, columns, parameters …
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a limit unknown to the library, SQLITE_ERROR for an engine without limits,
  ///   SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_limit`: <https://sqlite.org/c3ref/limit.html>
  public func limit(_ limit: Limit) throws(SQLiteError) -> Int {
    let open = unsafe try openHandle()
    try wrapper.refuseWithout(.sqlite3_limit)
    let value = unsafe wrapper.sqlite3_limit(open, limit.rawValue, -1)
    if value < 0 { throw SQLiteError(.range, "the library has no limit \(limit.rawValue)", origin: .call(.sqlite3_limit)) }
    return Int(value)
  }

  /// Sets a limit of this connection. Exceeding it is an error from then on, such as SQLITE_TOOBIG.
  ///
  /// - Returns: The previous limit.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a value the library was not built for, leaving the limit unchanged; SQLITE_MISUSE
  ///   after ``close()``.
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
    guard set == value else {  // SQLite silently uses the nearest limit it supports
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

  /// Whether the library was built for use by several threads, each with its own connections.
  ///
  /// This connection is still for one thread at a time. <https://sqlite.org/c3ref/threadsafe.html>
  public var isLibraryThreadSafe: Bool { wrapper.sqlite3_threadsafe() != 0 }
}
