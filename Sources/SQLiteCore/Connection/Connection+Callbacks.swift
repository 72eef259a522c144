import SQLiteCalls

extension Connection {
  /// Makes all SQL compile again. SQLite must not be used within a callback, so statements are finalized later then.
  package func forgetCompiled() { cache.forgetAll(finalizes: callbackDepth == 0) }

  /// The handle, for registering something.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  @inline(never) package func openHandleToChange(function: String? = nil) throws(SQLiteError) -> OpaquePointer {
    try admitChange()
    noteRegistration(of: function)
    return unsafe try openHandle()
  }

  /// Refuses a change of hooks, functions or collations within a callback.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE, also after ``close()``.
  func admitChange() throws(SQLiteError) {
    try enter()
    if isInCallback {
      throw SQLiteError.refused(.misuse, "hooks, functions and collations cannot be changed within a callback of the same connection")
    }
    _ = unsafe try openHandle()
  }

  /// Runs a callback of SQLite. The connection cannot be closed meanwhile, and SQL on it is refused unless SQLite allows it here.
  @inline(__always) package func inCallback<Result>(allowsSQL: Bool, _ body: () -> Result) -> Result {
    let refusedSQL = isInCallback
    isInCallback = !allowsSQL
    callbackDepth &+= 1
    defer {
      callbackDepth &-= 1
      isInCallback = refusedSQL
    }
    return body()
  }
}
