import SQLiteCalls

/// What the fallbacks answer about the library and its settings, where nothing of the double is asked.
///
/// Settings are accepted (SQLITE_OK) and have no effect. The library calls itself 3.40.1. There is never an error to tell: `errcode` is 0,
/// `errmsg` nil. The transaction state is that of a connection without a transaction.
class FallbackLibrary: UnansweredSqlite3Wrapper {
  private let version = OwnedText("3.40.1")
  private var errorTexts: [String: OwnedText] = [:]

  /// True for the calls that the fallbacks answer, or pass to one of the nine that the double overrides.
  override func provides(_ call: Sqlite3Call) -> Bool { Self.answered.contains(call) }

  private static let answered: Set<Sqlite3Call> = [
    .sqlite3_libversion, .sqlite3_libversion_number, .sqlite3_threadsafe, .sqlite3_initialize, .sqlite3_shutdown,
    .sqlite3_errcode, .sqlite3_extended_errcode, .sqlite3_errmsg, .sqlite3_errstr, .sqlite3_error_offset,
    .sqlite3_open, .sqlite3_open16, .sqlite3_open_v2, .sqlite3_close, .sqlite3_close_v2,
    .sqlite3_exec, .sqlite3_db_config, .sqlite3_busy_timeout, .sqlite3_busy_handler, .sqlite3_extended_result_codes, .sqlite3_limit,
    .sqlite3_get_autocommit, .sqlite3_txn_state, .sqlite3_db_filename, .sqlite3_db_handle, .sqlite3_next_stmt,
    .sqlite3_changes, .sqlite3_changes64, .sqlite3_total_changes, .sqlite3_total_changes64, .sqlite3_last_insert_rowid,
    .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_step, .sqlite3_reset, .sqlite3_finalize, .sqlite3_sql,
    .sqlite3_stmt_readonly, .sqlite3_stmt_busy,
    .sqlite3_bind_int, .sqlite3_bind_int64, .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_null, .sqlite3_clear_bindings,
    .sqlite3_bind_parameter_count, .sqlite3_bind_parameter_name, .sqlite3_bind_parameter_index,
    .sqlite3_column_count, .sqlite3_data_count, .sqlite3_column_name, .sqlite3_column_value, .sqlite3_column_type, .sqlite3_column_bytes,
    .sqlite3_column_text, .sqlite3_column_blob, .sqlite3_column_int, .sqlite3_column_int64, .sqlite3_column_double,
    .sqlite3_value_type, .sqlite3_value_bytes, .sqlite3_value_text, .sqlite3_value_blob, .sqlite3_value_int, .sqlite3_value_int64,
    .sqlite3_value_double,
  ]

  override func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe version.cString }

  override func sqlite3_libversion_number() -> Int32 { 3_040_001 }

  override func sqlite3_threadsafe() -> Int32 { 1 }

  override func sqlite3_initialize() -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
    let text = ErrorTexts.text(of: code)
    let owned = errorTexts[text] ?? OwnedText(text)
    errorTexts[text] = owned
    return unsafe owned.cString
  }

  override func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! { nil }

  override func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 { -1 }

  override func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 { 1 }

  override func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    DefaultLimits.value(of: Limit(rawValue: id))
  }

  override func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 { ResultCode.ok.rawValue }

  override func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }
}
