import SQLiteCalls

extension Connection {
  /// Compiles one of this package's own statements, bypassing the gate and the program's authorizers, passes it to the closure and
  /// finalizes it.
  func withOwnStatement<Answer>(
    _ sql: String, _ flags: PrepareFlags = [], _ body: (PreparedStatement) throws -> Answer
  ) throws -> Answer {
    try onBehalfOfCurrentStatement {
      let handle = unsafe try openHandle()
      var statement: OpaquePointer?
      let code = bypassingAuthorizers {
        unsafe wrapper.sqlite3_prepare_v3(handle, sql, Int32(sql.utf8.count), flags.rawValue, &statement, nil)
      }
      defer { _ = unsafe wrapper.sqlite3_finalize(statement) }  // returns the code of the last step again
      try check(code, in: .sqlite3_prepare_v3, sql: sql)
      guard let statement = unsafe statement else {
        throw SQLiteError(.nomem, "no statement was made", origin: .call(.sqlite3_prepare_v3), sql: sql)
      }
      var kind = StatementKind()
      kind.replacing.isOn = triggers.isOn  // so that a retried first step leaves the setting alone
      return try body(unsafe PreparedStatement(self, handle: statement, sql: sql, kind))
    }
  }

  /// Does the same as ``withOwnStatement(_:_:_:)``, for code that calls C with the handle.
  package func withOwnHandle<Answer>(_ sql: String, _ body: (OpaquePointer) throws -> Answer) throws -> Answer {
    try withOwnStatement(sql) { try unsafe body($0.handle) }
  }

  /// Runs this package's own statements, for which the program's authorizers are not called.
  package func bypassingAuthorizers<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let former = bypassesAuthorizers
    bypassesAuthorizers = true
    defer { bypassesAuthorizers = former }
    return try onBehalfOfCurrentStatement(body)
  }

  /// Records the program's statement that is being processed.
  func noteCurrentStatement(_ sql: String, from offset: Int) {
    if !bypassesAuthorizers { currentStatement = sql.utf8.count < 1 << 16 ? (sql, offset) : ("", 0) }
  }

  /// Marks all statements run by the closure as run on behalf of the program's current statement.
  private func onBehalfOfCurrentStatement<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    guard OwnStatements.reason == nil, !currentStatement.text.isEmpty else { return try body() }
    let reason =
      currentStatement.offset == 0
      ? currentStatement.text : String(decoding: currentStatement.text.utf8.dropFirst(currentStatement.offset), as: UTF8.self)
    return try OwnStatements.$reason.withValue(reason, operation: body)
  }
}

/// The statements that this package runs on its own initiative, such as a query of the schema before a write.
package enum OwnStatements {
  /// The program's SQL, from its beginning, on whose behalf this package's own statement runs; nil if none is running.
  @TaskLocal package static var reason: String?
}
