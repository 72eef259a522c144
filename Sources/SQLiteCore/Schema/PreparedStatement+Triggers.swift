import SQLiteCallsCore

extension PreparedStatement {
  /// Makes `recursive_triggers` what the statement needs. SQLite compiles the statement with it at the first step, when anything has changed.
  @usableFromInline func settleTriggers(on connection: Connection) throws {
    switch unsafe role {
    case .unrelated: break
    case .isPragma: try connection.restoreRecursiveTriggers()
    case .changesSchema: connection.recursiveTriggers?.isCurrent = false
    case .undoesSchema: connection.recursiveTriggers?.forget()
    case .attaches: connection.noteOtherSchema()
    case .isLogPragma: try prepareLogPragma(on: connection)
    case .writesTables, .writesVirtualTables:
      let found = unsafe firing as? FoundFiring ?? FoundFiring(writes: SQLToken.all(in: ownSQL).writes)
      unsafe firing = found
      try connection.settleTriggers(for: found)
    }
  }

  /// Takes a compilation that may use virtual tables when an error says that a trigger has come to do so since it was compiled.
  ///
  /// - Returns: Whether what failed can be tried again. It cannot where the statement still compiles as it was: then a function, or a trigger, said those words.
  func admitVirtualTables(after error: SQLiteError, on connection: Connection) throws -> Bool {
    guard unsafe role == .writesTables, case .missingTable = error.meaning else { return false }
    _ = unsafe wrapper.sqlite3_reset(handle)  // it repeats the code
    let compiled: Compiled
    do {
      compiled = try connection.compile(ownSQL, from: 0, flags: .persistent, as: FirstWords(of: .writesTables))
    } catch let error as SQLiteError {
      if case .missingTable = error.meaning { return false }
      throw error
    }
    guard let replacement = unsafe compiled.handle else { return false }
    if compiled.words.role == .writesTables {
      _ = unsafe wrapper.sqlite3_finalize(replacement)  // it never ran: there is no code to repeat
      return false
    }
    let code = unsafe wrapper.sqlite3_transfer_bindings(handle, replacement)
    if code != 0 {
      _ = unsafe wrapper.sqlite3_finalize(replacement)  // as before
      throw connection.error(code, in: .sqlite3_transfer_bindings, sql: sql)
    }
    unsafe replace(with: replacement, .writesVirtualTables)
    try settleTriggers(on: connection)
    return true
  }

  /// The error of triggers that fire themselves, with the reason why they may, where the program did not choose that.
  func sayingWhyTriggersRecur(_ error: SQLiteError, on connection: Connection) -> SQLiteError {
    guard error.isOfTriggerRecursion, let triggers = connection.recursiveTriggers, triggers.isOn == true, triggers.chosen == false else {
      return error
    }
    let reason = "triggers fire themselves in this statement, because it may replace rows of which an index kept by triggers must know"
    return error.reworded("\(error.message); \(reason): use ON CONFLICT DO UPDATE, or delete the former row first")
  }

  /// The text of the statement alone, where ``sql`` is that of a whole script.
  var ownSQL: String { unsafe wrapper.sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? sql }
}
