import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

private let long: SQL = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 30000000) SELECT count(*) FROM n"

/// A manager that was closed by a closure that writes, while another thread reads.
@Suite(.timeLimit(.minutes(1))) struct `A reader that outlives a close within a closure that writes` {
  let folder: ScratchFolder
  let manager: SQLiteManager
  private let isIn = DispatchSemaphore(value: 0)
  private let mayGo = DispatchSemaphore(value: 0)

  init() throws {
    folder = try ScratchFolder()
    manager = SQLiteManager(.database(.file(folder.path("a"))), configuration: .recommended)
    try manager.open()
    try manager.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
  }

  /// Starts a thread that reads, and closes the manager once it does.
  private func closeBeside(
    whichIsStopped isStopped: Bool = false, _ body: @escaping @Sendable (Connection) throws -> Void
  ) throws -> StartedThread {
    let reading = StartedThread { [manager, isIn] in
      do {
        try manager.withReader { reader in
          #expect(try reader.count("t") == 2)
          isIn.signal()
          try body(reader)
        }
        #expect(!isStopped)
      } catch { #expect(isStopped && (error as? SQLiteError)?.code.primary == .interrupt, "\(error)") }
    }
    isIn.wait()
    try manager.withConnection { _ in try manager.close() }
    return reading
  }

  private func expectFolded() throws {
    try manager.open()
    #expect(try manager.count("t") == 2)
    try manager.close()
    #expect(try folder.contents == ["a"])
  }

  @Test(arguments: [false, true]) func `is stopped and waited for by a suspension`(_ isOpenAgain: Bool) throws {
    let isStopped = Locked(false)
    let reading = try closeBeside(whichIsStopped: true) { [isIn] reader in
      defer { isStopped.withLock { $0 = true } }
      isIn.signal()
      _ = try reader.value(long, as: Int.self)
    }
    isIn.wait()
    if isOpenAgain {
      try manager.open()
      #expect(try manager.count("t") == 2)
    }
    try manager.suspend()
    #expect(isStopped.withLock { $0 })
    manager.resume()
    reading.join()
    try manager.close()
    try expectFolded()
  }

  @Test func `is waited for by the next close`() throws {
    let hasRead = Locked(false)
    let reading = try closeBeside { [mayGo] (reader) throws in
      mayGo.wait()
      #expect(try reader.count("t") == 2)
      hasRead.withLock { $0 = true }
    }
    let closing = StartedThread { [manager] in
      #expect(throws: Never.self) { try manager.close() }
      #expect(hasRead.withLock { $0 })
    }
    for _ in 0..<100 { sched_yield() }  // a close that does not wait has ended by now, most often
    mayGo.signal()
    closing.join()
    reading.join()
    try expectFolded()
  }

  @Test func `reads with its own connection within its closure, and may neither close nor suspend`() throws {
    let reading = try closeBeside { [manager, mayGo] (reader) throws in
      mayGo.wait()
      #expect(try manager.withReader { $0 === reader })
      #expect(try manager.count("t") == 2)
      _ = expectError(.misuse, "it would wait for itself") { try manager.close() }
      _ = expectError(.misuse, "it would wait for itself") { try manager.suspend() }
      _ = expectError(.misuse, "it would wait for itself") { try manager.removeInstalled() }
      _ = expectError(.misuse, "not open") { try manager.execute("DELETE FROM t") }
    }
    mayGo.signal()
    reading.join()
    try expectFolded()
  }

  @Test(.tags(.misuses)) func `and is kept is named by who closes or suspends`() throws {
    let kept = Locked<BlobHandle?>(nil)
    try manager.execute("CREATE TABLE blob (b); INSERT INTO blob VALUES (zeroblob(9))")
    let reading = try closeBeside { [mayGo] (reader) throws in
      mayGo.wait()
      let blob = try reader.openBlob(in: "blob", column: "b", rowid: 1)
      kept.withLock { $0 = blob }
    }
    mayGo.signal()
    reading.join()
    expectError(.busy, "was kept and holds a lock") { try manager.suspend() }
    manager.resume()
    expectError(.busy, "was kept and holds a lock") { try manager.close() }
    kept.withLock { $0 = nil }
    try manager.close()
  }
}
