import SQLiteCalls

/// Running statements. <https://sqlite.org/c3ref/step.html>
extension MockLibrary {
  func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(a0) else { return ResultCode.misuse.rawValue }
    return step(statement)
  }

  func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    guard unsafe id(pStmt) != 0 else { return ResultCode.ok.rawValue }
    guard let statement = unsafe statement(pStmt) else { return ResultCode.misuse.rawValue }
    return stop(statement, by: .reset)
  }

  func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    guard unsafe id(pStmt) != 0 else { return ResultCode.ok.rawValue }
    guard let statement = unsafe statement(pStmt) else { return ResultCode.misuse.rawValue }
    let code = stop(statement, by: .finalize)
    for binding in statement.bindings { binding?.end() }
    statement.bindings = []
    let handle = statement.handle
    statements[handle] = nil
    end(statement.origin)
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
      contents.map { MockValue.value(of: $0) }, numbers: statement.parameters.numbers, connection: MockHandles.number(of: db.handle))
    executed.append(MockExecution(sql: statement.key, bound: bound.values))
    statement.rowsTaken = 0
    switch statement.plan {
    case .script(let script): statement.answer = script.nextAnswer(bound)
    case .transaction(let transaction): statement.answer = transaction.run(on: db)
    case .pragma(let pragma): statement.answer = pragma.run(on: db)
    case .fullText:
      handOutFullText(to: contents.first, of: db)
      statement.answer = MockAnswer(columns: statement.columns, rows: [[.null]])
    case .nothing: statement.answer = .done
    }
    if stepsAreDone { statement.answer = MockAnswer(columns: statement.columns) }
    if !statement.answer.columns.isEmpty, statement.answer.columns != statement.columns {
      statement.columns = statement.answer.columns
      statement.recompilations += 1
    }
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
    if !statement.isReadonly, !db.isInTransaction, !statement.isOfTransaction, !db.allowsCommit() {
      db.tellRollback()
      return fail(statement, MockConnection.vetoed)
    }
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
    let message = failure.message ?? ErrorTexts.text(of: failure.code.rawValue)
    let failure = MockAnswer.Failure(failure.code, message: message, byteOffset: failure.byteOffset)
    statement.failure = failure
    statement.move(by: .step, to: .failed)
    endReading(statement)
    db.report(failure)
    return statement.isLegacy ? ResultCode.error.rawValue : failure.code.rawValue & db.mask
  }
}
