import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

/// Counts the calls that reach the library.
private final class Reached: RoutedSqlite3Wrapper {
  var calls: [Sqlite3Call] = []

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    calls.append(call)
    return perform()
  }
}

@Suite struct `Keeping a ledger of handles` {
  private let reached = Reached(Sqlite3Wrapper())
  let sqlite: LedgerSqlite3Wrapper

  init() { sqlite = LedgerSqlite3Wrapper(reached) }

  private func open() -> OpaquePointer? {
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    return unsafe db
  }

  private func prepare(_ sql: String, on db: OpaquePointer?) -> OpaquePointer? {
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v3(db, sql, -1, 0, &statement, nil) == 0)
    return unsafe statement
  }

  @Test func `lists what is out with its text and the call that gave it out`() {
    let db = unsafe open()
    let statement = unsafe prepare("SELECT 1", on: db)
    #expect(
      sqlite.ledger.openHandles.map(\.description) == [
        "connection \":memory:\" from sqlite3_open_v2, call 1", "statement \"SELECT 1\" from sqlite3_prepare_v3, call 2",
      ])
    #expect(sqlite.ledger.description.hasPrefix("still open: connection"))
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.isClean)
    #expect(sqlite.ledger.description.isEmpty)
  }

  @Test func `keeps every call with a finalized statement away from the library`() {
    let db = unsafe open()
    let statement = unsafe prepare("SELECT 1", on: db)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    let before = reached.calls.count
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.misuse.rawValue)
    unsafe #expect(sqlite.sqlite3_column_text(statement, 0) == nil)
    unsafe #expect(sqlite.sqlite3_column_double(statement, 0) == 0)
    unsafe #expect(sqlite.sqlite3_column_int64(statement, 0) == 0)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == ResultCode.misuse.rawValue)
    #expect(reached.calls.count == before)
    #expect(
      sqlite.ledger.misuses.map(\.kind) == [.usedAfterReturn, .usedAfterReturn, .usedAfterReturn, .usedAfterReturn, .returnedTwice])
    #expect(
      sqlite.ledger.misuses.first?.description
        == "sqlite3_step, call 4: used after its release: statement \"SELECT 1\" from sqlite3_prepare_v3, call 2")
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
  }

  @Test func `keeps calls with a closed connection away from the library`() {
    let db = unsafe open()
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    let before = reached.calls.count
    unsafe #expect(sqlite.sqlite3_exec(db, "SELECT 1", nil, nil, nil) == ResultCode.misuse.rawValue)
    unsafe #expect(sqlite.sqlite3_errmsg(db) == nil)
    unsafe sqlite.sqlite3_interrupt(db)
    unsafe #expect(sqlite.sqlite3_close_v2(db) == ResultCode.misuse.rawValue)
    unsafe #expect(sqlite.sqlite3_backup_init(nil, "main", db, "main") == nil)
    #expect(reached.calls.count == before)
    #expect(sqlite.ledger.misuses.count == 5)
  }

  @Test func `notes a close with open children, which stays open`() {
    let db = unsafe open()
    let statement = unsafe prepare("SELECT 1", on: db)
    unsafe #expect(sqlite.sqlite3_close(db) == ResultCode.busy.rawValue)
    #expect(sqlite.ledger.openHandles.count == 2)
    guard case .closedWithChildren(let children)? = sqlite.ledger.misuses.first?.kind else {
      Issue.record("no misuse")
      return
    }
    #expect(children.map(\.text) == ["SELECT 1"])
    unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
    #expect(sqlite.ledger.misuses.count == 1)
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    #expect(sqlite.ledger.openHandles.isEmpty)
  }

  @Test func `is not misled when the library gives out the same pointer again`() {
    let db = unsafe open()
    for _ in 0..<50 {
      let statement = unsafe prepare("SELECT 1", on: db)
      unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
      unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    }
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.isClean)
  }

  @Test func `counts memory, values, strings and mutexes, and those only that must come back`() {
    let db = unsafe open()
    let statement = unsafe prepare("SELECT 'x'", on: db)
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    let value = unsafe sqlite.sqlite3_value_dup(sqlite.sqlite3_column_value(statement, 0))
    let sql = unsafe sqlite.sqlite3_expanded_sql(statement)
    let mutex = unsafe sqlite.sqlite3_mutex_alloc(MutexKind.fast.rawValue)
    _ = unsafe sqlite.sqlite3_mutex_alloc(MutexKind.staticMain.rawValue)
    let string = unsafe sqlite.sqlite3_str_new(db)
    unsafe sqlite.sqlite3_str_appendall(string, "x")
    #expect(sqlite.ledger.openHandles.map(\.kind) == [.connection, .statement, .value, .memory, .mutex, .string])
    let text = unsafe sqlite.sqlite3_str_finish(string)
    #expect(sqlite.ledger.openHandles.map(\.kind) == [.connection, .statement, .value, .memory, .mutex, .memory])
    unsafe sqlite.sqlite3_free(text)
    unsafe sqlite.sqlite3_free(sql)
    unsafe sqlite.sqlite3_value_free(value)
    unsafe sqlite.sqlite3_mutex_free(mutex)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
    unsafe sqlite.sqlite3_value_free(value)
    #expect(sqlite.ledger.misuses.map(\.kind) == [.returnedTwice])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) func `sees a leak of every kind of handle`() {
    var blob: OpaquePointer?
    var session: OpaquePointer?
    let db = unsafe open()
    unsafe #expect(sqlite.sqlite3_exec(db, "CREATE TABLE t(data); INSERT INTO t VALUES (zeroblob(9))", nil, nil, nil) == 0)
    unsafe #expect(sqlite.sqlite3_blob_open(db, "main", "t", "data", 1, 0, &blob) == 0)
    unsafe #expect(sqlite.sqlite3session_create(db, "main", &session) == 0)
    var group: OpaquePointer?
    var rebaser: OpaquePointer?
    var iterator: OpaquePointer?
    unsafe #expect(sqlite.sqlite3changegroup_new(&group) == 0)
    unsafe #expect(sqlite.sqlite3rebaser_create(&rebaser) == 0)
    unsafe #expect(sqlite.sqlite3changeset_start(&iterator, 0, nil) == 0)
    let target = unsafe open()
    let backup = unsafe sqlite.sqlite3_backup_init(target, "main", db, "main")
    #expect(
      sqlite.ledger.openHandles.map(\.kind) == [
        .connection, .blob, .session, .changegroup, .rebaser, .iterator, .connection, .backup,
      ])
    #expect(sqlite.ledger.openHandles[1].text == "t.data")
    unsafe #expect(sqlite.sqlite3_close(db) == ResultCode.busy.rawValue)
    unsafe sqlite.sqlite3session_delete(session)
    unsafe #expect(sqlite.sqlite3_backup_finish(backup) == 0)
    unsafe #expect(sqlite.sqlite3_close(target) == 0)
    unsafe #expect(sqlite.sqlite3_blob_close(blob) == 0)
    unsafe sqlite.sqlite3changegroup_delete(group)
    unsafe sqlite.sqlite3rebaser_delete(rebaser)
    unsafe #expect(sqlite.sqlite3changeset_finalize(iterator) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.openHandles.isEmpty)
    #expect(sqlite.ledger.misuses.count == 1)
  }

  @Test func `notes a session that outlives its connection`() {
    let sqlite = LedgerSqlite3Wrapper(HollowHandles())
    var db: OpaquePointer?
    var session: OpaquePointer?
    unsafe sqlite.sqlite3_open_v2("x", &db, 0, nil)
    unsafe sqlite.sqlite3session_create(db, "main", &session)
    unsafe sqlite.sqlite3_close_v2(db)
    #expect(
      sqlite.ledger.misuses.map(\.description) == [
        "sqlite3_close_v2, call 3: closed: connection \"x\" from sqlite3_open_v2, call 1, but still open: "
          + "session from sqlite3session_create, call 2"
      ])
  }

  @Test func `counts the connection that a failed open gives out`() {
    let sqlite = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: 1)))
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 14)
    #expect(sqlite.ledger.openHandles.map(\.kind) == [.connection])
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.isClean)
  }

  @Test func `lets a lent value pass that lies where a freed one was`() {
    let sqlite = LedgerSqlite3Wrapper(HollowHandles())
    let value = unsafe sqlite.sqlite3_value_dup(nil)
    unsafe sqlite.sqlite3_value_free(value)
    unsafe #expect(sqlite.sqlite3_value_int(value) == 7)
    #expect(sqlite.ledger.isClean)
  }

  @Test func `takes null pointers for no handles`() {
    let ledger = LedgerSqlite3Wrapper(RefusingSqlite3Wrapper())
    callEverything(on: ledger) { _ in }
    #expect(ledger.ledger.isClean)
  }

  @Test func `can be shared by several wrappers`() {
    let other = LedgerSqlite3Wrapper(Sqlite3Wrapper(), ledger: sqlite.ledger)
    let db = unsafe open()
    unsafe #expect(other.sqlite3_close(db) == 0)
    #expect(sqlite.ledger.isClean)
  }

  @Test func `knows that a connection of another ledger may lie where one of its own did`() {
    let (own, other) = (LedgerSqlite3Wrapper(HollowHandles()), LedgerSqlite3Wrapper(HollowHandles()))
    var db: OpaquePointer?
    unsafe own.sqlite3_open_v2("", &db, 0, nil)
    unsafe #expect(own.sqlite3_close_v2(db) == 0)
    unsafe own.sqlite3_set_last_insert_rowid(db, 1)
    #expect(own.ledger.misuses.count == 1)
    unsafe other.sqlite3_open_v2("", &db, 0, nil)
    unsafe own.sqlite3_set_last_insert_rowid(db, 1)
    #expect(own.ledger.misuses.count == 1)
    unsafe #expect(other.sqlite3_close_v2(db) == 0)
    #expect(other.ledger.isClean)
  }
}

/// Gives out a connection, a session and a value that nothing stands behind.
final class HollowHandles: RefusingSqlite3Wrapper {
  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe ppDb.pointee = OpaquePointer(bitPattern: 0x10)
    return 0
  }

  override func sqlite3session_create(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe ppSession.pointee = OpaquePointer(bitPattern: 0x20)
    return 0
  }

  override func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 { 0 }

  override func sqlite3_value_dup(_ value: OpaquePointer!) -> OpaquePointer! { unsafe OpaquePointer(bitPattern: 0x30) }

  override func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 { 7 }
}
