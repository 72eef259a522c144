import SQLiteCalls
import SQLiteCore

extension FaultInjectingSqlite3Wrapper: TransparentDouble {
  package func hasInjected(_ code: ResultCode, into call: Sqlite3Call) -> Bool {
    injected.last.map { $0.call == call && $0.code.primary == code } ?? false
  }
}
