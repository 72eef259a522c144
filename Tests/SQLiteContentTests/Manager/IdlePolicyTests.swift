import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A manager that closes when idle` {
  let folder: ScratchFolder
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())

  init() throws { folder = try ScratchFolder() }

  private func manager(
    _ location: Connection.Location? = nil, access: Connection.Access = .create, idlePolicy: SQLiteManager.IdlePolicy = .closeWhenIdle
  ) -> SQLiteManager {
    SQLiteManager(.database(location ?? .file(folder.path("a")), access: access), idlePolicy: idlePolicy, on: ledger)
  }

  @Test(arguments: [Connection.Access.create, .new])
  func `opens on demand, and holds nothing between uses`(access: Connection.Access) throws {
    let manager = manager(access: access)
    try manager.createTable("t", "a")
    #expect(ledger.ledger.openHandles.isEmpty)
    try manager.insert(["a": 1], into: "t")
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
    #expect(try manager.read("t").map(\.values) == [[1]])
    #expect(ledger.ledger.openHandles.isEmpty)
    #expect(try manager.open() == .opened)
    #expect(ledger.ledger.openHandles.isEmpty)
  }

  @Test func `is open for as long as the outermost closure runs`() throws {
    let manager = manager()
    try manager.open()
    #expect(ledger.ledger.openHandles.isEmpty)
    try manager.transaction { connection in
      try connection.createTable("t", "a")
      try manager.insert(["a": 1], into: "t")
      #expect(ledger.ledger.openHandles.contains { $0.kind == .connection })
      #expect(connection.isInTransaction)
    }
    #expect(ledger.ledger.openHandles.isEmpty)
    #expect(try manager.count("t") == 1)
  }

  @Test func `stays open while somebody observes it, and no longer`() throws {
    let heard = Locked<[String]>([])
    let prepared = Locked(0)
    let manager = SQLiteManager(
      .database(.file(folder.path("a"))), idlePolicy: .closeWhenIdle,
      prepare: { connection in
        try connection.addUpdateHook { _ in prepared.withLock { $0 += 1 } }.keepUntilClose()
      }, on: ledger)
    try manager.createTable("t", "a")
    #expect(ledger.ledger.openHandles.isEmpty)
    let held = Locked<HookToken?>(nil)
    try manager.withConnection { connection in
      let token = try connection.addUpdateHook { change in heard.withLock { $0.append("\(change.kind) \(change.rowid)") } }
      held.withLock { $0 = token }
    }
    try manager.insert([["a": 1], ["a": 2]], into: "t")
    try manager.delete(from: "t", where: .all)
    #expect(heard.withLock { $0 } == ["insert 1", "insert 2", "delete 1", "delete 2"])
    #expect(ledger.ledger.openHandles.contains { $0.kind == .connection })
    held.withLock { $0 = nil }
    try manager.insert(["a": 3], into: "t")
    #expect(heard.withLock { $0.count } == 4)
    #expect(ledger.ledger.openHandles.isEmpty)
    #expect(prepared.withLock { $0 } == 5)
  }

  @Test func `closes behind a closure that throws, and rolls back what it left open`() throws {
    struct Stop: Error {}
    let manager = manager()
    try manager.createTable("t", "a")
    #expect(throws: Stop.self) {
      try manager.withConnection { connection in
        try connection.execute("BEGIN; INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }
    #expect(ledger.ledger.openHandles.isEmpty)
    #expect(try manager.count("t") == 0)
  }

  @Test(.tags(.misuses)) func `stays open while a part of a connection is kept, and reports finished work as done`() throws {
    let manager = manager()
    try manager.createTable("t", "a")
    try manager.insert([["a": 1], ["a": 2]], into: "t")
    var kept: Cursor?
    try manager.withConnection { connection in
      try connection.insert(["a": 3], into: "t")
      kept = try connection.cursor("SELECT a FROM t")
      _ = try kept?.next()
    }
    #expect(try manager.count("t") == 3)
    #expect(!ledger.ledger.openHandles.isEmpty)
    kept = nil
    #expect(try manager.count("t") == 3)
    #expect(ledger.ledger.openHandles.isEmpty)
  }

  @Test(.tags(.misuses)) func `rolls back what a closure left open although something of the connection was kept`() throws {
    let manager = manager()
    try manager.createTable("t", "a")
    try manager.insert([["a": 1], ["a": 2]], into: "t")
    var kept: Cursor?
    let error = #expect(throws: SQLiteError.self) {
      try manager.withConnection { connection in
        try connection.execute("BEGIN; INSERT INTO t VALUES (3)")
        kept = try connection.cursor("SELECT a FROM t")
        _ = try kept?.next()
      }
    }
    #expect(error?.code == .misuse && error?.message.contains("left a transaction open") == true)
    try kept?.close()
    kept = nil
    try manager.insert(["a": 4], into: "t")
    #expect(try manager.read("t").map(\.values) == [[1], [2], [4]])
    #expect(ledger.ledger.openHandles.isEmpty)
  }

  @Test func `does not make a file anew that was taken away`() throws {
    let manager = manager()
    try manager.createTable("t", "a")
    try FileManager.default.removeItem(atPath: folder.path("a"))
    let error = #expect(throws: SQLiteError.self) { try manager.read("t") }
    #expect(error?.code.primary == .cantopen)
    #expect(try folder.contents == [])
    try manager.close()  // the manager begins again
    try manager.createTable("t", "a")
    #expect(try manager.count("t") == 0)
  }

  @Test(arguments: [Connection.Location.memory, .temporary, .uri("file:x?mode=memory")])
  func `refuses a database that would be gone`(location: Connection.Location) throws {
    let manager = manager(location)
    let errors = [
      expectError(.misuse, "a database without a file is gone when it is closed: keep it open") { try manager.open() },
      expectError(.misuse, "a database without a file is gone when it is closed: keep it open") { try manager.rows("SELECT 1") },
    ]
    #expect(errors.allSatisfy { $0?.code == .misuse })
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
    let kept = self.manager(location, idlePolicy: .keepOpen)
    try kept.open()
    try kept.createTable("t", "a")
    #expect(try kept.count("t") == 0)
  }

  @Test func `installs the bundle at the first use, and looks at it again when opened`() throws {
    let source = folder.url.appending(path: "bundle.sqlite")
    let made = try Connection(.file(folder.path("bundle.sqlite")))
    try made.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA user_version = 1")
    let place = SQLiteManager.Placement.installed(.file(source), into: folder.url.appending(path: "app"), fileName: "a.sqlite")
    let manager = SQLiteManager(place, idlePolicy: .closeWhenIdle, on: ledger)
    #expect(try manager.read("t").map(\.values) == [[1]])
    try made.execute("UPDATE t SET a = 2; PRAGMA user_version = 2")
    #expect(try manager.read("t").map(\.values) == [[1]])
    #expect(try manager.open().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try manager.read("t").map(\.values) == [[2]])
    try made.execute("PRAGMA user_version = 1")
    #expect(try manager.open() == .newerThanApp(installed: 2, bundled: 1))
    try manager.close()
    let error = #expect(throws: SQLiteError.self) { try manager.read("t") }
    #expect(error?.message.contains("a newer app wrote") == true)
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `attaches content that is read in place each time`() throws {
    let made = try Connection(.file(folder.path("bundle.sqlite")))
    try made.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try made.close()
    let place = SQLiteManager.Placement.inPlace(
      .file(folder.url.appending(path: "bundle.sqlite")), userDatabase: folder.url.appending(path: "user.sqlite"))
    let manager = SQLiteManager(place, idlePolicy: .closeWhenIdle, on: ledger)
    for _ in 1...2 { #expect(try manager.rows("SELECT a FROM content.t").map(\.values) == [[1]]) }
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `from several threads opens for each in turn`() throws {
    let manager = manager()
    try manager.createTable("t", "a")
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      do { try manager.insert(["a": number], into: "t") } catch { Issue.record(error) }
    }
    #expect(try manager.count("t") == 8)
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `whichever call fails leaves nothing open and no half change`() throws {
    var folder = try ScratchFolder()
    let judge: (Result<Int, any Error>) throws -> String? = { result in
      let file = Connection.Location.file(folder.path("a"))
      let found = try Connection(file).tables().isEmpty ? 0 : Connection(file).count("t")
      switch result {
      case .success(let count): return count == 2 && found == 2 ? nil : "\(count) rows, and found \(found)"
      case .failure(let error): return error is SQLiteError && (0...2).contains(found) ? nil : "\(error): \(found)"
      }
    }
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, check: judge) {
      (sqlite: any Sqlite3WrapperProtocol) throws -> Int in
      folder = try ScratchFolder()
      let manager = SQLiteManager(.database(.file(folder.path("a"))), idlePolicy: .closeWhenIdle, on: sqlite)
      try manager.createTable("t", "a")
      try manager.insert([["a": 1], ["a": 2]], into: "t")
      return try manager.count("t")
    }
    #expect(try sweep.sampled(TestRun.most(8)).run().failableCalls > 30)
  }

  @Test(.timeLimit(.minutes(1))) func `closes when its last observation has ended`() async throws {
    let manager = manager()
    try manager.createTable("t", "a")
    func observe() async throws {
      var values = manager.observe { try $0.count("t") }.makeAsyncIterator()
      #expect(try await values.next() == 0)
      try manager.insert(["a": 1], into: "t")
      #expect(try await values.next() == 1)
      #expect(ledger.ledger.openHandles.contains { $0.kind == .connection })
    }
    try await observe()
    while !ledger.ledger.openHandles.isEmpty { await Task.yield() }
  }
}
