import SQLiteCalls

/// Compiling statements. <https://sqlite.org/c3ref/prepare.html>
class MockPrepareCalls: MockSettingCalls {
  override func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: true, ppStmt, pzTail)
  }

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: false, ppStmt, pzTail)
  }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe prepare(db, zSql, nByte, isLegacy: false, ppStmt, pzTail)
  }

  private func prepare(
    _ db: OpaquePointer?, _ zSql: UnsafePointer<CChar>?, _ nByte: Int32, isLegacy: Bool,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> Int32 {
    guard let ppStmt = unsafe ppStmt else { return ResultCode.misuse.rawValue }
    unsafe ppStmt.pointee = nil
    guard let open = unsafe connection(db), !open.isSick, let start = unsafe zSql else { return ResultCode.misuse.rawValue }
    var length = 0
    while (nByte < 0 || length < Int(nByte)), unsafe start[length] != 0 { length += 1 }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
    let first = MockSQL.firstStatement(of: bytes)
    unsafe pzTail?.pointee = unsafe start + first.length
    guard length <= Int(limit(.sqlLength, of: open)) else { return open.report(.toobig, "statement too long") }
    guard !first.isEmpty else { return open.report(.ok) }
    switch compile(Array(bytes.prefix(first.length)), on: open, isLegacy: isLegacy) {
    case .success(let made):
      unsafe ppStmt.pointee = unsafe pointer(made.handle)
      return open.report(.ok)
    case .failure(let failure): return open.report(failure)
    }
  }

  private enum Outcome {
    case success(MockStatement)
    case failure(MockAnswer.Failure)
  }

  private func compile(_ sql: [UInt8], on open: MockConnection, isLegacy: Bool) -> Outcome {
    let key = MockSQL.trimmed(sql)
    let spelled = MockSQL.words(of: sql)
    let words = spelled.map { $0.uppercased() }
    let script = scripts.find(key)
    if let failure = script?.nextPreparation() { return .failure(failure) }
    let plan: MockStatement.Plan
    let isCanned = !cannedRows.isEmpty && ["SELECT", "VALUES", "WITH"].contains(words.first)
    if let script {
      plan = .script(script)
    } else if let transaction = MockTransaction(words: words, spelled: spelled) {
      plan = .transaction(transaction)
    } else if let pragma = MockPragma(words: words) {
      plan = .pragma(pragma)
    } else if isCanned {
      let width = cannedRows.map(\.count).max() ?? 0
      let columns = (0..<width).map { "column\($0 + 1)" }
      plan = .script(MockScript(title: key) { _ in true }.answers(columns: columns, rows: cannedRows))
    } else {
      unexpected.append(key)
      guard !isStrict else {
        let expected = scripts.titles.isEmpty ? "nothing" : scripts.titles.joined(separator: ", ")
        return .failure(MockAnswer.Failure(.error, message: "unexpected SQL: \(key); expected: \(expected)"))
      }
      plan = .nothing
    }
    let most = limit(.variableNumber, of: open)
    let parameters = MockParameters(sql, limit: Int(most))
    if let faulty = parameters.faulty {
      let message = "variable number must be between ?1 and ?\(most)"
      return .failure(MockAnswer.Failure(.error, message: message, byteOffset: Int32(faulty.lowerBound)))
    }
    let made = MockStatement(
      handle: handles.make(.statement), connection: open, sql: sql, plan: plan, parameters: parameters, isLegacy: isLegacy,
      isReadonly: isReadonly(plan, words), madeByCall: ordinal)
    switch plan {
    case .script(let script):
      made.columns = script.columns
      made.declaredTypes = script.declaredTypes
    case .pragma(let pragma): made.columns = pragma.columns
    case .transaction, .nothing: break
    }
    statements[made.handle] = made
    open.statements.insert(made, at: 0)
    return .success(made)
  }

  private func isReadonly(_ plan: MockStatement.Plan, _ words: [String]) -> Bool {
    switch plan {
    case .script(let script): script.isReadonly ?? MockModel.isReadonly(words)
    case .transaction(let transaction): transaction.isReadonly
    case .pragma(let pragma): pragma.argument == nil || !["user_version", "application_id", "schema_version"].contains(pragma.name)
    case .nothing: MockModel.isReadonly(words)
    }
  }
}

/// Running statements and asking about them. <https://sqlite.org/c3ref/step.html>
class MockStatementCalls: MockPrepareCalls {
  override func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(a0) else { return ResultCode.misuse.rawValue }
    return step(statement)
  }

  override func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    guard unsafe id(pStmt) != 0 else { return ResultCode.ok.rawValue }
    guard let statement = unsafe statement(pStmt) else { return ResultCode.misuse.rawValue }
    return stop(statement, by: .reset)
  }

  override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    guard unsafe id(pStmt) != 0 else { return ResultCode.ok.rawValue }
    guard let statement = unsafe statement(pStmt) else { return ResultCode.misuse.rawValue }
    let code = stop(statement, by: .finalize)
    for binding in statement.bindings { binding?.end() }
    statement.bindings = []
    let handle = statement.handle
    statements[handle] = nil
    end(handle, "(\"\(statement.key)\") was finalized")
    let connection = statement.connection
    connection.statements.removeAll { $0 === statement }
    disposeIfAbandoned(connection)
    return code
  }

  /// Ends the run of a statement as reset and finalize do, and answers what they answer.
  private func stop(_ statement: MockStatement, by call: StatementCall) -> Int32 {
    let rule = statement.rule(call)
    let db = statement.connection
    leaveRow(statement)
    if statement.state == .row { endReading(statement) }
    let failed = statement.failure
    if statement.state != .fresh {
      if rule.answer == .sameError, let failed { db.report(failed) } else { db.report(.ok) }
    }
    statement.failure = nil
    statement.move(by: call)
    return rule.answer == .sameError ? (failed?.code.rawValue ?? 0) & db.mask : ResultCode.ok.rawValue
  }

  private func leaveRow(_ statement: MockStatement) {
    retire(statement.row)
    statement.row = []
  }

  private func endReading(_ statement: MockStatement) {
    let db = statement.connection
    if !db.isInTransaction, !db.statements.contains(where: { $0 !== statement && $0.state == .row }) { db.transactionState = .none }
  }

  func step(_ statement: MockStatement) -> Int32 {
    let db = statement.connection
    if statement.state == .done || statement.state == .failed { _ = stop(statement, by: .reset) }
    if let failure = stepFailure {
      stepFailure = nil
      leaveRow(statement)
      return fail(statement, failure)
    }
    if statement.state == .fresh {
      if !db.hasRunning { db.isInterrupted = false }
      begin(statement)
    }
    leaveRow(statement)
    if db.isInterrupted { return fail(statement, MockAnswer.Failure(.interrupt)) }
    let answer = statement.answer
    if !answer.codes.isEmpty { return stepByCode(statement) }
    if statement.rowsTaken < answer.rows.count { return takeRow(statement) }
    if let failure = answer.failure { return fail(statement, failure) }
    return finish(statement)
  }

  private func begin(_ statement: MockStatement) {
    let db = statement.connection
    let contents = statement.boundContents
    let bound = MockBound(
      contents.map { MockValue.cell(of: $0) }, numbers: statement.parameters.numbers, connection: MockHandles.number(of: db.handle))
    executed.append(MockExecution(sql: statement.key, bound: bound.values))
    statement.rowsTaken = 0
    switch statement.plan {
    case .script(let script): statement.answer = script.nextAnswer(bound)
    case .transaction(let transaction): statement.answer = transaction.run(on: db)
    case .pragma(let pragma): statement.answer = pragma.run(on: db)
    case .nothing: statement.answer = .done
    }
    if stepsAreDone { statement.answer = MockAnswer(columns: statement.columns) }
    if !statement.answer.columns.isEmpty { statement.columns = statement.answer.columns }
    if statement.readsTable, db.transactionState == .none { db.transactionState = .read }
    if !statement.isReadonly, db.isInTransaction { db.transactionState = .write }
  }

  private func takeRow(_ statement: MockStatement) -> Int32 {
    let rows = statement.answer.rows
    let cells = rows.indices.contains(statement.rowsTaken) ? rows[statement.rowsTaken] : []
    statement.rowsTaken += 1
    if statement.columns.count < cells.count {
      statement.columns += (statement.columns.count..<cells.count).map { "column\($0 + 1)" }
    }
    statement.row = statement.columns.indices.map { index in
      MockValue(index < cells.count ? MockValue.Content(cells[index]) : .null)
    }
    statement.move(by: .step, to: .row)
    statement.connection.note(.row)
    return ResultCode.row.rawValue
  }

  private func stepByCode(_ statement: MockStatement) -> Int32 {
    let code = statement.answer.codes.removeFirst()
    switch code {
    case .row:
      // Behind the last code SQLITE_DONE follows.
      if statement.answer.codes.isEmpty { statement.answer.codes = [.done] }
      return takeRow(statement)
    case .done: return finish(statement)
    default:
      if case .script(let script) = statement.plan {
        statement.answer.rows = Array(statement.answer.rows.dropFirst(statement.rowsTaken))
        script.leave(statement.answer)
      }
      return fail(statement, MockAnswer.Failure(code))
    }
  }

  private func finish(_ statement: MockStatement) -> Int32 {
    let db = statement.connection
    if let changes = statement.answer.changes {
      db.changes = changes
      db.totalChanges += changes
    } else if statement.isChange {
      db.changes = 0
    }
    if let rowid = statement.answer.lastInsertRowid { db.lastInsertRowid = rowid }
    statement.move(by: .step, to: .done)
    endReading(statement)
    db.note(.done)
    return ResultCode.done.rawValue
  }

  private func fail(_ statement: MockStatement, _ failure: MockAnswer.Failure) -> Int32 {
    let db = statement.connection
    if statement.isChange { db.changes = 0 }
    // A step always gives the error a message, which stays until another one replaces it.
    let message = failure.message ?? MockMessages.text(of: failure.code.rawValue)
    let failure = MockAnswer.Failure(failure.code, message: message, byteOffset: failure.byteOffset)
    statement.failure = failure
    statement.move(by: .step, to: .failed)
    endReading(statement)
    db.report(failure)
    return statement.isLegacy ? ResultCode.error.rawValue : failure.code.rawValue & db.mask
  }
}
