import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Synchronization
import Testing

private struct Stop: Error {}

@Suite struct `Opening a manager of a new file` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func manager(
    _ steps: [Migrator.Step] = [], _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen,
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> SQLiteManager {
    SQLiteManager(
      .database(.file(folder.path("new")), access: .new), userSchema: steps, configuration: .recommended, idlePolicy: idlePolicy,
      prepare: prepare, on: wrapper)
  }

  @Test(arguments: [SQLiteManager.IdlePolicy.keepOpen, .closeWhenIdle])
  func `leaves none behind when prepare throws, and succeeds when it throws no more`(policy: SQLiteManager.IdlePolicy) throws {
    let isReady = Mutex(false)
    let manager = manager([], policy) { connection in
      try connection.execute("CREATE TABLE IF NOT EXISTS t (a)")
      if !isReady.withLock({ $0 }) { throw Stop() }
    }
    for _ in 1...2 {
      #expect(throws: Stop.self) { try manager.open() }
      #expect(try folder.contents == [])
    }
    isReady.withLock { $0 = true }
    #expect(try manager.open() == .opened)
    #expect(try manager.count("t") == 0)
    try manager.close()
    expectError(.perm, "there is a file already") { try manager.open() }
    #expect(try folder.contents.contains("new"))
  }

  @Test func `leaves none behind when a step throws`() throws {
    let isReady = Mutex(false)
    let manager = manager([
      .init(1, "CREATE TABLE one (a)"),
      .init(2) { if !isReady.withLock({ $0 }) { throw Stop() } else { try $0.execute("CREATE TABLE two (a)") } },
    ])
    #expect(throws: Stop.self) { try manager.open() }
    #expect(try folder.contents == [])
    isReady.withLock { $0 = true }
    #expect(try manager.open() == .migrated(from: 0, to: 2))
    #expect(try manager.tables().map(\.name) == ["one", "two"])
  }

  @Test(.tags(.misuses)) func `leaves a connection that was kept closed`() throws {
    let kept = Mutex<Kept?>(nil)
    let manager = manager(prepare: { connection in
      try connection.execute("CREATE TABLE t (a)")
      let lasting = Kept(connection: connection, cursor: try connection.cursor("SELECT * FROM t"))
      kept.withLock { $0 = lasting }
      throw Stop()
    })
    #expect(throws: Stop.self) { try manager.open() }
    #expect(try folder.contents == [])
    let used = try #require(kept.withLock { $0 })
    expectError(.misuse, "closed") { try used.connection.rows("SELECT 1") }
  }

  @Test(.tags(.misuses)) func `finalizes a cursor's statement that was kept, as soon as the cursor goes`() throws {
    let wrapper = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let kept = Mutex<Kept?>(nil)
    let manager = manager(
      prepare: { connection in
        try connection.execute("CREATE TABLE t (a)")
        let lasting = Kept(connection: connection, cursor: try connection.cursor("SELECT * FROM t"))
        kept.withLock { $0 = lasting }
        throw Stop()
      }, on: wrapper)
    #expect(throws: Stop.self) { try manager.open() }
    #expect(wrapper.ledger.openHandles.count == 1)
    kept.withLock { $0 = nil }
    #expect(wrapper.ledger.openHandles.isEmpty)
  }

  @Test func `leaves none behind, whichever call fails`() throws {
    func open(_ wrapper: any Sqlite3WrapperProtocol) throws {
      let prepare: @Sendable (Connection) throws -> Void = { try $0.execute("CREATE TABLE IF NOT EXISTS t (a)") }
      try manager([.init(1, "CREATE TABLE one (a)")], prepare: prepare, on: wrapper).open()
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try open(counter)
    for k in TestRun.sample(of: counter.failableCalls, few: 40) {
      for name in try folder.contents { try FileManager.default.removeItem(atPath: folder.path(name)) }
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      do {
        try open(wrapper)
      } catch {
        // The look at localized indexes comes when the database is open: its error leaves the file.
        let isLooking = (error as? SQLiteError)?.sql?.contains("sqlite_schema WHERE 'a' NOT LIKE") == true
        #expect(try isLooking || folder.contents == [], "\(k): \(error)")
      }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
    }
  }
}

private struct Kept: @unchecked Sendable {
  let connection: Connection
  let cursor: Cursor?
}
