import SQLiteCalls
import SQLiteManagerEngine

/// What concerns the whole library: its version, its options, its texts. <https://sqlite.org/c3ref/config.html>
extension MockLibrary {
  func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe text("\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)") }

  func sqlite3_libversion_number() -> Int32 { version }

  func sqlite3_threadsafe() -> Int32 { 1 }

  func sqlite3_initialize() -> Int32 {
    isInitialized = true
    return ResultCode.ok.rawValue
  }

  func sqlite3_shutdown() -> Int32 {
    isInitialized = false
    return ResultCode.ok.rawValue
  }

  func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    if isInitialized { return ResultCode.misuse.rawValue }
    if option == LibraryOption.log.rawValue {
      let function = unsafe pointer.map { unsafe unsafeBitCast($0, to: MockLibrary.ErrorLog.self) }
      unsafe errorLog = unsafe MockHook(function: function, context: context)
    }
    return ResultCode.ok.rawValue  // the other options are about what a mock has not
  }

  func sqlite3_sleep(_ a0: Int32) -> Int32 { max(0, a0) }

  func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! { unsafe text(ErrorTexts.text(of: a0)) }
}
