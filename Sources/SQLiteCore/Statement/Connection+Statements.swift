import SQLiteCalls

extension Connection {
  /// Returns a compiled statement, from the cache if possible, with the values of the SQL bound.
  ///
  /// - Throws: ``SQLiteError`` with the byte offset for SQL that does not compile; SQLITE_MISUSE when the text holds no statement or more
  ///   than one; SQLITE_RANGE when its values do not match its parameters. A long list after IN is one parameter: see
  ///   ``SQL/StringInterpolation/appendInterpolation(list:)``.
  ///
  /// The C function is `sqlite3_prepare_v3`: <https://sqlite.org/c3ref/prepare.html>
  public func prepare(_ sql: SQL) throws -> Statement {
    try enter()
    if sql.bindings.count > parameterLimit, let listed = listed(sql) {
      let statement = try prepare(listed.sql)
      try statement.bind(listed)
      return statement
    }
    let prepared = if let last = lendLast(sql) { last } else { try lend(sql) }
    let statement = Statement(prepared, of: self)
    if !sql.bindings.isEmpty { try statement.bind(values: sql.bindings, to: statement.prepared) }
    return statement
  }

  /// Returns the statement given back last if the SQL has the same pieces and nothing prevents running it. This is the common case of a
  /// loop, and therefore free of calls.
  @inline(__always) private func lendLast(_ sql: SQL) -> PreparedStatement? {
    guard sql.refusal == nil, !owesRollback, !isInCallback, !gateIsShut else { return nil }
    return cache.lendLast(sql.pieces)
  }

  /// Refuses SQL that cannot run, and does the checks of ``admitWork(_:sql:)``.
  private func admit(_ sql: SQL) throws {
    if let refusal = sql.refusal { throw SQLiteError.refused(.mismatch, refusal, sql: sql.text) }
    try admitWork("run SQL on it", sql: sql.text)
  }

  /// Refuses work within a callback, and retries a rollback that failed: no SQL may run inside a transaction that should have ended.
  package func admitWork(_ what: String = "use it", sql: String? = nil) throws {
    try enter()
    if isInCallback {
      throw SQLiteError.refused(.misuse, "a callback of a connection cannot \(what): do it when the statement is over", sql: sql)
    }
    if failures.depth >= FunctionFailures.deepest {
      throw SQLiteError.refused(
        .error,
        "functions and virtual tables run SQL that calls them again, \(FunctionFailures.deepest) deep: the stack has no room for more",
        sql: sql)
    }
    try settleRollback()
  }

  @inline(never) func lend(_ sql: SQL) throws -> PreparedStatement {
    if let kept = try lendKept(sql) { return kept }
    let prepared = try compileToKeep(sql.text)
    prepared.pieces = sql.pieces
    return prepared
  }

  /// Returns the cached idle statement for the SQL; nil when there is none.
  private func lendKept(_ sql: SQL) throws -> PreparedStatement? {
    try admit(sql)
    guard let kept = cache.lend(sql.text), try !gateIsShut || isAdmitted(kept) else { return nil }
    kept.pieces = sql.pieces
    return kept
  }

  private func compileToKeep(_ text: String) throws -> PreparedStatement {
    try refuseNul(in: text)
    let generation = cache.generation
    let compiled = try compile(text, from: 0, flags: .persistent)
    guard let handle = unsafe compiled.handle else {
      throw SQLiteError.refused(.misuse, "the text holds no statement", sql: text)
    }
    guard text.holdsOnlySpaceOrComments(after: compiled.end) else {
      _ = unsafe wrapper.sqlite3_finalize(handle)  // it never ran: there is no code to return again
      throw SQLiteError.refused(
        .misuse, "more than one statement: use execute, or prepare them one by one", sql: text, byteOffset: compiled.end)
    }
    return unsafe keep(handle, compiled, text, of: generation)
  }

  /// Wraps the only statement of a text, and caches it if it can be reused.
  private func keep(_ handle: OpaquePointer, _ compiled: Compiled, _ text: String, of generation: Int) -> PreparedStatement {
    let prepared = unsafe PreparedStatement(self, handle: handle, sql: text, compiled.kind)
    prepared.use = compiled.use
    // A statement that creates a table runs once, and is examined at each compilation. A kept pragma is recompiled by SQLite when it runs
    // once more, and would read its setting without this package. A statement for the connection that writes has to pass the gate again.
    if compiled.kind.isMadeReady || compiled.kind.makesThings || compiled.use?.isForWriter == true && !runsOwnStatement {
      cache.addExtra(prepared)
    } else {
      cache.add(prepared, of: generation)
    }
    return prepared
  }

  /// Returns a statement to the cache. It is reset first, because the reset ends aggregates, whose functions may run other statements.
  ///
  /// A thread that releases a statement while another one uses the connection leaves this work to the next thread that uses it.
  @inline(never) func giveBack(_ loan: consuming Loan) {
    guard isEnterable else { return leave(loan.take()) }
    if loan.prepared.isRunning { loan.prepared.reset() }
    cache.giveBack(loan)
  }

  @inline(never) private func leave(_ prepared: PreparedStatement) {
    deferredWork.add { $0.giveBack(Loan(prepared)) }
  }

  /// Refuses text with a NUL, which SQLite would read only in part. The text is searched once, however many statements it holds.
  private func refuseNul(in sql: String) throws {
    guard let nul = sql.offset(of: 0) else { return }
    throw SQLiteError.refused(.misuse, "the SQL holds a NUL, after which SQLite would not read", sql: sql, byteOffset: nul)
  }

  /// Compiles the first statement after an offset of a text without a NUL.
  ///
  /// - Parameters:
  ///   - offset: The start, in bytes.
  ///   - known: The kind of the statement; nil to read it from the first words.
  func compile(_ sql: String, from offset: Int, flags: PrepareFlags, as known: StatementKind? = nil) throws -> Compiled {
    guard sql.utf8.count < Int32.max else { throw SQLiteError.refused(.toobig, "the SQL is too long") }
    take(inHand: sql, from: offset)
    var kind = known ?? StatementKind(of: sql, from: offset, keepsVersion: keepsVersion, guardsCheckpoints: checkpointGuard != nil)
    if let version = kind.version { try refuse(version: version, sql: sql) }
    var (wait, isMended) = (TableLockWait(), false)
    defer {
      if isMended { endRepair() }
      if triggers.isOn { restoreTriggersIfPossible() }
    }
    while true {
      var compiled = Compiled(end: offset, kind: kind)
      let code = try prepare(&compiled, of: sql, flags)
      if code == 0, try isAsNeeded(&compiled, of: sql, StatementStart(sql, offset)) { return compiled }
      let error = code == 0 ? nil : failureToRetry(code, in: .sqlite3_prepare_v3, sql: sql)
      finalize(compiled)  // a test double may return one in spite of an error
      kind = compiled.kind
      guard let error else { continue }
      try mend(error, of: &kind, in: sql, from: offset, &wait)
      isMended = true
    }
  }

  /// Returns whether a statement was compiled with the setting `recursive_triggers` that it needs; if so, records its effects.
  ///
  /// - Throws: The error of the gate, or of SQLite, after finalizing the statement.
  private func isAsNeeded(_ compiled: inout Compiled, of sql: String, _ statement: StatementStart) throws -> Bool {
    do {
      if let gate, let use = compiled.use { try gate.admit(use, sql, on: self) }
      if try isFoundToReplace(&compiled.kind, statement, to: compiled.end) { return false }
    } catch {
      finalize(compiled)
      throw error
    }
    // A function may be called by a statement that changes the schema: the result about triggers is then valid for one run only.
    compiled.kind.replacing.events = failures.depth == 0 ? triggers.events : nil
    note(compiled.kind, statement, to: compiled.end)
    return true
  }

  /// Returns whether a statement is compiled so that the use of a virtual table fails.
  func isForTables(_ kind: StatementKind) -> Bool { kind.verb == .writes && settlesTriggers && !kind.replacing.usesVirtualTables }

  /// Calls SQLite's compiler with the setting `recursive_triggers` that the statement needs, and notifies the gate and the checkpoint
  /// guard.
  private func prepare(_ compiled: inout Compiled, of sql: String, _ flags: PrepareFlags) throws -> Int32 {
    let handle = unsafe try openHandle()
    let kind = compiled.kind
    try setTriggers(for: kind)
    // A virtual table may have recorded a failure for a query plan that was not chosen in the end.
    if !failures.isEmpty { failures.forget() }
    gate?.beginCompiling(on: self)
    if let pragma = kind.logPragma { checkpointGuard?.willCompile(pragma, on: self) }
    let flags = isForTables(kind) ? flags.union(.noVtab) : flags
    let code = unsafe sql.withCString { start in
      var tail: UnsafePointer<CChar>?
      let length = Int32(sql.utf8.count - compiled.end + 1)  // with the NUL, so that SQLite needs no copy
      let code = unsafe wrapper.sqlite3_prepare_v3(handle, start + compiled.end, length, flags.rawValue, &compiled.handle, &tail)
      unsafe compiled.end = tail.map { unsafe $0 - start } ?? sql.utf8.count
      return code
    }
    if let pragma = kind.logPragma {
      checkpointGuard?.didCompile(pragma, on: self)
      if pragma.name == .busyTimeout, pragma.argument != nil, code == 0 { busyWait?.isReplaced = true }
    }
    unsafe compiled.use = gate?.endCompiling(compiled.handle, on: self)
    return code
  }

  /// Finalizes a statement that never ran.
  func finalize(_ compiled: Compiled) {
    if let statement = unsafe compiled.handle { _ = unsafe wrapper.sqlite3_finalize(statement) }
  }

  /// Prepares another attempt to compile a statement after an error, or throws the error.
  private func mend(
    _ error: SQLiteError, of kind: inout StatementKind, in sql: String, from offset: Int, _ wait: inout TableLockWait
  ) throws {
    if isForTables(kind), case .missingTable = error.meaning {
      kind.replacing.usesVirtualTables = true
      return try lockBeforeReading(for: StatementStart(sql, offset).text(before: min(sql.utf8.count, offset + 10_000)))
    }
    let located = error.with { $0.byteOffset = error.byteOffset.map { $0 + offset } }
    if try goesOn(after: located, &wait) { return }
    let named = unsafe namingQuotedText(withLocks(located), in: sql, from: offset)
    gate?.noteFailure(named, of: nil, on: self)
    throw named
  }

  /// Returns whether a statement turns out to need the setting `recursive_triggers`, so that it has to be recompiled.
  private func isFoundToReplace(_ kind: inout StatementKind, _ statement: StatementStart, to end: Int) throws -> Bool {
    guard kind.verb == .writes, settlesTriggers, kind.replacing.isOn == nil else { return false }
    kind.replacing.isOn = false
    kind.replacing.saysReplace = statement.says("replace", before: end)
    if try kind.replacing.usesVirtualTables || kind.replacing.saysReplace || schemaMayReplace() {
      kind.replacing.isOn = try replacesIndexedRows(statement.text(before: end), usesVirtualTables: kind.replacing.usesVirtualTables)
    }
    if kind.replacing.isOn == true { kind.replacing.usesVirtualTables = true }
    return kind.replacing.isOn == true
  }

  /// Records the effects that a compiled statement is going to have.
  private func note(_ kind: StatementKind, _ statement: StatementStart, to end: Int) {
    if kind.makesThings { hasNewThings = true }
    switch kind.verb {
    case .changesSchema: noteReplacing(in: statement, to: end)
    case .attaches:
      mayHaveAttached = true
      checkpointGuard?.willAttach(to: self)
    case .detaches: checkpointGuard?.closeReaders(of: self)
    case .other, .writes, .pragma, .commits, .rollsBack, .vacuums: break
    }
  }

  /// Runs every statement of a text to its end and ignores the rows.
  ///
  /// The values of the SQL are bound in order, to each statement as many as it has parameters. No transaction is begun: the changes made
  /// before an error stay. A single statement with values is cached, as by ``prepare(_:)``.
  /// - Throws: ``SQLiteError`` of the first statement that fails.
  public func execute(_ sql: SQL) throws { _ = try run(sql, counting: false) }

  /// Runs every statement of a text to its end and counts the changed rows: `let count: Int = try connection.execute("DELETE FROM star")`.
  ///
  /// - Returns: The number of rows that the INSERT, UPDATE and DELETE statements changed directly, as ``changes`` counts them; 0 without
  ///   any.
  @_disfavoredOverload public func execute(_ sql: SQL) throws -> Int { try run(sql, counting: true) }

  /// - Returns: The number of changed rows; 0 if they are not counted.
  private func run(_ sql: SQL, counting: Bool) throws -> Int {
    try enter()
    let listed = listed(sql)
    let mayBeKept = listed == nil && !sql.bindings.isEmpty
    if mayBeKept, let kept = try lendLast(sql) ?? lendKept(sql) { return try run(kept, sql.bindings, counting: counting) }
    let sql = listed?.sql ?? sql
    try admit(sql)
    let text = sql.text
    try refuseNul(in: text)
    var offset = 0
    var bound = 0
    var changed = 0
    while offset < text.utf8.count {
      let isWhole = mayBeKept && offset == 0
      let generation = cache.generation
      let compiled = try compile(text, from: offset, flags: isWhole ? .persistent : [])
      defer { offset = max(compiled.end, offset + 1) }
      guard let handle = unsafe compiled.handle else { continue }
      let isLast = !sql.bindings.isEmpty && text.holdsOnlySpaceOrComments(after: compiled.end)  // makes no difference without values
      if isWhole, isLast {
        let kept = unsafe keep(handle, compiled, text, of: generation)
        kept.pieces = sql.pieces
        return try run(kept, sql.bindings, counting: counting)
      }
      let prepared = unsafe PreparedStatement(self, handle: handle, sql: text, compiled.kind)
      let statement = Statement(prepared, of: self)
      cache.addExtra(prepared)
      let count = min(statement.parameterCount, sql.bindings.count - bound)
      let values = Array(isLast ? sql.bindings[bound...] : sql.bindings[bound..<(bound + count)])
      if !values.isEmpty || statement.parameterCount > 0 { try statement.bind(values: values) }
      if let listed { try statement.bind(listed, from: bound) }
      bound += count
      changed += try run(statement, counting: counting)
    }
    return changed
  }

  private func run(_ prepared: consuming PreparedStatement, _ values: [SQLiteValue], counting: Bool) throws -> Int {
    let statement = Statement(prepared, of: self)
    try statement.bind(values: values)
    return try run(statement, counting: counting)
  }

  private func run(_ statement: borrowing Statement, counting: Bool) throws -> Int {
    try statement.run()
    return counting && statement.prepared.kind.verb == .writes ? try changedRows() : 0
  }
}

/// The first statement of a text, compiled.
@safe struct Compiled {
  /// The statement, which belongs to the caller; nil when there is only space and comments.
  fileprivate(set) var handle: OpaquePointer?
  /// The start of the text after the statement, in bytes.
  fileprivate(set) var end: Int
  fileprivate(set) var kind: StatementKind
  /// The record of what the statement uses and does; nil if the connection has no gate.
  fileprivate(set) var use: StatementUse?

  fileprivate init(end: Int, kind: StatementKind) { (self.end, self.kind) = (end, kind) }
}

/// The time that one statement has waited for table locks.
struct TableLockWait {
  private var milliseconds: Int64 = 0
  /// The interrupter's count when the wait began.
  private var interrupts = 0

  /// Waits a millisecond if the error is a table lock that may be released; returns false for another error, or when the limit is reached.
  mutating func waits(behind error: SQLiteError, on connection: Connection) throws(SQLiteError) -> Bool {
    guard error.code == .lockedSharedcache, case .wait(let limit) = connection.configuration.tableLockPolicy else { return false }
    if milliseconds == 0 { interrupts = connection.interrupter.count }
    if connection.isStopped(since: interrupts) { throw error.stopped }
    guard .milliseconds(milliseconds) < limit else { return false }
    _ = connection.wrapper.sqlite3_sleep(1)
    milliseconds += 1
    return true
  }
}

extension Connection {
  /// Returns whether the failed call can be retried: after a wait for a lock, or because a missing object was added.
  func goesOn(after error: SQLiteError, _ wait: inout TableLockWait) throws -> Bool {
    if try wait.waits(behind: error, on: self) { return true }
    return try repairs(error)
  }
}
