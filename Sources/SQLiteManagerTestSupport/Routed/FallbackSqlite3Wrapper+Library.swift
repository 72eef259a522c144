import SQLiteCalls

// What the fallbacks answer about the library and its settings, where nothing of the double is asked.
//
// Settings are accepted (SQLITE_OK) and have no effect. The library calls itself 3.40.1. There is never an error to tell: `errcode` is 0,
// `errmsg` nil. The transaction state is that of a connection without a transaction.
extension FallbackSqlite3Wrapper {
  /// True for the calls that the fallbacks answer, or pass to one of the nine that the double overrides.
  func provides(_ call: Sqlite3Call) -> Bool { call.isAnsweredByFallback }

  /// The double knows what its test wrote into it.
  var runsAnySQL: Bool { false }

  func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe version.cString }

  func sqlite3_libversion_number() -> Int32 { 3_040_001 }

  func sqlite3_threadsafe() -> Int32 { 1 }

  func sqlite3_initialize() -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
    let text = ErrorTexts.text(of: code)
    let owned = errorTexts[text] ?? OwnedText(text)
    errorTexts[text] = owned
    return unsafe owned.cString
  }

  func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! { nil }

  func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 { -1 }

  func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 { 1 }

  func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    DefaultLimits.value(of: Limit(rawValue: id))
  }

  func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }
}
