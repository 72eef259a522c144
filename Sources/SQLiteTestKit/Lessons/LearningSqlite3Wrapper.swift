public import SQLiteCalls
import SQLiteCore

/// Forwards calls, and learns the results of each SQL statement: rows with all their values, errors with their messages, changes and
/// rowids.
///
/// The code under test runs over it as over a mock: this package omits the calls that it makes on its own to a real library, because a mock
/// has no script for them. A ``MockSqlite3Wrapper`` can return the learned answers, or they can be written as Swift to be pasted into a
/// test: ``MockLessons``. The wrapper may be used from several threads, each with its own connection; the runs of a statement are then
/// learned in the order in which they end.
public final class LearningSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let questions: LessonQuestions

  /// Creates a wrapper that learns.
  ///
  /// - Parameter inner: The wrapper that performs the calls: a real library.
  public init(_ inner: any Sqlite3WrapperProtocol) {
    questions = LessonQuestions(inner)
    super.init(inner)
  }

  /// The lessons from all calls so far.
  public var lessons: MockLessons { questions.reader.withLock { $0.lessons } }

  /// False, so that the code under test behaves as it will on a mock.
  override public var runsAnySQL: Bool { false }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let isOfConnection = [.sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_exec].contains(call)
    let isOfStatement = [.sqlite3_clear_bindings, .sqlite3_reset, .sqlite3_finalize, .sqlite3_step].contains(call) || call.bindsValue
    guard isOfConnection || isOfStatement else { return perform() }
    let arguments = arguments()
    let givesRowsToCallback = call == .sqlite3_exec && arguments.dropFirst(2).first == .function(true)
    guard let handle = unsafe arguments.handle(0).flatMap({ unsafe OpaquePointer(bitPattern: $0) }), !givesRowsToCallback else {
      return perform()
    }
    let db = unsafe isOfConnection ? handle : inner.sqlite3_db_handle(handle)
    if call == .sqlite3_step { unsafe questions.effects(on: db) }
    if call == .sqlite3_bind_value { questions.value(arguments.handle(2)) }
    let answer = perform()
    questions.note(call, arguments, answer)
    switch (call, exactly(answer, Int32.self).map { ResultCode(rawValue: $0) }) {
    case (.sqlite3_step, .row): unsafe questions.row(of: handle)
    case (.sqlite3_step, .done), (.sqlite3_exec, .ok), (.sqlite3_step, .misuse): break  // a misuse is a bug of the running code
    case (_, .ok) where isOfConnection: questions.columns(ofStatement: call.handles.handedOut(answer, arguments))
    case (.sqlite3_step, _),
      _ where isOfConnection:
      unsafe questions.failure(of: db)
    default: break
    }
    // If a statement is on a row, SQLite counts its changes only when the run ends.
    if !call.bindsValue { unsafe questions.effects(on: db) }
    return answer
  }

  /// Runs the statements one by one, so that each is learned. Their rows are not learned, because only a callback receives them.
  override public func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: Sqlite3Callback.Row!, _ a3: UnsafeMutableRawPointer!,
    _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    guard unsafe callback == nil, let text = unsafe sql.map({ unsafe String(cString: $0) }) else {
      return unsafe super.sqlite3_exec(a0, sql, callback, a3, errmsg)
    }
    for statement in StatementText.statements(of: text) {
      let code = unsafe statement.withCString { unsafe super.sqlite3_exec(a0, $0, nil, nil, errmsg) }
      if code != ResultCode.ok.rawValue { return code }
    }
    return ResultCode.ok.rawValue
  }
}

extension LearningSqlite3Wrapper: TransparentDouble {}

/// Makes additional calls to the library that the code under test might not make, and passes each call to the lesson reader in the form of
/// a cassette.
private final class LessonQuestions: RoutedSqlite3Wrapper, @unchecked Sendable {
  let reader = Locked(LessonReader())

  init(_ inner: any Sqlite3WrapperProtocol) { super.init(inner) }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let answer = perform()
    note(call, arguments(), answer)
    return answer
  }

  /// Passes a call to the reader. Handles are numbered by the bits of their pointers.
  func note<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    let (result, _) = call.captured(answer, arguments, [], bytes: call.byteCount(arguments, in: inner), sqlStart: 0)
    func numbered(_ argument: Sqlite3Argument) -> CassetteValue {
      if case .handle(let bits?) = argument { .handle(Int(bitPattern: bits)) } else { CassetteValue(argument) }
    }
    let statement = call.handles.handedOut(answer, arguments).map { CassetteValue.handle(Int(bitPattern: $0)) }
    let item = CassetteItem(
      kind: .call(call), arguments: arguments.map(numbered), answer: result.map(numbered), outs: statement.map { [$0] } ?? [])
    reader.withLock { $0.read([item]) }
  }

  func effects(on db: OpaquePointer?) {
    _ = unsafe sqlite3_changes(db)
    _ = unsafe sqlite3_last_insert_rowid(db)
    _ = unsafe sqlite3_get_autocommit(db)
  }

  func failure(of db: OpaquePointer?) {
    _ = unsafe sqlite3_extended_errcode(db)
    _ = unsafe sqlite3_errmsg(db)
    if inner.provides(.sqlite3_error_offset) { _ = unsafe sqlite3_error_offset(db) }
  }

  func columns(ofStatement bits: UInt?) {
    guard let statement = unsafe bits.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else { return }
    for column in unsafe 0..<sqlite3_column_count(statement) {
      _ = unsafe sqlite3_column_name(statement, column)
      _ = unsafe sqlite3_column_decltype(statement, column)
      guard inner.provides(.sqlite3_column_origin_name) else { continue }
      _ = unsafe sqlite3_column_database_name(statement, column)
      _ = unsafe sqlite3_column_table_name(statement, column)
      _ = unsafe sqlite3_column_origin_name(statement, column)
    }
  }

  /// Reads each value of a row in its own storage class, so that nothing is converted.
  func row(of statement: OpaquePointer) {
    for column in unsafe 0..<sqlite3_column_count(statement) {
      _ = unsafe sqlite3_column_name(statement, column)  // a schema change may have changed it
      switch unsafe StorageClass(rawValue: sqlite3_column_type(statement, column)) {
      case .integer: _ = unsafe sqlite3_column_int64(statement, column)
      case .float: _ = unsafe sqlite3_column_double(statement, column)
      case .text: _ = unsafe sqlite3_column_text(statement, column)
      case .blob: _ = unsafe sqlite3_column_blob(statement, column)
      default: break
      }
    }
  }

  /// Reads a value that the code binds with `sqlite3_bind_value`.
  func value(_ bits: UInt?) {
    guard let value = unsafe bits.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else { return }
    _ = SQLiteValue.extract(from: unsafe StoredValue(self, value))
  }
}
