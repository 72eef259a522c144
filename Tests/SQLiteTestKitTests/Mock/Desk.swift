import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A mock with one open connection, and the calls in short form.
@safe final class Desk {
  let mock: MockSqlite3Wrapper
  let db: OpaquePointer?

  convenience init(strict: Bool = true) { self.init(on: MockSqlite3Wrapper(strict: strict)) }

  init(on mock: MockSqlite3Wrapper) {
    self.mock = mock
    var made: OpaquePointer?
    _ = unsafe mock.sqlite3_open_v2("quiz.sqlite", &made, OpenFlags([.readwrite, .create]).rawValue, nil)
    unsafe db = unsafe made
  }

  func prepare(_ sql: String) -> OpaquePointer? {
    var made: OpaquePointer?
    _ = unsafe mock.sqlite3_prepare_v2(db, sql, -1, &made, nil)
    return unsafe made
  }

  func step(_ statement: OpaquePointer?) -> ResultCode { unsafe ResultCode(rawValue: mock.sqlite3_step(statement)) }

  /// Runs a text to its end: the first column of each row as text, and the last code.
  func run(_ sql: String) -> ([String?], ResultCode) {
    let statement = unsafe prepare(sql)
    var found: [String?] = []
    var code = unsafe step(statement)
    while code == .row {
      unsafe found.append(mock.sqlite3_column_text(statement, 0).map { unsafe String(cString: $0) })
      code = unsafe step(statement)
    }
    _ = unsafe mock.sqlite3_finalize(statement)
    return (found, code)
  }

  var message: String { unsafe mock.sqlite3_errmsg(db).map { unsafe String(cString: $0) } ?? "nil" }

  func close() { _ = unsafe mock.sqlite3_close(db) }
}
