import SQLiteCalls

extension Connection {
  /// Discards all compiled statements. SQLite must not be used within a callback, so there they are finalized later.
  package func forgetCompiled() { cache.forgetAll(finalizes: callbackDepth == 0) }

  /// Returns the handle for registering something.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  @inline(never) package func openHandleToChange(function: String? = nil) throws(SQLiteError) -> OpaquePointer {
    try admitChange()
    noteRegistration(of: function)
    return unsafe try openHandle()
  }

  /// Throws if hooks, functions or collations may not be changed now, as within a callback.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE, also after ``close()``.
  func admitChange() throws(SQLiteError) {
    try enter()
    if isInCallback {
      throw SQLiteError.misuse("hooks, functions and collations cannot be changed within a callback of the same connection")
    }
    _ = unsafe try openHandle()
  }

  /// Runs the body of an SQLite callback. Meanwhile the connection cannot be closed, and SQL on it is refused unless SQLite allows it.
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
