import SQLiteCallsCore

/// The setting `recursive_triggers` of a connection on which triggers write virtual tables, or rows are replaced; no other connection has this object.
///
/// An index that triggers keep, such as a search table's, has to know of the rows that REPLACE removes, and DELETE triggers fire for these only with that
/// setting. Without it, as in SQLite by default, a trigger never fires itself. So the setting is on while such a statement is compiled, and off again before
/// a statement for which it makes another difference. Setting it makes SQLite compile all statements again.
///
/// The object is made with the first statement that uses a virtual table, that says REPLACE itself, or that makes an object whose SQL says it. The SQL of
/// databases that are opened is searched for the word once, before the first write. Three kinds of changes go unseen: those of another connection that later
/// adds the first such SQL to a schema; those of another connection between the look at the schema and a statement outside a transaction; and those by calls
/// on the raw handle.
package final class RecursiveTriggers: ConnectionAttachment {
  private var schemas: [String] = []
  /// The versions of the schemas that the firings were read from; empty when the versions may come again for other schemas.
  private var versions: [Int] = []
  /// Whether nothing can have changed since the last look: that look was in the transaction that is still open.
  var isCurrent = false
  /// Whether the SQL of the schemas says REPLACE, so that statements may replace rows without saying so.
  private(set) var mentionsReplace = false
  private var firings = TriggerFirings()
  /// The findings for changes of any table.
  let everyWrite = FoundFiring(writes: nil)
  /// Whether the firings are those of the versions.
  private var isRead = false
  /// The SQL of the objects that the firings were read from: most of it is there again after a change.
  private var tokens: [String: [SQLToken]] = [:]
  /// How often the firings were read.
  private(set) var generation = 0
  /// The value that the program has set by the pragma; nil until it is read.
  var chosen: Bool?
  /// The value in force; nil when it is not known.
  var isOn: Bool?
  /// How many calls had failed at the last look: each of them may have rolled a transaction back.
  private var failedCalls = 0

  /// Treats the schemas as unknown.
  func forget() { (schemas, versions, isCurrent) = ([], [], false) }

  package func noteUntoldChange() { forget() }

  /// Whether nothing can have changed since the last look.
  func isCurrent(on connection: Connection) -> Bool { unsafe isCurrent && failedCalls == connection.failedCalls }

  /// Looks whether a schema has changed.
  func refresh(on connection: Connection) throws {
    if isCurrent(on: connection) { return }
    if unsafe failedCalls != connection.failedCalls { forget() }
    unsafe failedCalls = connection.failedCalls
    try connection.askingForItself {
      if schemas.isEmpty { schemas = try connection.schemasByName() }
      let found = try schemas.map { try connection.value("PRAGMA \(identifier: $0).schema_version") ?? 0 }
      if found != versions {
        mentionsReplace = try connection.mentionsReplace(in: schemas)
        (versions, isRead) = (found, false)
      }
    }
    isCurrent = unsafe connection.failures.depth == 0 && connection.isInTransaction
  }

  /// The firings of the schemas that were looked at, which are read when they are asked for.
  func firings(on connection: Connection) throws -> TriggerFirings {
    if isRead { return firings }
    let objects = try connection.askingForItself {
      try schemas.map { (SchemaName($0), try connection.storedObjects(.table, .view, .trigger, in: $0)) }
    }
    var read: [String: [SQLToken]] = [:]
    firings = TriggerFirings(objects) { sql in
      let tokens = tokens[sql] ?? SQLToken.all(in: sql)
      read[sql] = tokens
      return tokens
    }
    (tokens, isRead) = (read, true)
    generation += 1
    return firings
  }

  /// Whether the setting makes no difference for a statement: no rows are replaced, and no trigger fires itself while the setting is off.
  func isIdle(for found: FoundFiring) -> Bool { isOn == false && !mentionsReplace && !found.saysPolicy }
}

/// The findings about a statement in one generation of ``RecursiveTriggers``.
final class FoundFiring {
  /// The writes of the statement; nil for changes of any table.
  let writes: [TableWrite]?
  let saysPolicy: Bool
  private var setting = TriggerFirings.Setting.either
  private var generation = 0

  init(writes: [TableWrite]?) {
    self.writes = writes
    saysPolicy = writes?.contains { ["replace", "ignore", "fail"].contains($0.policy) } == true
  }

  /// The setting that the statement is to be compiled with.
  func setting(by triggers: RecursiveTriggers, on connection: Connection) throws -> TriggerFirings.Setting {
    let firings = try triggers.firings(on: connection)
    if generation != triggers.generation {
      (setting, generation) = (firings.setting(for: writes ?? firings.everyWrite), triggers.generation)
    }
    return setting
  }
}

extension Connection {
  /// The setting where triggers write virtual tables; nil elsewhere.
  package var recursiveTriggers: RecursiveTriggers? { attachments[RecursiveTriggers.self] }

  /// Whether a statement is looked at before it runs.
  func looksAtTriggers(of role: TriggerRole) -> Bool {
    switch role {
    case .unrelated: false
    case .attaches, .isLogPragma, .commits, .rollsBack, .vacuums: true
    case .writesTables, .writesVirtualTables: unsafe recursiveTriggers != nil || !knowsReplacing
    case .isPragma, .changesSchema, .undoesSchema: recursiveTriggers != nil
    }
  }

  private func lookAtTriggersAsNeeded() { unsafe cache.forEach { unsafe $0.looksAtTriggers = looksAtTriggers(of: $0.role) } }

  /// Takes note that a statement uses virtual tables, or that rows may be replaced: from now on each statement that writes is looked at before it runs.
  func noteVirtualTables() {
    guard recursiveTriggers == nil else { return }
    attachments[RecursiveTriggers.self] = RecursiveTriggers()
    lookAtTriggersAsNeeded()
  }

  /// Takes note of a statement that was compiled to change the schema, when its text says REPLACE.
  func noteReplacing(in sql: String, _ range: Range<Int>) {
    guard recursiveTriggers == nil, StatementStart(sql, range.lowerBound).maySay(["replace"]) else { return }
    var lexer = SQLLexer(sql.utf8.dropFirst(range.lowerBound).prefix(range.count))
    while let lexeme = lexer.next() {
      if lexer.spells(lexeme, "replace") { return noteVirtualTables() }
    }
  }

  /// Takes note that a database was added, or is another one now: its SQL is searched before the next write.
  package func noteOtherSchema() {
    guard settlesTriggers else { return }
    unsafe knowsReplacing = false
    recursiveTriggers?.forget()
    lookAtTriggersAsNeeded()
  }

  /// Finds out from the SQL of the databases, once, whether statements may replace rows without saying so. The SQL of `temp` was all compiled here.
  private func askForReplacing() throws {
    if unsafe recursiveTriggers != nil || knowsReplacing { return }
    let mentions = try askingForItself { try mentionsReplace(in: schemaNames.filter { !$0.isTemp }) }
    unsafe knowsReplacing = true
    if mentions { noteVirtualTables() } else { lookAtTriggersAsNeeded() }
  }

  fileprivate func mentionsReplace(in schemas: [String]) throws -> Bool {
    try schemas.contains { try schemaMentions(["replace"], in: $0) }
  }

  /// Runs statements of this package's own, about which no authorizer of the program is asked.
  package func askingForItself<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    guard let authorizer = hooks?.authorizer else { return try body() }
    let former = authorizer.isAnsweredHere
    authorizer.isAnsweredHere = true
    defer { authorizer.isAnsweredHere = former }
    return try body()
  }

  /// Restores the value that the program has set, before the program reads or sets the pragma itself.
  func restoreRecursiveTriggers() throws(SQLiteError) {
    guard let triggers = recursiveTriggers, let chosen = triggers.chosen else { return }
    if triggers.isOn != chosen { try set(triggers, chosen) }
    triggers.chosen = nil
  }

  /// Sets the pragma for changes of any table that SQLite compiles itself: these say REPLACE only where the schema does.
  package func settleTriggersForEveryWrite() throws {
    guard settlesTriggers else { return }
    try askForReplacing()
    if let triggers = recursiveTriggers { try settleTriggers(for: triggers.everyWrite) }
  }

  /// Takes the lock that a write needs, in a transaction that has not begun to read.
  ///
  /// A look at the schema would begin the reading, and SQLite does not wait for a lock when a transaction that has read begins to write.
  private func lock(for write: TableWrite) throws {
    guard isInTransaction, try transactionState(of: write.schema?.spelling ?? "main") == .none else { return }
    let schema = write.schema.map { "\($0.spelling.quoted(by: "\""))." } ?? ""
    let sql = "DELETE FROM \(schema)\(write.table.spelling.quoted(by: "\"")) WHERE 0"
    // Triggers are off, as none would fire anyway: compiling them may read, as when a virtual table is used for the first time.
    _ = try withOption(.enableTrigger, 0) {
      try askingForItself {
        // A view may refuse the DELETE: then the look at the schema comes first.
        guard let compiled = unsafe try? compile(sql, from: 0, flags: [], as: FirstWords(of: .unrelated)).handle else { return }
        let code = unsafe wrapper.sqlite3_step(compiled)
        _ = unsafe wrapper.sqlite3_finalize(compiled)  // it repeats the code; while the statement lives, it would be said to hold the lock
        // Some errors roll the transaction back, and the write would be committed by itself. After other errors the write itself reports what is wrong.
        if code & 0xff == ResultCode.busy.rawValue || !isInTransaction { throw failure(code, in: .sqlite3_step) }
      }
    }
  }

  private func askForChoice(_ triggers: RecursiveTriggers) throws {
    guard triggers.chosen == nil else { return }
    let chosen = try askingForItself { try pragma(.recursiveTriggers) }
    (triggers.chosen, triggers.isOn) = (chosen, chosen)
  }

  private func set(_ triggers: RecursiveTriggers, _ isOn: Bool) throws(SQLiteError) {
    triggers.isOn = nil
    let sql = "PRAGMA recursive_triggers=\(isOn ? "ON" : "OFF")"
    let handle = unsafe try openHandle()
    let code = askingForItself { unsafe wrapper.sqlite3_exec(handle, sql, nil, nil, nil) }
    try check(code, in: .sqlite3_exec, sql: sql)
    triggers.isOn = isOn
  }

  /// Sets the pragma as a statement that writes needs it.
  func settleTriggers(for found: FoundFiring) throws {
    if recursiveTriggers?.isCurrent(on: self) != true, let write = found.writes?.first { try lock(for: write) }
    try askForReplacing()
    guard let triggers = recursiveTriggers else { return }
    try triggers.refresh(on: self)
    try askForChoice(triggers)
    if triggers.isIdle(for: found) { return }
    let setting = try found.setting(by: triggers, on: self)
    if case .losesWords(let table) = setting {
      throw SQLiteError.refused(
        .error,
        """
        OR IGNORE and OR FAIL cannot update \(table.spelling): a row that is passed over would lose its words in a search table of FTS4. \
        Update row by row in savepoints, or make the search table with FTS5
        """)
    }
    if triggers.chosen == true || setting == .either || triggers.isOn == (setting == .on) { return }
    try set(triggers, setting == .on)
  }
}
