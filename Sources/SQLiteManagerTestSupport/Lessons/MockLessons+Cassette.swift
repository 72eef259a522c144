import SQLiteCalls
import SQLiteCore

extension MockLessons {
  /// The answers to the SQL texts in the run of a cassette.
  ///
  /// A cassette holds only what the code has read: columns that it did not read are NULL, and their names are `column1` and so on where it did not
  /// ask for them. A ``LearningSqlite3Wrapper`` reads all columns and names. Of several statements that `sqlite3_exec` was given at once, and of which one
  /// failed, it does not hold which one: such a call is left out.
  public init(_ cassette: Cassette) {
    var reader = LessonReader()
    reader.read(cassette.items)
    self = reader.lessons
  }
}

/// Reads the answers to SQL from the calls of a cassette.
struct LessonReader {
  private var notes = MockNotes()
  /// The connection of each statement.
  private var connections: [Int: Int] = [:]
  /// The SQL that failed last on a connection, and whether it was compiling.
  private var failed: [Int: (sql: String, isCompiling: Bool)] = [:]
  /// The SQL that last failed to compile on a connection while it could use no virtual table: it may be compiled again so that it can.
  private var trials: [Int: String] = [:]
  /// The SQL whose changes a connection has counted, and the SQL that has inserted, until the connection is asked: with RETURNING, before its first row.
  private var (changed, inserted): ([Int: String], [Int: String]) = ([:], [:])
  /// The statements that stand on a row.
  private var onRow: Set<Int> = []
  /// The rowid that a connection returned last.
  private var rowids: [Int: Int64] = [:]
  /// Whether a connection is in a transaction, where it was asked after the last step; and the SQL that failed there, until it is asked again.
  private var (isInTransaction, interrupted): ([Int: Bool], [Int: String]) = ([:], [:])
  /// The places of values that `sqlite3_column_value` returned.
  private var places: [Int: Place] = [:]
  /// The types of values, and the values, as they were read: of the current row by statement and column, of others by their handle.
  private var types: [Int: [Int: Int64]] = [:]
  private var values: [Int: [Int: SQLiteValue]] = [:]
  /// The names of schema and table that a column comes from.
  private var (schemas, tables): ([Place: String], [Place: String]) = ([:], [:])

  private struct Place: Hashable { let statement, column: Int }

  /// The least number of columns of statements, and the names of the columns, which are asked for once; both by SQL.
  private var widths: [SQLText: Int] = [:]
  private var columns: [SQLText: [Int: String]] = [:]

  /// The lessons of all calls so far.
  var lessons: MockLessons { MockLessons(notes.all.lessons.map { completed($0) }) }

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
    case .sqlite3_clear_bindings: notes.ended(handle, by: call)
    case .sqlite3_reset, .sqlite3_finalize:
      if onRow.remove(handle) != nil, let sql = notes.sql(of: handle) { noteChange(sql, connections[handle] ?? -1, inserts: false) }
      notes.ended(handle, by: call)
    case .sqlite3_exec: execute(item, on: handle)
    case .sqlite3_step: step(item, handle)
    case .sqlite3_column_name, .sqlite3_column_count, .sqlite3_column_decltype, .sqlite3_column_database_name, .sqlite3_column_table_name,
      .sqlite3_column_origin_name:
      describe(call, item, Place(statement: handle, column: column))
    default:
      if let answer = item.answer {
        state(call, answer, of: handle)
        value(call, answer, handle, column)
      }
    }
  }

  private mutating func bind(_ item: CassetteItem, _ statement: Int, _ index: Int, by call: Sqlite3Call) {
    guard item.answer == .integer(0) else { return }
    var value = item.arguments.count > 2 ? item.arguments[2].value : .null
    if call == .sqlite3_bind_value, case .handle(let source) = item.arguments[2] {
      let place = places[source] ?? Place(statement: source, column: 0)
      value = values[place.statement]?[place.column] ?? .null
    }
    notes.bound(statement, index, by: call, value)
  }

  /// Notes what the columns of a statement are.
  private mutating func describe(_ call: Sqlite3Call, _ item: CassetteItem, _ place: Place) {
    guard let sql = notes.sql(of: place.statement) else { return }
    let text: String? = if case .text(let text)? = item.answer { text } else { nil }
    switch call {
    case .sqlite3_column_count: if case .integer(let count)? = item.answer { widths[SQLText(text: sql)] = Int(clamping: count) }
    case .sqlite3_column_name: if let text { columns[SQLText(text: sql), default: [:]][place.column] = text }
    case .sqlite3_column_decltype: notes.column(place.statement, place.column, \.declaredTypes, text)
    case .sqlite3_column_database_name: schemas[place] = text
    case .sqlite3_column_table_name: tables[place] = text
    default:
      let origin: ColumnOrigin? =
        if let text, let schema = schemas[place], let table = tables[place] {
          ColumnOrigin(schema: schema, table: table, column: text)
        } else { nil }
      notes.column(place.statement, place.column, \.origins, origin)
    }
  }

  /// Notes what a connection returned about its changes, its transaction or its error.
  private mutating func state(_ call: Sqlite3Call, _ answer: CassetteValue, of connection: Int) {
    switch (call, answer) {
    case (.sqlite3_changes, .integer(let count)), (.sqlite3_changes64, .integer(let count)):
      guard let sql = changed.removeValue(forKey: connection) else { return }
      // Rows may have been changed before an error, as by INSERT OR FAIL, and be gone again, as when a disk is full at the end.
      notes.afterwards(sql) { if $0.failure == nil || count != 0 { $0.changes = count } }
    case (.sqlite3_last_insert_rowid, .integer(let rowid)):
      let isOther = rowids.updateValue(rowid, forKey: connection) != rowid
      guard let sql = inserted.removeValue(forKey: connection) else { return }
      notes.afterwards(sql) { if $0.failure == nil || isOther { $0.lastInsertRowid = rowid } }
    case (.sqlite3_get_autocommit, .integer(let isOn)):
      isInTransaction[connection] = isOn == 0
      guard let sql = interrupted.removeValue(forKey: connection) else { return }
      notes.afterwards(sql) { answer in
        let ends = answer.failure?.code.endsTransaction(isWriting: StatementKind(of: sql) == .writes)
        if ends != (isOn != 0) { answer.endsTransaction = isOn != 0 }
      }
    case (.sqlite3_extended_errcode, .integer(let code)):
      failure(of: connection) {
        MockAnswer.Failure(ResultCode(rawValue: Int32(truncatingIfNeeded: code)), message: $0.message, byteOffset: $0.byteOffset)
      }
    case (.sqlite3_errmsg, .text(let text)): failure(of: connection) { $0.saying(text) }
    case (.sqlite3_error_offset, .integer(let offset)): failure(of: connection) { $0.at(Int32(truncatingIfNeeded: offset)) }
    default: break
    }
  }

  /// The lesson with the same columns in all its rows.
  private func completed(_ lesson: MockLesson) -> MockLesson {
    var lesson = lesson
    let names = columns[SQLText(text: lesson.sql)] ?? [:]
    let read = lesson.runs.flatMap(\.answer.rows).map(\.count).max() ?? 0
    let width = max(widths[SQLText(text: lesson.sql)] ?? 0, read, (names.keys.max() ?? -1) + 1)
    for run in lesson.runs.indices {
      lesson.runs[run].answer.columns = (0..<width).map { names[$0] ?? "column\($0 + 1)" }
      for row in lesson.runs[run].answer.rows.indices {
        let missing = width - lesson.runs[run].answer.rows[row].count
        lesson.runs[run].answer.rows[row] += Array(repeating: .null, count: max(0, missing))
      }
    }
    return lesson
  }

  private mutating func compile(_ item: CassetteItem, on connection: Int) {
    guard case .text(let sql)? = item.arguments.dropFirst().first, case .integer(let code)? = item.answer else { return }
    failed[connection] = nil
    if trials.removeValue(forKey: connection) == sql { notes.forgetFailure(of: sql) }
    guard code == 0 else {
      let flags = PrepareFlags(rawValue: UInt32(truncatingIfNeeded: item.arguments.integer(3)))
      if item.kind == .call(.sqlite3_prepare_v3), flags.contains(.noVtab) { trials[connection] = sql }
      failed[connection] = (sql, true)
      return notes.notCompiled(sql, MockAnswer.Failure(ResultCode(rawValue: Int32(truncatingIfNeeded: code))))
    }
    guard case .handle(let statement)? = item.outs.first else { return }
    connections[statement] = connection
    notes.compiled(statement, sql)
  }

  private mutating func step(_ item: CassetteItem, _ statement: Int) {
    guard case .integer(let number)? = item.answer, let sql = notes.sql(of: statement) else { return }
    (types[statement], values[statement]) = (nil, nil)
    let code = ResultCode(rawValue: Int32(truncatingIfNeeded: number))
    let connection = connections[statement] ?? -1
    let wasInTransaction = isInTransaction.removeValue(forKey: connection) == true
    switch code {
    case .row:
      if onRow.insert(statement).inserted { noteChange(sql, connection, counts: false) }
      notes.row(statement)
    case .done:
      failed[connection] = nil
      noteChange(sql, connection, inserts: onRow.remove(statement) == nil)
      notes.ended(statement)
    case .misuse: return
    default:
      failed[connection] = (sql, false)
      noteChange(sql, connection, inserts: onRow.remove(statement) == nil)
      interrupted[connection] = wasInTransaction ? sql : nil
      notes.ended(statement) { $0.failure = MockAnswer.Failure(code) }
    }
  }

  /// Notes that a statement that inserts, updates or deletes has done so, and that its changes are counted.
  private mutating func noteChange(_ sql: String, _ connection: Int, inserts: Bool = true, counts: Bool = true) {
    let words = StatementText.words(of: Array(sql.utf8)).map { $0.uppercased() }
    guard MockVerb.isChange(words) else { return }
    if inserts, words.contains("INSERT") || words.contains("REPLACE") { inserted[connection] = sql }
    if counts { changed[connection] = sql }
  }

  /// Notes the statements of one call. Of several, a cassette does not hold which one failed: these are not learned.
  private mutating func execute(_ item: CassetteItem, on connection: Int) {
    guard case .text(let text)? = item.arguments.dropFirst().first, case .integer(let number)? = item.answer else { return }
    let statements = StatementText.statements(of: text)
    var failure = number == 0 ? nil : MockAnswer.Failure(ResultCode(rawValue: Int32(truncatingIfNeeded: number)))
    if case .text(let words)? = item.outs.first { failure = failure?.saying(words) }
    (changed[connection], inserted[connection], failed[connection]) = (nil, nil, failure.map { _ in (text, false) })
    isInTransaction[connection] = nil
    guard failure == nil || statements.count == 1 else { return failed[connection] = nil }
    for sql in statements {
      notes.executed(sql) { $0.failure = failure }
      noteChange(sql, connection)
    }
  }

  /// Completes the error that a connection had last.
  private mutating func failure(of connection: Int, _ change: (MockAnswer.Failure) -> MockAnswer.Failure) {
    guard let (sql, isCompiling) = failed[connection] else { return }
    if isCompiling { return notes.notCompiled(sql, change) }
    notes.afterwards(sql) { answer in answer.failure = answer.failure.map(change) }
  }

  /// Notes a value that is read, of a column or another one.
  private mutating func value(_ call: Sqlite3Call, _ answer: CassetteValue, _ handle: Int, _ column: Int) {
    let place = places[handle] ?? Place(statement: handle, column: column)
    let type = types[place.statement]?[place.column]
    switch call {
    case .sqlite3_column_value:
      if case .handle(let value) = answer { places[value] = place }
    case .sqlite3_column_type, .sqlite3_value_type:
      guard case .integer(let type) = answer else { return }
      types[place.statement, default: [:]][place.column] = type
      if type == Int64(StorageClass.null.rawValue) { values[place.statement]?[place.column] = nil }
      notes.cell(place.statement, place.column, isBadText: false) { $0 ?? (type == Int64(StorageClass.blob.rawValue) ? .blob([]) : .null) }
    case .sqlite3_column_int, .sqlite3_column_int64, .sqlite3_value_int, .sqlite3_value_int64, .sqlite3_column_double,
      .sqlite3_value_double,
      .sqlite3_column_text, .sqlite3_value_text, .sqlite3_column_blob, .sqlite3_value_blob:
      let value = answer.value(of: type)
      values[place.statement, default: [:]][place.column] = value
      let badText: [UInt8]? = if case .bytes(let bytes) = answer, case .text = value { bytes } else { nil }
      notes.cell(place.statement, place.column, isBadText: badText != nil) { _ in badText.map { .blob($0) } ?? value }
    default: return
    }
  }
}

extension CassetteValue {
  /// The value in its storage class, although it may have been read in another one.
  fileprivate func value(of type: Int64?) -> SQLiteValue {
    switch (type.map { StorageClass(rawValue: Int32(truncatingIfNeeded: $0)) }, self) {
    case (.null?, _): .null
    case (.integer?, .text(let text)): Int64(text).map { .integer($0) } ?? .text(text)
    case (.float?, .text(let text)): Double(text).map { .real($0) } ?? .text(text)
    case (.float?, .integer(let number)): .real(Double(number))
    case (.text?, .bytes(let bytes)): .text(String(decoding: bytes, as: UTF8.self))
    case (.blob?, .text(let text)): .blob(Array(text.utf8))
    case (.blob?, .null): .blob([])
    default: value
    }
  }
}

extension MockAnswer.Failure {
  /// The same failure with the message of `sqlite3_errmsg`, unless that is the text of the code.
  fileprivate func saying(_ text: String) -> MockAnswer.Failure {
    MockAnswer.Failure(code, message: text == ErrorTexts.text(of: code.rawValue) ? nil : text, byteOffset: byteOffset)
  }

  /// The same failure with the offset of `sqlite3_error_offset`.
  fileprivate func at(_ byteOffset: Int32) -> MockAnswer.Failure { MockAnswer.Failure(code, message: message, byteOffset: byteOffset) }
}
