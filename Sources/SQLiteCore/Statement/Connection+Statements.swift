import SQLiteCalls

extension Connection {
  /// A compiled statement, from the cache where there is one; the values of the SQL are bound.
  ///
  /// - Throws: ``SQLiteError`` with the byte offset for SQL that does not compile; SQLITE_MISUSE when the text holds no statement or more than
  ///   one; SQLITE_RANGE when its values do not match its parameters. A long list after IN is one parameter: see ``SQL/StringInterpolation/appendInterpolation(list:)``.
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

  /// The statement given back last, when the SQL is of the same pieces and nothing prevents running it: the common case of a loop, and
  /// therefore kept free of calls.
  @inline(__always) private func lendLast(_ sql: SQL) -> PreparedStatement? {
    guard sql.refusal == nil, !owesRollback, !isInCallback, !gateIsShut else { return nil }
    return cache.lendLast(sql.pieces)
  }

  /// Refuses SQL that cannot run; the rest is as for ``admitWork(_:sql:)``.
  private func admit(_ sql: SQL) throws {
    if let refusal = sql.refusal { throw SQLiteError.refused(.mismatch, refusal, sql: sql.text) }
    try admitWork("run SQL on it", sql: sql.text)
  }

  /// Refuses work within a callback, and makes up for a rollback that failed: no SQL may run inside a transaction that should be gone.
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

  /// The idle statement that is kept of a text; nil when there is none.
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
      _ = unsafe wrapper.sqlite3_finalize(handle)  // it never ran: there is no code to repeat
      throw SQLiteError.refused(
        .misuse, "more than one statement: use execute, or prepare them one by one", sql: text, byteOffset: compiled.end)
    }
    return unsafe keep(handle, compiled, text, of: generation)
  }

  /// The only statement of a text, kept where it may be.
  private func keep(_ handle: OpaquePointer, _ compiled: Compiled, _ text: String, of generation: Int) -> PreparedStatement {
    let prepared = unsafe PreparedStatement(self, handle: handle, sql: text, compiled.kind)
    prepared.use = compiled.use
    // A statement that makes a table does so once, and is looked at each time that it is compiled. SQLite compiles a kept pragma again
    // when it runs once more, and would read its setting past this package. One that is for the connection that writes has to meet the gate again.
    if compiled.kind.isMadeReady || compiled.kind.makesThings || compiled.use?.isForWriter == true && !runsOwnStatement {
      cache.addExtra(prepared)
    } else {
      cache.add(prepared, of: generation)
    }
    return prepared
  }

  /// Takes a statement back. It is reset before the cache is touched: the reset ends aggregates, whose functions may run other statements.
  ///
  /// A thread that lets a statement go without having the connection leaves the work to the next thread that has it.
  @inline(never) func giveBack(_ loan: consuming Loan) {
    guard isEnterable else { return leave(loan.take()) }
    if loan.prepared.isRunning { loan.prepared.reset() }
    cache.giveBack(loan)
  }

  @inline(never) private func leave(_ prepared: PreparedStatement) {
    deferredWork.add { $0.giveBack(Loan(prepared)) }
  }

  /// Refuses text of which SQLite would read only a part. The text is searched once, however many statements it holds.
  private func refuseNul(in sql: String) throws {
    guard let nul = sql.offset(of: 0) else { return }
    throw SQLiteError.refused(.misuse, "the SQL holds a NUL, after which SQLite would not read", sql: sql, byteOffset: nul)
  }

  /// Compiles the first statement after an offset, of text without a NUL.
  ///
  /// - Parameters:
  ///   - offset: The place to begin at, in bytes.
  ///   - known: The kind of the statement; nil where its first words are to be read.
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
      finalize(compiled)  // a double may hand one out in spite of an error
      kind = compiled.kind
      guard let error else { continue }
      try mend(error, of: &kind, in: sql, from: offset, &wait)
      isMended = true
    }
  }

  /// Whether a statement was compiled with the setting `recursive_triggers` that it needs; where it was, its effects are taken note of.
  ///
  /// - Throws: The error of the gate, or of SQLite; the statement is destroyed then.
  private func isAsNeeded(_ compiled: inout Compiled, of sql: String, _ statement: StatementStart) throws -> Bool {
    do {
      if let gate, let use = compiled.use { try gate.admit(use, sql, on: self) }
      if try isFoundToReplace(&compiled.kind, statement, to: compiled.end) { return false }
    } catch {
      finalize(compiled)
      throw error
    }
    // A function may be called by a statement that changes the schema: then the answer about triggers holds for one run.
    compiled.kind.replacing.events = failures.depth == 0 ? triggers.events : nil
    note(compiled.kind, statement, to: compiled.end)
    return true
  }

  /// Whether a statement is compiled so that it fails where it uses a virtual table.
  func isForTables(_ kind: StatementKind) -> Bool { kind.verb == .writes && settlesTriggers && !kind.replacing.usesVirtualTables }

  /// Calls SQLite's compiler, with the setting `recursive_triggers` that the statement needs, and with all that listens meanwhile.
  private func prepare(_ compiled: inout Compiled, of sql: String, _ flags: PrepareFlags) throws -> Int32 {
    let handle = unsafe try openHandle()
    let kind = compiled.kind
    try setTriggers(for: kind)
    // A virtual table may have said why it cannot be read in a way that was not needed in the end.
    if !failures.isEmpty { failures.forget() }
    gate?.beginCompiling(on: self)
    if let pragma = kind.logPragma { checkpointGuard?.willCompile(pragma, on: self) }
    let flags = isForTables(kind) ? flags.union(.noVtab) : flags
    let code = unsafe sql.withCString { start in
      var tail: UnsafePointer<CChar>?
      let length = Int32(sql.utf8.count - compiled.end + 1)  // the NUL included: SQLite then needs no copy
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

  /// Destroys a statement that never ran.
  func finalize(_ compiled: Compiled) {
    if let statement = unsafe compiled.handle { _ = unsafe wrapper.sqlite3_finalize(statement) }
  }

  /// Does what another try of compiling a statement needs after an error, or throws the error.
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

  /// Whether a statement is found to need the setting `recursive_triggers`, so that it has to be compiled again.
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

  /// Takes note of what a statement that was compiled is going to do.
  private func note(_ kind: StatementKind, _ statement: StatementStart, to end: Int) {
    if kind.makesThings { hasNewThings = true }
    switch kind.verb {
    case .changesSchema: noteReplacing(in: statement, to: end)
    case .attaches:
      mayHaveAttached = true
      checkpointGuard?.willAttach(to: self)
    case .detaches: checkpointGuard?.willDetach(from: self)
    case .other, .writes, .pragma, .commits, .rollsBack, .vacuums: break
    }
  }

  /// Runs every statement of a text to its end; rows are passed over.
  ///
  /// The values of the SQL are handed to the statements in order, to each as many as it has parameters. Nothing is wrapped in a transaction:
  /// the changes before an error stay. A single statement with values is kept, as ``prepare(_:)`` keeps it.
  /// - Throws: ``SQLiteError`` of the first statement that fails.
  public func execute(_ sql: SQL) throws { _ = try run(sql, counting: false) }

  /// Runs every statement of a text to its end, as without a result, and counts: `let count: Int = try connection.execute("DELETE FROM star")`.
  ///
  /// - Returns: The number of rows that its INSERT, UPDATE and DELETE statements changed themselves, as ``changes`` counts them; 0 without any.
  @_disfavoredOverload public func execute(_ sql: SQL) throws -> Int { try run(sql, counting: true) }

  /// - Returns: The number of rows that were changed; 0 where they are not counted.
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
      let isLast = !sql.bindings.isEmpty && text.holdsOnlySpaceOrComments(after: compiled.end)  // without values it makes no difference
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
  /// Where the text after it begins, in bytes.
  fileprivate(set) var end: Int
  fileprivate(set) var kind: StatementKind
  /// The record of the things that it uses and does; nil where the connection has no gate.
  fileprivate(set) var use: StatementUse?

  fileprivate init(end: Int, kind: StatementKind) { (self.end, self.kind) = (end, kind) }
}

/// How long one statement has waited for table locks.
struct TableLockWait {
  private var milliseconds: Int64 = 0
  /// The count of the interrupter when the wait began.
  private var interrupts = 0

  /// Waits a millisecond when an error is a lock that may go; false for another error, or when the wait was long enough.
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
  /// Whether the failed call can be tried again: after a wait for a lock, or because a missing piece is there now.
  func goesOn(after error: SQLiteError, _ wait: inout TableLockWait) throws -> Bool {
    if try wait.waits(behind: error, on: self) { return true }
    return try repairs(error)
  }
}
