import SQLiteCalls
import SQLiteEngine

/// The fallback of a routed wrapper that has no inner wrapper. It implements newer calls by older calls on the same double.
///
/// The older call is made on the outer wrapper, so that a double that overrides nine methods (`sqlite3_open_v2`, `close`, `prepare_v2`,
/// `step`, `finalize`, `column_int`, `column_text`, `bind_int`, `bind_text`) supports everything that reads and writes rows. Except for
/// `finalize`, these nine have no fallback themselves. A call without an older form is refused, with SQLITE_MISMATCH if it binds a value
/// (`bind_double`, `bind_blob`, `bind_zeroblob`, `bind_value`, text in UTF-16). Strings passed to the double are NUL-terminated copies, so
/// it may ignore their length. Strings that it returns must be NUL-terminated. ``FallbackStatement`` describes how rows are read.
///
/// Settings are made only if they were explicitly chosen, and are then accepted without any effect. The library version is 3.40.1. The
/// wrapper always reports that no transaction is open.
@safe final class FallbackSqlite3Wrapper: RefusingSqlite3Wrapper {
  /// The double, which retains this object. Once it is deallocated, the nine calls are refused.
  weak var outer: RoutedSqlite3Wrapper?
  private var statements: [UInt: FallbackStatement] = [:]
  private var lastValue: UInt = 0

  /// The wrapper on which the older calls are made.
  var double: any Sqlite3WrapperProtocol { outer ?? self }

  // MARK: The engine

  override var engineName: String { "a double without an inner wrapper" }

  override var libraryVersion: String? { "3.40.1" }

  private static let answered = Set(Sqlite3Call.allCases.filter(\.isAnsweredByFallback))

  override var served: Set<Sqlite3Call> { Self.answered }

  override func refusalCode(for call: Sqlite3Call) -> ResultCode { call.rawValue.hasPrefix("sqlite3_bind_") ? .mismatch : .error }

  /// False, because the double only has the results that its test gave it.
  override var runsAnySQL: Bool { false }

  override func connection(of handle: OpaquePointer, _ kind: HandleKind) -> OpaquePointer? {
    unsafe statement(handle).flatMap { unsafe OpaquePointer(bitPattern: $0.connection) }
  }

  // MARK: Connections

  override func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe double.sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  override func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    guard let filename = unsafe filename else { return unsafe sqlite3_open(nil, ppDb) }
    let text = unsafe OwnedText(String(decodingCString: filename.assumingMemoryBound(to: UInt16.self), as: UTF16.self))
    return withExtendedLifetime(text) { unsafe sqlite3_open(text.cString, ppDb) }
  }

  override func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
    let connection = UInt(bitPattern: db)
    let code = unsafe double.sqlite3_close(db)
    if code == ResultCode.ok.rawValue {
      statements = statements.filter { $0.value.connection != connection }
      unsafe release(db)
    }
    return code
  }

  // MARK: Statements

  override func sqlite3_prepare(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe sqlite3_prepare_v3(db, sql, nByte, 0, ppStmt, pzTail) }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    guard let text = unsafe OwnedText(copying: sql, count: Int(nByte)), let ppStmt = unsafe ppStmt else {
      return ResultCode.misuse.rawValue
    }
    var statement: OpaquePointer?
    var tail: UnsafePointer<CChar>?
    let code = unsafe double.sqlite3_prepare_v2(db, text.cString, Int32(text.count), &statement, &tail)
    unsafe ppStmt.pointee = statement
    unsafe fail(ResultCode(rawValue: code), on: db)
    // If the double does not set the tail, it has read all of the text.
    let read = unsafe tail.map { unsafe $0 - text.cString } ?? text.count
    if let pzTail = unsafe pzTail { unsafe pzTail.pointee = unsafe sql.map { unsafe $0 + min(max(read, 0), text.count) } }
    if let statement = unsafe statement {
      statements[UInt(bitPattern: statement)] = FallbackStatement(connection: UInt(bitPattern: db), sql: text)
    }
    return code
  }

  override func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe statement(pStmt)?.reset()
    return ResultCode.ok.rawValue
  }

  /// Called only if the double's own finalize calls `super`. Otherwise the record is kept until the statement's pointer is reused.
  override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    statements[UInt(bitPattern: pStmt)] = nil
    return ResultCode.ok.rawValue
  }

  override func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe $0.sql.cString }
  }

  func statement(_ pStmt: OpaquePointer?) -> FallbackStatement? { statements[UInt(bitPattern: pStmt)] }

  // MARK: Parameters

  override func sqlite3_bind_int64(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32 {
    guard let narrow = Int32(exactly: value) else { return ResultCode.range.rawValue }
    return unsafe double.sqlite3_bind_int(pStmt, index, narrow)
  }

  override func sqlite3_bind_null(_ pStmt: OpaquePointer!, _ index: Int32) -> Int32 {
    unsafe double.sqlite3_bind_text(pStmt, index, nil, 0, nil)
  }

  override func sqlite3_bind_text64(
    _ pStmt: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: UInt64,
    _ destructor: Sqlite3Destructor.Function!, _ encoding: UInt8
  ) -> Int32 {
    defer { unsafe Sqlite3Destructor.call(destructor, with: text) }  // the double gets a copy
    guard Int32(encoding) == TextEncoding.utf8.rawValue else { return ResultCode.mismatch.rawValue }
    guard let count = Int32(exactly: count) else { return ResultCode.toobig.rawValue }
    guard let text = unsafe text else { return unsafe sqlite3_bind_null(pStmt, index) }
    let copy = unsafe OwnedText(UnsafeRawBufferPointer(start: text, count: Int(count)))
    unsafe statement(pStmt)?.bound[index] = copy
    return withExtendedLifetime(copy) {
      unsafe double.sqlite3_bind_text(pStmt, index, copy.cString, count, Sqlite3Destructor.transient)
    }
  }

  override func sqlite3_clear_bindings(_ pStmt: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_bind_parameter_count(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe Int32(truncatingIfNeeded: statement(pStmt)?.parameters.count ?? 0)
  }

  override func sqlite3_bind_parameter_name(_ pStmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt)?.parameterName(index).map { unsafe $0.cString }
  }

  override func sqlite3_bind_parameter_index(_ pStmt: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32 {
    guard let statement = unsafe statement(pStmt), let name = unsafe OwnedText(copying: name) else { return 0 }
    return Int32(truncatingIfNeeded: statement.parameters.index(of: name.string))
  }

  // MARK: The nine
  // The base class implements these by calling newer functions, which the double lacks.

  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe refuse(.sqlite3_prepare_v2, of: db) }

  override func sqlite3_bind_int(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
    unsafe refuse(.sqlite3_bind_int, of: pStmt.flatMap { unsafe connection(of: $0, .statement) })
  }

  override func sqlite3_column_int(_ pStmt: OpaquePointer!, _ column: Int32) -> Int32 { 0 }

  override func sqlite3_column_text(_ pStmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! { nil }

  override func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: Sqlite3Callback.Row!, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe errmsg?.pointee = nil
    let bytes = unsafe OwnedText(copying: sql)?.bytes ?? []
    for range in StatementText.ranges(in: bytes) {
      if Self.isSetting(String(decoding: bytes[range], as: UTF8.self)) { continue }
      let code = unsafe run(OwnedText(bytes[range]), on: db) { made in
        guard let callback = unsafe callback, let statement = unsafe statement(made) else { return 0 }
        let count = unsafe sqlite3_column_count(made)
        let columns = statement.columns
        var texts = unsafe columns.map { unsafe UnsafeMutablePointer(mutating: $0.cString) as UnsafeMutablePointer<CChar>? }
        var names = unsafe (0..<count).map { unsafe UnsafeMutablePointer(mutating: statement.name($0)?.cString) }
        return withExtendedLifetime(columns) { unsafe callback(context, count, &texts, &names) }
      }
      if code != ResultCode.ok.rawValue { return code }
    }
    return ResultCode.ok.rawValue
  }

  // MARK: The library

  override func sqlite3_threadsafe() -> Int32 { 1 }

  override func sqlite3_initialize() -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 { 1 }

  override func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 { DefaultLimits.value(of: Limit(rawValue: id)) }

  override func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: Sqlite3Callback.Busy!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }

  // MARK: Columns

  override func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 { unsafe sqlite3_data_count(pStmt) }

  override func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(pStmt) else { return 0 }
    return Int32(truncatingIfNeeded: statement.count { unsafe readColumn(pStmt, $0) })
  }

  override func sqlite3_column_name(_ pStmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt)?.name(column).map { unsafe $0.cString }
  }

  override func sqlite3_column_int64(_ pStmt: OpaquePointer!, _ column: Int32) -> Int64 {
    unsafe Int64(double.sqlite3_column_int(pStmt, column))
  }

  override func sqlite3_column_double(_ pStmt: OpaquePointer!, _ column: Int32) -> Double {
    unsafe Double(double.sqlite3_column_int(pStmt, column))
  }

  override func sqlite3_column_value(_ pStmt: OpaquePointer!, _ column: Int32) -> OpaquePointer! {
    guard let statement = unsafe statement(pStmt) else { return nil }
    let text = statement.column(column) { unsafe readColumn(pStmt, $0) }
    lastValue = (lastValue + 1) & 0xff_ffff
    let handle = 0xf6_00_0000 | lastValue  // a tag and a serial number; never dereferenced
    statement.values[handle] = FallbackValue(statement: UInt(bitPattern: pStmt), column: column, text: text)
    return unsafe OpaquePointer(bitPattern: handle)
  }

  private func readColumn(_ pStmt: OpaquePointer?, _ column: Int32) -> OwnedText? {
    let text = unsafe double.sqlite3_column_text(pStmt, column)
    return unsafe OwnedText(copying: text.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) })
  }

  // MARK: Values

  override func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
    unsafe (current(value)?.text == nil ? StorageClass.null : .text).rawValue
  }

  override func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 {
    unsafe Int32(truncatingIfNeeded: current(value)?.text?.count ?? 0)
  }

  override func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe current(value)?.text.flatMap { unsafe $0.count == 0 ? nil : UnsafeRawPointer($0.base) }
  }

  override func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe current(value)?.text.map { unsafe $0.unsignedStart }
  }

  override func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 {
    guard let value = unsafe current(value) else { return 0 }
    return unsafe Int64(double.sqlite3_column_int(OpaquePointer(bitPattern: value.statement), value.column))
  }

  override func sqlite3_value_double(_ value: OpaquePointer!) -> Double { unsafe Double(sqlite3_value_int64(value)) }

  /// The value of a handle; nil if its row has changed since.
  private func current(_ handle: OpaquePointer?) -> FallbackValue? {
    statements.values.lazy.compactMap { $0.values[UInt(bitPattern: handle)] }.first
  }
}
