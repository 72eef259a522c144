import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import SQLiteSessions
import Testing

/// The context of a trace callback: the wrapper that it asks for the SQL of a statement, and the answers.
private final class Listener {
  let sqlite: LedgerSqlite3Wrapper
  var heard: [String] = []

  init(_ sqlite: LedgerSqlite3Wrapper) { self.sqlite = sqlite }
}

@Suite struct `A ledger and what callbacks are lent` {
  @Test func `lets a trace callback use the statement it is lent, wherever it lies`() {
    let desk = LedgerDesk()
    let sqlite = desk.sqlite
    let listener = Listener(sqlite)
    let statement = unsafe desk.prepare("SELECT 1")
    unsafe desk.finalize(statement)
    let context = unsafe Unmanaged.passUnretained(listener).toOpaque()
    unsafe sqlite.sqlite3_trace_v2(
      desk.db, TraceEvents([.stmt, .profile]).rawValue,
      { _, context, statement, _ in
        guard let context = unsafe context else { return 0 }
        let listener = unsafe Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
        let text = unsafe listener.sqlite.sqlite3_expanded_sql(OpaquePointer(statement))
        listener.heard.append(unsafe text.map { unsafe String(cString: $0) } ?? "nil")
        unsafe listener.sqlite.sqlite3_free(text)
        return 0
      }, context)
    desk.exec("SELECT 1")  // the statement of `exec` lies where the finalized one was
    #expect(listener.heard == ["SELECT 1", "SELECT 1"])
    let own = unsafe desk.prepare("SELECT 2")
    unsafe desk.step(own)
    unsafe desk.finalize(own)  // the profile event comes within this call
    #expect(listener.heard.suffix(2) == ["SELECT 2", "SELECT 2"])
    #expect(sqlite.ledger.misuses.isEmpty, "\(sqlite.ledger)")
    unsafe #expect(sqlite.sqlite3_sql(own) == nil)
    #expect(desk.kinds == [.usedAfterReturn])
    desk.close()
    withExtendedLifetime(listener) {}
  }

  @Test func `keeps an object of one kind from being used as another`() {
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let desk = LedgerDesk(counting)
    let statement = unsafe desk.prepare("SELECT 1")
    let before = counting.total
    unsafe #expect(desk.sqlite.sqlite3_finalize(desk.db) == ResultCode.misuse.rawValue)
    unsafe #expect(desk.sqlite.sqlite3_changes(statement) == 0)
    #expect(counting.total == before)
    #expect(desk.kinds == [.wrongKind(.connection, usedAs: .statement), .wrongKind(.statement, usedAs: .connection)])
    unsafe desk.finalize(statement)
    desk.close()
    #expect(desk.open.isEmpty)
  }

  @Test func `takes no error of a function for a misuse by who called it`() throws {
    let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    _ = try connection.addFunction("refuses") { (_: Int) throws -> Int in throw SQLiteError.refused(.misuse, "not so") }
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT refuses(1)") }
    #expect(error?.code == .misuse)
    #expect(sqlite.ledger.misuses.isEmpty, "\(sqlite.ledger)")
    unsafe sqlite.sqlite3_step(nil)
    #expect(sqlite.ledger.misuses.map(\.kind) == [.answered(.misuse)])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_preupdate_hook)))
  func `takes the end of the columns that a preupdate hook reads for none`() throws {
    let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE t (a, b AS (a + 1))")
    var values: [SQLiteValue] = []
    let token = try connection.addPreupdateHook { values = (try? $0.newValues()) ?? [] }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(values == [1])
    #expect(sqlite.ledger.misuses.isEmpty, "\(sqlite.ledger)")
    withExtendedLifetime(token) {}
  }
}
