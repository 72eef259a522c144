import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

@Suite(.timeLimit(.minutes(2))) struct `Closing what lends` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: [Lending.database, .manager]) func `is refused to who observes, and changes nothing`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    var first = database.observe { _ in
      _ = expectError(.misuse, "it would wait for itself") { try database.close() }
      return 1
    }.makeAsyncIterator()
    #expect(try await first.next() == 1)
    #expect(try database.count("star") == 2)
    try database.insert(["id": 3], into: "star")
    var second = database.observe { try $0.count("star") }.makeAsyncIterator()
    #expect(try await second.next() == 3)
    try database.close()
    #expect(try await second.next() == nil)
  }

  @Test(arguments: [Lending.database, .manager]) func `ends an observation that began while a reader was waited for`(
    _ lending: Lending
  ) async throws {
    let database = try lending.make(in: folder)
    let (isIn, mayGo) = (Locked(false), DispatchSemaphore(value: 0))
    let reading = StartedThread {
      try? database.withReader { _ in
        isIn.withLock { $0 = true }
        mayGo.wait()
      }
    }
    while !isIn.withLock({ $0 }) { await Task.yield() }
    var early = database.observe { try $0.count("star") }.makeAsyncIterator()
    #expect(try await early.next() == 2)
    let closing = StartedThread { #expect(throws: Never.self) { try database.close() } }
    while (try? database.count("star")) != nil { await Task.yield() }
    var late = database.observe { try $0.count("star") }.makeAsyncIterator()
    #expect(try await late.next() == 2)
    mayGo.signal()
    closing.join()
    reading.join()
    #expect(try await early.next() == nil)
    #expect(try await late.next() == nil)
  }

  @Test func `waits for a reader that came while two close and one opens`() throws {
    let manager = try #require(Lending.manager.make(in: folder) as? SQLiteManager)
    let (isHeld, isReading, mayGo) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), [0, 1].map { _ in DispatchSemaphore(value: 0) }
    )
    let isBack = Locked(false)
    var threads = [
      StartedThread {
        try? manager.withConnection { _ in
          isHeld.signal()
          mayGo[0].wait()
        }
      }
    ]
    isHeld.wait()
    let reading = Locked<StartedThread?>(nil)
    let calls: [@Sendable () throws -> Void] = [
      manager.close, { try manager.open() },
      {
        try manager.withConnection { _ in
          reading.withLock {
            $0 = StartedThread {
              try? manager.withReader { _ in
                isReading.signal()
                mayGo[1].wait()
                isBack.withLock { $0 = true }
              }
            }
          }
          isReading.wait()
        }
      },
      {
        try manager.close()
        #expect(isBack.withLock { $0 })
      },
    ]
    for (number, call) in calls.enumerated() {
      threads.append(StartedThread { #expect(throws: Never.self) { try call() } })
      StartedThread.yield { manager.lender.waitingCount > number }
    }
    mayGo[0].signal()
    StartedThread.yield { reading.withLock { $0 } != nil && (try? manager.withReader { _ in }) == nil }
    mayGo[1].signal()
    for thread in threads { thread.join() }
    reading.withLock { $0 }?.join()
    #expect(try folder.contents == ["a"])
  }

  @Test(.tags(.misuses)) func `refuses reading and writing alike, when something of a reader was kept, and can be tried again`() throws {
    let database = try Lending.database.make(in: folder)
    var kept: Cursor?
    try database.withReader { kept = try $0.cursor("SELECT id FROM star") }
    expectError(.busy, "SELECT id FROM star") { try database.close() }
    expectError(.misuse, "is closed") { try database.count("star") }
    expectError(.misuse, "is closed") { try database.insert(["id": 3], into: "star") }
    kept = nil
    withExtendedLifetime(kept) {}
    try database.close()
    #expect(try folder.contents == ["a"])
  }

  @Test(.tags(.misuses), arguments: Lending.allCases) func `and suspending say that a blob is kept, and can be tried again`(
    _ lending: Lending
  ) throws {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(9))")
    var kept: BlobHandle?
    try database.withReader(.statement) { kept = try $0.openBlob(in: "t", column: "a", rowid: 1) }
    expectError(.busy, "was kept and holds a lock") { try database.suspend() }
    database.resume()
    #expect(try database.count("star") == 2)
    expectError(.busy, Lending.withReaders.contains(lending) ? "was kept" : "in use: ") { try database.close() }
    kept = nil
    withExtendedLifetime(kept) {}
    try database.close()
    #expect(try folder.contents.allSatisfy { $0 == "a" })
  }

  @Test(arguments: Lending.withReaders) func `for the background stops who reads while another thread writes`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let (isIn, isReading, hasRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let wasStopped = Locked(false)
    let writing = StartedThread {
      try? database.withConnection { _ in
        isIn.signal()
        let isOver = hasRead.wait(timeout: .now() + .seconds(20)) == .success
        wasStopped.withLock { $0 = isOver }
      }
    }
    isIn.wait()
    let reading = StartedThread {
      let error = #expect(throws: SQLiteError.self) {
        try database.withReader { connection in
          isReading.signal()
          _ = try connection.value("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n", as: Int.self)
        }
      }
      #expect(error?.code.primary == .interrupt)
      hasRead.signal()
    }
    isReading.wait()
    try database.suspend()
    writing.join()
    reading.join()
    database.resume()
    #expect(wasStopped.withLock { $0 }, "the reader was stopped only after the writer had gone")
    #expect(try database.count("star") == 2)
  }

  @Test(arguments: Lending.allCases) func `for the background ends no observation`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    let observing = (0..<4).map { _ in
      Task {
        for try await count in database.observe({ try $0.count("star") }) where count == 3 { return true }
        return false
      }
    }
    for _ in 0..<TestRun.rounds(30_000, few: 1_000) {
      database.noteExternalChange()
      try database.suspend()
      database.resume()
    }
    try database.insert(["id": 3], into: "star")
    for task in observing { #expect(try await task.value) }
    try database.close()
  }

  @Test(arguments: [Lending.queue, .database, .manager]) func `that waits for a reader is shortened by a suspension`(
    _ lending: Lending
  ) throws {
    let database = try lending.make(in: folder)
    let isIn = DispatchSemaphore(value: 0)
    let reading = StartedThread {
      _ = expectError(.interrupt, "") {
        try database.withReader(.statement) { connection in
          isIn.signal()
          return try connection.value(
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 50000000) SELECT count(*) FROM n", as: Int.self)
        }
      }
    }
    isIn.wait()
    let closing = StartedThread { #expect(throws: Never.self) { try database.close() } }
    StartedThread.yield { (try? database.count("star")) == nil }
    try database.suspend()
    reading.join()
    closing.join()
    database.resume()
    expectError(.misuse, database is SQLiteManager ? "not open" : "is closed") { try database.count("star") }
  }

  @Test func `waits for a reader that is lent, though another could not be opened`() throws {
    let database = try Database(
      .file(folder.path("a")), configuration: .recommended, readerLimit: 2,
      prepare: { connection in
        if try connection.hasTable("t"), try connection.count("t") == 0 { try connection.execute("INSERT INTO t VALUES (0)") }
      })
    try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let (isIn, goesOn, hasRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Locked(false))
    let reading = StartedThread {
      #expect(throws: Never.self) {
        try database.withReader { reader in
          isIn.signal()
          goesOn.wait()
          _ = try reader.count("t")
          hasRead.withLock { $0 = true }
        }
      }
    }
    isIn.wait()
    try database.execute("DELETE FROM t")
    #expect(try database.count("t") == 0)  // the second reader would write when it is opened: the one that writes reads
    let closing = StartedThread {
      #expect(throws: Never.self) { try database.close() }
      #expect(hasRead.withLock { $0 })
    }
    StartedThread.yield { (try? database.count("t")) == nil }
    goesOn.signal()
    reading.join()
    closing.join()
    #expect(try folder.contents == ["a"])
  }
}
