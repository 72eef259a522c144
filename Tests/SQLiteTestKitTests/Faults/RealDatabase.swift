import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A database in memory, opened on a wrapper around the real library and closed on the library itself.
@safe final class RealDatabase {
  let sqlite: any Sqlite3WrapperProtocol
  let db: OpaquePointer?

  init(on sqlite: any Sqlite3WrapperProtocol, flags: OpenFlags = [], setUp: String = "") {
    self.sqlite = sqlite
    var opened: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open_v2(":memory:", &opened, OpenFlags([.readwrite, .memory]).union(flags).rawValue, nil)
    unsafe db = unsafe opened
    _ = unsafe Sqlite3Wrapper().sqlite3_exec(
      db, setUp + "; CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT UNIQUE, data BLOB); INSERT INTO t VALUES (1, 'one', zeroblob(8))",
      nil, nil, nil
    )
  }

  deinit { _ = unsafe Sqlite3Wrapper().sqlite3_close_v2(db) }

  func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    _ = unsafe sqlite.sqlite3_prepare_v3(db, sql, -1, 0, &statement, nil)
    return unsafe statement
  }

  /// errcode, extended_errcode, errmsg and error_offset of the connection.
  var told: (code: Int32, extended: Int32, message: String?, offset: Int32) {
    let message = unsafe sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) }
    return unsafe (sqlite.sqlite3_errcode(db), sqlite.sqlite3_extended_errcode(db), message, sqlite.sqlite3_error_offset(db))
  }
}
