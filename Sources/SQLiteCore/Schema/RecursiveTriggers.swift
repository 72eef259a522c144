import SQLiteCalls

/// The state of the setting `recursive_triggers` of a connection, which is on only while a statement that needs it is compiled and takes its first step.
///
/// An index that triggers keep, such as a search table's, has to know of the rows that REPLACE removes, and DELETE triggers fire for these only with that
/// setting. Without it, as in SQLite by default, a trigger never fires itself. A statement needs the setting where EXPLAIN lists more programs of triggers
/// with it than without, and a write of a virtual table among them.
///
/// SQLite looks at the setting when it compiles a statement, which the first step does again after a change of the schema. Compiling the pragma is enough
/// to set it, and makes no other statement compile again. Between statements the value is the program's own.
/// <https://sqlite.org/pragma.html#pragma_recursive_triggers>
struct RecursiveTriggers {
  /// The result of the search for the word REPLACE in the SQL of the databases, which each database is searched for once.
  enum SchemaSearch { case isDue, foundNothing, foundReplace }
  var search: SchemaSearch
  /// Whether this package has switched the setting on, or tried to switch it off and failed.
  fileprivate(set) var isOn = false
  /// Whether this package has ever switched the setting on: from then on it is looked at before each statement that writes.
  fileprivate(set) var wasOn = false
  /// Whether compiling the pragma sets it, as in SQLite; nil until the first setting was read back.
  fileprivate var actsWhenCompiled: Bool?
  /// Whether SQLite was asked about a statement.
  fileprivate(set) var wasAsked = false
  /// The number of events after which a kept statement may replace other rows than before: changes of the schema or of a setting, rollbacks.
  fileprivate(set) var events = 0

  init(search: SchemaSearch) { self.search = search }
}

extension Connection {
  /// Takes note of something after which statements may replace other rows than when they were compiled.
  func noteTriggerEvent() { triggers.events &+= 1 }

  /// Takes note that a database was added, or is another one now: its SQL is searched before the next write.
  package func noteOtherSchema() {
    guard settlesTriggers else { return }
    triggers.search = .isDue
    noteTriggerEvent()
    lookAtTriggersBeforeWrites()
  }

  /// Takes note of a statement that was compiled to change the schema, when its text says REPLACE.
  func noteReplacing(in statement: StatementStart, to end: Int) {
    guard triggers.search == .foundNothing, statement.says("replace", before: end) else { return }
    triggers.search = .foundReplace
    noteTriggerEvent()
    lookAtTriggersBeforeWrites()
  }

  private func lookAtTriggersBeforeWrites() { cache.forEach { $0.preparesFirstStep = preparesFirstStep(of: $0.kind) } }

  /// Whether the SQL of a database says REPLACE, so that statements may replace rows without saying so, or is still to be searched.
  ///
  /// The search reads, so it does not begin the reading of a transaction: SQLite does not wait for a lock when a transaction that has read begins to write.
  func schemaMayReplace() throws -> Bool {
    guard triggers.search == .isDue else { return triggers.search == .foundReplace }
    let schemas = try schemaNames.filter { !$0.isTemp }  // the SQL of `temp` was all compiled here
    if isInTransaction, try schemas.contains(where: { try transactionState(of: $0) == .none }) { return true }
    let found = try askingForItself { try schemas.contains { try schemaMentions(["replace"], in: $0) } }
    triggers.search = found ? .foundReplace : .foundNothing
    lookAtTriggersBeforeWrites()
    return found
  }

  /// Whether a statement may remove rows by REPLACE of which a virtual table that triggers keep has to know.
  ///
  /// - Parameter usesVirtualTables: Whether it is known to use a virtual table without the setting.
  /// - Throws: ``SQLiteError``, also for an update by which a search table of FTS4 would lose words.
  func replacesIndexedRows(_ sql: String, usesVirtualTables: Bool = false) throws -> Bool {
    triggers.wasAsked = true
    defer { restoreTriggersIfPossible() }
    if try !usesVirtualTables && isForTablesAlone(sql) { return false }
    try lockBeforeReading(for: sql)
    do {
      let on = try triggerPrograms(of: sql, isOn: true)
      // A statement that runs no trigger with the setting runs none without it.
      guard on.writesVirtualTables, on.count > 0 else { return false }
      let off = try triggerPrograms(of: sql, isOn: false)
      try refuseLosingWords(off)
      return on.count > off.count
    } catch let error as SQLiteError where error.code == .toobig {
      return true  // the text is so long that EXPLAIN does not fit before it
    }
  }

  /// Whether a statement uses no virtual table even with the setting.
  private func isForTablesAlone(_ sql: String) throws -> Bool {
    try fireTriggersForReplacedRows()
    do {
      try withOwnStatement(sql, .noVtab) { _ in }
      return true
    } catch let error as SQLiteError {
      if case .missingTable = error.meaning { return false }
      throw error
    }
  }

  /// Whether an insert, update or deletion in a table may do so, as ``replacesIndexedRows(_:)``: for changes that SQLite compiles itself.
  package func changesReplaceIndexedRows(of table: String) throws -> Bool {
    guard settlesTriggers else { return false }
    return try writes(of: SchemaName(table)).contains { try replacesIndexedRows($0.text) }
  }

  /// Gives the setting the value that a statement needs when SQLite compiles it. The end of a transaction needs none, and must not fail because of it.
  func setTriggers(for kind: StatementKind) throws {
    if kind.replacing.isOn == true { return try fireTriggersForReplacedRows() }
    if kind.verb != .commits && kind.verb != .rollsBack { try restoreTriggers() }
  }

  /// Switches the setting on, unless it is on.
  package func fireTriggersForReplacedRows() throws {
    if triggers.isOn { return }
    if try readRecursiveTriggers() { return }  // the program's own value
    triggers.isOn = true  // as far as is known, should the next call fail
    if !triggers.wasOn {
      triggers.wasOn = true
      lookAtTriggersBeforeWrites()
    }
    try setRecursiveTriggers("ON")
  }

  /// Gives the setting the program's own value, before a statement is compiled that does not need another one.
  package func restoreTriggers() throws {
    guard triggers.isOn else { return }
    try setRecursiveTriggers("OFF")
    triggers.isOn = false
  }

  /// Gives the setting the program's own value. Where that fails it is done before the next statement is compiled, which throws the error.
  package func restoreTriggersIfPossible() { try? restoreTriggers() }

  private func readRecursiveTriggers() throws -> Bool {
    try withOwnStatement("PRAGMA recursive_triggers") { try $0.step(on: self) && Row($0, columnCount: 1)[0, as: Bool.self] }
  }

  /// Compiles the pragma, and runs it on an engine that sets it only then.
  private func setRecursiveTriggers(_ value: String) throws {
    try withOwnStatement("PRAGMA recursive_triggers=\(value)") { pragma in
      if triggers.actsWhenCompiled == nil { triggers.actsWhenCompiled = try readRecursiveTriggers() == (value == "ON") }
      if triggers.actsWhenCompiled == false { _ = try pragma.step(on: self) }
    }
  }
}
