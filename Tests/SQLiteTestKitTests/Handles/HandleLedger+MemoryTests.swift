import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A ledger and memory` {
  private let desk = LedgerDesk()
  private var sqlite: LedgerSqlite3Wrapper { desk.sqlite }

  @Test func `misses the message of an exec that failed until it is freed`() {
    var message: UnsafeMutablePointer<CChar>?
    unsafe #expect(sqlite.sqlite3_exec(desk.db, "SELEC", nil, nil, &message) == 1)
    #expect(desk.open == [.connection, .memory])
    #expect(sqlite.ledger.openHandles.last?.description == "memory \"SELEC\" from sqlite3_exec, call 2")
    unsafe sqlite.sqlite3_free(message)
    unsafe #expect(sqlite.sqlite3_exec(desk.db, "SELECT 1", nil, nil, &message) == 0)
    desk.close()
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
  }

  @Test func `does not take a freed message for a new one where exec refuses to look`() {
    var message: UnsafeMutablePointer<CChar>?
    unsafe sqlite.sqlite3_exec(desk.db, "SELEC", nil, nil, &message)
    unsafe sqlite.sqlite3_free(message)
    unsafe #expect(sqlite.sqlite3_exec(nil, "SELEC", nil, nil, &message) == ResultCode.misuse.rawValue)
    desk.close()
    #expect(desk.open.isEmpty)
    #expect(desk.kinds == [.answered(.misuse)])
  }

  @Test func `misses what was allocated, moved and collected until it is freed`() {
    let small = unsafe sqlite.sqlite3_malloc(10)
    let moved = unsafe sqlite.sqlite3_realloc64(small, 100_000)
    let large = unsafe sqlite.sqlite3_malloc64(10)
    var table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    unsafe #expect(sqlite.sqlite3_get_table(desk.db, "SELECT 1", &table, nil, nil, nil) == 0)
    #expect(desk.open == [.connection, .memory, .memory, .table])
    unsafe sqlite.sqlite3_free(moved)
    unsafe #expect(sqlite.sqlite3_realloc(large, 0) == nil)
    unsafe sqlite.sqlite3_free_table(table)
    unsafe sqlite.sqlite3_free(nil)
    unsafe sqlite.sqlite3_free(sqlite.sqlite3_realloc(nil, 5))
    desk.close()
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
  }

  @Test func `keeps the old block when there is no memory for a larger one`() {
    let desk = LedgerDesk(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_realloc)))
    let block = unsafe desk.sqlite.sqlite3_malloc(10)
    unsafe #expect(desk.sqlite.sqlite3_realloc(block, 100) == nil)
    #expect(desk.open == [.connection, .memory])
    unsafe desk.sqlite.sqlite3_free(block)
    desk.close()
    #expect(desk.sqlite.ledger.isClean, "\(desk.sqlite.ledger)")
  }

  @Test func `keeps a second free of the same memory away from the library, and every other use`() {
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let sqlite = LedgerSqlite3Wrapper(counting)
    let block = unsafe sqlite.sqlite3_malloc(10)
    unsafe sqlite.sqlite3_free(block)
    unsafe sqlite.sqlite3_free(block)
    unsafe #expect(sqlite.sqlite3_msize(block) == 0)
    unsafe #expect(sqlite.sqlite3_realloc(block, 5) == nil)
    #expect(sqlite.ledger.misuses.map(\.kind) == [.returnedTwice, .usedAfterReturn, .returnedTwice])
    #expect(counting.count(of: .sqlite3_free) == 1)
    #expect(counting.total == 2)
  }

  @Test func `frees the same address as often as it is handed out`() {
    for _ in 0..<50 {
      unsafe sqlite.sqlite3_free(sqlite.sqlite3_malloc(64))
      let statement = unsafe desk.prepare("SELECT 'a text that is expanded'")
      unsafe sqlite.sqlite3_free(sqlite.sqlite3_expanded_sql(statement))
      unsafe desk.finalize(statement)
      var size: Int64 = 0
      unsafe sqlite.sqlite3_free(sqlite.sqlite3_serialize(desk.db, "main", &size, 0))
    }
    desk.close()
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
  }

  @Test func `says nothing of an address that may have been handed out unseen`() {
    let hollow = LedgerSqlite3Wrapper(HollowMemory())
    unsafe hollow.sqlite3_free(hollow.sqlite3_malloc(1))
    unsafe hollow.sqlite3_file_control(OpaquePointer(bitPattern: 0x10), nil, 12, nil)  // SQLITE_FCNTL_VFSNAME
    unsafe hollow.sqlite3_free(UnsafeMutableRawPointer(bitPattern: 0x50))
    #expect(hollow.ledger.isClean, "\(hollow.ledger)")
  }

  @Test func `lets go of memory that SQLite is given with a destructor`() {
    let statement = unsafe desk.prepare("SELECT ?")
    let block = unsafe sqlite.sqlite3_malloc(3)
    unsafe block?.initializeMemory(as: UInt8.self, repeating: 7, count: 3)
    unsafe #expect(sqlite.sqlite3_bind_blob(statement, 1, block, 3) { block in unsafe Sqlite3Wrapper().sqlite3_free(block) } == 0)
    unsafe desk.finalize(statement)
    desk.close()
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
  }

  @Test func `keeps what a copy was made of`() {
    let statement = unsafe desk.prepare("SELECT ?")
    let block = unsafe sqlite.sqlite3_malloc(3)
    unsafe block?.initializeMemory(as: UInt8.self, repeating: 7, count: 3)
    unsafe sqlite.sqlite3_bind_blob(statement, 1, block, 3, Sqlite3Destructor.transient)
    unsafe desk.finalize(statement)
    #expect(desk.open == [.connection, .memory])
    unsafe sqlite.sqlite3_free(block)
    desk.close()
  }
}

/// Hands out one address of memory, over and over, and frees nothing.
private final class HollowMemory: RefusingSqlite3Wrapper {
  override func sqlite3_malloc(_ size: Int32) -> UnsafeMutableRawPointer! { unsafe UnsafeMutableRawPointer(bitPattern: 0x50) }

  override func sqlite3_file_control(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 { 0 }
}
