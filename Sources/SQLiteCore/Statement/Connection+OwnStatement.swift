import SQLiteCalls

extension Connection {
  /// Compiles a statement of this package's own past the gate and the authorizers of the program, lends and finalizes it.
  func withOwnStatement<Answer>(
    _ sql: String, _ flags: PrepareFlags = [], _ body: (PreparedStatement) throws -> Answer
  ) throws -> Answer {
    try forStatementInHand {
      let handle = unsafe try openHandle()
      var statement: OpaquePointer?
      let code = askingForItself {
        unsafe wrapper.sqlite3_prepare_v3(handle, sql, Int32(sql.utf8.count), flags.rawValue, &statement, nil)
      }
      defer { _ = unsafe wrapper.sqlite3_finalize(statement) }  // it repeats the code of the last step
      try check(code, in: .sqlite3_prepare_v3, sql: sql)
      guard let statement = unsafe statement else {
        throw SQLiteError(.nomem, "no statement was made", origin: .call(.sqlite3_prepare_v3), sql: sql)
      }
      var kind = StatementKind()
      kind.replacing.isOn = triggers.isOn  // a first step that is tried again leaves the setting alone
      return try body(unsafe PreparedStatement(self, handle: statement, sql: sql, kind))
    }
  }

  /// The same as ``withOwnStatement(_:_:_:)``, for code that calls C with the handle.
  package func withOwnHandle<Answer>(_ sql: String, _ body: (OpaquePointer) throws -> Answer) throws -> Answer {
    try withOwnStatement(sql) { try unsafe body($0.handle) }
  }

  /// Runs statements of this package's own, about which no authorizer of the program is asked.
  package func askingForItself<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let former = asksForItself
    asksForItself = true
    defer { asksForItself = former }
    return try forStatementInHand(body)
  }

  /// Notes the statement of the program that is worked on now.
  func take(inHand sql: String, from offset: Int) {
    if !asksForItself { inHand = sql.utf8.count < 1 << 16 ? (sql, offset) : ("", 0) }
  }

  /// Marks what is run meanwhile as run for the statement of the program that is in hand.
  private func forStatementInHand<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    guard OwnStatements.reason == nil, !inHand.text.isEmpty else { return try body() }
    let reason = inHand.offset == 0 ? inHand.text : String(decoding: inHand.text.utf8.dropFirst(inHand.offset), as: UTF8.self)
    return try OwnStatements.$reason.withValue(reason, operation: body)
  }
}

/// The statements that this package runs of its own accord, such as a look at the schema before a write.
package enum OwnStatements {
  /// The SQL of the program for which one runs now, from its beginning; nil where none runs.
  @TaskLocal package static var reason: String?
}
