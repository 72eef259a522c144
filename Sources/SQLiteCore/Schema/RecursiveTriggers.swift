import SQLiteCalls

/// The setting `recursive_triggers` of a connection on which triggers write virtual tables; no other connection has it.
///
/// An index that triggers keep, such as a search table's, has to know of the rows that REPLACE removes, and DELETE triggers fire for these only with that
/// setting. Without it, as in SQLite by default, a trigger never fires itself. So it is on while such a statement is compiled, and off again before one to
/// which it makes another difference. Setting it makes SQLite compile all statements again.
final class RecursiveTriggers: ConnectionAttachment {
  /// The versions of the schemas that the firings were read from.
  private var versions: [Int] = []
  private(set) var firings = TriggerFirings([])
  /// How often they were read.
  private(set) var generation = 0
  /// What the program has set by the pragma; nil until it is read.
  var chosen: Bool?
  /// What is in force; nil when that is not known.
  var isOn: Bool?

  /// Whether a statement can be run as it is: the setting is off, and it replaces nothing that matters, or fails when a trigger comes to use a virtual table.
  func isSettled(for found: FoundFiring, _ role: TriggerRole) -> Bool {
    guard isOn == false, chosen != nil, generation > 0 else { return false }
    return !(firings.mayReplace || found.saysReplace) || !firings.hasIndexes && role == .writesTables
  }

  func refresh(on connection: Connection) throws {
    let schemas = try connection.schemaNames
    var found: [Int] = []
    for schema in schemas { found.append(try connection.value("PRAGMA \(identifier: schema).schema_version") ?? 0) }
    guard found != versions || generation == 0 else { return }
    let objects = try schemas.flatMap { try connection.storedObjects(.table, .trigger, in: $0) }
    (versions, firings) = (found, TriggerFirings(objects))
    generation += 1
  }
}

/// What was found of a statement in one generation of ``RecursiveTriggers``.
final class FoundFiring {
  let writes: [TableWrite]
  var setting = TriggerFirings.Setting.either
  var generation = 0

  init(_ sql: String) { writes = SQLToken.all(in: sql).writes }

  var saysReplace: Bool { writes.contains { $0.policy == "replace" } }
}

extension Connection {
  /// The setting where triggers write virtual tables; nil elsewhere.
  var recursiveTriggers: RecursiveTriggers? { attachments[RecursiveTriggers.self] }

  /// What the statement after an offset has to do with the setting, by its first word.
  func triggerRole(of sql: String, from offset: Int) -> TriggerRole {
    guard settlesTriggers else { return .unrelated }
    var lexer = SQLLexer(sql.utf8.dropFirst(offset))
    guard var word = lexer.next() else { return .unrelated }
    while word.isSpace || word.isSemicolon {
      guard let next = lexer.next() else { return .unrelated }
      word = next
    }
    let verbs = ["insert", "update", "delete", "replace"]
    if verbs.contains(where: { lexer.spells(word, $0) }) { return .writesTables }
    if lexer.spells(word, "with") {
      while let next = lexer.next() {
        if verbs.contains(where: { lexer.spells(next, $0) }) { return .writesTables }
      }
    } else if recursiveTriggers != nil, lexer.spells(word, "pragma") {
      while let next = lexer.next(), !next.isSemicolon {
        if lexer.spells(next, "recursive_triggers") { return .isPragma }
      }
    }
    return .unrelated
  }

  /// Takes note that a statement uses virtual tables: from now on each statement that writes is looked at before it runs.
  func noteVirtualTables() {
    guard recursiveTriggers == nil else { return }
    attachments[RecursiveTriggers.self] = RecursiveTriggers()
    unsafe cache.forEach { unsafe $0.looksAtTriggers = $0.role != .unrelated }
  }

  /// Puts back what the program has set, before it reads or sets that itself.
  func restoreRecursiveTriggers() throws(SQLiteError) {
    guard let triggers = recursiveTriggers, let chosen = triggers.chosen else { return }
    if triggers.isOn != chosen { try set(triggers, chosen) }
    triggers.chosen = nil
  }

  /// Makes the setting what changes of any table need that SQLite compiles itself: they say REPLACE only where the schema does.
  func settleTriggersForEveryWrite() throws {
    guard settlesTriggers, try recursiveTriggers != nil || schemaMentions(["replace"], in: "main") else { return }
    noteVirtualTables()
    guard let triggers = recursiveTriggers else { return }
    try triggers.refresh(on: self)
    try settle(triggers, triggers.firings.setting(for: triggers.firings.everyWrite))
  }

  fileprivate func settle(_ triggers: RecursiveTriggers, _ setting: TriggerFirings.Setting) throws {
    if triggers.chosen == nil {
      let chosen = try pragma(.recursiveTriggers)
      (triggers.chosen, triggers.isOn) = (chosen, chosen)
    }
    if triggers.chosen == true || setting == .either { return }
    if triggers.isOn != (setting == .on) { try set(triggers, setting == .on) }
  }

  private func set(_ triggers: RecursiveTriggers, _ isOn: Bool) throws(SQLiteError) {
    triggers.isOn = nil
    let sql = "PRAGMA recursive_triggers=\(isOn ? "ON" : "OFF")"
    try check(unsafe wrapper.sqlite3_exec(try openHandle(), sql, nil, nil, nil), in: .sqlite3_exec, sql: sql)
    triggers.isOn = isOn
  }
}

extension PreparedStatement {
  /// Makes `recursive_triggers` what the statement needs. SQLite compiles the statement with it at the first step, when anything has changed.
  @usableFromInline func settleTriggers(on connection: Connection) throws {
    guard let triggers = connection.recursiveTriggers else { return }
    if unsafe role == .isPragma { return try connection.restoreRecursiveTriggers() }
    let found = unsafe firing as? FoundFiring ?? FoundFiring(ownSQL)
    unsafe firing = found
    if unsafe triggers.isSettled(for: found, role) { return }
    try triggers.refresh(on: connection)
    if found.generation != triggers.generation {
      (found.setting, found.generation) = (triggers.firings.setting(for: found.writes), triggers.generation)
    }
    try connection.settle(triggers, found.setting)
  }

  /// Takes a compilation that may use virtual tables when an error says that a trigger has come to do so since it was compiled.
  ///
  /// - Returns: Whether what failed can be tried again.
  func admitVirtualTables(after error: SQLiteError, on connection: Connection) throws -> Bool {
    guard unsafe role == .writesTables, case .missingTable = error.meaning else { return false }
    _ = unsafe wrapper.sqlite3_reset(handle)  // it repeats the code
    let compiled: OpaquePointer?
    do {
      unsafe (compiled, _, _) = try connection.compile(ownSQL, from: 0, flags: .persistent, as: .writesVirtualTables)
    } catch let error as SQLiteError {
      if case .missingTable = error.meaning { return false }
      throw error
    }
    guard let compiled = unsafe compiled else { return false }
    let code = unsafe wrapper.sqlite3_transfer_bindings(handle, compiled)
    if code != 0 {
      _ = unsafe wrapper.sqlite3_finalize(compiled)  // it never ran: there is no code to repeat
      throw connection.error(code, in: .sqlite3_transfer_bindings, sql: sql)
    }
    unsafe replace(with: compiled)
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
  private var ownSQL: String { unsafe wrapper.sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? sql }
}
