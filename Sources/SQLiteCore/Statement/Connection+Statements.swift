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

  /// Returns the statement that was returned to the cache last, if the SQL has the same pieces and nothing prevents running it. This is the
  /// common case in a loop, so it makes no further calls.
  @inline(__always) private func lendLast(_ sql: SQL) -> PreparedStatement? {
    guard sql.refusal == nil, !owesRollback, !isInCallback, !gateIsShut else { return nil }
    return cache.lendLast(sql.pieces)
  }

  /// Throws for SQL that cannot run, and makes the checks of ``admitWork(_:sql:)``.
  private func admit(_ sql: SQL) throws {
    if let refusal = sql.refusal { throw SQLiteError.refused(.mismatch, refusal, sql: sql.text) }
    try admitWork("run SQL on it", sql: sql.text)
  }

  /// Throws inside a callback, and retries a rollback that failed: no SQL may run inside a transaction that should have ended.
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
      _ = unsafe wrapper.sqlite3_finalize(handle)  // it never ran, so there is no code to repeat
      throw SQLiteError.refused(
        .misuse, "more than one statement: use execute, or prepare them one by one", sql: text, byteOffset: compiled.end)
    }
    return unsafe keep(handle, compiled, text, of: generation)
  }

  /// Wraps the only statement of a text, and caches it if it can be reused.
  private func keep(_ handle: OpaquePointer, _ compiled: Compiled, _ text: String, of generation: Int) -> PreparedStatement {
    let prepared = unsafe PreparedStatement(self, handle: handle, sql: text, compiled.kind)
    prepared.use = compiled.use
    // A statement that creates a table runs once, and is examined at each compilation. If a pragma were cached, SQLite would recompile it
    // at its next run and read its setting without this package. A statement that is only for the writing connection has to pass the gate
    // again.
    if compiled.kind.isPreparedAtEachRun || compiled.kind.makesThings || compiled.use?.isForWriter == true && !runsOwnStatement {
      cache.addExtra(prepared)
    } else {
      cache.add(prepared, of: generation)
    }
    return prepared
  }

  /// Returns a statement to the cache. It is reset first, because the reset ends aggregates, whose functions may run other statements.
  ///
  /// If a thread that may not use the connection releases a statement, this is left to the next thread that may use it.
  @inline(never) func giveBack(_ loan: consuming Loan) {
    guard isEnterable else { return leave(loan.take()) }
    if loan.prepared.isRunning { loan.prepared.reset() }
    cache.giveBack(loan)
  }

  @inline(never) private func leave(_ prepared: PreparedStatement) {
    deferredWork.add { $0.giveBack(Loan(prepared)) }
  }

  /// Throws for text with a NUL, which SQLite would read only up to the NUL. The text is searched once, however many statements it
  /// contains.
  private func refuseNul(in sql: String) throws {
    guard let nul = sql.offset(of: 0) else { return }
    throw SQLiteError.refused(.misuse, "the SQL holds a NUL, after which SQLite would not read", sql: sql, byteOffset: nul)
  }

  /// Runs every statement of a text to its end and ignores the rows.
  ///
  /// The values of the SQL are bound in order; each statement takes as many as it has parameters. No transaction is begun, so changes made
  /// before an error remain. A single statement with values is cached, as by ``prepare(_:)``.
  /// - Throws: ``SQLiteError`` of the first statement that fails.
  public func execute(_ sql: SQL) throws { _ = try run(sql, counting: false) }

  /// Runs every statement of a text to its end and counts the changed rows: `let count: Int = try connection.execute("DELETE FROM star")`.
  ///
  /// - Returns: The number of rows that the INSERT, UPDATE and DELETE statements changed directly, as ``changes`` counts them; 0 if there
  ///   are no such statements.
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
