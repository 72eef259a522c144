import SQLiteCalls
import SQLiteEngine
import SQLiteCore

/// Running statements. <https://sqlite.org/c3ref/step.html>
extension MockLibrary {
  func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(a0) else { return ResultCode.misuse.rawValue }
    return step(statement)
  }

  func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 { unsafe ending(pStmt, statement) { stop($0, by: .reset) } }

  func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe ending(pStmt, statement) { statement in
      let code = stop(statement, by: .finalize)
      for binding in statement.bindings { binding?.end() }
      statement.bindings = []
      statements[statement.handle] = nil
      takeBack(.statement, statement.handle)
      statement.connection.statements.removeAll { $0 === statement }
      disposeIfAbandoned(statement.connection)
      return code
    }
  }

  /// Ends the run of a statement for a reset or finalize, and returns the result of that call.
  private func stop(_ statement: MockStatement, by call: StatementCall) -> Int32 {
    let rule = statement.rule(call)
    let db = statement.connection
    leaveRow(statement)
    if statement.isRunning {
      if statement.isChange {
        if statement.state == .row { reportChanges(statement) } else { db.changes = 0 }
      }
      endReading(statement)
    }
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
    guard !db.isInTransaction, statement.usesDatabase else { return }
    db.leaveState(of: statement)
  }

  func step(_ statement: MockStatement) -> Int32 {
    let db = statement.connection
    if statement.isRunning, statement.state == .failed {
      statement.failure = nil
      statement.move(by: .reset)
    } else if statement.state == .done || statement.state == .failed {
      _ = stop(statement, by: .reset)
    }
    if let failure = stepFailure {
      stepFailure = nil
      leaveRow(statement)
      statement.answer.endsTransaction = nil
      return fail(statement, failure)
    }
    if statement.state == .fresh {
      if !db.hasRunning { db.isInterrupted = false }
      begin(statement)
    }
    leaveRow(statement)
    if db.isInterrupted { return fail(statement, MockAnswer.Failure(.interrupt)) }
    if !statement.answer.codes.isEmpty { return stepByCode(statement) }
    if statement.rowsTaken < statement.answer.rows.count { return takeRow(statement) }
    let answer = statement.answer
    if let failure = answer.failure {
      return fail(statement, failure, reportsChanges: answer.changes != nil || answer.lastInsertRowid != nil)
    }
    return finish(statement)
  }

  private func begin(_ statement: MockStatement) {
    let db = statement.connection
    let contents = statement.boundContents
    note(MockExecution(sql: statement.key, contents: contents), of: statement)
    if statement.pragma?.isReusable == false, statement.hasRun { db.report(.ok) }  // as in SQLite, it is recompiled
    statement.hasRun = true
    statement.rowsTaken = 0
    statement.hasReportedChanges = false
    if let failure = (statement.writes ? db.refusal(toWrite: statement.schema) : nil) ?? unmodelledFailure(of: statement) {
      statement.answer = MockAnswer(columns: statement.columns, failure: failure)
      return
    }
    statement.answer = statement.pragma?.run(on: db) ?? .done
    if let script = statement.script {
      let number = MockHandles.number(of: db.handle)
      statement.answer = scriptedAnswer(
        script, MockBound(sql: statement.key, connection: number, contents: contents, numbers: statement.parameters.numbers), statement)
    }
    if !statement.answer.columns.isEmpty, statement.answer.columns != statement.columns {
      statement.columns = statement.answer.columns
      statement.recompilations += 1
    }
    if let pragma = statement.pragma, !pragma.isOfMain || statement.answer.failure != nil { return }
    db.enter(statement.access)
    if statement.writes, db.isInTransaction { _ = db.database.lock(for: db) }
  }

  /// Records a run in `settings` if it configures a new connection, and otherwise in `executed`.
  private func note(_ run: MockExecution, of statement: MockStatement) {
    if statement.connection.isNew, let pragma = statement.pragma, pragma.isSetting || pragma.name == "journal_mode" {
      return settings.append(run, payload: run.payload)
    }
    statement.connection.isNew = false
    executed.append(run, payload: run.payload)
  }

  /// The answer of a script. Its closure may take a long time, so other threads may call the mock meanwhile.
  private func scriptedAnswer(_ script: MockScript, _ bound: MockBound, _ statement: MockStatement) -> MockAnswer {
    let underWay = (ordinal, call)
    let answering = script.answering(bound)
    statement.answering = answering
    let (answer, fault) = script.nextAnswer(bound, by: answering, isStrict: isStrict)
    (ordinal, call) = underWay
    guard let fault else { return answer }
    unexpected.append(fault)
    return MockAnswer(columns: answer.columns, failure: .error(fault))
  }

  /// Reports the changes made by a run to the connection, once per run.
  private func reportChanges(_ statement: MockStatement) {
    guard !statement.hasReportedChanges else { return }
    statement.hasReportedChanges = true
    let db = statement.connection
    // A statement that inserted a row has changed at least one row.
    let inserted = statement.answer.failure == nil ? statement.answer.lastInsertRowid.map { _ in Int64(1) } : nil
    let changes = statement.answer.changes ?? inserted
    if statement.writes, !statement.isChange || changes ?? 0 > 0, let database = db.databases[statement.schema] {
      db.noteChange(of: database)
    }
    if let changes {
      db.changes = changes
      db.totalChanges += changes
    } else if statement.isChange {
      db.changes = 0
    }
    if let rowid = statement.answer.lastInsertRowid, statement.rowsTaken == 0 { db.lastInsertRowid = rowid }
  }

  private func takeRow(_ statement: MockStatement) -> Int32 {
    let rows = statement.answer.rows
    let cells = rows.indices.contains(statement.rowsTaken) ? rows[statement.rowsTaken] : []
    statement.rowsTaken += 1
    // SQLite inserts all rows before RETURNING produces the first row, but counts the changes when the run ends.
    if statement.rowsTaken == 1, statement.isChange, let rowid = statement.answer.lastInsertRowid {
      statement.connection.lastInsertRowid = rowid
    }
    if statement.columns.count < cells.count {
      statement.columns += (statement.columns.count..<cells.count).map { "column\($0 + 1)" }
    }
    statement.row = statement.columns.indices.map { index in
      guard index < cells.count else { return MockValue(.null) }
      if statement.answer.textColumns.contains(index), case .blob(let bytes) = cells[index] { return MockValue(.text(bytes)) }
      return value(holding: MockValue.Content(cells[index]))
    }
    statement.move(by: .step, to: .row)
    statement.connection.note(.row)
    return ResultCode.row.rawValue
  }

  private func stepByCode(_ statement: MockStatement) -> Int32 {
    let code = statement.answer.codes.removeFirst()
    switch code {
    case .row:
      // SQLITE_DONE follows the last code.
      if statement.answer.codes.isEmpty { statement.answer.codes = [.done] }
      return takeRow(statement)
    case .done: return finish(statement)
    default:
      statement.answer.rows = Array(statement.answer.rows.dropFirst(statement.rowsTaken))
      statement.answering?.keepRemainder(statement.answer)
      return fail(statement, MockAnswer.Failure(code))
    }
  }

  private func finish(_ statement: MockStatement) -> Int32 {
    let db = statement.connection
    do throws(MockAnswer.Failure) {
      if let transaction = statement.transaction {
        try transaction.run(on: db)
      } else if let attachment = statement.attachment {
        try run(attachment, bound: statement.boundContents.first, on: db)
      } else if statement.writes, !db.isInTransaction, !db.allowsCommit() {
        if let rowid = statement.answer.lastInsertRowid { db.lastInsertRowid = rowid }  // the row was inserted before the rollback
        throw MockConnection.vetoed
      }
    } catch {
      return fail(statement, error)
    }
    statement.pragma?.setHeader(on: db)
    reportChanges(statement)
    statement.move(by: .step, to: .done)
    endReading(statement)
    db.note(.done)
    return ResultCode.done.rawValue
  }

  /// - Parameter reportsChanges: Whether the script specifies the changes made before the error.
  private func fail(_ statement: MockStatement, _ failure: MockAnswer.Failure, reportsChanges: Bool = false) -> Int32 {
    let db = statement.connection
    if statement.isChange, !failure.isOfLock { db.changes = 0 }
    if reportsChanges { reportChanges(statement) }
    rollBack(statement, after: failure)
    // The message of a failed step stays until another replaces it. If the step failed because of a lock, the message is the text of the
    // code.
    let message = failure.message ?? (failure.isOfLock ? nil : ErrorTexts.text(of: failure.code.rawValue))
    let failure = MockAnswer.Failure(failure.code, message: message, byteOffset: failure.byteOffset)
    statement.failure = failure
    statement.move(by: .step, to: .failed)
    if !failure.isOfLock { endReading(statement) }
    db.report(failure)
    return statement.isLegacy ? ResultCode.error.rawValue : failure.code.rawValue & db.mask
  }

  /// Rolls back the whole transaction if SQLite itself would do so. Outside a transaction, rolls back a writing statement.
  private func rollBack(_ statement: MockStatement, after failure: MockAnswer.Failure) {
    let db = statement.connection
    let isCommit = statement.transaction?.mayCommit == true
    let ends = failure.code.endsTransaction(isWriting: !statement.isReadonly) || isCommit && failure.code.primary == .corrupt
    if db.isInTransaction {
      if statement.answer.endsTransaction ?? ends { endTransaction(of: db) }
    } else if statement.writes {
      if ends { db.leaveState(of: statement, isOver: true) }
      db.callRollbackHook()
    }
  }
}
