public import SQLiteCalls
import SQLiteCore

/// Passes calls on, and learns the answers to each SQL text: rows with all their values, errors with their messages, changes and rowids.
///
/// The data code runs over it as over a mock: this package does not ask it the questions that it asks of a library by itself, and that no script is for.
/// A ``MockSqlite3Wrapper`` gives the answers that were learned, or they are written as Swift to be pasted into a test: ``MockLessons``. The wrapper may be
/// used from several threads, each with a connection of its own; runs of one text are then learned in the order in which they end.
public final class LearningSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let notes = Locked(MockNotes())

  /// A wrapper that learns.
  ///
  /// - Parameter inner: The wrapper that answers: a real library.
  public init(_ inner: any Sqlite3WrapperProtocol) { super.init(inner) }

  /// The lessons of all calls so far.
  public var lessons: MockLessons { notes.withLock { $0.all } }

  /// False: the code that it learns from is to run as it will on a mock.
  override public var runsAnySQL: Bool { false }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    switch call {
    case .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3:
      let arguments = arguments()
      let answer = perform()
      compiled(arguments, arguments.handedOut(call == .sqlite3_prepare_v3 ? 4 : 3), exactly(answer, Int32.self))
      return answer
    case _ where call.bindsValue:
      let arguments = arguments()
      let answer = perform()
      if let statement = arguments.handle(0), exactly(answer, Int32.self) == ResultCode.ok.rawValue {
        let isCopy = call == .sqlite3_bind_value
        let value = isCopy ? copied(arguments.handle(2)) : arguments.indices.contains(2) ? CassetteValue(arguments[2]).value : .null
        notes.withLock { $0.bound(statement, Int(arguments.integer(1)), by: call, value) }
      }
      return answer
    case .sqlite3_clear_bindings, .sqlite3_reset, .sqlite3_finalize:
      guard let statement = arguments().handle(0) else { return perform() }
      let sql = notes.withLock { notes in
        defer { notes.ended(statement, by: call) }
        return call == .sqlite3_clear_bindings ? nil : notes.running(statement)
      }
      let db = unsafe sql.flatMap { _ in unsafe OpaquePointer(bitPattern: statement) }.flatMap { unsafe inner.sqlite3_db_handle($0) }
      let answer = perform()
      // SQLite counts the changes of a statement that stood on a row where its run ends.
      if let sql, let changes = unsafe effects(of: sql, on: db).changes { notes.withLock { $0.afterwards(sql) { $0.changes = changes } } }
      return answer
    case .sqlite3_step:
      guard let statement = arguments().handle(0) else { return perform() }
      let before = state(of: statement)
      let answer = perform()
      stepped(statement, exactly(answer, Int32.self) ?? 0, before)
      return answer
    default: return perform()
    }
  }

  /// Runs the statements one after the other, so that each is learned. Rows are not: only a callback gets them.
  override public func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: Sqlite3Callback.Row!, _ a3: UnsafeMutableRawPointer!,
    _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    guard unsafe callback == nil, let text = unsafe string(sql) else { return unsafe super.sqlite3_exec(a0, sql, callback, a3, errmsg) }
    for statement in StatementText.statements(of: text) {
      let code = unsafe statement.withCString { unsafe super.sqlite3_exec(a0, $0, nil, nil, errmsg) }
      let failure = unsafe code == ResultCode.ok.rawValue ? nil : failure(of: a0.map { UInt(bitPattern: $0) })
      let (changes, rowid) = unsafe effects(of: statement, on: a0)
      notes.withLock { notes in
        notes.executed(statement) { ($0.failure, $0.changes, $0.lastInsertRowid) = (failure, changes, rowid) }
      }
      if code != ResultCode.ok.rawValue { return code }
    }
    return ResultCode.ok.rawValue
  }

  // MARK: Asking the library

  private func compiled(_ arguments: [Sqlite3Argument], _ handle: UInt?, _ code: Int32?) {
    guard code == ResultCode.ok.rawValue else {
      guard let sql = arguments.text(1), let failure = failure(of: arguments.handle(0)) else { return }
      return notes.withLock { $0.notCompiled(sql, failure) }
    }
    guard let handle, let statement = unsafe OpaquePointer(bitPattern: handle) else { return }
    guard let sql = unsafe string(inner.sqlite3_sql(statement)) else { return }
    let count = unsafe inner.sqlite3_column_count(statement)
    let parameters = unsafe Int(inner.sqlite3_bind_parameter_count(statement))
    let types = (0..<count).map { unsafe string(inner.sqlite3_column_decltype(statement, $0)) }
    let origins = inner.provides(.sqlite3_column_origin_name) ? (0..<count).map { unsafe origin(statement, $0) } : []
    notes.withLock { $0.compiled(handle, sql, parameterCount: parameters, declaredTypes: types, origins: origins) }
  }

  /// - Parameter before: The state of the connection before the step.
  private func stepped(_ handle: UInt, _ code: Int32, _ before: (isInTransaction: Bool, rowid: Int64)) {
    guard let statement = unsafe OpaquePointer(bitPattern: handle), let sql = notes.withLock({ $0.sql(of: handle) }) else { return }
    let count = unsafe inner.sqlite3_column_count(statement)
    let columns = (0..<count).map { unsafe string(inner.sqlite3_column_name(statement, $0)) ?? "" }
    let db = unsafe inner.sqlite3_db_handle(statement)
    switch ResultCode(rawValue: code) {
    case .row:
      var badTexts: Set<Int> = []
      let values = (0..<count).map { unsafe value(statement, $0, &badTexts) }
      let rowid = unsafe effects(of: sql, on: db).rowid
      notes.withLock { [badTexts] in $0.row(handle, columns: columns, values, badTexts: badTexts, firstRowid: rowid) }
    case .done:
      let (changes, rowid) = unsafe effects(of: sql, on: db)
      notes.withLock { notes in
        notes.ended(handle, columns: columns) { answer in
          answer.changes = changes
          // With rows it was known at the first one, and other statements may have inserted since.
          if answer.rows.isEmpty { answer.lastInsertRowid = rowid }
        }
      }
    case .misuse: return  // by the code that runs
    default:
      guard let failure = unsafe failure(of: db.map { UInt(bitPattern: $0) }) else { return }
      let hasEnded = unsafe before.isInTransaction && inner.sqlite3_get_autocommit(db) != 0
      let isWriting = unsafe inner.sqlite3_stmt_readonly(statement) == 0
      let isExpected = hasEnded == failure.code.endsTransaction(isWriting: isWriting)
      // Rows may have been changed before the error, as by INSERT OR FAIL, and be gone again, as when a disk is full at the end.
      let (changes, rowid) = unsafe effects(of: sql, on: db)
      notes.withLock { notes in
        notes.ended(handle, columns: columns) { answer in
          answer.failure = failure
          if changes != 0 { answer.changes = changes }
          if rowid != before.rowid { answer.lastInsertRowid = rowid }
          if before.isInTransaction, !isExpected { answer.endsTransaction = hasEnded }
        }
      }
    }
  }

  /// How many rows a statement has changed, and the rowid of the one inserted last; nil for one that changes or inserts none.
  private func effects(of sql: String, on db: OpaquePointer?) -> (changes: Int64?, rowid: Int64?) {
    let words = StatementText.words(of: Array(sql.utf8)).map { $0.uppercased() }
    guard MockVerb.isChange(words) else { return (nil, nil) }
    let isInsertion = words.contains { $0 == "INSERT" || $0 == "REPLACE" }
    return unsafe (Int64(inner.sqlite3_changes(db)), isInsertion ? inner.sqlite3_last_insert_rowid(db) : nil)
  }

  private func state(of handle: UInt) -> (isInTransaction: Bool, rowid: Int64) {
    guard let statement = unsafe OpaquePointer(bitPattern: handle) else { return (false, 0) }
    let db = unsafe inner.sqlite3_db_handle(statement)
    return unsafe (inner.sqlite3_get_autocommit(db) == 0, inner.sqlite3_last_insert_rowid(db))
  }

  /// The error that a connection has now, with its message where that is not the text of the code.
  private func failure(of handle: UInt?) -> MockAnswer.Failure? {
    guard let handle, let db = unsafe OpaquePointer(bitPattern: handle) else { return nil }
    let code = unsafe ResultCode(rawValue: inner.sqlite3_extended_errcode(db))
    let message = unsafe string(inner.sqlite3_errmsg(db))
    let offset = unsafe inner.provides(.sqlite3_error_offset) ? inner.sqlite3_error_offset(db) : -1
    return MockAnswer.Failure(code, message: message == ErrorTexts.text(of: code.rawValue) ? nil : message, byteOffset: offset)
  }

  private func origin(_ statement: OpaquePointer, _ column: Int32) -> ColumnOrigin? {
    guard let schema = unsafe string(inner.sqlite3_column_database_name(statement, column)),
      let table = unsafe string(inner.sqlite3_column_table_name(statement, column)),
      let name = unsafe string(inner.sqlite3_column_origin_name(statement, column))
    else { return nil }
    return ColumnOrigin(schema: schema, table: table, column: name)
  }

  /// A value of a row, read in its own storage class, so that nothing is converted.
  private func value(_ statement: OpaquePointer, _ column: Int32, _ badTexts: inout Set<Int>) -> SQLiteValue {
    switch unsafe StorageClass(rawValue: inner.sqlite3_column_type(statement, column)) {
    case .integer: return unsafe .integer(inner.sqlite3_column_int64(statement, column))
    case .float: return unsafe .real(inner.sqlite3_column_double(statement, column))
    case .text:
      let start = unsafe UnsafeRawPointer(inner.sqlite3_column_text(statement, column))
      guard let bytes = unsafe bytes(start, inner.sqlite3_column_bytes(statement, column)) else { return .null }
      if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
      badTexts.insert(Int(column))
      return .blob(bytes)
    case .blob:
      let start = unsafe inner.sqlite3_column_blob(statement, column)
      return unsafe bytes(start, inner.sqlite3_column_bytes(statement, column)).map { .blob($0) } ?? .null
    default: return .null
    }
  }

  /// A value that is bound as a copy of another one.
  private func copied(_ handle: UInt?) -> SQLiteValue {
    guard let value = unsafe handle.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else { return .null }
    return SQLiteValue.extract(from: unsafe StoredValue(inner, value)) ?? .null  // without memory for it nothing was bound either
  }

  /// A copy of bytes that SQLite lends; nil where it had no memory for them, an error that the code that reads them next gets, too.
  private func bytes(_ start: UnsafeRawPointer?, _ count: Int32) -> [UInt8]? {
    guard let start = unsafe start else { return count == 0 ? [] : nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String? { unsafe text.map { unsafe String(cString: $0) } }
}

extension LearningSqlite3Wrapper: TransparentDouble {}
