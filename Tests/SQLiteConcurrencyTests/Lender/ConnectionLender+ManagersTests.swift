import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Closing a manager` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(.tags(.misuses), arguments: Lending.managers, [false, true]) func `lets observations go on where it fails`(
    _ lending: Lending, _ keepsReader: Bool
  ) async throws {
    let database = try lending.make(in: folder)
    var seen = database.observe { try $0.count("star") }.makeAsyncIterator()
    #expect(try await seen.next() == 2)
    let kept = Locked<Cursor?>(nil)
    let keep: @Sendable (Connection) throws -> Void = { connection in
      let cursor = try connection.cursor("SELECT id FROM star")
      kept.withLock { $0 = cursor }
    }
    if keepsReader { try database.withReader(keep) } else { try database.withConnection(keep) }
    expectError(.busy, "SELECT id FROM star") { try database.close() }
    try database.insert(["id": 3], into: "star")
    #expect(try await seen.next() == 3)
    kept.withLock { $0 = nil }
    try database.insert(["id": 4], into: "star")
    #expect(try await seen.next() == 4)
    try database.close()
    #expect(try await seen.next() == nil)
  }

  @Test(.tags(.misuses), arguments: Lending.managers) func `lets an observation wait that would read meanwhile`(
    _ lending: Lending
  ) async throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo, kept) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Locked<Cursor?>(nil))
    let isObserved = AsyncStream<Void>.makeStream()
    let observing = Task {
      var seen = database.observe { try $0.count("star") }.makeAsyncIterator()
      let first = try await seen.next()
      isObserved.continuation.yield()
      let second = try await seen.next()
      isObserved.continuation.yield()
      return try await [first, second, seen.next()]
    }
    var observed = isObserved.stream.makeAsyncIterator()
    await observed.next()
    let writing = StartedThread {
      try? database.withConnection { connection in
        let cursor = try connection.cursor("SELECT id FROM star")
        kept.withLock { $0 = cursor }
        isIn.signal()
        mayGo.wait()
      }
    }
    isIn.wait()
    let closing = StartedThread { _ = expectError(.busy, "SELECT id FROM star") { try database.close() } }
    while database.waitingCount == 0 { await Task.yield() }
    for _ in 0..<100 {
      database.noteExternalChange()  // the readers refuse all by now
      await Task.yield()
    }
    mayGo.signal()
    closing.join()
    writing.join()
    kept.withLock { $0 = nil }
    try database.insert(["id": 3], into: "star")
    await observed.next()
    try database.close()
    #expect(try await observing.value == [2, 3, nil])
  }

  @Test(arguments: Lending.managers) func `is not refused by a suspension while it waits`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writing = StartedThread {
      try? database.withConnection { _ in
        isIn.signal()
        mayGo.wait()
      }
    }
    isIn.wait()
    let closing = StartedThread { #expect(throws: Never.self) { try database.close() } }
    StartedThread.yield { database.waitingCount == 1 }
    let refused = StartedThread { _ = expectError(.interrupt, "is suspended") { try database.insert(["id": 4], into: "star") } }
    StartedThread.yield { database.waitingCount == 2 }
    let suspending = StartedThread { #expect(throws: Never.self) { try database.suspend() } }
    refused.join()
    mayGo.signal()
    for thread in [writing, closing, suspending] { thread.join() }
    database.resume()
    expectError(.misuse, "not open") { try database.count("star") }
    try (database as? SQLiteManager)?.open()
    #expect(try lending == .managerOfMemory || database.count("star") == 2)
  }

  @Test(.tags(.misuses)) func `leaves it open, to read as well, while something of a reader is kept`() throws {
    let manager = try Lending.manager.make(in: folder)
    var kept: Cursor?
    try manager.withReader { kept = try $0.cursor("SELECT id FROM star") }
    expectError(.busy, "SELECT id FROM star") { try manager.close() }
    #expect(try manager.count("star") == 2)
    try manager.insert(["id": 3], into: "star")
    expectError(.busy, "SELECT id FROM star") { try manager.close() }
    #expect(try manager.count("star") == 3)
    kept = nil
    withExtendedLifetime(kept) {}
    try manager.close()
    expectError(.misuse, "not open") { try manager.count("star") }
    #expect(try folder.contents == ["a"])
  }

  @Test(arguments: [Lending.manager, .managerWithoutLog]) func `in any order with opening, suspending and reading lets none wait for ever`(
    _ lending: Lending
  ) async throws {
    let manager = try #require(try lending.make(in: folder) as? SQLiteManager)
    let isOver = Locked(false)
    let observing = Task {
      while !isOver.withLock({ $0 }) {
        do { for try await count in manager.observe({ try $0.count("star") }) { #expect(count == 2) } } catch { look(at: error) }
        await Task.yield()
      }
    }
    let opening = Task {
      while !isOver.withLock({ $0 }) {
        do { try await manager.open() } catch { look(at: error) }
        await Task.yield()
      }
    }
    let threads = (0..<3).map { thread in
      StartedThread {
        var random = SplitMix64(seed: TestRun.seed &+ UInt64(thread))
        for _ in 0..<TestRun.rounds(5_000, few: 300) {
          do { try doOne(random.below(9), to: manager) } catch { look(at: error) }
        }
      }
    }
    let joining = AsyncStream<Void>.makeStream()
    let joined = StartedThread {
      for thread in threads { thread.join() }
      joining.continuation.yield()
    }
    for await _ in joining.stream { break }
    joined.join()
    isOver.withLock { $0 = true }
    manager.resume()
    _ = await opening.value
    try manager.close()
    _ = await observing.value
    try await manager.open()
    #expect(try manager.count("star") == 2)
    try manager.close()
    #expect(try folder.contents == ["a"])
  }
}

private func doOne(_ deed: Int, to manager: SQLiteManager) throws {
  switch deed {
  case 0: try manager.open()
  case 1: try manager.close()
  case 2: try manager.withConnection { _ in try manager.close() }
  case 3: try manager.suspend()
  case 4: manager.resume()
  case 5: #expect(try manager.withReader { try $0.count("star") + manager.count("star") } == 4)
  case 6: try manager.withReader { _ in try manager.execute("UPDATE star SET name = name") }
  case 7:
    try manager.withConnection { _ in
      #expect(try manager.count("star") == 2)
      try manager.close()
      try manager.open()
      #expect(try manager.count("star") == 2)
    }
  default: #expect(try manager.count("star") == 2)
  }
}

/// Expects that a call is refused only because the manager is not open, or suspended.
private func look(at error: any Error) {
  if let error = error as? SQLiteError, error.code.primary == .interrupt || error.code == .misuse { return }
  Issue.record("\(error)")
}
