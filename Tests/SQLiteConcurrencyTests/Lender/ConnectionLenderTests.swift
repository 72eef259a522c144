import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

/// All types that lend connections, to which the same rules apply.
enum Lending: CaseIterable {
  case queue, queueOfMemory, database, databaseOfMemory, databaseWithoutLog, manager, managerOfMemory, managerWithoutLog

  /// The types that read beside the connection that writes.
  static let withReaders: [Lending] = [.database, .manager]
  /// The types that can be opened again.
  static let managers: [Lending] = [.manager, .managerOfMemory, .managerWithoutLog]

  /// A database with the table `star (id INTEGER PRIMARY KEY, name)`, which has two rows.
  func make(
    in folder: ScratchFolder, named name: String = "a", prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws -> any ObservableDatabase {
    let file = Connection.Location.file(folder.path(name))
    var deleting = Connection.Configuration()
    deleting.journalMode = .delete
    func opened(_ manager: SQLiteManager) throws -> SQLiteManager {
      try manager.open()
      return manager
    }
    let made: any ObservableDatabase =
      switch self {
      case .queue: try ConnectionQueue(file, configuration: .recommended, prepare: prepare)
      case .queueOfMemory: try ConnectionQueue(.memory, prepare: prepare)
      case .database: try Database(file, prepare: prepare)
      case .databaseOfMemory: try Database(.memory, prepare: prepare)
      case .databaseWithoutLog: try Database(file, configuration: deleting, prepare: prepare)
      case .manager: try opened(SQLiteManager(.database(file), configuration: .recommended, prepare: prepare))
      case .managerOfMemory: try opened(SQLiteManager(.database(.memory), prepare: prepare))
      case .managerWithoutLog: try opened(SQLiteManager(.database(file), configuration: deleting, prepare: prepare))
      }
    try made.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega'), (2, 'Deneb')")
    return made
  }
}

/// Runs a closure on another thread while this one goes on, and answers whether it has ended within a time that is only long when it never does.
func ends(_ body: @escaping @Sendable () -> Void) -> Bool {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  return isDone.wait(timeout: .now() + .seconds(20)) == .success
}

@Suite struct `A closure that a connection is lent to` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: Lending.allCases) func `leaves no transaction open, and what comes after is its own`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    expectError(.misuse, "left a transaction open") {
      try database.withConnection { try $0.execute("BEGIN; INSERT INTO star VALUES (3, 'Altair')") }
    }
    expectError(.misuse, "left a transaction open") { try database.execute("SAVEPOINT s") }
    expectError(.misuse, "left a transaction open") { try database.rows("BEGIN") }
    try database.insert(["id": 4, "name": "Rigel"], into: "star")
    #expect(try database.rows("SELECT id FROM star", as: Int.self) == [1, 2, 4])
    #expect(try database.withConnection { !$0.isInTransaction })
    try database.close()
    if let manager = database as? SQLiteManager, case .database(.file, _) = manager.placement {
      try manager.open()
      #expect(try manager.count("star") == 3)
    }
  }

  @Test(arguments: Lending.allCases) func `may call again what lent it: to write, to read, in whatever order`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.transaction { outer in
      try database.insert(["id": 3], into: "star")
      #expect(try database.withConnection { $0 === outer && $0.isInTransaction })
      #expect(try database.count("star") == 3)
      #expect(try database.withReader { inner in try inner === outer && inner.count("star") == 3 })
      _ = try database.transaction { _ in try database.insert(["id": 4], into: "star") }
    }
    try database.withReader { reader in
      #expect(try reader.count("star") == 4)
      #expect(try database.withReader { $0 === reader })
      try database.insert(["id": 5], into: "star")
      #expect(try database.withReader { try $0 === reader && database.count("star") == reader.count("star") })
    }
    var seen: [Int] = []
    try database.forEach("SELECT id FROM star ORDER BY id") { row in
      seen.append(try row[0])
      if seen.count == 1 { try database.update("star", set: ["name": "seen"], where: .all) }
    }
    #expect(seen == [1, 2, 3, 4, 5])
    #expect(try database.count("star", where: Column("name") == "seen") == 5)
  }

  @Test(arguments: Lending.allCases) func `has its cursors ended with it, and no other call fails for them`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    var kept: Cursor?
    try database.withConnection { connection in
      kept = try connection.cursor("SELECT id FROM star")
      _ = try kept?.next()
      try connection.insert(["id": 3], into: "star")
    }
    #expect(ends { #expect(throws: Never.self) { try database.transaction { try $0.insert(["id": 4], into: "star") } } })
    #expect(ends { #expect(throws: Never.self) { try database.execute("DROP TABLE star") } })
    try database.withConnection { _ in _ = expectError(.misuse, "was ended with the closure") { try kept?.next() } }
    kept = nil
    try database.close()
  }

  @Test(arguments: Lending.allCases) func `has a cursor ended as well that reads no table`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    var kept: Cursor?
    try database.withConnection { connection in
      kept = try connection.cursor("VALUES (1), (2)")
      _ = try kept?.next()
      connection.interrupt()
    }
    #expect(try database.withConnection { try $0.count("star") } == 2)
    try database.withConnection { try $0.vacuum() }
    try database.withConnection { _ in _ = expectError(.misuse, "was ended with the closure") { try kept?.next() } }
    kept = nil
    try database.close()
  }

  @Test func `keeps no old state for others by a blob, where one connection reads`() async throws {
    let database = try Database(.file(folder.path("a")), readerLimit: 1)
    try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(9))")
    let kept = Locked<[BlobHandle]>([])
    @Sendable func keep(_ connection: Connection) throws -> Int {
      let blob = try connection.openBlob(in: "t", column: "a", rowid: 1)
      kept.withLock { $0.append(blob) }
      return try connection.count("t")
    }
    #expect(try database.withReader { try keep($0) } == 1)
    try database.insert(["a": 2], into: "t")
    #expect(try database.count("t") == 2)
    var seen = database.observe { try keep($0) }.makeAsyncIterator()
    #expect(try await seen.next() == 2)
    try database.insert(["a": 3], into: "t")
    #expect(try await seen.next() == 3)
    kept.withLock { $0 = [] }
  }

  @Test(arguments: Lending.allCases) func `may close its connection, which is opened again for the next`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.withConnection { try $0.close() }
    #expect(try database.value("SELECT 1", as: Int.self) == 1)
  }

  @Test(arguments: ["queue", "database", "database, for its writer"])
  func `leaves no new file when a closure that prepares it throws, so that it can be opened again`(kind: String) throws {
    let file = Connection.Location.file(folder.path("new"))
    func open(_ prepare: @escaping @Sendable (Connection) throws -> Void) throws -> any SharedDatabase {
      switch kind {
      case "queue": try ConnectionQueue(file, access: .new, configuration: .recommended, prepare: prepare)
      case "database": try Database(file, access: .new, prepare: prepare)
      default: try Database(file, access: .new, prepareWriter: prepare)
      }
    }
    let before = try folder.contents
    #expect(throws: CancellationError.self) {
      _ = try open { connection in
        try connection.execute("CREATE TABLE half (a)")
        throw CancellationError()
      }
    }
    #expect(try folder.contents == before)
    #expect(try open { try $0.execute("CREATE TABLE IF NOT EXISTS whole (a)") }.count("whole") == 0)
    #expect(throws: CancellationError.self) { _ = try ConnectionQueue(file) { _ in throw CancellationError() } }
    #expect(try folder.contents.contains("new"), "it was there before")
  }

  @Test func `may close its connection to a new file, which is opened again`() throws {
    let queue = try ConnectionQueue(.file(folder.path("queue")), access: .new)
    let database = try Database(.file(folder.path("database")), access: .new)
    for made in [queue, database] as [any SharedDatabase] {
      try made.withConnection { try $0.close() }
      #expect(try made.value("SELECT 1", as: Int.self) == 1)
    }
  }
}
