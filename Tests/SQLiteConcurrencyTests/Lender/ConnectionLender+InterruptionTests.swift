import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

/// The calls that may follow an interrupt, one of every kind.
private enum Call: CaseIterable {
  case checkpoint, backup, vacuum, insert, transaction, read, close

  func make(on database: any ObservableDatabase, _ folder: ScratchFolder) throws {
    switch self {
    case .checkpoint: try database.withConnection { _ = try $0.checkpoint(.truncate) }
    case .backup: try database.withConnection { _ = try $0.backup(toNewFile: folder.path("copy")) }
    case .vacuum: try database.withConnection { try $0.vacuum() }
    case .insert: try database.insert(["name": "new"], into: "star")
    case .transaction: try database.transaction { _ = try $0.insert(["name": "new"], into: "star") }
    case .read: #expect(try database.count("star") >= 2)
    case .close:
      try database.close()
      #expect(try folder.contents.filter { $0.hasSuffix("-wal") } == [])
    }
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A call after an interrupt` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: Lending.allCases) func `is done, of whatever kind, when a task was cancelled that computed`(_ lending: Lending)
    async throws
  {
    for (number, call) in Call.allCases.enumerated() {
      let (isIn, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
      let own = try ScratchFolder()
      let database = try lending.make(in: own)
      let task = Task {
        try await database.perform { connection in
          let count = try connection.insert(["name": "before"], into: "star")
          isIn.continuation.yield()
          mayGo.wait()
          return count
        }
      }
      for await _ in isIn.stream { break }
      task.cancel()
      mayGo.signal()
      #expect(try await task.value == 3, "it was done: \(number)")
      #expect(throws: Never.self, "\(call)") { try call.make(on: database, own) }
    }
  }

  @Test(arguments: Call.allCases) private func `is done, of whatever kind, when nothing ran that was interrupted`(_ call: Call) throws {
    let database = try Lending.queue.make(in: folder)
    try database.withConnection { $0.interrupt() }
    #expect(throws: Never.self, "\(call)") { try call.make(on: database, folder) }
    let connection = try Connection(.file(folder.path("b")), configuration: .recommended)
    try connection.execute("CREATE TABLE t (a)")
    connection.interrupt()
    #expect(try connection.checkpoint(.truncate)?.isComplete == true)
    try connection.execute("INSERT INTO t VALUES (1)")
    connection.interrupt()
    try connection.close()
    #expect(try !folder.contents.contains("b-wal"))
  }

  @Test(arguments: Lending.allCases, Call.allCases)
  private func `is done, of whatever kind, when the database was suspended while it computed`(_ lending: Lending, _ call: Call) throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let rowid = Locked<Int64?>(nil)
    let working = StartedThread {
      let made = try? database.transaction { connection in
        let rowid = try connection.insert(["name": "before"], into: "star")
        return rowid
      }
      let after = try? database.withConnection { connection in
        isIn.signal()
        mayGo.wait()
        return made
      }
      rowid.withLock { $0 = after ?? nil }
    }
    isIn.wait()
    let suspending = StartedThread { #expect(throws: Never.self) { try database.suspend() } }
    StartedThread.yield { (try? database.withReader(.statement) { _ in }) == nil }
    mayGo.signal()
    suspending.join()
    working.join()
    #expect(rowid.withLock { $0 } == 3, "what was done is not reported as stopped")
    expectError(.interrupt, "is suspended") { try database.count("star") }
    if call != .close { database.resume() }
    #expect(throws: Never.self, "\(call)") { try call.make(on: database, folder) }
  }

  @Test(arguments: Lending.withReaders) func `that a reading task waits for to write does not keep the task when that is cancelled`(
    _ lending: Lending
  ) async throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let writing = StartedThread {
      try? database.withConnection { _ in
        isIn.continuation.yield()
        mayGo.wait()
      }
    }
    for await _ in isIn.stream { break }
    let task = Task { try await database.performRead { _ in try database.insert(["id": 3], into: "star") } }
    while database.waitingCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(database.waitingCount == 0)
    mayGo.signal()
    writing.join()
    #expect(try database.count("star") == 2)
  }
}
