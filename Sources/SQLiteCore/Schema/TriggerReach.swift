import SQLiteCallsCore

/// The triggers that are compiled along with a statement: those it fires, those that these fire, and so on, one within the other.
///
/// SQLite compiles them by calling itself, to no limit: some thousand triggers that fire each other in a row overflow the stack of a thread.
package struct TriggerReach {
  /// How many may be compiled with one statement. With SQLite 3.40, 400 fit in 512 kB of stack, the smallest that threads have.
  package static let most = 150

  private var targets: [SchemaName: [Set<SchemaName>]] = [:]

  /// No triggers.
  package init() {}

  /// Adds a trigger that is on a table or view.
  package mutating func add(_ sql: String, on table: SchemaName) {
    targets[table, default: []].append(Set(SQLToken.all(in: sql).writes.map(\.table)))
  }

  /// Why a statement that writes a table should not be compiled; nil when it may be.
  package func problem(writing table: SchemaName) -> String? {
    if reach(from: table, atMost: Self.most).count <= Self.most { return nil }
    return "the triggers of \(table.spelling) fire others, more than \(Self.most) in all, which is more than is compiled"
  }

  /// The tables and views whose triggers are compiled with a statement that writes one, that one first.
  package func reach(from table: SchemaName) -> [SchemaName] { reach(from: table, atMost: .max).tables }

  /// The tables and views, and the number of their triggers; the search ends as soon as that number is above a limit.
  private func reach(from table: SchemaName, atMost most: Int) -> (tables: [SchemaName], count: Int) {
    var seen: Set<SchemaName> = []
    seen.insert(table)
    var reached = [table]
    var next = 0
    var count = 0
    while next < reached.count, count <= most {
      let triggers = targets[reached[next]] ?? []
      count += triggers.count
      next += 1
      for target in triggers.joined() where seen.insert(target).inserted { reached.append(target) }
    }
    return (reached, count)
  }
}

extension PreparedStatement {
  /// Sets `recursive_triggers` to the value that the statement needs. SQLite compiles the statement with it at the first step, when anything has changed.
  @usableFromInline func settleTriggers(on connection: Connection) throws {
    switch unsafe role {
    case .unrelated: break
    case .isPragma: try connection.restoreRecursiveTriggers()
    case .changesSchema: connection.recursiveTriggers?.isCurrent = false
    case .undoesSchema: connection.recursiveTriggers?.forget()
    case .commits, .rollsBack:
      try refuseEnding(on: connection)
      if unsafe role == .commits { connection.recursiveTriggers?.isCurrent = false } else { connection.recursiveTriggers?.forget() }
    case .attaches: connection.noteOtherSchema()
    case .isLogPragma: try prepareLogPragma(on: connection)
    case .vacuums: try prepareVacuum(on: connection)
    case .writesTables, .writesVirtualTables:
      let found = unsafe firing as? FoundFiring ?? FoundFiring(writes: SQLToken.all(in: ownSQL).writes)
      unsafe firing = found
      try connection.settleTriggers(for: found)
    }
  }

  /// Compiles the statement again, so that it may use virtual tables, when an error says that a trigger has come to use one since it was compiled.
  ///
  /// - Returns: Whether the failed step can be tried again. It cannot where the statement still compiles as it was: then a function, or a trigger, said
  ///   those words.
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

  /// The error of triggers that fire themselves, with the reason why they may, where the program did not choose the setting.
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
