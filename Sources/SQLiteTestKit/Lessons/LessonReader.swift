import SQLiteCalls
import SQLiteCore

/// Reads the results of SQL from C calls in the form of a cassette: the calls of a cassette, or the calls of a learner as they return.
struct LessonReader {
  private var texts: [LessonText] = []
  private var places: [SQLText: Int] = [:]
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
    default:
      guard let answer = item.answer else { return }
      state(call, answer, of: handle)
      if let (place, value) = values.read(call, answer, handle, column) { cell(place, value) }
    }
  }

  // MARK: Texts and statements

  /// The index of the first statement of a SQL text; nil if there is none.
  private mutating func place(of sql: String) -> Int? {
    let key = SQLText(text: StatementText.trimmedFirst(of: Array(sql.utf8)))
    if key.text.isEmpty { return nil }
    let place = places.kept(key, texts.count)
    if place == texts.count { texts.append(LessonText(MockLesson(sql: key.text))) }
    return place
  }

  private mutating func compiled(_ text: Int, on connection: Int) -> LessonStatement {
    texts[text].lesson.compilations.append(nil)
    return LessonStatement(texts[text].lesson.sql, text: text, connection: connection)
  }

  private mutating func compile(_ item: CassetteItem, on connection: Int) {
    guard case .text(let sql)? = item.arguments.dropFirst().first, case .integer(let code)? = item.answer, let text = place(of: sql) else {
      return
    }
    var state = connections[connection] ?? LessonConnection()
    state.failed = nil
    if state.trial.take() == text, texts[text].lesson.compilations.last.flatMap(\.self) != nil {
      texts[text].lesson.compilations.removeLast()
    }
    if code != ResultCode.ok.rawValue {
      texts[text].lesson.compilations.append(MockAnswer.Failure(ResultCode(code)))
      let flags = PrepareFlags(rawValue: UInt32(truncatingIfNeeded: item.arguments.integer(3)))
      if item.kind == .call(.sqlite3_prepare_v3), flags.contains(.noVtab) { state.trial = text }
      state.failed = (text, nil)
    } else if case .handle(let statement)? = item.outs.first {
      statements[statement] = compiled(text, on: connection)
    }
    connections[connection] = state
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
  private mutating func describe(_ call: Sqlite3Call, _ answer: CassetteValue?, _ handle: Int, _ column: Int) {
    guard let statement = statements[handle], column >= 0 else { return }
    let name: String? = if case .text(let text)? = answer { text } else { nil }
    switch call {
    case .sqlite3_column_count: if case .integer(let count)? = answer { texts[statement.text].columnCount = Int(clamping: count) }
    case .sqlite3_column_name: if let name { texts[statement.text].columnNames[column] = name }
    case .sqlite3_column_decltype: texts[statement.text].lesson.declaredTypes.put(name, at: column, filling: nil)
    case .sqlite3_column_database_name: statements[handle]?.schemas[column] = name
    case .sqlite3_column_table_name: statements[handle]?.tables[column] = name
    default:
      let origin: ColumnOrigin? =
        if let name, let schema = statement.schemas[column], let table = statement.tables[column] {
          ColumnOrigin(schema: schema, table: table, column: name)
        } else { nil }
      texts[statement.text].lesson.origins.put(origin, at: column, filling: nil)
    }
  }

  // MARK: Runs

  private mutating func change(_ run: LessonRun, _ change: (inout MockAnswer) -> Void) {
    change(&texts[run.text].lesson.runs[run.number].answer)
  }

  /// The current run of a statement, which begins if there is none.
  private mutating func run(of statement: inout LessonStatement) -> LessonRun {
    if let run = statement.run { return run }
    let run = LessonRun(text: statement.text, number: texts[statement.text].lesson.runs.count)
    texts[run.text].lesson.runs.append(MockLesson.Run(bound: statement.boundValues, answer: .done))
    statement.run = run
    return run
  }

  private mutating func step(_ item: CassetteItem, _ handle: Int) {
    guard case .integer(let number)? = item.answer, var statement = statements[handle] else { return }
    let code = ResultCode(number)
    if code == .misuse { return }
    values.forget(handle)
    var state = connections[statement.connection] ?? LessonConnection()
    let wasInTransaction = state.isInTransaction.take() == true
    let isFirst = statement.run == nil
    let run = run(of: &statement)
    if code == .row {
      if isFirst { state.note(run, of: statement, counts: false) }
      change(run) { $0.rows.append([]) }
    } else {
      state.note(run, of: statement, inserts: isFirst)
      state.failed = nil
      if code != .done {
        state.failed = (run.text, run)
        state.interrupted = wasInTransaction ? run : nil
        change(run) { $0.failure = MockAnswer.Failure(code) }
      }
      statement.run = nil
    }
    (statements[handle], connections[statement.connection]) = (statement, state)
  }

  /// Records the end of a run, and of the statement if it is finalized.
  private mutating func end(_ handle: Int, by call: Sqlite3Call) {
    guard var statement = statements[handle] else { return }
    if let run = statement.run {
      connections[statement.connection, default: LessonConnection()].note(run, of: statement, inserts: false)
    }
    statement.run = nil
    statements[handle] = call == .sqlite3_finalize ? nil : statement
  }

  /// Records the statements of one call. If one of several failed, none is learned, because a cassette does not record which one.
  private mutating func execute(_ item: CassetteItem, on connection: Int) {
    guard case .text(let script)? = item.arguments.dropFirst().first, case .integer(let number)? = item.answer else { return }
    let statements = StatementText.statements(of: script)
    var failure = number == 0 ? nil : MockAnswer.Failure(ResultCode(number))
    if case .text(let words)? = item.outs.first { failure = failure?.with(message: words) }
    var state = connections[connection] ?? LessonConnection()
    (state.changed, state.inserted, state.failed, state.isInTransaction) = (nil, nil, nil, nil)
    for text in failure == nil || statements.count == 1 ? statements.compactMap({ place(of: $0) }) : [] {
      var statement = compiled(text, on: connection)
      let run = run(of: &statement)
      change(run) { $0.failure = failure }
      state.note(run, of: statement)
      if failure != nil { state.failed = (text, run) }
    }
    connections[connection] = state
  }

  /// Records a value of the last row.
  private mutating func cell(_ place: LessonValues.Place, _ value: LessonValues.Value) {
    guard let run = statements[place.statement]?.run, place.column >= 0 else { return }
    let row = texts[run.text].lesson.runs[run.number].answer.rows.count - 1
    guard row >= 0 else { return }
    change(run) { answer in
      answer.rows[row].put(value.badText.map { .blob($0) } ?? value.content ?? .null, at: place.column, filling: .null)
    }
    if value.badText != nil { texts[run.text].badTexts[run.number, default: [:]][place.column, default: []].insert(row) }
  }

  // MARK: Effects

  /// Records the changes, the transaction or the error that a connection returned.
  private mutating func state(_ call: Sqlite3Call, _ answer: CassetteValue, of connection: Int) {
    switch (call, answer) {
    case (.sqlite3_changes, .integer(let count)), (.sqlite3_changes64, .integer(let count)):
      guard let run = connections[connection]?.changed.take() else { return }
      // Rows may have been changed before an error, as by INSERT OR FAIL, or be undone again, as when the disk is full at the end.
      change(run) { if $0.failure == nil || count != 0 { $0.changes = count } }
    case (.sqlite3_last_insert_rowid, .integer(let rowid)):
      let before = connections[connection]?.rowid
      connections[connection, default: LessonConnection()].rowid = rowid
      guard let run = connections[connection]?.inserted.take() else { return }
      change(run) { if $0.failure == nil || rowid != before { $0.lastInsertRowid = rowid } }
    case (.sqlite3_get_autocommit, .integer(let isOn)):
      connections[connection, default: LessonConnection()].isInTransaction = isOn == 0
      guard let run = connections[connection]?.interrupted.take() else { return }
      let isWriting = StatementKind(of: texts[run.text].lesson.sql) == .writes
      change(run) { answer in
        let ends = answer.failure?.code.endsTransaction(isWriting: isWriting)
        if ends != (isOn != 0) { answer.endsTransaction = isOn != 0 }
      }
    case (.sqlite3_extended_errcode, .integer(let code)):
      failure(of: connection) { $0.with(code: ResultCode(code)) }
    case (.sqlite3_errmsg, .text(let text)): failure(of: connection) { $0.with(message: text) }
    case (.sqlite3_error_offset, .integer(let offset)): failure(of: connection) { $0.with(byteOffset: Int32(truncatingIfNeeded: offset)) }
    default: break
    }
  }

  /// Completes the last error of a connection.
  private mutating func failure(of connection: Int, _ completed: (MockAnswer.Failure) -> MockAnswer.Failure) {
    guard let (text, run) = connections[connection]?.failed else { return }
    if let run { return change(run) { $0.failure = $0.failure.map(completed) } }
    guard let last = texts[text].lesson.compilations.lastIndex(where: { $0 != nil }) else { return }
    texts[text].lesson.compilations[last] = texts[text].lesson.compilations[last].map(completed)
  }
}

extension MockAnswer.Failure {
  /// The same failure with the parts that a call has returned. A message that is the text of the code is left out.
  fileprivate func with(code: ResultCode? = nil, message: String? = nil, byteOffset: Int32? = nil) -> MockAnswer.Failure {
    let (code, message) = (code ?? self.code, message ?? self.message)
    return MockAnswer.Failure(
      code, message: message == ErrorTexts.text(of: code.rawValue) ? nil : message, byteOffset: byteOffset ?? self.byteOffset)
  }
}

extension ResultCode {
  /// A code as it is recorded.
  fileprivate init(_ number: Int64) { self.init(rawValue: Int32(truncatingIfNeeded: number)) }
}
