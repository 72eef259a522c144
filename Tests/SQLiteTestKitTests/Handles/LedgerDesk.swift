import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A ledger over the real library, or over another wrapper, with one open connection, and the calls in short form.
@safe final class LedgerDesk {
  let sqlite: LedgerSqlite3Wrapper
  private(set) var db: OpaquePointer?

  init(_ inner: any Sqlite3WrapperProtocol = Sqlite3Wrapper(), flags: OpenFlags = [.readwrite, .memory]) {
    sqlite = LedgerSqlite3Wrapper(inner)
    var made: OpaquePointer?
    unsafe sqlite.sqlite3_open_v2(":memory:", &made, flags.rawValue, nil)
    unsafe db = unsafe made
  }

  /// For tests that have no use for the connection.
  deinit { if open.contains(.connection) { close() } }

  func prepare(_ sql: String) -> OpaquePointer? {
    var made: OpaquePointer?
    unsafe sqlite.sqlite3_prepare_v2(db, sql, -1, &made, nil)
    return unsafe made
  }

  func prepareLegacy(_ sql: String) -> OpaquePointer? {
    var made: OpaquePointer?
    unsafe sqlite.sqlite3_prepare(db, sql, -1, &made, nil)
    return unsafe made
  }

  @discardableResult func step(_ statement: OpaquePointer?) -> ResultCode { unsafe ResultCode(rawValue: sqlite.sqlite3_step(statement)) }

  func finalize(_ statement: OpaquePointer?) { unsafe sqlite.sqlite3_finalize(statement) }

  @discardableResult func exec(_ sql: String) -> ResultCode { unsafe ResultCode(rawValue: sqlite.sqlite3_exec(db, sql, nil, nil, nil)) }

  func close() { unsafe sqlite.sqlite3_close(db) }

  var kinds: [HandleMisuse.Kind] { sqlite.ledger.misuses.map(\.kind) }

  var told: [String] { sqlite.ledger.misuses.map(\.description) }

  var open: [HandleKind] { sqlite.ledger.openHandles.map(\.kind) }
}
