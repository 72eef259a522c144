import SQLiteCalls

extension Connection {
  /// Returns whether the first step of a statement needs preparation.
  func preparesFirstStep(of kind: StatementKind) -> Bool {
    switch kind.verb {
    case .other: kind.isPreparedAtEachRun
    case .writes:
      settlesTriggers
        && (kind.replacing.usesVirtualTables || kind.replacing.containsReplace || triggers.search != .foundNothing || triggers.wasOn)
    case .pragma(let maySet): kind.isPreparedAtEachRun || settlesTriggers && (maySet || triggers.wasOn)
    case .changesSchema, .attaches, .detaches: settlesTriggers
    case .commits, .rollsBack, .vacuums: true
    }
  }
}

extension PreparedStatement {
  /// Prepares and takes the first step of a statement.
  @usableFromInline func stepPrepared(on connection: Connection) throws -> Bool {
    connection.noteCurrentStatement(sql, from: 0)
    if let pragma = kind.logPragma, pragma.isPreparedAtEachRun { try prepareRun(pragma, on: connection) }
    switch kind.verb {
    case .other: break
    case .writes: try recompileIfReplacing(on: connection)
    case .pragma(let maySet): if maySet { connection.noteTriggerEvent() }
    case .changesSchema: connection.noteTriggerEvent()
    case .attaches, .detaches: connection.noteOtherSchema()
    case .commits: try refuseEnding(on: connection)
    case .rollsBack:
      try refuseEnding(on: connection)
      connection.noteTriggerEvent()
    case .vacuums: try prepareVacuum(on: connection)
    }
    defer { connection.restoreTriggersIfPossible() }
    do { return try isRow(codeOfFirstStep(on: connection), on: connection) } catch let error as SQLiteError
      where kind.verb == .commits
    {
      throw connection.explained(error)
    }
  }

  /// Makes the checkpoint that the pragma requests. Any other pragma that has run is recompiled here, since SQLite would recompile it at
  /// its next run and would then read the setting without this package.
  private func prepareRun(_ pragma: LogPragma, on connection: Connection) throws {
    if pragma.name == .checkpoint {
      try connection.checkpointGuard?.makeCheckpoint(pragma, of: self, on: connection)
    } else if unsafe wrapper.sqlite3_stmt_status(handle, StatementStatus.run.rawValue, 0) > 0 {
      let compiled = try connection.compile(ownSQL, from: 0, flags: .persistent)
      if let handle = unsafe compiled.handle { unsafe replace(with: handle, kind, on: connection) }
    }
  }

  /// Takes the first step with the setting `recursive_triggers` that the statement needs, because SQLite may recompile it.
  func codeOfFirstStep(on connection: Connection) throws -> Int32 {
    try connection.setTriggers(for: kind)
    return unsafe wrapper.sqlite3_step(handle)
  }

  /// Recompiles the statement if it may now replace different rows than when it was last compiled.
  private func recompileIfReplacing(on connection: Connection) throws {
    guard kind.replacing.events != connection.triggers.events else { return }
    if try kind.replacing.usesVirtualTables || kind.replacing.containsReplace || connection.schemaMayReplace() {
      try take(try connection.compile(ownSQL, from: 0, flags: .persistent), on: connection)
    } else {
      kind.replacing.events = connection.triggers.events
    }
  }

  /// Recompiles the statement with access to virtual tables, if the error shows that a trigger now uses one.
  ///
  /// - Returns: Whether the failed step can be retried. It cannot be retried if the recompiled statement still uses no virtual table: the
  ///   error message then came from a function or a trigger.
  func admitVirtualTables(after error: SQLiteError, on connection: Connection) throws -> Bool {
    guard connection.excludesVirtualTables(kind), case .missingTable = error.meaning else { return false }
    _ = unsafe wrapper.sqlite3_reset(handle)  // returns the code again
    let compiled: Compiled
    do { compiled = try connection.compile(ownSQL, from: 0, flags: .persistent) } catch let error as SQLiteError {
      if case .missingTable = error.meaning { return false }
      throw error
    }
    if !compiled.kind.replacing.usesVirtualTables {
      connection.finalize(compiled)
      return false
    }
    try take(compiled, on: connection)
    return true
  }

  /// Replaces the compiled statement with a new one for the same text, and transfers the bound values.
  private func take(_ compiled: Compiled, on connection: Connection) throws {
    guard let replacement = unsafe compiled.handle else { return }
    let code = unsafe wrapper.sqlite3_transfer_bindings(handle, replacement)
    if code != 0 {
      connection.finalize(compiled)
      throw connection.error(code, in: .sqlite3_transfer_bindings, sql: sql)
    }
    unsafe replace(with: replacement, compiled.kind, on: connection)
  }

  /// Explains the error of triggers that fire themselves, if they do so because this package has switched the setting on.
  func explainingRecursion(_ error: SQLiteError, on connection: Connection) -> SQLiteError {
    guard error.isOfTriggerRecursion, connection.triggers.isOn else { return error }
    let reason = "triggers fire themselves in this statement, because it may replace rows that are in an index kept by triggers"
    return error.reworded("\(error.message); \(reason): use ON CONFLICT DO UPDATE, or delete the former row first")
  }

  /// The text of this statement alone, even if ``sql`` holds a whole script.
  var ownSQL: String { unsafe wrapper.sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? sql }
}
