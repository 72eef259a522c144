import SQLiteCalls
import SQLiteManagerEngine

// What the fallbacks answer about the library and its settings, where nothing of the double is asked.
//
// Settings are accepted (SQLITE_OK) and have no effect, be they functions or, in `sqlite3_exec`, PRAGMAs; all its other statements are run by the
// double, one by one. The library calls itself 3.40.1. There is never an error to tell: `errcode` is 0, `errmsg` nil. The transaction state is that of a connection without a transaction.
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

  func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 { ResultCode.ok.rawValue }

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
  ) -> Int32 {
    unsafe errmsg?.pointee = nil
    let bytes = unsafe OwnedText(copying: sql, count: -1)?.bytes ?? []
    for range in StatementText.ranges(in: bytes) {
      let text = Array(bytes[range])
      let words = StatementText.words(of: text, limit: 6)
      if words.isEmpty || Self.isSetting(words) { continue }
      let code = unsafe run(OwnedText(text), on: db) { made in
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

  /// Whether a statement sets how a connection works, as this package does when it opens one: accepted like the settings that have functions.
  private static func isSetting(_ words: [String]) -> Bool {
    let settings = ["recursive_triggers", "cell_size_check", "mmap_size", "synchronous", "foreign_keys", "trusted_schema"]
    guard words.first?.uppercased() == "PRAGMA", let place = words.firstIndex(of: "="), place > 1 else { return false }
    return settings.contains(words[place - 1].lowercased())
  }

  /// A double may answer SQLITE_ROW for ever.
  private static let mostSteps = 1_000_000

  /// Runs one statement of the double to its end; SQLITE_ERROR for one that does not come to it.
  private func run(_ sql: OwnedText, on db: OpaquePointer?, row: (OpaquePointer?) -> Int32) -> Int32 {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(db, sql.cString, Int32(sql.count), 0, &statement, nil)
    guard code == ResultCode.ok.rawValue, unsafe statement != nil else { return code }
    var step = ResultCode.row.rawValue
    for _ in 0..<Self.mostSteps where step == ResultCode.row.rawValue {
      step = unsafe outer.sqlite3_step(statement)
      if step == ResultCode.row.rawValue, unsafe row(statement) != 0 { step = ResultCode.abort.rawValue }
    }
    if step == ResultCode.row.rawValue { step = ResultCode.error.rawValue }
    let finalized = unsafe outer.sqlite3_finalize(statement)
    return step == ResultCode.done.rawValue ? finalized : step
  }

  func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 { ResultCode.ok.rawValue }

  func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.ok.rawValue }
}
