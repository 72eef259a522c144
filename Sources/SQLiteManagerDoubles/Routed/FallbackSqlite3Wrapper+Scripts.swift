import SQLiteCalls
import SQLiteManagerEngine

// What `sqlite3_exec` of the fallbacks runs: the double runs one statement after the other, but for PRAGMAs that are settings.
extension FallbackSqlite3Wrapper {
  /// Whether a statement sets how a connection works, as this package does when it opens one: accepted like the settings that have functions.
  static func isSetting(_ words: [String]) -> Bool {
    let settings = ["recursive_triggers", "cell_size_check", "mmap_size", "synchronous", "foreign_keys", "trusted_schema"]
    guard words.first?.uppercased() == "PRAGMA", let place = words.firstIndex(of: "="), place > 1 else { return false }
    return settings.contains(words[place - 1].lowercased())
  }

  /// A double may answer SQLITE_ROW for ever.
  private static let mostSteps = 1_000_000

  /// Runs one statement of the double to its end; SQLITE_ERROR for one that does not come to it.
  func run(_ sql: OwnedText, on db: OpaquePointer?, row: (OpaquePointer?) -> Int32) -> Int32 {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(db, sql.cString, Int32(sql.count), 0, &statement, nil)
    guard code == ResultCode.ok.rawValue, unsafe statement != nil else { return code }
    var step = ResultCode.row.rawValue
    for _ in 0..<Self.mostSteps where step == ResultCode.row.rawValue {
      step = unsafe double.sqlite3_step(statement)
      if step == ResultCode.row.rawValue, unsafe row(statement) != 0 { step = ResultCode.abort.rawValue }
    }
    if step == ResultCode.row.rawValue { step = ResultCode.error.rawValue }
    let finalized = unsafe double.sqlite3_finalize(statement)
    return step == ResultCode.done.rawValue ? finalized : step
  }
}
