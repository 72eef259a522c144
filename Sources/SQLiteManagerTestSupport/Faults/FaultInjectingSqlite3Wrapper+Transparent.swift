import SQLiteCalls
import SQLiteCore

extension FaultInjectingSqlite3Wrapper: TransparentDouble {
  package func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool {
    guard let fault = injected.last else { return false }
    return fault.call == call && fault.code.primary == code
  }
}
