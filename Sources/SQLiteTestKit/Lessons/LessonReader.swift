import SQLiteCalls
import SQLiteCore

/// Reads the results of SQL from C calls in the form of a cassette: either the calls of a cassette, or the calls of a
/// ``LearningSqlite3Wrapper`` as they return.
struct LessonReader {
  private var texts: [LessonText] = []
  private var textsByKey: [SQLText: LessonText] = [:]
  private var statements: [Int: LessonStatement] = [:]
  private var connections: [Int: LessonConnection] = [:]
  private var values = LessonValues()

  /// The lessons from all calls so far.
  var lessons: MockLessons { MockLessons(texts.compactMap(\.completed)) }

  mutating func read(_ items: [CassetteItem]) {
    for item in items {
      read(item.inside)
      if case .call(let call) = item.kind { read(call, item) }
    }
  }

  private mutating func read(_ call: Sqlite3Call, _ item: CassetteItem) {
    guard case .handle(let handle)? = item.arguments.first else { return }
    let column = Int(truncatingIfNeeded: item.arguments.integer(1))
    switch call {
    case .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3: compile(item, on: handle)
    case _ where call.bindsValue: bind(item, handle, column, by: call)
    case .sqlite3_clear_bindings: statements[handle]?.bound = [:]
    case .sqlite3_reset, .sqlite3_finalize: end(handle, by: call)
    case .sqlite3_exec: execute(item, on: handle)
    case .sqlite3_step: step(item, handle)
    case .sqlite3_column_name, .sqlite3_column_count, .sqlite3_column_decltype, .sqlite3_column_database_name, .sqlite3_column_table_name,
      .sqlite3_column_origin_name:
      describe(call, item.answer, handle, column)
    case .sqlite3_changes, .sqlite3_changes64, .sqlite3_last_insert_rowid, .sqlite3_get_autocommit, .sqlite3_extended_errcode,
      .sqlite3_errmsg, .sqlite3_error_offset:
      if let answer = item.answer { effect(call, answer, on: connection(handle)) }
    default:
      guard let answer = item.answer else { return }
      if let (place, value) = values.read(call, answer, handle, column) { cell(place, value) }
    }
  }

  // MARK: Texts and statements

  /// Returns what was learned about the first statement of an SQL text; nil if the text has no statement.
  private mutating func text(of sql: String) -> LessonText? {
    let key = SQLText(text: StatementText.trimmedFirst(of: Array(sql.utf8)))
    if key.text.isEmpty { return nil }
    if let known = textsByKey[key] { return known }
    let text = LessonText(MockLesson(sql: key.text))
    texts.append(text)
    textsByKey[key] = text
    return text
  }

  private mutating func connection(_ handle: Int) -> LessonConnection { connections.kept(handle, LessonConnection()) }

  private mutating func compile(_ item: CassetteItem, on handle: Int) {
    guard case .text(let sql)? = item.arguments.dropFirst().first, case .integer(let code)? = item.answer, let text = text(of: sql) else {
      return
    }
    let connection = connection(handle)
    connection.failed = nil
    if connection.trial.take() === text, text.lesson.compilations.last.flatMap(\.self) != nil { text.lesson.compilations.removeLast() }
    if code != ResultCode.ok.rawValue {
      text.lesson.compilations.append(MockAnswer.Failure(ResultCode(code)))
      let flags = PrepareFlags(rawValue: UInt32(truncatingIfNeeded: item.arguments.integer(3)))
      if item.kind == .call(.sqlite3_prepare_v3), flags.contains(.noVtab) { connection.trial = text }
      connection.failed = (text, nil)
    } else if case .handle(let statement)? = item.outs.first {
      statements[statement] = LessonStatement(text, on: connection)
    }
  }

  private mutating func bind(_ item: CassetteItem, _ statement: Int, _ index: Int, by call: Sqlite3Call) {
    guard item.answer == .integer(0) else { return }
    var value = item.arguments.count > 2 ? item.arguments[2].value : .null
    if call == .sqlite3_bind_value, case .handle(let source) = item.arguments[2] { value = values.value(of: source) }
    if [.sqlite3_bind_zeroblob, .sqlite3_bind_zeroblob64].contains(call), case .integer(let count) = value {
      value = .blob(Array(repeating: 0, count: Int(max(0, min(count, 1 << 20)))))
    }
    statements[statement]?.bound[index] = value
  }

  /// Records a property of a statement's columns.
  private func describe(_ call: Sqlite3Call, _ answer: CassetteValue?, _ handle: Int, _ column: Int) {
    guard let statement = statements[handle], column >= 0 else { return }
    let name: String? = if case .text(let text)? = answer { text } else { nil }
    switch call {
    case .sqlite3_column_count: if case .integer(let count)? = answer { statement.text.columnCount = Int(clamping: count) }
    case .sqlite3_column_name: if let name { statement.text.columnNames[column] = name }
    case .sqlite3_column_decltype: statement.text.lesson.declaredTypes.set(name, at: column, filling: nil)
    case .sqlite3_column_database_name: statement.schemas[column] = name
    case .sqlite3_column_table_name: statement.tables[column] = name
    default:
      let origin: ColumnOrigin? =
        if let name, let schema = statement.schemas[column], let table = statement.tables[column] {
          ColumnOrigin(schema: schema, table: table, column: name)
        } else { nil }
      statement.text.lesson.origins.set(origin, at: column, filling: nil)
    }
  }

  // MARK: Runs

  private mutating func step(_ item: CassetteItem, _ handle: Int) {
    guard case .integer(let number)? = item.answer, let statement = statements[handle] else { return }
    let code = ResultCode(number)
    if code == .misuse { return }
    values.forget(handle)
    let connection = statement.connection
    let wasInTransaction = connection.isInTransaction.take() == true
    let isFirst = statement.run == nil
    let run = statement.currentRun()
    if code == .row {
      if isFirst { statement.note(run, counts: false) }
      run.change { $0.rows.append([]) }
      return
    }
    statement.note(run, inserts: isFirst)
    connection.failed = nil
    if code != .done {
      connection.failed = (run.text, run)
      connection.interrupted = wasInTransaction ? run : nil
      run.change { $0.failure = MockAnswer.Failure(code) }
    }
    statement.run = nil
  }

  /// Records the end of a run, and of the statement if it is finalized.
  private mutating func end(_ handle: Int, by call: Sqlite3Call) {
    guard let statement = statements[handle] else { return }
    if let run = statement.run.take() { statement.note(run, inserts: false) }
    if call == .sqlite3_finalize { statements[handle] = nil }
  }

  /// Records the statements of one `sqlite3_exec` call. If one of several failed, none is learned, because a cassette does not record
  /// which.
  private mutating func execute(_ item: CassetteItem, on handle: Int) {
    guard case .text(let script)? = item.arguments.dropFirst().first, case .integer(let number)? = item.answer else { return }
    let statements = StatementText.statements(of: script)
    var failure = number == 0 ? nil : MockAnswer.Failure(ResultCode(number))
    if case .text(let words)? = item.outs.first { failure = failure?.with(message: words) }
    let connection = connection(handle)
    (connection.changed, connection.inserted, connection.failed, connection.isInTransaction) = (nil, nil, nil, nil)
    if failure != nil, statements.count > 1 { return }
    for text in statements.compactMap({ text(of: $0) }) {
      let statement = LessonStatement(text, on: connection)
      let run = statement.currentRun()
      run.change { $0.failure = failure }
      statement.note(run)
      if failure != nil { connection.failed = (text, run) }
    }
  }

  /// Records a value in the last row.
  private func cell(_ place: LessonValues.Place, _ value: LessonValues.Value) {
    guard let run = statements[place.statement]?.run, place.column >= 0 else { return }
    let row = run.text.lesson.runs[run.number].answer.rows.count - 1
    guard row >= 0 else { return }
    run.change { answer in
      answer.rows[row].set(value.badText.map { .blob($0) } ?? value.content ?? .null, at: place.column, filling: .null)
    }
    if value.badText != nil { run.text.badTexts[run.number, default: [:]][place.column, default: []].insert(row) }
  }

  // MARK: Effects

  /// Records the changes, the transaction state or the error that a connection reported.
  private func effect(_ call: Sqlite3Call, _ answer: CassetteValue, on connection: LessonConnection) {
    switch (call, answer) {
    case (.sqlite3_changes, .integer(let count)), (.sqlite3_changes64, .integer(let count)):
      // Rows may have been changed before an error, as by INSERT OR FAIL, or undone after it, as when the disk is full at the end.
      connection.changed.take()?.change { if $0.failure == nil || count != 0 { $0.changes = count } }
    case (.sqlite3_last_insert_rowid, .integer(let rowid)):
      let before = connection.rowid
      connection.rowid = rowid
      connection.inserted.take()?.change { if $0.failure == nil || rowid != before { $0.lastInsertRowid = rowid } }
    case (.sqlite3_get_autocommit, .integer(let isOn)):
      connection.isInTransaction = isOn == 0
      guard let run = connection.interrupted.take() else { return }
      let isWriting = StatementKind(of: run.text.lesson.sql) == .writes
      run.change { answer in
        let ends = answer.failure?.code.endsTransaction(isWriting: isWriting)
        if ends != (isOn != 0) { answer.endsTransaction = isOn != 0 }
      }
    case (.sqlite3_extended_errcode, .integer(let code)): complete(connection.failed) { $0.with(code: ResultCode(code)) }
    case (.sqlite3_errmsg, .text(let text)): complete(connection.failed) { $0.with(message: text) }
    case (.sqlite3_error_offset, .integer(let offset)):
      complete(connection.failed) { $0.with(byteOffset: Int32(truncatingIfNeeded: offset)) }
    default: break
    }
  }

  /// Adds details to the last error of a connection.
  private func complete(
    _ failed: (text: LessonText, run: LessonRun?)?, _ completed: (MockAnswer.Failure) -> MockAnswer.Failure
  ) {
    guard let (text, run) = failed else { return }
    if let run { return run.change { $0.failure = $0.failure.map(completed) } }
    guard let last = text.lesson.compilations.lastIndex(where: { $0 != nil }) else { return }
    text.lesson.compilations[last] = text.lesson.compilations[last].map(completed)
  }
}

extension MockAnswer.Failure {
  /// Returns the failure with the details that a call returned. A message that is the default text of the code is left out.
  fileprivate func with(code: ResultCode? = nil, message: String? = nil, byteOffset: Int32? = nil) -> MockAnswer.Failure {
    let (code, message) = (code ?? self.code, message ?? self.message)
    return MockAnswer.Failure(
      code, message: message == ErrorTexts.text(of: code.rawValue) ? nil : message, byteOffset: byteOffset ?? self.byteOffset)
  }
}

extension ResultCode {
  /// Creates a code from a recorded number.
  fileprivate init(_ number: Int64) { self.init(rawValue: Int32(truncatingIfNeeded: number)) }
}
