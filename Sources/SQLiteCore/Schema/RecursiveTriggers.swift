import SQLiteCalls

/// The state of a connection's setting `recursive_triggers`, which is on only while a statement that needs it is compiled and takes its
/// first step.
///
/// An index maintained by triggers, such as a search table, must be updated for the rows that REPLACE removes, and DELETE triggers fire for
/// these rows only with that setting. Without it, as in SQLite by default, a trigger never fires itself. A statement needs the setting if
/// EXPLAIN lists more trigger programs with it than without, and the listing includes a write to a virtual table.
///
/// SQLite reads the setting when it compiles a statement, which the first step does again after a change of the schema. Compiling the
/// pragma is enough to set it, and does not cause other statements to be recompiled. Between statements the setting has the program's own
/// value. <https://sqlite.org/pragma.html#pragma_recursive_triggers>
struct RecursiveTriggers {
  /// The result of the search for the word REPLACE in the SQL of the databases; each database is searched once.
  enum SchemaSearch { case isDue, foundNothing, foundReplace }
  var search: SchemaSearch
  /// Whether this package has switched the setting on, or tried to switch it off and failed.
  fileprivate(set) var isOn = false
  /// Whether this package has ever switched the setting on: from then on it is checked before each statement that writes.
  fileprivate(set) var wasOn = false
  /// Whether compiling the pragma changes the setting, as in SQLite; nil until the first change has been read back.
  fileprivate var actsWhenCompiled: Bool?
  /// Whether any statement was examined with EXPLAIN.
  fileprivate(set) var wasExamined = false
  /// The number of events so far that may change which rows a cached statement replaces: changes of the schema or of a setting, and
  /// rollbacks.
  fileprivate(set) var events = 0

  init(search: SchemaSearch) { self.search = search }
}

extension Connection {
  /// Records an event that may change which rows compiled statements replace.
  func noteTriggerEvent() { triggers.events &+= 1 }

  /// Records that a database was added or replaced, so that its SQL is searched before the next write.
  package func noteOtherSchema() {
    guard settlesTriggers else { return }
    triggers.search = .isDue
    noteTriggerEvent()
    updateFirstSteps()
  }

  /// Records a compiled statement that changes the schema, if its text contains REPLACE.
  func noteReplacing(in statement: StatementStart, to end: Int) {
    guard triggers.search == .foundNothing, statement.contains("replace", before: end) else { return }
    triggers.search = .foundReplace
    noteTriggerEvent()
    updateFirstSteps()
  }

  private func updateFirstSteps() { cache.forEach { $0.preparesFirstStep = preparesFirstStep(of: $0.kind) } }

  /// Returns whether the SQL of a database contains REPLACE, so that statements may replace rows implicitly. Also returns true if the SQL
  /// could not be searched yet.
  ///
  /// The search reads the database, so it does not run before the first read of a transaction: SQLite does not wait for a lock when a
  /// transaction that has read begins to write.
  func schemaMayReplace() throws -> Bool {
    guard triggers.search == .isDue else { return triggers.search == .foundReplace }
    let schemas = try schemaNames.filter { !$0.isTemp }  // all SQL of `temp` was compiled by this connection
    if isInTransaction, try schemas.contains(where: { try transactionState(of: $0) == .none }) { return true }
    let found = try bypassingAuthorizers { try schemas.contains { try schemaMentions(["replace"], in: $0) } }
    triggers.search = found ? .foundReplace : .foundNothing
    updateFirstSteps()
    return found
  }

  /// Returns whether REPLACE in a statement may remove rows that are indexed by a virtual table and maintained there by triggers.
  ///
  /// - Parameter usesVirtualTables: Whether the statement is known to use a virtual table even without the setting.
  /// - Throws: ``SQLiteError``, also for an update that would make an FTS4 search table lose words.
  func replacesIndexedRows(_ sql: String, usesVirtualTables: Bool = false) throws -> Bool {
    triggers.wasExamined = true
    defer { restoreTriggersIfPossible() }
    if try !usesVirtualTables && usesNoVirtualTable(sql) { return false }
    try lockBeforeReading(for: sql)
    do {
      let on = try triggerPrograms(of: sql, isOn: true)
      // A statement that fires no trigger with the setting fires none without it.
      guard on.writesVirtualTables, on.count > 0 else { return false }
      let off = try triggerPrograms(of: sql, isOn: false)
      try refuseLosingWords(off)
      return on.count > off.count
    } catch let error as SQLiteError where error.code == .toobig {
      return true  // the text is too long to be prefixed with EXPLAIN
    }
  }

  /// Returns whether a statement uses no virtual table, even with the setting on.
  private func usesNoVirtualTable(_ sql: String) throws -> Bool {
    try fireTriggersForReplacedRows()
    do {
      try withOwnStatement(sql, .noVtab) { _ in }
      return true
    } catch let error as SQLiteError {
      if case .missingTable = error.meaning { return false }
      throw error
    }
  }

  /// Does the same as ``replacesIndexedRows(_:)`` for any insert, update or deletion in a table, for changes that SQLite compiles itself.
  package func changesReplaceIndexedRows(of table: String) throws -> Bool {
    guard settlesTriggers else { return false }
    return try writes(of: SchemaName(table)).contains { try replacesIndexedRows($0.text) }
  }

  /// Sets the value that a statement needs when SQLite compiles it. A statement that ends a transaction needs none, and must not fail
  /// because of the setting.
  func setTriggers(for kind: StatementKind) throws {
    if kind.replacing.isOn == true { return try fireTriggersForReplacedRows() }
    if kind.verb != .commits && kind.verb != .rollsBack { try restoreTriggers() }
  }

  /// Switches the setting on, unless it is already on.
  package func fireTriggersForReplacedRows() throws {
    if triggers.isOn { return }
    if try readRecursiveTriggers() { return }  // the program has switched it on
    triggers.isOn = true  // assumed to be on if the next call fails
    if !triggers.wasOn {
      triggers.wasOn = true
      updateFirstSteps()
    }
    try setRecursiveTriggers(true)
  }

  /// Restores the program's own value, before compiling a statement that does not need the setting.
  package func restoreTriggers() throws {
    guard triggers.isOn else { return }
    try setRecursiveTriggers(false)
    triggers.isOn = false
  }

  /// Restores the program's own value. After a failure, the next compilation tries again, and throws the error.
  package func restoreTriggersIfPossible() { try? restoreTriggers() }

  private func readRecursiveTriggers() throws -> Bool {
    try withOwnStatement("PRAGMA recursive_triggers") { try $0.step(on: self) && Row($0, columnCount: 1)[0, as: Bool.self] }
  }

  /// Compiles the pragma, and runs it on an engine that changes the setting only then.
  private func setRecursiveTriggers(_ isOn: Bool) throws {
    try withOwnStatement("PRAGMA recursive_triggers=\(isOn ? "ON" : "OFF")") { pragma in
      if triggers.actsWhenCompiled == nil { triggers.actsWhenCompiled = try readRecursiveTriggers() == isOn }
      if triggers.actsWhenCompiled == false { _ = try pragma.step(on: self) }
    }
  }
}
