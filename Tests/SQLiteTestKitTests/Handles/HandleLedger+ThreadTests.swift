import Foundation
import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// Runs a closure on another thread within the first call of one function.
private final class Meeting: RoutedSqlite3Wrapper, @unchecked Sendable {
  let place: Sqlite3Call
  var other: (@Sendable () -> Void)?

  init(in place: Sqlite3Call, _ inner: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) {
    self.place = place
    super.init(inner)
  }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    if call == place, let other {
      self.other = nil
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        other()
        done.signal()
      }
      done.wait()
    }
    return perform()
  }
}

@Suite struct `A ledger and threads` {
  /// Steps a statement, within which another thread makes a call with the same connection.
  private func meet(_ flags: OpenFlags, _ call: @escaping (LedgerSqlite3Wrapper, OpaquePointer?, OpaquePointer?) -> Void) -> LedgerDesk {
    let meeting = Meeting(in: .sqlite3_step)
    let desk = LedgerDesk(meeting, flags: flags.union([.readwrite, .memory]))
    let statement = unsafe desk.prepare("SELECT 1")
    let work = Work(body: { unsafe call(desk.sqlite, desk.db, statement) })
    meeting.other = { work.body() }
    unsafe desk.step(statement)
    unsafe desk.finalize(statement)
    desk.close()
    return desk
  }

  private struct Work: @unchecked Sendable { let body: () -> Void }

  @Test func `notes both calls when a connection that is not serialized is used by two`() {
    let desk = unsafe meet(.nomutex) { sqlite, db, _ in unsafe sqlite.sqlite3_changes(db) }
    #expect(desk.kinds == [.usedByTwoThreads(.sqlite3_step, ordinal: 3)])
    #expect(
      desk.told == [
        "sqlite3_changes, call 4: used while another thread is in sqlite3_step, call 3: connection \":memory:\" from sqlite3_open_v2, call 1"
      ])
    #expect(desk.sqlite.ledger.misuses.first?.thread != desk.sqlite.ledger.misuses.first?.handle?.thread)
    let reading = unsafe meet(.nomutex) { sqlite, _, statement in unsafe sqlite.sqlite3_column_count(statement) }
    #expect(reading.kinds == [.usedByTwoThreads(.sqlite3_step, ordinal: 3)])
  }

  @Test func `lets threads share a serialized connection, and interrupt any`() {
    #expect(unsafe meet(.fullmutex) { sqlite, db, _ in unsafe sqlite.sqlite3_changes(db) }.sqlite.ledger.isClean)
    #expect(unsafe meet(.nomutex) { sqlite, db, _ in unsafe sqlite.sqlite3_interrupt(db) }.sqlite.ledger.isClean)
  }

  @Test func `lets threads use a connection one after the other`() async {
    let desk = LedgerDesk(flags: [.readwrite, .memory, .nomutex])
    let work = Work(body: { unsafe desk.finalize(desk.prepare("SELECT 1")) })
    for _ in 0..<3 { await Task.detached { work.body() }.value }
    desk.close()
    #expect(desk.sqlite.ledger.isClean, "\(desk.sqlite.ledger)")
  }

  @Test func `does not mistake a pointer that another thread was given for the one that came back`() {
    let meeting = Meeting(in: .sqlite3_finalize, OneStatement())
    let sqlite = LedgerSqlite3Wrapper(meeting)
    var first: OpaquePointer?
    unsafe sqlite.sqlite3_prepare_v2(nil, "SELECT 1", -1, &first, nil)
    meeting.other = {
      var second: OpaquePointer?
      unsafe sqlite.sqlite3_prepare_v2(nil, "SELECT 2", -1, &second, nil)
    }
    unsafe sqlite.sqlite3_finalize(first)
    #expect(sqlite.ledger.openHandles.map(\.text) == ["SELECT 2"])
    unsafe sqlite.sqlite3_step(first)
    #expect(sqlite.ledger.misuses.isEmpty)
  }
}

/// Has one statement, which it gives out over and over.
private final class OneStatement: RefusingSqlite3Wrapper, @unchecked Sendable {
  override func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe ppStmt.pointee = OpaquePointer(bitPattern: 0x60)
    return 0
  }

  override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 { 0 }
}
