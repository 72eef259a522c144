import SQLiteCalls

extension Connection {
  /// Whether something has to be done before the first step of a statement.
  func preparesFirstStep(of kind: StatementKind) -> Bool {
    switch kind.verb {
    case .other: kind.isMadeReady
    case .writes:
      settlesTriggers
        && (kind.replacing.usesVirtualTables || kind.replacing.saysReplace || triggers.search != .foundNothing || triggers.wasOn)
    case .pragma(let maySet): kind.isMadeReady || settlesTriggers && (maySet || triggers.wasOn)
    case .changesSchema, .attaches, .detaches: settlesTriggers
    case .commits, .rollsBack, .vacuums: true
    }
  }
}

extension PreparedStatement {
  /// Takes the first step of a statement for which something has to be done before.
  @usableFromInline func stepPrepared(on connection: Connection) throws -> Bool {
    connection.take(inHand: sql, from: 0)
    if let pragma = kind.logPragma, pragma.isMadeReady { try makeReady(pragma, on: connection) }
    switch kind.verb {
    case .other: break
    case .writes: try askAboutReplacing(on: connection)
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

  /// Has the checkpoint of a pragma made; any other pragma is compiled here, since SQLite compiles one again when it runs once more, and would then read
  /// the setting past this package.
  private func makeReady(_ pragma: LogPragma, on connection: Connection) throws {
    if pragma.name == .checkpoint {
      try connection.checkpointGuard?.makeCheckpoint(pragma, of: self, on: connection)
    } else if unsafe wrapper.sqlite3_stmt_status(handle, StatementStatus.run.rawValue, 0) > 0 {
      let compiled = try connection.compile(ownSQL, from: 0, flags: .persistent)
      if let handle = unsafe compiled.handle { unsafe replace(with: handle, kind, on: connection) }
    }
  }

  /// Takes the first step, with the setting `recursive_triggers` that the statement needs: SQLite may compile it again.
  func codeOfFirstStep(on connection: Connection) throws -> Int32 {
    try connection.setTriggers(for: kind)
    return unsafe wrapper.sqlite3_step(handle)
  }

  /// Compiles the statement again where it may replace other rows than it did when it was compiled last.
  private func askAboutReplacing(on connection: Connection) throws {
    guard kind.replacing.events != connection.triggers.events else { return }
    if try kind.replacing.usesVirtualTables || kind.replacing.saysReplace || connection.schemaMayReplace() {
      try take(try connection.compile(ownSQL, from: 0, flags: .persistent), on: connection)
    } else {
      kind.replacing.events = connection.triggers.events
    }
  }

  /// Compiles the statement again, so that it may use virtual tables, when an error says that a trigger has come to use one since it was compiled.
  ///
  /// - Returns: Whether the failed step can be tried again. It cannot where the statement still compiles as it was: then a function, or a trigger, said
  ///   those words.
  func admitVirtualTables(after error: SQLiteError, on connection: Connection) throws -> Bool {
    guard connection.isForTables(kind), case .missingTable = error.meaning else { return false }
    _ = unsafe wrapper.sqlite3_reset(handle)  // it repeats the code
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

  /// Takes the place of another compiled statement of the same text, with the values that are bound.
  private func take(_ compiled: Compiled, on connection: Connection) throws {
    guard let replacement = unsafe compiled.handle else { return }
    let code = unsafe wrapper.sqlite3_transfer_bindings(handle, replacement)
    if code != 0 {
      connection.finalize(compiled)
      throw connection.error(code, in: .sqlite3_transfer_bindings, sql: sql)
    }
    unsafe replace(with: replacement, compiled.kind, on: connection)
  }

  /// The error of triggers that fire themselves, with the reason why they may, where this package has switched the setting on.
  func sayingWhyTriggersRecur(_ error: SQLiteError, on connection: Connection) -> SQLiteError {
    guard error.isOfTriggerRecursion, connection.triggers.isOn else { return error }
    let reason = "triggers fire themselves in this statement, because it may replace rows of which an index kept by triggers must know"
    return error.reworded("\(error.message); \(reason): use ON CONFLICT DO UPDATE, or delete the former row first")
  }

  /// The text of the statement alone, where ``sql`` holds a whole script.
  var ownSQL: String { unsafe wrapper.sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? sql }
}
