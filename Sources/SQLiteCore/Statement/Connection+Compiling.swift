import SQLiteCalls

extension Connection {
  /// Compiles the first statement after an offset in a text, which must not contain a NUL.
  ///
  /// - Parameters:
  ///   - offset: The start, in bytes.
  ///   - known: The kind of the statement; nil to determine it from the first words.
  func compile(_ sql: String, from offset: Int, flags: PrepareFlags, as known: StatementKind? = nil) throws -> Compiled {
    guard sql.utf8.count < Int32.max else { throw SQLiteError.refused(.toobig, "the SQL is too long") }
    noteCurrentStatement(sql, from: offset)
    var kind = known ?? StatementKind(of: sql, from: offset, keepsVersion: keepsVersion, guardsCheckpoints: checkpointGuard != nil)
    if let version = kind.version { try refuse(version: version, sql: sql) }
    var (wait, isRetried) = (TableLockWait(), false)
    defer {
      if isRetried { endRepair() }
      if triggers.isOn { restoreTriggersIfPossible() }
    }
    while true {
      var compiled = Compiled(end: offset, kind: kind)
      let code = try prepare(&compiled, of: sql, flags)
      if code == 0, try isAsNeeded(&compiled, of: sql, StatementStart(sql, offset)) { return compiled }
      let error = code == 0 ? nil : failureToRetry(code, in: .sqlite3_prepare_v3, sql: sql)
      finalize(compiled)  // a test double may return a statement despite an error
      kind = compiled.kind
      guard let error else { continue }
      try prepareRetry(error, of: &kind, in: sql, from: offset, &wait)
      isRetried = true
    }
  }

  /// Returns whether a statement was compiled with the setting `recursive_triggers` that it needs; if so, records its effects.
  ///
  /// - Throws: The error of the gate, or of SQLite, after finalizing the statement.
  private func isAsNeeded(_ compiled: inout Compiled, of sql: String, _ statement: StatementStart) throws -> Bool {
    do {
      if let gate, let use = compiled.use { try gate.admit(use, sql, on: self) }
      if try needsRecursiveTriggers(&compiled.kind, statement, to: compiled.end) { return false }
    } catch {
      finalize(compiled)
      throw error
    }
    // This may run inside a function that a schema-changing statement calls: the result about triggers is then valid for one run only.
    compiled.kind.replacing.events = failures.depth == 0 ? triggers.events : nil
    note(compiled.kind, statement, to: compiled.end)
    return true
  }

  /// Returns whether a statement is compiled in a way that makes any use of a virtual table fail.
  func excludesVirtualTables(_ kind: StatementKind) -> Bool { kind.verb == .writes && settlesTriggers && !kind.replacing.usesVirtualTables }

  /// Calls SQLite's compiler with the setting `recursive_triggers` that the statement needs, and notifies the gate and the checkpoint
  /// guard.
  private func prepare(_ compiled: inout Compiled, of sql: String, _ flags: PrepareFlags) throws -> Int32 {
    let handle = unsafe try openHandle()
    let kind = compiled.kind
    try setTriggers(for: kind)
    // A virtual table may have recorded a failure for a query plan that SQLite did not choose.
    if !failures.isEmpty { failures.forget() }
    gate?.beginCompiling(on: self)
    if let pragma = kind.logPragma { checkpointGuard?.willCompile(pragma, on: self) }
    let flags = excludesVirtualTables(kind) ? flags.union(.noVtab) : flags
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
  private func prepareRetry(
    _ error: SQLiteError, of kind: inout StatementKind, in sql: String, from offset: Int, _ wait: inout TableLockWait
  ) throws {
    if excludesVirtualTables(kind), case .missingTable = error.meaning {
      kind.replacing.usesVirtualTables = true
      return try lockBeforeReading(for: StatementStart(sql, offset).text(before: min(sql.utf8.count, offset + 10_000)))
    }
    let located = error.with { $0.byteOffset = error.byteOffset.map { $0 + offset } }
    if try canRetry(after: located, &wait) { return }
    let named = unsafe namingQuotedText(withLocks(located), in: sql, from: offset)
    gate?.noteFailure(named, of: nil, on: self)
    throw named
  }

  /// Returns whether a statement turns out to need the setting `recursive_triggers`, so that it has to be recompiled.
  private func needsRecursiveTriggers(_ kind: inout StatementKind, _ statement: StatementStart, to end: Int) throws -> Bool {
    guard kind.verb == .writes, settlesTriggers, kind.replacing.isOn == nil else { return false }
    kind.replacing.isOn = false
    kind.replacing.containsReplace = statement.contains("replace", before: end)
    if try kind.replacing.usesVirtualTables || kind.replacing.containsReplace || schemaMayReplace() {
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
}

/// The compiled first statement of a text.
@safe struct Compiled {
  /// The statement, which the caller owns; nil if the text contains only space and comments.
  fileprivate(set) var handle: OpaquePointer?
  /// The byte offset at which the text after the statement begins.
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

  /// Waits a millisecond if the error is a table lock that may be released; returns false for any other error, or if the limit has been
  /// reached.
  mutating func waited(after error: SQLiteError, on connection: Connection) throws(SQLiteError) -> Bool {
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
  func canRetry(after error: SQLiteError, _ wait: inout TableLockWait) throws -> Bool {
    if try wait.waited(after: error, on: self) { return true }
    return try repairs(error)
  }
}
