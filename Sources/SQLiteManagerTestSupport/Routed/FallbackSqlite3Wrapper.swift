import SQLiteCalls
import SQLiteManagerEngine

/// What a routed wrapper without an inner one falls back to: each call is answered from an older one of the same double.
///
/// The older call is made on the outer wrapper, so a double that overrides nine methods (`sqlite3_open_v2`, `close`, `prepare_v2`, `step`,
/// `finalize`, `column_int`, `column_text`, `bind_int`, `bind_text`) drives everything that reads and writes rows. Those nine but
/// `finalize` have no fallback themselves. What has no older form (`bind_double`, `bind_blob`, `bind_zeroblob`, `bind_value`, text in UTF-16) is refused with
/// SQLITE_MISMATCH. Texts the double is given are copied and end in a NUL, so that it may ignore their length; texts that it gives must end
/// in a NUL. How rows are read: ``FallbackStatement``.
@safe final class FallbackSqlite3Wrapper: Sqlite3WrapperProtocol {
  unowned let outer: RoutedSqlite3Wrapper
  /// What refuses the calls that have no fallback; their messages are not told, because the errors of the double are not known here.
  let refusals = RefusingSqlite3Wrapper()
  private var statements: [UInt: FallbackStatement] = [:]
  private var values: [UInt: FallbackValue] = [:]
  private var lastValue: UInt = 0
  let version = OwnedText("3.40.1")
  var errorTexts: [String: OwnedText] = [:]

  init(over outer: RoutedSqlite3Wrapper) { self.outer = outer }

  /// Nobody calls them, because no function can be registered.
  var trampolines: Sqlite3Trampolines { .idle }

  // MARK: Connections

  func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe outer.sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    guard let filename = unsafe filename else { return unsafe sqlite3_open(nil, ppDb) }
    var units: [UInt16] = []
    while true {
      let unit = unsafe filename.loadUnaligned(fromByteOffset: units.count * 2, as: UInt16.self)
      if unit == 0 { break }
      units.append(unit)
    }
    let text = OwnedText(String(decoding: units, as: UTF16.self))
    return withExtendedLifetime(text) { unsafe sqlite3_open(text.cString, ppDb) }
  }

  func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
    let connection = UInt(bitPattern: db)
    let code = unsafe outer.sqlite3_close(db)
    if code == ResultCode.ok.rawValue { statements = statements.filter { $0.value.connection != connection } }
    return code
  }

  // MARK: Statements

  func sqlite3_prepare(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe sqlite3_prepare_v3(db, sql, nByte, 0, ppStmt, pzTail) }

  func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    guard let text = unsafe OwnedText(copying: sql, count: Int(nByte)), let ppStmt = unsafe ppStmt else {
      return ResultCode.misuse.rawValue
    }
    var statement: OpaquePointer?
    var tail: UnsafePointer<CChar>?
    let code = unsafe outer.sqlite3_prepare_v2(db, text.cString, Int32(text.count), &statement, &tail)
    unsafe ppStmt.pointee = statement
    // A double that says nothing of the tail has read everything.
    let read = unsafe tail.map { unsafe $0 - text.cString } ?? text.count
    if let pzTail = unsafe pzTail { unsafe pzTail.pointee = unsafe sql.map { unsafe $0 + min(max(read, 0), text.count) } }
    if let statement = unsafe statement {
      statements[UInt(bitPattern: statement)] = FallbackStatement(connection: UInt(bitPattern: db), sql: text)
    }
    return code
  }

  func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe statement(pStmt)?.reset()
    return ResultCode.ok.rawValue
  }

  /// Reached only when the double's own finalize calls `super`; a double that does not leaves a record after until its pointer is used again.
  func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    statements[UInt(bitPattern: pStmt)] = nil
    return ResultCode.ok.rawValue
  }

  func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt).map { unsafe $0.sql.cString }
  }

  func sqlite3_db_handle(_ pStmt: OpaquePointer!) -> OpaquePointer! {
    unsafe statement(pStmt).flatMap { unsafe OpaquePointer(bitPattern: $0.connection) }
  }

  func statement(_ pStmt: OpaquePointer?) -> FallbackStatement? { statements[UInt(bitPattern: pStmt)] }

  // MARK: Parameters

  func sqlite3_bind_int64(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32 {
    guard let narrow = Int32(exactly: value) else { return ResultCode.range.rawValue }
    return unsafe outer.sqlite3_bind_int(pStmt, index, narrow)
  }

  func sqlite3_bind_null(_ pStmt: OpaquePointer!, _ index: Int32) -> Int32 {
    unsafe outer.sqlite3_bind_text(pStmt, index, nil, 0, nil)
  }

  func sqlite3_bind_text64(
    _ pStmt: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ count: UInt64,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ encoding: UInt8
  ) -> Int32 {
    defer { unsafe Sqlite3Destructor.call(destructor, with: text) }  // the double gets a copy
    guard Int32(encoding) == TextEncoding.utf8.rawValue else { return ResultCode.mismatch.rawValue }
    guard let count = Int32(exactly: count) else { return ResultCode.toobig.rawValue }
    guard let text = unsafe text else { return unsafe sqlite3_bind_null(pStmt, index) }
    let copy = unsafe OwnedText(UnsafeRawBufferPointer(start: text, count: Int(count)))
    unsafe statement(pStmt)?.bound[index] = copy
    return withExtendedLifetime(copy) {
      unsafe outer.sqlite3_bind_text(pStmt, index, copy.cString, count, Sqlite3Destructor.transient)
    }
  }

  func sqlite3_bind_double(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Double) -> Int32 { ResultCode.mismatch.rawValue }

  func sqlite3_bind_blob(
    _ pStmt: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ count: Int32,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 { unsafe sqlite3_bind_blob64(pStmt, index, bytes, 0, destructor) }

  func sqlite3_bind_blob64(
    _ pStmt: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ count: UInt64,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(destructor, with: bytes)
    return ResultCode.mismatch.rawValue
  }

  func sqlite3_bind_zeroblob(_ pStmt: OpaquePointer!, _ index: Int32, _ count: Int32) -> Int32 { ResultCode.mismatch.rawValue }

  func sqlite3_bind_zeroblob64(_ pStmt: OpaquePointer!, _ index: Int32, _ count: UInt64) -> Int32 { ResultCode.mismatch.rawValue }

  func sqlite3_bind_value(_ pStmt: OpaquePointer!, _ index: Int32, _ value: OpaquePointer!) -> Int32 {
    ResultCode.mismatch.rawValue
  }

  func sqlite3_clear_bindings(_ pStmt: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_bind_parameter_count(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe Int32(truncatingIfNeeded: statement(pStmt)?.parameters.count ?? 0)
  }

  func sqlite3_bind_parameter_name(_ pStmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt)?.parameterName(index).map { unsafe $0.cString }
  }

  func sqlite3_bind_parameter_index(_ pStmt: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32 {
    guard let statement = unsafe statement(pStmt), let name = unsafe OwnedText(copying: name, count: -1) else { return 0 }
    return Int32(truncatingIfNeeded: statement.parameters.index(of: name.string))
  }

  // MARK: Columns

  func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 { unsafe sqlite3_data_count(pStmt) }

  func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(pStmt) else { return 0 }
    return Int32(truncatingIfNeeded: statement.count { unsafe readColumn(pStmt, $0) })
  }

  func sqlite3_column_name(_ pStmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<CChar>! {
    unsafe statement(pStmt)?.name(column).map { unsafe $0.cString }
  }

  func sqlite3_column_type(_ pStmt: OpaquePointer!, _ column: Int32) -> Int32 { unsafe value(pStmt, column).type.rawValue }

  func sqlite3_column_bytes(_ pStmt: OpaquePointer!, _ column: Int32) -> Int32 { unsafe value(pStmt, column).count }

  func sqlite3_column_blob(_ pStmt: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer! {
    unsafe value(pStmt, column).bytes
  }

  func sqlite3_column_int64(_ pStmt: OpaquePointer!, _ column: Int32) -> Int64 {
    unsafe Int64(outer.sqlite3_column_int(pStmt, column))
  }

  func sqlite3_column_double(_ pStmt: OpaquePointer!, _ column: Int32) -> Double {
    unsafe Double(outer.sqlite3_column_int(pStmt, column))
  }

  func sqlite3_column_value(_ pStmt: OpaquePointer!, _ column: Int32) -> OpaquePointer! {
    guard let statement = unsafe statement(pStmt) else { return nil }
    let value = unsafe value(pStmt, column)
    values = values.filter { $0.value.statement !== statement || $0.value.generation == statement.generation }
    lastValue = (lastValue + 1) & 0xff_ffff
    let handle = 0xf6_00_0000 | lastValue  // a tag above a serial number: no address, and never dereferenced
    values[handle] = value
    return unsafe OpaquePointer(bitPattern: handle)
  }

  private func value(_ pStmt: OpaquePointer?, _ column: Int32) -> FallbackValue {
    let statement = unsafe statement(pStmt)
    let text = statement?.column(column) { unsafe readColumn(pStmt, $0) }
    return FallbackValue(
      statement: statement, handle: UInt(bitPattern: pStmt), column: column, generation: statement?.generation ?? 0, text: text)
  }

  private func readColumn(_ pStmt: OpaquePointer?, _ column: Int32) -> OwnedText? {
    unsafe OwnedText(copying: outer.sqlite3_column_text(pStmt, column))
  }

  // MARK: Values

  func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 { unsafe current(value)?.type.rawValue ?? StorageClass.null.rawValue }

  func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 { unsafe current(value)?.count ?? 0 }

  func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! { unsafe current(value)?.bytes }

  func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe current(value)?.text.map { unsafe $0.unsignedStart }
  }

  func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 {
    guard let value = unsafe current(value) else { return 0 }
    return unsafe outer.sqlite3_column_int(OpaquePointer(bitPattern: value.handle), value.column)
  }

  func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 { unsafe Int64(sqlite3_value_int(value)) }

  func sqlite3_value_double(_ value: OpaquePointer!) -> Double { unsafe Double(sqlite3_value_int(value)) }

  /// The value of a handle, unless its row has changed since.
  private func current(_ value: OpaquePointer?) -> FallbackValue? {
    guard let found = values[UInt(bitPattern: value)], let statement = found.statement else { return nil }
    return found.generation == statement.generation ? found : nil
  }
}
