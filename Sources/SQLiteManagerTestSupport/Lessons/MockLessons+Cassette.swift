import SQLiteCalls
import SQLiteCore

extension MockLessons {
  /// The answers to the SQL texts in the run of a cassette.
  ///
  /// A cassette holds only what the code has read: columns that it did not read are NULL, and their names are `column1` and so on where it did not
  /// ask for them. A ``LearningSqlite3Wrapper`` reads all columns and names. Of several statements that `sqlite3_exec` was given at once, and of which one
  /// failed, it does not hold which one: such a call is left out.
  public init(_ cassette: Cassette) {
    var reader = CassetteLessons(cassette)
    reader.read(cassette.items)
    self.init(reader.notes.all.lessons.map { reader.completed($0) })
  }
}

/// Reads the answers to SQL from the calls of a cassette.
private struct CassetteLessons {
  private(set) var notes = MockNotes()
  private let names: [String]
  private let handles: [String: Int]
  /// The connection of each statement.
  private var connections: [Int: Int] = [:]
  /// The SQL that failed last on a connection, and whether it was compiling.
  private var failed: [Int: (sql: String, isCompiling: Bool)] = [:]
  /// The SQL that last failed to compile on a connection while it could use no virtual table: it may be compiled again so that it can.
  private var trials: [Int: String] = [:]
  /// The SQL whose changes a connection counted last, and the SQL that inserted last: with RETURNING, before its first row.
  private var (changed, inserted): ([Int: String], [Int: String]) = ([:], [:])
  /// The statements that stand on a row.
  private var onRow: Set<Int> = []
  /// The types that `sqlite3_column_type` and `sqlite3_value_type` answered for values of the current row, by statement and column.
  private var types: [Int: [Int: Int64]] = [:]

  /// The least number of columns of statements, and the names of the columns, which are asked for once; both by SQL.
  private var widths: [SQLText: Int] = [:]
  private var columns: [SQLText: [Int: String]] = [:]

  init(_ cassette: Cassette) {
    names = cassette.names
    handles = Dictionary(cassette.names.enumerated().map { ($1, $0) }) { _, last in last }
  }

  mutating func read(_ items: [CassetteItem]) {
    for item in items {
      read(item.inside)
      if case .call(let call) = item.kind { read(call, item) }
    }
  }

  private mutating func read(_ call: Sqlite3Call, _ item: CassetteItem) {
    guard case .handle(let handle)? = item.arguments.first else { return }
    let statement = UInt(handle)
    let column = Int(truncatingIfNeeded: item.arguments.integer(1))
    switch call {
    case .sqlite3_prepare_v2, .sqlite3_prepare_v3: compile(item, on: handle)
    case _ where call.bindsValue:
      if item.answer == .integer(0) { notes.bound(statement, column, by: call, item.arguments.count > 2 ? item.arguments[2].value : .null) }
    case .sqlite3_clear_bindings: notes.ended(statement, by: call)
    case .sqlite3_reset, .sqlite3_finalize:
      if onRow.remove(handle) != nil, let sql = notes.sql(of: statement) { noteChange(sql, connections[handle] ?? -1, inserts: false) }
      notes.ended(statement, by: call)
    case .sqlite3_exec: execute(item, on: handle)
    case .sqlite3_step: step(item, handle)
    case .sqlite3_column_name:
      if case .text(let name)? = item.answer, let sql = notes.sql(of: statement) {
        columns[SQLText(text: sql), default: [:]][column] = name
      }
    case .sqlite3_column_count:
      if case .integer(let count)? = item.answer, let sql = notes.sql(of: statement) { widths[SQLText(text: sql)] = Int(clamping: count) }
    case .sqlite3_changes, .sqlite3_changes64:
      if let sql = changed[handle], case .integer(let count)? = item.answer { notes.afterwards(sql) { $0.changes = count } }
    case .sqlite3_last_insert_rowid:
      if let sql = inserted[handle], case .integer(let rowid)? = item.answer { notes.afterwards(sql) { $0.lastInsertRowid = rowid } }
    case .sqlite3_errmsg:
      if case .text(let text)? = item.answer { failure(of: handle) { $0.saying(text) } }
    case .sqlite3_error_offset:
      if case .integer(let offset)? = item.answer { failure(of: handle) { $0.at(Int32(truncatingIfNeeded: offset)) } }
    default: value(call, item, handle)
    }
  }

  /// The lesson with the same columns in all its rows.
  func completed(_ lesson: MockLesson) -> MockLesson {
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
    let bytes = Array(sql.utf8)
    let first = String(decoding: bytes.prefix(StatementText.first(of: bytes).length), as: UTF8.self)
    connections[statement] = connection
    notes.compiled(UInt(statement), first, parameterCount: SQLParameters(Array(first.utf8), limit: .max).count)
  }

  private mutating func step(_ item: CassetteItem, _ statement: Int) {
    guard case .integer(let number)? = item.answer, let sql = notes.sql(of: UInt(statement)) else { return }
    types[statement] = nil
    let code = ResultCode(rawValue: Int32(truncatingIfNeeded: number))
    let connection = connections[statement] ?? -1
    switch code {
    case .row:
      if onRow.insert(statement).inserted { noteChange(sql, connection, counts: false) }
      notes.row(UInt(statement))
    case .done:
      failed[connection] = nil
      noteChange(sql, connection, inserts: onRow.remove(statement) == nil)
      notes.ended(UInt(statement))
    case .misuse: return
    default:
      failed[connection] = (sql, false)
      onRow.remove(statement)
      notes.ended(UInt(statement)) { $0.failure = MockAnswer.Failure(code) }
    }
  }

  /// Notes that a statement that inserts, updates or deletes has done so, and that its changes are counted.
  private mutating func noteChange(_ sql: String, _ connection: Int, inserts: Bool = true, counts: Bool = true) {
    guard MockVerb.isChange(StatementText.words(of: Array(sql.utf8)).map({ $0.uppercased() })) else { return }
    if inserts { inserted[connection] = sql }
    if counts { changed[connection] = sql }
  }

  /// Notes the statements of one call. Of several, a cassette does not hold which one failed: these are not learned.
  private mutating func execute(_ item: CassetteItem, on connection: Int) {
    guard case .text(let text)? = item.arguments.dropFirst().first, case .integer(let number)? = item.answer else { return }
    let statements = StatementText.statements(of: text)
    var failure = number == 0 ? nil : MockAnswer.Failure(ResultCode(rawValue: Int32(truncatingIfNeeded: number)))
    if case .text(let words)? = item.outs.first { failure = failure?.saying(words) }
    (changed[connection], inserted[connection], failed[connection]) = (nil, nil, failure.map { _ in (text, false) })
    guard failure == nil || statements.count == 1 else { return failed[connection] = nil }
    for sql in statements {
      notes.executed(sql) { $0.failure = failure }
      if failure == nil { noteChange(sql, connection) }
    }
  }

  /// Completes the error that a connection had last.
  private mutating func failure(of connection: Int, _ change: (MockAnswer.Failure) -> MockAnswer.Failure) {
    guard let (sql, isCompiling) = failed[connection] else { return }
    if isCompiling { return notes.notCompiled(sql, change) }
    notes.afterwards(sql) { answer in answer.failure = answer.failure.map(change) }
  }

  /// Notes a column that is read, or a value of one.
  private mutating func value(_ call: Sqlite3Call, _ item: CassetteItem, _ handle: Int) {
    guard let answer = item.answer, let place = place(call, item, handle) else { return }
    let type = types[place.statement]?[place.column]
    let read: (SQLiteValue?) -> SQLiteValue
    switch (call, answer) {
    case (.sqlite3_column_type, .integer(let type)), (.sqlite3_value_type, .integer(let type)):
      types[place.statement, default: [:]][place.column] = type
      read = { known in known ?? (type == Int64(StorageClass.blob.rawValue) ? .blob([]) : .null) }
    case (.sqlite3_column_int, _), (.sqlite3_column_int64, _), (.sqlite3_value_int, _), (.sqlite3_value_int64, _),
      (.sqlite3_column_double, _), (.sqlite3_value_double, _), (.sqlite3_column_text, _), (.sqlite3_value_text, _),
      (.sqlite3_column_blob, _), (.sqlite3_value_blob, _):
      read = { _ in answer.value(of: type) }
    default: return
    }
    notes.cell(UInt(place.statement), place.column, read)
  }

  /// Which column of which statement a call reads.
  private func place(_ call: Sqlite3Call, _ item: CassetteItem, _ handle: Int) -> (statement: Int, column: Int)? {
    let name = names.indices.contains(handle) ? names[handle] : ""
    if name.hasPrefix("statement#") { return (handle, Int(truncatingIfNeeded: item.arguments.integer(1))) }
    guard name.hasPrefix("column#") else { return nil }
    let parts = name.dropFirst("column#".count).split(separator: ".")
    guard parts.count == 2, let statement = handles["statement#\(parts[0])"], let column = Int(parts[1]) else { return nil }
    return (statement, column)
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
